import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { PlayerSpec } from './player-spec.ts'

/** What a player answers: its move as text, and its score in centimen, wins as 30,000 less the plies. */
export interface Answer {
  readonly move: string
  readonly score: number | undefined
}

/** A side that can be asked for moves. */
export interface Player {
  /** A new game begins; `seed` feeds whatever chance the player uses. */
  begin(ruleset: string, seed: number): void
  /** Its move after `moves` from the start; `legal` are the legal ones, full paths. Rejects when the player fails. */
  answer(moves: readonly string[], legal: readonly string[]): Promise<Answer>
  end(): void
}

const OWN_ENGINE = `node --import tsx ${fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url))} engine`
/** A player that says nothing for so long has failed. */
const SILENCE_MS = 120_000

/** The score of an `info` line; undefined when there is none. */
export const scoreOf = (line: string): number | undefined => {
  const [, unit, text] = /^info .*\bscore (cp|win) (-?\d+)/.exec(line) ?? []
  if (text === undefined) return undefined
  const number = Number(text)
  if (unit === 'cp') return number
  return number > 0 ? 30_000 - number : -30_000 - number
}

const randomPlayer = (): Player => {
  let state = 1
  return {
    begin: (_ruleset, seed) => {
      state = seed + 1
    },
    answer: async (_moves, legal) => {
      // Knuth's 64-bit multiplier cut to 32 bits; the upper bits are good enough to choose among a few moves.
      state = (Math.imul(state, 747_796_405) + 2_891_336_453) | 0
      return {
        move: legal[Math.floor(((state >>> 8) / 2 ** 24) * legal.length)] as string,
        score: undefined,
      }
    },
    end: () => {},
  }
}

/** Starts the player; an engine runs as a child process that speaks the dialect of docs/uci.md. */
export const startPlayer = (spec: PlayerSpec): Player => {
  if (spec.command === 'random') return randomPlayer()
  const [program = '', ...args] = (spec.command ?? OWN_ENGINE).split(/\s+/)
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  let hear: ((line: string) => void) | undefined
  let fail: ((reason: Error) => void) | undefined
  child.on('error', (error) => fail?.(error))
  child.on('exit', (code) => fail?.(new Error(`${spec.name} ended with code ${code}`)))
  createInterface({ input: child.stdout }).on('line', (line) => hear?.(line))
  const tell = (line: string): void => {
    child.stdin.write(`${line}\n`)
  }
  tell('uci')
  for (const [name, value] of spec.options) tell(`setoption name ${name} value ${value}`)
  return {
    begin: (ruleset, seed) => {
      tell(`setoption name Ruleset value ${ruleset}`)
      if (spec.options.some(([name]) => name === 'Level')) tell(`setoption name Seed value ${seed}`)
      tell('ucinewgame')
    },
    answer: (moves) =>
      new Promise((resolve, reject) => {
        let score: number | undefined
        const silence = setTimeout(() => reject(new Error(`${spec.name} is silent`)), SILENCE_MS)
        fail = (reason) => {
          clearTimeout(silence)
          reject(reason)
        }
        hear = (line) => {
          score = scoreOf(line) ?? score
          const [, move] = /^bestmove (\S+)/.exec(line) ?? []
          if (move === undefined) return
          clearTimeout(silence)
          hear = undefined
          resolve({ move, score })
        }
        tell(`position startpos${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`)
        tell(`go ${spec.go}`)
      }),
    end: () => {
      fail = undefined
      tell('quit')
      child.stdin.end()
    },
  }
}
