import { generate } from '@tama/engine/hot'
import type { Info, Line } from './info.ts'
import { drawingMoves, knownLines } from './known-root.ts'
import { type SearchOptions, type Watch, watchOver } from './limits.ts'
import { ageOrdering } from './ordering.ts'
import { poseQuestion, type Question } from './question.ts'
import { describe, type RootLine, searchRoot } from './root.ts'
import { DRAW, INFINITE, isDecided, WIN } from './score.ts'
import { DEEPEST_ITERATION, MAX_PLY, type SearchState, STOPPED } from './state.ts'

/** Half the width of the window around the last iteration's value, in centimen; it grows when it proves too narrow. */
const WINDOW = 30
const WINDOW_GROWTH = 4
const WIDEST_WINDOW = 1000
/** Shallower iterations are searched with an open window. */
const WINDOW_FROM_DEPTH = 5

/** A move without alternative is thought about no deeper than this, unless the depth itself was asked for. */
const ONLY_MOVE_DEPTH = 4

/** Helpers begin with this iteration: shallower ones are over before a thread has heard of them. */
const HELPED_FROM_DEPTH = 4

/** A draw that the tables know is thought about no deeper than this: the moves that hold it are all good. */
const DRAWN_DEPTH = 10

/** Searches `candidates` with a window around `guess` that is opened until the value lies inside. */
function* searchWindow(
  state: SearchState,
  watch: Watch,
  candidates: readonly number[],
  end: number,
  depth: number,
  guess: number | undefined,
): Generator<void, RootLine | undefined> {
  const isOpen = guess === undefined || depth < WINDOW_FROM_DEPTH || isDecided(guess)
  let alpha = isOpen ? -INFINITE : guess - WINDOW
  let beta = isOpen ? INFINITE : guess + WINDOW
  let order = candidates
  for (let window = WINDOW * WINDOW_GROWTH; ; window *= WINDOW_GROWTH) {
    const line: RootLine | undefined = yield* searchRoot(state, watch, order, end, depth, alpha, beta)
    // A stopped search that failed low knows nothing better than the last iteration.
    if (line === undefined || (state.halted === STOPPED && line.value <= alpha)) return undefined
    if (state.halted === STOPPED) return line
    if (line.value <= alpha) alpha = window > WIDEST_WINDOW ? -INFINITE : line.value - window
    else if (line.value >= beta) beta = window > WIDEST_WINDOW ? INFINITE : line.value + window
    else return line
    order = [line.index, ...order.filter((index) => index !== line.index)]
  }
}

/**
 * Iterative deepening, with helpers if there are any. Yields whenever it pauses (`sliceMs`) and goes on where it was when asked again; the nodes are
 * the same with and without pauses. Returns what it found; undefined when there is no legal move. `report` is called
 * after each iteration and a few times a second in between.
 */
export function* deepen(
  state: SearchState,
  question: Question,
  options: SearchOptions,
  report: (info: Info) => void = () => {},
): Generator<void, Info | undefined> {
  try {
    return yield* iterate(state, question, options, report)
  } finally {
    options.helpers?.end()
  }
}

function* iterate(
  state: SearchState,
  question: Question,
  options: SearchOptions,
  report: (info: Info) => void,
): Generator<void, Info | undefined> {
  const { limits, multiPv = 1, sightPlies = MAX_PLY, endgame, helpers } = options
  const { depthAfter = (depth) => depth + 1 } = options
  const position = poseQuestion(state, question)
  let lines: readonly RootLine[] = []
  let depthPlies = 0
  let selectiveDepthPlies = 0
  /** What the tables say of the root moves; once they say anything nothing else counts. */
  let known: readonly RootLine[] | undefined
  const told = new WeakMap<RootLine, Line>()
  const tell = (line: RootLine): Line => {
    let text = told.get(line)
    if (text === undefined) {
      text = describe(known === undefined ? line : exact(line, known), position, question.ruleset, endgame)
      if (known !== undefined) text = { ...text, isExact: true }
      told.set(line, text)
    }
    return text
  }
  const info = (): Info => ({
    depthPlies,
    selectiveDepthPlies,
    nodes: watch.nodes(),
    timeMs: watch.elapsedMs(),
    tableHits: state.tableHits + (helpers?.tableHits() ?? 0),
    hashFull: state.table.fullness,
    lines: lines.map(tell),
  })
  const watch = watchOver(state, options, () => report(info()))
  state.endgame = endgame
  state.tableHits = 0
  state.table.grow()
  ageOrdering(state)
  const end = rootMoves(state)
  if (end === 0) return undefined
  const wanted = Math.min(Math.max(1, multiPv), end)
  const isOnlyMove = end === 1 && limits.depthPlies === undefined && !isUnlimited(limits)
  let deepest = Math.min(
    limits.depthPlies ?? DEEPEST_ITERATION,
    isOnlyMove ? ONLY_MOVE_DEPTH : DEEPEST_ITERATION,
  )
  let order: readonly number[] = Array.from({ length: end }, (_, index) => index)

  for (let depth = 1; depth <= deepest; depth = depthAfter(depth)) {
    // Tables may have been loaded since the last iteration.
    known ??= knownLines(state, end)
    if (known !== undefined && state.endgame !== undefined) {
      lines = known.slice(0, wanted)
      depthPlies = Math.max(1, depthPlies)
      selectiveDepthPlies = Math.max(1, selectiveDepthPlies)
      report(info())
      order = drawingMoves(known)
      if (wanted > 1 || order.length === 0) return info()
      // The search chooses between them without the tables, to which they are all alike.
      state.endgame = undefined
      deepest = Math.min(deepest, DRAWN_DEPTH)
      watch.arm()
    }
    helpers?.tellDepth(depth)
    if (depth === HELPED_FROM_DEPTH) helpers?.begin(state, question, multiPv)
    state.rootDepth = depth
    state.horizon = Math.min(depth + sightPlies, MAX_PLY)
    state.selectiveDepth = depth
    const found: RootLine[] = []
    while (found.length < wanted) {
      const rest = order.filter((index) => found.every((line) => line.index !== index))
      const line = yield* searchWindow(state, watch, rest, end, depth, lines[found.length]?.value)
      if (state.halted === STOPPED) {
        // The first line of an unfinished iteration is worth more than the last one's: its move was searched first.
        const better = found[0] ?? line
        if (better !== undefined) lines = merge([better], lines)
        return info()
      }
      if (line !== undefined) found.push(line)
    }
    lines = found.sort((a, b) => b.value - a.value)
    order = merge(
      lines,
      order.map((index) => ({ index })),
    ).map(({ index }) => index)
    depthPlies = depth
    selectiveDepthPlies = state.selectiveDepth
    report(info())
    watch.arm()
    if (watch.isOver() || isSettled(lines, depth)) break
  }
  return info()
}

/** A line with the value that the tables give its first move. */
const exact = (line: RootLine, known: readonly RootLine[]): RootLine => ({
  ...line,
  value: known.find(({ index }) => index === line.index)?.value ?? DRAW,
})

/** Writes the root's legal moves to the start of the list; how many there are. */
const rootMoves = (state: SearchState): number => {
  const [ownEven = 0, ownOdd = 0, oppEven = 0, oppOdd = 0, kingsEven = 0, kingsOdd = 0] = state.frames
  return generate(state.rootMode, ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd, state.list, 0)
}

const isUnlimited = ({ nodes, timeMs }: SearchOptions['limits']): boolean =>
  nodes === undefined && timeMs === undefined

/** `first`, followed by those of `then` with another index, as many as the longer list has. */
const merge = <T extends { readonly index: number }>(
  first: readonly T[],
  then: readonly T[],
): readonly T[] => {
  const rest = then.filter(({ index }) => first.every((line) => line.index !== index))
  return [...first, ...rest].slice(0, Math.max(first.length, then.length))
}

/** True when every line is a win or a loss so near that a deeper search can't change it. */
const isSettled = (lines: readonly RootLine[], depth: number): boolean =>
  lines.every(({ value }) => isDecided(value) && WIN - Math.abs(value) <= depth)
