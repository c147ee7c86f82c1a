import { type Move, PRESET_IDS, type PresetId } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { makePuzzle, type Puzzle, type SetPlay, type Transfer } from '@tama/puzzles'
import { startProver } from '@tama/puzzles/client'

/** What each question beyond the report may cost, in milliseconds. */
const LIMITS = { timeMs: 8000 }

/** What can be known of a puzzle beyond its report. */
export interface Further {
  /** Undefined: the other side could not move, or nobody could say. */
  readonly setPlay: SetPlay | undefined
  /** The puzzle under every other preset. */
  readonly transfers: readonly (Transfer & { readonly preset: PresetId })[]
}

/**
 * Asks for the set play and for the puzzle under the other presets, one after the other, in a worker that is ended
 * afterwards. `turns` and `key` are those of the report. What cannot be answered is left out. Never rejects.
 */
export const furtherOf = async (puzzle: Puzzle, key: Move, turns: number): Promise<Further> => {
  const prover = startProver()
  const text = makePuzzle(puzzle)
  const own = makeRuleset(puzzle.ruleset)
  const presets = PRESET_IDS.filter((preset) => preset !== own)
  const setPlay = await prover.ask({ kind: 'set-play', puzzle: text, turns }, LIMITS)
  const moved = await prover.ask({ kind: 'transfers', puzzle: text, key, rulesets: presets }, LIMITS)
  prover.dispose()
  return {
    setPlay: setPlay.kind === 'done' ? setPlay.result : undefined,
    transfers:
      moved.kind === 'done'
        ? moved.result.flatMap((transfer, index) => {
            const preset = presets[index]
            return preset === undefined ? [] : { ...transfer, preset }
          })
        : [],
  }
}
