import { type Move, type Position, play, type Ruleset } from '@tama/engine'
import { highKey, lowKey, modeOf, wordsOf } from '@tama/engine/hot'
import { tablesFor } from './eval/load.ts'
import { MAX_PLAYED, type SearchState } from './state.ts'

/** What to search: a position with the game that led to it, which decides repetition and the no-progress counter. */
export interface Question {
  readonly ruleset: Ruleset
  /** The position in which the game started. */
  readonly start: Position
  /** The legal moves played since. */
  readonly moves: readonly Move[]
}

/** True when `move` from `position` resets the no-progress counter. */
const makesProgress = (position: Position, move: Move): boolean =>
  move.captured.length > 0 ||
  (position.board[move.from]?.kind === 'man' && move.from >> 3 !== move.path[0] >> 3)

/** The position that `question` asks about. */
export const rootOf = ({ start, moves }: Question): Position => moves.reduce(play, start)

const isSameRuleset = (a: Ruleset, b: Ruleset): boolean =>
  (Object.keys(a) as (keyof Ruleset)[]).every((option) => a[option] === b[option])

/** Sets `state` up for `question`: the root's frame, and keys and counters of the game so far. */
export const poseQuestion = (state: SearchState, question: Question): Position => {
  const { ruleset, moves } = question
  let position = question.start
  let quietPlies = 0
  // What was learned under other rules is wrong under these.
  if (!isSameRuleset(state.ruleset, ruleset)) state.forget()
  state.ruleset = ruleset
  state.tables = tablesFor(ruleset)
  state.played = 0
  const skipped = Math.max(0, moves.length - MAX_PLAYED + 1)
  for (let ply = 0; ply <= moves.length; ply++) {
    if (ply >= skipped) {
      const mode = modeOf(ruleset, position.turn)
      const words = wordsOf(position)
      state.played = ply - skipped
      state.keysLow[state.played] = lowKey(
        mode,
        words.ownEven,
        words.ownOdd,
        words.oppEven,
        words.oppOdd,
        words.kingsEven,
        words.kingsOdd,
      )
      state.keysHigh[state.played] = highKey(
        mode,
        words.ownEven,
        words.ownOdd,
        words.oppEven,
        words.oppOdd,
        words.kingsEven,
        words.kingsOdd,
      )
      state.quietPlies[state.played] = quietPlies
    }
    const move = moves[ply]
    if (move === undefined) break
    quietPlies = makesProgress(position, move) ? 0 : quietPlies + 1
    position = play(position, move)
  }
  const { ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd } = wordsOf(position)
  state.frames.set([ownEven, ownOdd, oppEven, oppOdd, kingsEven, kingsOdd], 0)
  state.rootMode = modeOf(ruleset, position.turn)
  return position
}
