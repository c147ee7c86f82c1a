import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runChild } from './child.mjs'
import { install, PNPM, ROOT, toolEnv } from './install.mjs'

/**
 * Installs what is missing and runs one script of the root package.json; the exit code of this process is its own.
 * @param {string[]} args the script's name, then what it is given
 */
export const runScript = async (args) => {
  if (args.length === 0) return fail('Which script? For example: node tools/setup/run.mjs verify')
  const problem = await install({ quiet: false })
  if (problem) return fail(problem)
  process.exitCode = await runChild(process.execPath, [PNPM, '--silent', 'run', ...args], {
    cwd: ROOT,
    env: toolEnv(),
  })
}

/**
 * Installs what is missing and runs a TypeScript program in this process, with the arguments this process was given.
 * @param {string} file from the project's folder
 */
export const runTypeScript = async (file) => {
  const problem = await install({ quiet: true })
  if (problem) return fail(problem)
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(join(ROOT, file)).href)
}

const fail = (/** @type {string} */ sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
