import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Runs a program to its end and passes Ctrl-C and termination on to it, so that no server outlives its command.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options `stdio` is inherited unless given
 * @returns {Promise<number>} its exit code; 128 + signal number when a signal ended it, 127 when it could not start
 */
export const runChild = (command, args, options) =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const signal of signals) process.on(signal, pass)
    const end = (/** @type {number} */ code) => {
      for (const signal of signals) process.off(signal, pass)
      done(code)
    }
    child.on('error', () => end(127))
    child.on('exit', (code, signal) => end(code ?? 128 + (constants.signals[signal ?? 'SIGTERM'] ?? 0)))
  })
