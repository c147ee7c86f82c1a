import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './find-browser.mjs'
import { ROOT } from './install.mjs'

/** The longest wait for Playwright's own download: without a way out it would try for many minutes. */
const DOWNLOAD_MS = 3 * 60_000
const APT_MS = 5 * 60_000

/**
 * A way to get a browser. It may fail; whether it helped is seen by looking again.
 * @typedef {() => void} Installer
 */

/**
 * Finds a browser for the tests; installs one where there is none.
 * @param {() => string | undefined} find
 * @param {readonly Installer[]} installers tried in turn
 * @returns {string | undefined} the path of a browser that starts; undefined when nothing helped
 */
export const ensureBrowser = (find = findBrowser, installers = installersHere()) => {
  for (const install of [undefined, ...installers]) {
    install?.()
    const browser = find()
    if (browser) return browser
  }
  return undefined
}

/** What to tell when `ensureBrowser` found nothing. */
export const NO_BROWSER =
  'The browser tests need a Chromium: install one (Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.'

const installersHere = () => (mayUseApt() ? [fromPlaywright, fromApt] : [fromPlaywright])

const fromPlaywright = () => {
  process.stderr.write('No Chromium found: trying to download the one of Playwright …\n')
  const program = join(ROOT, 'node_modules', 'playwright', 'cli.js')
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', ...process.env }
  run(process.execPath, [program, 'install', '--only-shell', 'chromium'], DOWNLOAD_MS, env)
}

const fromApt = () => {
  process.stderr.write('Installing the Chromium of the system …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const packages = ['chromium-headless-shell', 'fonts-dejavu-core']
  run('apt-get', ['update', '-qq'], APT_MS, env)
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], APT_MS, env)
}

const mayUseApt = () =>
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0

/**
 * @param {string} command
 * @param {string[]} args
 * @param {number} timeout milliseconds
 * @param {NodeJS.ProcessEnv} env
 */
const run = (command, args, timeout, env) =>
  spawnSync(command, args, { cwd: ROOT, stdio: ['ignore', 2, 'pipe'], timeout, env })
