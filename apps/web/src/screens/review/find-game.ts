import type { Result } from '@tama/engine'
import { err, ok } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { decodeLink, gameOfLink } from '@tama/share'
import type { Archive } from '../../archive/archive.ts'
import { TWO_HUMANS } from '../../seats.ts'
import { readSave } from '../play/save.ts'
import { stateOf } from '../play/state.ts'
import type { ReviewedGame } from './model.ts'

/** Why there is nothing to look through. */
export type ReviewProblem = 'missing' | 'broken'

const fromLink = (key: string): Result<ReviewedGame, ReviewProblem> => {
  const read = decodeLink(key)
  if (!read.ok || read.value.kind !== 'game') return err('broken')
  const { value } = read
  const about = {
    ruleset: makeRuleset(value.ruleset),
    seats: TWO_HUMANS,
    seed: 0,
    orientation: 'white',
  } as const
  return ok({
    key,
    state: stateOf(gameOfLink(value), about),
    name: '',
    players: { white: '', black: '' },
    playedMs: undefined,
    isKept: false,
  })
}

/** The game that a key names: links begin with a digit, ids of the archive do not. Never rejects. */
export const findGame = async (
  key: string,
  archive: Archive,
): Promise<Result<ReviewedGame, ReviewProblem>> => {
  if (/^\d/.test(key)) return fromLink(key)
  const kept = await archive.find(key)
  if (kept === undefined) return err('missing')
  const read = readSave(kept.save)
  if (!read.ok) return err('broken')
  const { name, players, changedMs } = kept
  return ok({ key, state: read.value, name, players, playedMs: changedMs, isKept: true })
}
