import { createRequire } from 'node:module'
import { readBench, runBench } from '@tama/search/bench'
import { type Command, refuse } from '../command.ts'

const FIXTURE = '@tama/search/fixtures/bench.txt'

/** Searches fixed positions to fixed depths; the sum of the nodes is the signature of the search's behaviour. */
export const benchCommand: Command = {
  usage: '[--perft [FILE] | --threads N]',
  takes: { words: ['threads'], flags: ['perft'], rest: 1 },
  run: async (options, io) => {
    if (options.flags.has('perft')) return (await import('./bench-perft.ts')).benchPerft(options.rest[0], io)
    if (options.rest.length > 0) return refuse(io, 'FILE goes with --perft')
    const text = await io.readText(createRequire(import.meta.url).resolve(FIXTURE))
    if (text === undefined) return refuse(io, `${FIXTURE} cannot be read`)
    const { rows } = readBench(text)
    if (options.words.threads !== undefined) {
      const threads = Number(options.words.threads)
      if (!(Number.isInteger(threads) && threads >= 2 && threads <= 64)) {
        return refuse(io, `"${options.words.threads}" is no number of threads to compare with one: 2 to 64`)
      }
      return (await import('./bench-threads.ts')).benchThreads(rows, threads, io)
    }
    const clock = () => performance.now()
    // Once to warm up: the figures are those of compiled code.
    await runBench(rows.slice(0, 1), clock)
    const results = await runBench(rows, clock)
    const perSecond = (nodes: number, timeMs: number): number =>
      Math.round((nodes * 1000) / Math.max(timeMs, 1))
    for (const [index, { nodes, timeMs }] of results.entries()) {
      io.print(
        `position ${index + 1} depth ${rows[index]?.depthPlies} nodes ${nodes} nps ${perSecond(nodes, timeMs)}`,
      )
    }
    const nodes = results.reduce((sum, row) => sum + row.nodes, 0)
    const timeMs = results.reduce((sum, row) => sum + row.timeMs, 0)
    io.print(`signature ${nodes} nps ${perSecond(nodes, timeMs)}`)
    return 0
  },
}
