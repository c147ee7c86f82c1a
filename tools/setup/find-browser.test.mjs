import { expect, test, vi } from 'vitest'
import { ensureBrowser } from './ensure-browser.mjs'
import { findBrowser } from './find-browser.mjs'

const SHELL = '/usr/bin/chromium-headless-shell'

/**
 * @param {string[]} programs what starts on this machine
 * @param {{ wanted?: string, own?: string[] }} [more]
 */
const machine = (programs, { wanted, own = [] } = {}) => ({
  env: wanted === undefined ? {} : { CHROMIUM_PATH: wanted },
  own: () => own,
  starts: (/** @type {string} */ file) => programs.includes(file),
})

test('CHROMIUM_PATH comes before everything', () => {
  expect(findBrowser(machine(['/opt/mine', '/own', SHELL], { wanted: '/opt/mine', own: ['/own'] }))).toBe(
    '/opt/mine',
  )
})

test('a CHROMIUM_PATH that does not start is an error, not a reason to take another', () => {
  expect(() => findBrowser(machine([SHELL], { wanted: '/opt/gone' }))).toThrow(
    '/opt/gone, which does not start',
  )
})

test('an empty CHROMIUM_PATH counts as not set', () => {
  expect(findBrowser(machine([SHELL], { wanted: '' }))).toBe(SHELL)
})

test('the build of Playwright comes before the ones of the system, if it starts', () => {
  expect(findBrowser(machine(['/own', SHELL], { own: ['/own'] }))).toBe('/own')
  expect(findBrowser(machine([SHELL], { own: ['/own'] }))).toBe(SHELL)
})

test('the headless shell comes before the whole browser', () => {
  expect(findBrowser(machine(['/usr/bin/chromium', SHELL]))).toBe(SHELL)
  expect(findBrowser(machine(['/usr/bin/google-chrome', '/usr/bin/chromium']))).toBe('/usr/bin/chromium')
})

test('no browser anywhere is undefined', () => {
  expect(findBrowser(machine([]))).toBeUndefined()
})

test('nothing is installed where a browser is there', () => {
  const install = vi.fn()
  expect(ensureBrowser(() => SHELL, [install])).toBe(SHELL)
  expect(install).not.toHaveBeenCalled()
})

test('ways to install one are tried in turn until one helps', () => {
  const there = /** @type {string[]} */ ([])
  const calls = /** @type {string[]} */ ([])
  const fails = () => calls.push('download')
  const helps = () => {
    calls.push('apt')
    there.push(SHELL)
  }
  const never = () => calls.push('never')
  expect(ensureBrowser(() => findBrowser(machine(there)), [fails, helps, never])).toBe(SHELL)
  expect(calls).toEqual(['download', 'apt'])
})

test('undefined when nothing helps', () => {
  expect(ensureBrowser(() => undefined, [() => {}])).toBeUndefined()
})
