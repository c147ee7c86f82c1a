import { finalSquare, isCapture, type Move, moveKey, type Square, sameMove } from '@tama/engine'
import { pointOf, span } from './geometry.ts'
import type { BoardView, Refusal } from './view.ts'

/** What the user has entered of a move so far. */
export type Entry =
  | { readonly phase: 'none' }
  | Chosen
  /** A whole move is shown as if it were played, until it is accepted or taken back. `hops` of it were shown before. */
  | { readonly phase: 'pending'; readonly move: Move; readonly hops: number }
  /** A whole move was reported; the board waits for its owner to show or animate. `hops` of it are on the picture. */
  | { readonly phase: 'entered'; readonly move: Move; readonly hops: number }

/** A piece is chosen, and maybe some landings of its capture. */
export interface Chosen {
  readonly phase: 'chosen'
  readonly from: Square
  /** Landings entered so far; the piece is shown on the last of them, what it took is gone. */
  readonly trail: readonly Square[]
  /** The routes that are still meant; each begins with `trail`. Never empty. */
  readonly pool: readonly Move[]
  /** The user named a square that more than one move reaches: the next squares of `pool` are to be chosen among. */
  readonly asking: boolean
}

/** What came of a touch: the entry afterwards and what is to be told. */
export interface Step {
  readonly entry: Entry
  readonly told?: Told
}

export type Told =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** A piece was chosen; it can end its move on `targets`. */
  | { readonly kind: 'chosen'; readonly square: Square; readonly targets: readonly Square[] }
  /** A capture is half entered, or a fork was met: it goes on to one of `targets`. */
  | { readonly kind: 'go-on'; readonly targets: readonly Square[] }
  | { readonly kind: 'cancelled' }

/** The part of a view that entering depends on; `entryView` makes it. */
export type Choices = Pick<BoardView, 'setup' | 'choices'>

/**
 * How a square was touched. A `slow` touch of a piece only looks: a long press, or a key pressed by somebody who has
 * not yet been told where the piece goes. A `wary` one, the first of two wherever it meets, only looks as well on a
 * square that one piece alone can go to. The only capture there is plays by any of them.
 */
export type Manner = 'quick' | 'slow' | 'wary'

export const NOTHING_ENTERED: Entry = { phase: 'none' }

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

/** How many different moves (rule 11) there are among routes. */
const resultCount = (routes: readonly Move[]): number => new Set(routes.map(moveKey)).size

/** Routes that begin at `from` with `trail`. */
const routesAlong = (choices: readonly Move[], from: Square, trail: readonly Square[]): readonly Move[] =>
  choices.filter((route) => route.from === from && trail.every((square, hop) => route.path[hop] === square))

/** Where the chosen piece is shown. */
export const currentSquare = ({ from, trail }: Pick<Chosen, 'from' | 'trail'>): Square =>
  trail[trail.length - 1] ?? from

/** The landings that can come next, nearest first. */
export const nextSquares = (chosen: Pick<Chosen, 'from' | 'pool' | 'trail'>): readonly Square[] => {
  const at = pointOf(currentSquare(chosen))
  const next = distinct(chosen.pool.map((route) => route.path[chosen.trail.length] as Square))
  return [...next].sort((a, b) => span(at, pointOf(a)) - span(at, pointOf(b)) || a - b)
}

/** How far a route leads, in squares. */
const lengthOf = ({ from, path }: Move): number =>
  path.reduce((sum, square, hop) => sum + span(pointOf(path[hop - 1] ?? from), pointOf(square)), 0)

/** The route of one move that is shown: the shortest way round, whatever order the choices have. */
const plainest = (routes: readonly Move[]): Move =>
  [...routes].sort((a, b) => lengthOf(a) - lengthOf(b) || (a.path.join() < b.path.join() ? -1 : 1))[0] as Move

/** Chooses the piece on `from`; undefined when it cannot move. */
export const choose = ({ choices }: Choices, from: Square): Chosen | undefined => {
  const pool = choices.filter((route) => route.from === from)
  return pool.length === 0 ? undefined : { phase: 'chosen', from, trail: [], pool, asking: false }
}

const inOrder = (squares: readonly Square[]): readonly Square[] =>
  [...distinct(squares)].sort((a, b) => a - b)

/** The squares of the pieces that may move. */
export const movers = (choices: readonly Move[]): readonly Square[] =>
  inOrder(choices.map(({ from }) => from))

/** True when the choices are captures: another piece may not move then. */
export const mustCapture = (choices: readonly Move[]): boolean =>
  choices[0] !== undefined && isCapture(choices[0])

/** The one capture there is; undefined when there are several moves or a quiet one. */
const onlyCapture = (choices: readonly Move[]): Move | undefined =>
  mustCapture(choices) && resultCount(choices) === 1 ? plainest(choices) : undefined

/** The move to play by a touch of its piece alone: the only one it has, or the only capture there is. */
const onlyMove = ({ choices }: Choices, { pool }: Chosen, manner: Manner): Move | undefined =>
  manner === 'quick' && resultCount(pool) === 1 ? plainest(pool) : onlyCapture(choices)

/** Why the piece on `square` cannot be chosen; undefined for an empty square and for a board that only shows. */
const refusalOf = ({ setup, choices }: Choices, square: Square): Refusal | undefined => {
  const piece = setup.board[square]
  const first = choices[0]
  if (piece === undefined || first === undefined) return undefined
  if (piece.colour !== setup.turn) return { kind: 'not-yours', square }
  if (!isCapture(first)) return { kind: 'blocked', square }
  return { kind: 'must-capture', square, must: movers(choices), count: first.captured.length }
}

const refuse = (entry: Entry, refusal: Refusal | undefined): Step =>
  refusal === undefined ? { entry } : { entry, told: { kind: 'refused', refusal } }

const enter = (move: Move, hops: number): Step => ({
  entry: { phase: 'entered', move, hops },
  told: { kind: 'move', move },
})

const tellChosen = (chosen: Chosen): Step => ({
  entry: chosen,
  told: { kind: 'chosen', square: chosen.from, targets: targetSquares(chosen) },
})

/** The piece of `chosen` was touched: it is chosen, or plays the one move it has. */
const pick = (view: Choices, chosen: Chosen, manner: Manner): Step => {
  const only = onlyMove(view, chosen, manner)
  return only === undefined ? tellChosen(chosen) : enter(only, 0)
}

/**
 * Goes as far as there is nothing to ask: to the whole move when only one is meant, else to the first square where
 * the moves that are meant part.
 */
const goOn = (chosen: Chosen, meant: readonly Move[], shownHops: number): Step => {
  let { trail } = chosen
  let pool = meant
  for (;;) {
    const results = resultCount(pool)
    if (results === 1) return enter(plainest(pool), shownHops)
    const hop = trail.length
    const common = nextSquares({ from: chosen.from, pool, trail }).find(
      (square) => resultCount(pool.filter((route) => route.path[hop] === square)) === results,
    )
    if (common === undefined) break
    pool = pool.filter((route) => route.path[hop] === common)
    trail = [...trail, common]
  }
  const entry: Chosen = { ...chosen, trail, pool, asking: true }
  return { entry, told: { kind: 'go-on', targets: nextSquares(entry) } }
}

/** How a route gets to `square` from the trail on: the hop of its first visit there, -1 when it does not. */
const hopTo = (route: Move, square: Square, trail: readonly Square[]): number =>
  route.path.indexOf(square, trail.length)

/** Routes whose landings before `to` were all visited in order, at least one of them: the user drew them. */
const drawn = (
  routes: readonly Move[],
  to: Square,
  trail: readonly Square[],
  visited: readonly Square[],
): readonly Move[] =>
  routes.filter((route) => {
    const before = route.path.slice(trail.length, route.path.lastIndexOf(to))
    let seen = -1
    return (
      before.length > 0 &&
      before.every((square) => {
        seen = visited.indexOf(square, seen + 1)
        return seen >= 0
      })
    )
  })

/**
 * Names `to` as where the chosen piece goes: its next landing, a later one or its final square. Undefined when no
 * route that is open gets there. `visited` are squares a drag went through on its way.
 */
const reach = (
  { choices }: Choices,
  chosen: Chosen,
  to: Square,
  visited: readonly Square[] = [],
): Step | undefined => {
  const hop = chosen.trail.length
  if (chosen.asking) {
    const answered = chosen.pool.filter((route) => route.path[hop] === to)
    if (answered.length > 0) return goOn({ ...chosen, trail: [...chosen.trail, to] }, answered, hop)
  }
  const open = routesAlong(choices, chosen.from, chosen.trail)
  const through = open.filter((route) => hopTo(route, to, chosen.trail) >= 0)
  if (through.length === 0) return undefined
  const traced = drawn(through, to, chosen.trail, visited)
  const meant = traced.length > 0 ? traced : through
  const ending = meant.filter((route) => finalSquare(route) === to)
  const next = meant.filter((route) => route.path[hop] === to)
  if (next.length === meant.length) return goOn({ ...chosen, trail: [...chosen.trail, to] }, next, hop)
  if (next.length > 0) return goOn(chosen, distinct([...next, ...ending]), hop)
  return goOn(chosen, ending.length > 0 ? ending : meant, hop)
}

/** A touch while nothing is chosen: of a piece, or of a square that only one piece can go to. */
const begin = (view: Choices, entry: Entry, square: Square, manner: Manner): Step => {
  const { setup, choices } = view
  const chosen = choose(view, square)
  if (chosen !== undefined) return pick(view, chosen, manner)
  if (setup.board[square] !== undefined) return refuse(entry, refusalOf(view, square))
  const ending = choices.filter((route) => finalSquare(route) === square)
  const meant = ending.length > 0 ? ending : choices.filter(({ path }) => path.includes(square))
  const [origin, another] = movers(meant)
  const piece = origin === undefined || another !== undefined ? undefined : choose(view, origin)
  if (piece === undefined) return { entry }
  const onlyLooks = manner === 'wary' && onlyCapture(choices) === undefined
  return onlyLooks ? tellChosen(piece) : goOn(piece, meant, 0)
}

/** The user touched a square: by tap, by click or by the keyboard. */
export const touch = (view: Choices, entry: Entry, square: Square, manner: Manner = 'quick'): Step => {
  const { setup, choices } = view
  if (entry.phase === 'entered' || entry.phase === 'pending' || choices.length === 0) return { entry }
  if (entry.phase === 'none') return begin(view, entry, square, manner)
  const reached = reach(view, entry, square)
  if (reached !== undefined) return reached
  if (entry.trail.length > 0) {
    if (square === currentSquare(entry)) return { entry }
    if (square === (entry.trail[entry.trail.length - 2] ?? entry.from)) return stepBack(view, entry)
    return refuse(entry, { kind: 'not-a-target', square, targets: offeredSquares(entry) })
  }
  if (square === entry.from) return { entry: NOTHING_ENTERED, told: { kind: 'cancelled' } }
  const other = choose(view, square)
  if (other !== undefined) return pick(view, other, manner)
  const refusal = setup.board[square]?.colour === setup.turn ? refusalOf(view, square) : undefined
  return refuse(entry, refusal ?? { kind: 'not-a-target', square, targets: offeredSquares(entry) })
}

/** Takes the last thing entered back: a fork's question, a landing, the choice of the piece. */
export const stepBack = ({ choices }: Choices, entry: Entry): Step => {
  if (entry.phase !== 'chosen') return { entry }
  const { from, trail } = entry
  if (trail.length === 0 && !entry.asking) return { entry: NOTHING_ENTERED, told: { kind: 'cancelled' } }
  const shorter = trail.slice(0, -1)
  const pool = routesAlong(choices, from, shorter)
  const back: Chosen = { phase: 'chosen', from, trail: shorter, pool, asking: false }
  return { entry: back, told: { kind: 'go-on', targets: offeredSquares(back) } }
}

/**
 * The user let the dragged piece go: on `to` (undefined: off the board), after it went through `visited`.
 * Dropping it where it was, or off the board, leaves it chosen.
 */
export const drop = (
  view: Choices,
  entry: Entry,
  to: Square | undefined,
  visited: readonly Square[],
): Step => {
  if (entry.phase !== 'chosen' || to === undefined) return { entry }
  if (to === currentSquare(entry)) {
    const loops = drawn(entry.pool, to, entry.trail, visited)
    const closing = loops.filter((route) => finalSquare(route) === to)
    return closing.length > 0 ? goOn(entry, closing, entry.trail.length) : { entry }
  }
  const reached = reach(view, entry, to, visited)
  if (reached !== undefined) return reached
  return refuse(entry, { kind: 'not-a-target', square: to, targets: offeredSquares(entry) })
}

/** Final squares of the routes that are meant. */
export const targetSquares = ({ pool }: Pick<Chosen, 'pool'>): readonly Square[] =>
  inOrder(pool.map(finalSquare))

/** The squares that are offered for the next touch: the answers to a question, else where the piece can go. */
export const offeredSquares = (entry: Entry): readonly Square[] => {
  if (entry.phase !== 'chosen') return []
  return entry.asking || entry.trail.length > 0 ? nextSquares(entry) : targetSquares(entry)
}

/**
 * The ways an open question is about, one for each answer: from where the piece is to the end of its capture, or to
 * the answer alone where more is to be asked after it.
 */
export const branches = (chosen: Chosen): readonly (readonly Square[])[] => {
  const hop = chosen.trail.length
  return nextSquares(chosen).map((next) => {
    const routes = chosen.pool.filter((route) => route.path[hop] === next)
    const rest = resultCount(routes) === 1 ? plainest(routes).path.slice(hop) : [next]
    return [currentSquare(chosen), ...rest]
  })
}

/** Squares of what the entered part of a capture has taken. */
export const takenSquares = (entry: Entry): readonly Square[] => {
  if (entry.phase === 'none') return []
  if (entry.phase === 'pending') return entry.move.captured
  if (entry.phase === 'entered') return entry.move.captured.slice(0, entry.hops)
  return entry.pool[0]?.captured.slice(0, entry.trail.length) ?? []
}

const sameRoutes = (a: readonly Move[], b: readonly Move[]): boolean =>
  a === b ||
  (a.length === b.length &&
    a.every((move, index) => {
      const other = b[index] as Move
      return move === other || (sameMove(move, other) && move.path.join() === other.path.join())
    }))

/** The route of which an entry shows some hops, and how many they are; undefined when it shows none. */
const shownOf = (entry: Entry): { readonly route: Move; readonly hops: number } | undefined => {
  if (entry.phase === 'pending') return { route: entry.move, hops: entry.move.path.length }
  if (entry.phase !== 'chosen' || entry.trail.length === 0) return undefined
  return { route: entry.pool[0] as Move, hops: entry.trail.length }
}

/**
 * What one touch has changed of the hops on the picture: those of `route` from `hops` on to `until`, which is less
 * when hops were taken back. undefined: nothing, or a move was reported, which its owner shows.
 */
export const changeOf = (
  before: Entry,
  after: Entry,
): { readonly route: Move; readonly hops: number; readonly until: number } | undefined => {
  if (after.phase === 'entered') return undefined
  const [shown, left] = [shownOf(after), shownOf(before)]
  const isSame = shown === undefined || left === undefined || shown.route.from === left.route.from
  const hops = after.phase === 'pending' ? after.hops : isSame ? (left?.hops ?? 0) : 0
  const until = shown?.hops ?? 0
  const route = until < hops ? left?.route : shown?.route
  return route === undefined || until === hops ? undefined : { route, hops, until }
}

/** True when nothing that the user may have half entered has changed from one view to another. */
export const sameChoices = (a: BoardView, b: BoardView): boolean =>
  a.mode === b.mode &&
  a.orientation === b.orientation &&
  a.setup.turn === b.setup.turn &&
  a.setup.board.every((piece, square) => piece === b.setup.board[square]) &&
  sameRoutes(a.choices, b.choices) &&
  sameRoutes(a.premoves ?? [], b.premoves ?? [])
