import { mkdirSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A lock older than this was left behind by a run that died: no installation takes ten minutes without a sign. */
const STALE_MS = 10 * 60_000

/**
 * Runs `work` while no other process holds the same lock; two commands started at once install one after the other.
 * @template T
 * @param {string} folder the lock: a folder that exists while somebody works
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export const withLock = async (folder, work) => {
  mkdirSync(dirname(folder), { recursive: true })
  while (!tryLock(folder)) await sleep(200)
  const release = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

const tryLock = (/** @type {string} */ folder) => {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > STALE_MS) rmSync(folder, { recursive: true, force: true })
    return false
  }
}
