import { createLibrary, MOST_PIECES } from '@tama/endgame'
import { type Move, type Position, play, START } from '@tama/engine'
import { parseMove, parsePosition } from '@tama/engine/notation'
import {
  answerAt,
  type Clock,
  createCrew,
  createSearchState,
  loadEvaluation,
  type Question,
  type SpawnHelper,
} from '@tama/search'
import { type Go, readGo } from './go.ts'
import { infoLines, shortMoves } from './lines.ts'
import { DEFAULT_OPTIONS, optionLines, setOption, type UciOptions } from './options.ts'

/** The world of a dialogue. */
export interface DialoguePorts {
  readonly print: (line: string) => void
  readonly clock: Clock
  /** Lets the thread read what has arrived on standard input, then resolves. */
  readonly breathe: () => Promise<void>
  /** The bytes of a file of endgame tables; undefined when they cannot be had. */
  readonly readFile: (file: URL) => Promise<Uint8Array | undefined>
  /** Makes a thread that helps with the search. */
  readonly spawnHelper: SpawnHelper
}

/** A dialogue with one interface. */
export interface Dialogue {
  /** Takes one line; false once it said `quit`. Resolves when the line is dealt with, not when a search ends. */
  take(line: string): Promise<boolean>
  /** No more lines will come: ends an endless search and waits for a running one. */
  finish(): Promise<void>
}

/** The search pauses this often to look for `stop`. */
const SLICE_MS = 10

/** With so many pieces on the board endgame tables of up to three pieces are read, and with so many those of four. */
const TABLES_FROM_PIECES = 8
const FOUR_FROM_PIECES = 6

/** The place that `position` named. */
interface Place {
  readonly start: Position
  readonly moves: readonly Move[]
  readonly position: Position
}

interface Running {
  readonly done: Promise<void>
  readonly isInfinite: boolean
  readonly stop: () => void
}

/** The memory of the search, and those that help with it. */
const equip = (hashMegabytes: number, spawnHelper: SpawnHelper) => {
  const state = createSearchState(hashMegabytes, { isShared: true })
  return { state, crew: createCrew(spawnHelper, state.table.memory) }
}

/** Starts a dialogue in the UCI dialect of docs/uci.md. It never throws on a line that makes no sense. */
export const createDialogue = ({ print, clock, breathe, readFile, spawnHelper }: DialoguePorts): Dialogue => {
  let options: UciOptions = DEFAULT_OPTIONS
  let { state, crew } = equip(options.hashMegabytes, spawnHelper)
  // Helpers ask the same tables.
  const library = createLibrary({ readFile, allocate: (bytes) => new SharedArrayBuffer(bytes) })
  /** Undefined after a `position` that made no sense. */
  let place: Place | undefined = { start: START, moves: [], position: START }
  let running: Running | undefined

  const complain = (sentence: string): void => print(`info string ${sentence}`)

  const endSearch = async (): Promise<void> => {
    running?.stop()
    await running?.done
  }

  const readPlace = (words: readonly string[]): Place | string => {
    const split = words.indexOf('moves')
    const [kind = '', ...fen] = split < 0 ? words : words.slice(0, split)
    if (kind !== 'startpos' && kind !== 'fen') return 'position is followed by startpos or fen'
    const start = kind === 'startpos' ? { ok: true as const, value: START } : parsePosition(fen.join(' '))
    if (!start.ok) return `"${fen.join(' ')}" is no position: ${start.error.kind}`
    const moves: Move[] = []
    let position = start.value
    for (const text of split < 0 ? [] : words.slice(split + 1)) {
      const move = parseMove(text, position, options.ruleset)
      if (!move.ok) return `move ${moves.length + 1}, "${text}", is refused: ${move.error.kind}`
      moves.push(move.value)
      position = play(position, move.value)
    }
    return { start: start.value, moves, position }
  }

  const think = async (
    { start, moves, position }: Place,
    { limits, isInfinite }: Go,
    isStopped: () => boolean,
  ): Promise<void> => {
    const { ruleset, level, multiPv, seed, threads } = options
    const question: Question = { ruleset, start, moves }
    await loadEvaluation(ruleset)
    const pieces = position.board.filter((piece) => piece !== undefined).length
    // A file that is missing or damaged leaves the search without: it is no reason to say nothing.
    if (options.usesTables && pieces <= TABLES_FROM_PIECES) {
      await library.load(ruleset, pieces <= FOUR_FROM_PIECES ? MOST_PIECES : 3)
    }
    const endgame = options.usesTables ? library.tablesOf(ruleset) : undefined
    const wish = level === 0 ? { limits } : { limits, level, seed }
    crew.rest()
    const helpers = crew.helpers(threads - 1)
    const steps = answerAt(
      state,
      question,
      { ...wish, endgame, helpers, multiPv, clock, isStopped, sliceMs: SLICE_MS },
      (info) => {
        const shown = { ...info, lines: info.lines.slice(0, multiPv) }
        for (const line of infoLines(shown, position, ruleset)) print(line)
      },
    )
    for (;;) {
      const step = steps.next()
      if (step.done) {
        // An endless search keeps its answer until it is asked for it.
        while (isInfinite && !isStopped()) await breathe()
        const best = step.value === undefined ? [] : shortMoves([step.value.move], position, ruleset)
        print(`bestmove ${best[0] ?? '(none)'}`)
        return
      }
      await breathe()
    }
  }

  const go = async (words: readonly string[]): Promise<void> => {
    await endSearch()
    if (place === undefined) {
      complain('there is no position to search')
      print('bestmove (none)')
      return
    }
    const asked = readGo(words, place.position.turn)
    if (typeof asked === 'string') {
      complain(asked)
      return
    }
    let isStopped = false
    const done = think(place, asked, () => isStopped).finally(() => {
      running = undefined
    })
    running = {
      done,
      isInfinite: asked.isInfinite,
      stop: () => {
        isStopped = true
      },
    }
  }

  const set = async (words: readonly string[]): Promise<void> => {
    const split = words.indexOf('value')
    const name = words.slice(words[0] === 'name' ? 1 : 0, split < 0 ? words.length : split).join(' ')
    const changed = setOption(options, name, split < 0 ? '' : words.slice(split + 1).join(' '))
    if (typeof changed === 'string') {
      complain(changed)
      return
    }
    await endSearch()
    if (changed.hashMegabytes !== options.hashMegabytes) {
      crew.dispose()
      ;({ state, crew } = equip(changed.hashMegabytes, spawnHelper))
    }
    options = changed
    crew.helpers(options.threads - 1)
  }

  const obey = async (word: string, words: readonly string[]): Promise<void> => {
    switch (word) {
      case 'uci':
        for (const line of ['id name Tama', 'id author the Tama authors', ...optionLines(), 'uciok'])
          print(line)
        return
      case 'isready':
        while (running === undefined && !crew.isReady(options.threads - 1)) await breathe()
        print('readyok')
        return
      case 'setoption':
        return set(words)
      case 'ucinewgame':
        await endSearch()
        crew.rest()
        state.table.clear()
        return
      case 'position': {
        await endSearch()
        const read = readPlace(words)
        place = typeof read === 'string' ? undefined : read
        if (typeof read === 'string') complain(read)
        return
      }
      case 'go':
        return go(words)
      case 'stop':
        return endSearch()
      default:
        complain(`"${word}" is not understood`)
    }
  }

  return {
    take: async (line) => {
      const [word = '', ...words] = line.trim().split(/\s+/)
      if (word === 'quit') {
        await endSearch()
        crew.dispose()
        return false
      }
      if (word !== '') await obey(word, words)
      return true
    },
    finish: async () => {
      if (running?.isInfinite) running.stop()
      await running?.done
      crew.dispose()
    },
  }
}
