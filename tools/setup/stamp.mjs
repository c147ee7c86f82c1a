import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

/**
 * A fingerprint of everything an installation depends on: the given files, the Node version and the machine kind
 * (native packages differ between them).
 * @param {readonly string[]} files absolute paths; a missing one counts as empty
 * @returns {string} hexadecimal
 */
export const fingerprint = (files) => {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  for (const file of files) hash.update('\0').update(existsSync(file) ? readFileSync(file) : '')
  return hash.digest('hex')
}

/**
 * Whether `file` holds exactly `text`: how an installation tells that it is complete and of which fingerprint.
 * @param {string} file
 * @param {string} text
 */
export const holds = (file, text) => existsSync(file) && readFileSync(file, 'utf8') === text
