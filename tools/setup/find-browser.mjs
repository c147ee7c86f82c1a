import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Where systems keep a Chromium, best first: the headless shell starts about three times faster than the whole browser. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * What the search for a browser asks the machine; tests hand in another one.
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {() => readonly string[]} own the builds Playwright has installed
 * @property {(file: string) => boolean} starts whether that file is a program that runs here
 */

/**
 * The Chromium that browser tests run in: `CHROMIUM_PATH`, else Playwright's own, else the system's. One that is there
 * but does not start (a download without its system libraries) is passed over.
 * @param {Machine} [machine]
 * @returns {string | undefined} the path of a program; undefined when there is none
 * @throws when `CHROMIUM_PATH` is set to something that does not start
 */
export const findBrowser = ({ env, own, starts } = THIS_MACHINE) => {
  const wanted = env.CHROMIUM_PATH
  if (!wanted) return [...own(), ...SYSTEM_BROWSERS].find((file) => starts(file))
  if (starts(wanted)) return wanted
  throw new Error(`CHROMIUM_PATH is set to ${wanted}, which does not start.`)
}

/**
 * Playwright only tells where the whole browser would be; the headless shell, which is enough, lies in a sister folder
 * of the same revision.
 */
const ownBrowsers = () => {
  const require = createRequire(import.meta.url)
  /** @type {string} */
  const whole = require('playwright-core').chromium.executablePath()
  const [, store, revision] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(whole) ?? []
  return [...headlessShells(`${store}chromium_headless_shell-${revision}`), whole]
}

const headlessShells = (/** @type {string} */ folder) => {
  if (!existsSync(join(folder, 'INSTALLATION_COMPLETE'))) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(chrome-)?headless[-_]shell(\.exe)?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Asking for the version starts the program and ends it; on Windows it would open a window instead. */
const startsHere = (/** @type {string} */ file) =>
  existsSync(file) &&
  (process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 30_000 }).status === 0)

/** @type {Machine} */
const THIS_MACHINE = { env: process.env, own: ownBrowsers, starts: startsHere }
