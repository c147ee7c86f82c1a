import { existsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runChild } from './child.mjs'
import { cleanEnv } from './clean-env.mjs'
import { withLock } from './lock.mjs'
import { fingerprint, holds } from './stamp.mjs'

/** The folder of the whole project. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

const PNPM_FOLDER = join(ROOT, 'tools', 'setup', 'pnpm')
const PNPM_STAMP = join(PNPM_FOLDER, 'node_modules', '.installed')
const STAMP = join(ROOT, 'node_modules', '.installed')

/** pnpm's own program: started with `node`, so that it works the same on every system. */
export const PNPM = join(PNPM_FOLDER, 'node_modules', 'pnpm', 'bin', 'pnpm.cjs')

/** The environment of everything that is started from here: pnpm on the path, no telemetry, no leftovers of npm. */
export const toolEnv = () => {
  const env = cleanEnv(process.env)
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const separator = process.platform === 'win32' ? ';' : ':'
  const folders = [
    join(PNPM_FOLDER, 'node_modules', '.bin'),
    join(ROOT, 'node_modules', '.bin'),
    env[pathName],
  ]
  return { ...env, [pathName]: folders.filter(Boolean).join(separator), TURBO_TELEMETRY_DISABLED: '1' }
}

const pnpmPrint = () => fingerprint([join(PNPM_FOLDER, 'package-lock.json')])
const projectPrint = () =>
  fingerprint([
    join(PNPM_FOLDER, 'package-lock.json'),
    join(ROOT, 'pnpm-lock.yaml'),
    join(ROOT, 'pnpm-workspace.yaml'),
  ])

/** Whether everything that the lock files ask for is there already. */
const isInstalled = () => holds(PNPM_STAMP, pnpmPrint()) && holds(STAMP, projectPrint())

/**
 * Installs pnpm and the dependencies where they are missing or older than the lock files. All its words go to
 * standard error.
 * @param {{ quiet: boolean }} how quiet: one line instead of the progress of pnpm
 * @returns {Promise<string | undefined>} what went wrong, as a sentence; undefined when all is there
 */
export const install = async ({ quiet }) => {
  if (isInstalled()) return undefined
  return withLock(join(ROOT, '.cache', 'installing'), async () => {
    if (isInstalled()) return undefined
    process.stderr.write('Installing what the project needs (the first time takes a minute) …\n')
    return (await installPnpm()) ?? (await installDependencies(quiet))
  })
}

const installPnpm = async () => {
  if (holds(PNPM_STAMP, pnpmPrint())) return undefined
  const args = [
    'ci',
    '--prefix',
    PNPM_FOLDER,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const code = await npm(args)
  if (code === 127) return 'npm was not found: it comes with Node and must be on the path.'
  if (code !== 0) return `npm could not install pnpm (exit code ${code}); its message is above.`
  writeFileSync(PNPM_STAMP, pnpmPrint())
  return undefined
}

/** npm may be asked for by the path it gave us, which works where no `npm` is on the path. */
const npm = (/** @type {string[]} */ args) => {
  const own = process.env.npm_execpath ?? ''
  const options = { cwd: ROOT, env: toolEnv(), stdio: STDIO }
  if (/npm-cli\.js$/.test(own) && existsSync(own)) return runChild(process.execPath, [own, ...args], options)
  return runChild('npm', args, { ...options, shell: process.platform === 'win32' })
}

const installDependencies = async (/** @type {boolean} */ quiet) => {
  const args = [PNPM, 'install', '--frozen-lockfile', quiet ? '--silent' : '--reporter=append-only']
  const code = await runChild(process.execPath, args, { cwd: ROOT, env: toolEnv(), stdio: STDIO })
  if (code !== 0) return `pnpm could not install the dependencies (exit code ${code}); its message is above.`
  writeFileSync(STAMP, projectPrint())
  return undefined
}

/** Nothing to read, and both streams of the installers on our standard error. */
const STDIO = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 2, 2])
