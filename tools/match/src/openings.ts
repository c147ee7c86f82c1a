import { err, ok, play, type Result, type Ruleset, START } from '@tama/engine'
import { makeFullMove, parseMove } from '@tama/engine/notation'

/** Reads openings, one a line, moves with spaces between; `#` begins a remark. The error is a sentence. */
export const readOpenings = (
  text: string,
  ruleset: Ruleset,
): Result<readonly (readonly string[])[], string> => {
  const openings: (readonly string[])[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const moves: string[] = []
    let position = START
    for (const word of line.trim().split(/\s+/)) {
      const move = parseMove(word, position, ruleset)
      if (!move.ok) return err(`"${line}" is no opening: ${word} is refused`)
      moves.push(makeFullMove(move.value))
      position = play(position, move.value)
    }
    openings.push(moves)
  }
  return openings.length === 0 ? err('there is no opening') : ok(openings)
}

/** The project's own openings for a ruleset, chosen by its properties. */
export const openingsFile = ({ diagonalMoves }: Ruleset): URL =>
  new URL(`../fixtures/openings-${diagonalMoves ? 'diagonal' : 'orthogonal'}.txt`, import.meta.url)
