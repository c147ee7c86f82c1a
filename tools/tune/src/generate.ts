import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parseRuleset } from '@tama/engine/notation'
import { createSearchState, loadEvaluation } from '@tama/search/tree'
import { GAME_BYTES, playGame } from './self-play.ts'

/** How far a series of games has come. */
interface Progress {
  readonly games: number
  readonly bytes: number
}

/** What to generate. */
export interface Series {
  /** Text of the ruleset. */
  readonly ruleset: string
  readonly seed: number
  readonly nodes: number
  /** Ends after so many games in all. */
  readonly games: number
  readonly folder: string
}

/** Progress is written down every so many games. */
const GAMES_A_CHUNK = 50

/**
 * Plays a series of games and appends their positions to `<ruleset>-<seed>.bin` in the folder. Goes on where an
 * earlier run of the same series ended, however it ended.
 */
export const generateGames = async (series: Series, say: (line: string) => void): Promise<void> => {
  const ruleset = parseRuleset(series.ruleset)
  if (!ruleset.ok) throw new Error(`no ruleset: ${series.ruleset}`)
  mkdirSync(series.folder, { recursive: true })
  const file = join(series.folder, `${series.ruleset}-${series.seed}.bin`)
  const note = `${file}.json`
  let progress: Progress = existsSync(note)
    ? (JSON.parse(readFileSync(note, 'utf8')) as Progress)
    : { games: 0, bytes: 0 }
  if (progress.games === 0) writeFileSync(file, '')
  truncateSync(file, progress.bytes)
  await loadEvaluation(ruleset.value)
  const state = createSearchState(1)
  const room = new Uint8Array(GAMES_A_CHUNK * GAME_BYTES)
  const view = new DataView(room.buffer)
  while (progress.games < series.games) {
    let end = 0
    let played = 0
    let decided = 0
    for (; played < GAMES_A_CHUNK && progress.games + played < series.games; played++) {
      const game = playGame(
        state,
        ruleset.value,
        series.seed,
        progress.games + played,
        series.nodes,
        view,
        end,
      )
      end = game.end
      decided += Math.abs(game.white)
    }
    appendFileSync(file, room.subarray(0, end))
    progress = { games: progress.games + played, bytes: progress.bytes + end }
    writeFileSync(`${note}.new`, JSON.stringify(progress))
    renameSync(`${note}.new`, note)
    say(`${progress.games} games, ${progress.bytes / 32} positions, ${decided} of ${played} decided`)
  }
}
