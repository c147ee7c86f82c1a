import type { Board, BoardView } from '@tama/board'
import { type Colour, type Move, type Position, play, type Setup, type Square, sameMove } from '@tama/engine'
import { sameSetup } from './model/draft.ts'

/** What a board is to show: pieces that are set up, or a line that is played. */
export type Scene =
  | {
      readonly kind: 'setup'
      readonly setup: Setup
      readonly orientation: Colour
      /** The square to ring. */
      readonly ring: Square | undefined
    }
  | {
      readonly kind: 'line'
      readonly start: Position
      /** The moves that are on the board. */
      readonly line: readonly Move[]
      /** Every way to walk every move that may be entered now. */
      readonly choices: readonly Move[]
      readonly hint: readonly Square[]
      readonly orientation: Colour
    }

type LineScene = Extract<Scene, { readonly kind: 'line' }>

/** Longer ways than this are not walked: the board jumps. */
const MOST_STEPS = 60

const viewAfter = (scene: LineScene, moves: number): BoardView => {
  const lastMove = scene.line[moves - 1]
  const isLast = moves === scene.line.length
  return {
    setup: scene.line.slice(0, moves).reduce(play, scene.start),
    orientation: scene.orientation,
    choices: isLast ? scene.choices : [],
    mode: 'play',
    ...(lastMove === undefined ? {} : { lastMove }),
    ...(isLast && scene.hint.length > 0 ? { hint: scene.hint } : {}),
  }
}

/** The view of a scene. */
export const viewOf = (scene: Scene): BoardView => {
  if (scene.kind === 'line') return viewAfter(scene, scene.line.length)
  const { setup, orientation, ring } = scene
  return {
    setup,
    orientation,
    choices: [],
    mode: 'edit',
    ...(ring === undefined ? {} : { hint: [ring] }),
  }
}

const beginsWith = (line: readonly Move[], first: readonly Move[]): boolean =>
  first.length <= line.length && first.every((move, index) => sameMove(move, line[index] as Move))

/** How a board gets from one scene to the next: so many moves on, one back, or at once. */
export const wayBetween = (before: Scene, after: Scene): 'jump' | 'stay' | 'back' | number => {
  if (before.kind !== 'line' || after.kind !== 'line') return 'jump'
  if (before.orientation !== after.orientation || !sameSetup(before.start, after.start)) return 'jump'
  const more = after.line.length - before.line.length
  if (more === 0) return beginsWith(after.line, before.line) ? 'stay' : 'jump'
  if (more > 0) return more <= MOST_STEPS && beginsWith(after.line, before.line) ? more : 'jump'
  return more === -1 && beginsWith(before.line, after.line) ? 'back' : 'jump'
}

/** Keeps a board at its scene: what is played on or taken back is played on the board, anything else is shown at once. */
export const createFollower = (board: Board, first: Scene): ((scene: Scene) => void) => {
  let known = first
  /** Changes with every scene, so that a walk under way ends. */
  let walk = 0
  let isWalking = false
  const play = async (from: number, scene: LineScene): Promise<void> => {
    const own = ++walk
    isWalking = true
    for (let moves = from + 1; moves <= scene.line.length; moves++) {
      await board.animate(scene.line[moves - 1] as Move, viewAfter(scene, moves))
      if (own !== walk) return
    }
    isWalking = false
  }
  return (scene) => {
    const before = known
    known = scene
    const way = wayBetween(before, scene)
    if (isWalking && way !== 'stay') {
      // The walk stopped somewhere on its way: from here on the board stands where it was to lead.
      walk++
      isWalking = false
      board.show(viewOf(before))
    }
    if (typeof way === 'number' && before.kind === 'line' && scene.kind === 'line') {
      void play(before.line.length, scene)
    } else if (way === 'back' && before.kind === 'line') {
      walk++
      void board.rewind(before.line.at(-1) as Move, viewOf(scene))
    } else if (!isWalking) board.show(viewOf(scene))
  }
}
