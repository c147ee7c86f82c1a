import { type Move, play, type Ruleset, START } from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'
import { createSearchState, loadEvaluation, scoreValue, search } from '@tama/search'

/** How a book is grown. */
export interface BookOptions {
  readonly ruleset: Ruleset
  /** Nodes of the search of each position. */
  readonly nodes: number
  /** A move belongs into the book when it is at most so many centimen worse than the best. */
  readonly margin: number
  /** At most so many moves of a position. */
  readonly width: number
  /** The longest line, in plies. */
  readonly plies: number
}

/** Grows lines from the start of the game: of each position the moves that a search finds about as good as the best. */
export const growBook = async (
  { ruleset, nodes, margin, width, plies }: BookOptions,
  say: (line: string) => void,
): Promise<void> => {
  await loadEvaluation(ruleset)
  const state = createSearchState(32)
  const grow = (moves: readonly Move[]): void => {
    const written = moves.map(makeFullMove).join(' ')
    if (moves.length === plies) {
      say(written)
      return
    }
    const position = moves.reduce(play, START)
    const options = { limits: { nodes }, multiPv: width + 1, clock: () => 0 }
    const lines = search(state, { ruleset, start: START, moves }, options)?.lines ?? []
    const [best] = lines
    const good = lines
      .slice(0, width)
      .filter(({ score }) => best !== undefined && scoreValue(score) >= scoreValue(best.score) - margin)
    for (const line of good) {
      const move = parseMove(line.moves[0] ?? '', position, ruleset)
      if (!move.ok) throw new Error(`${line.moves[0]}: ${move.error.kind}`)
      grow([...moves, move.value])
    }
  }
  grow([])
}
