import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** How often a run started by npm looks whether npm still lives. */
const ORPHAN_CHECK_MS = 500

/**
 * Runs a program to its end. Ctrl-C and termination reach it and everything it has started, so that no server outlives
 * its command: npm tells only the shell between it and us when it is stopped, so we also end when that shell is gone.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options `stdio` is inherited unless given
 * @returns {Promise<number>} its exit code; 128 + signal number when a signal ended it, 127 when it could not start
 */
export const runChild = (command, args, options) =>
  new Promise((done) => {
    const grouped = process.platform !== 'win32'
    const child = spawn(command, args, { stdio: 'inherit', ...options, detached: grouped })
    const pass = (/** @type {NodeJS.Signals} */ signal) => stop(child, grouped, signal)
    for (const signal of SIGNALS) process.on(signal, pass)
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event !== undefined && process.ppid !== parent) pass('SIGTERM')
    }, ORPHAN_CHECK_MS)
    const end = (/** @type {number} */ code) => {
      clearInterval(watch)
      for (const signal of SIGNALS) process.off(signal, pass)
      done(code)
    }
    child.on('error', () => end(127))
    child.on('exit', (code, signal) => end(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {boolean} grouped whether it leads a process group of its own
 * @param {NodeJS.Signals} signal
 */
const stop = (child, grouped, signal) => {
  if (!grouped || child.pid === undefined) return child.kill(signal)
  try {
    return process.kill(-child.pid, signal)
  } catch {
    return false
  }
}
