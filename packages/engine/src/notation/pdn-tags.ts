import { err, ok, type Result } from '../result.ts'
import { PRESETS, type Ruleset } from '../ruleset.ts'
import { type Position, START } from '../setup.ts'
import { type FenError, makeFen, type NotAPosition, parsePosition } from './fen.ts'
import type { PdnGame, PdnNote, PdnResult, PdnTag } from './pdn-game.ts'
import type { BadTagToken, TagToken } from './pdn-syntax.ts'
import { makeRuleset, parseRuleset } from './ruleset-text.ts'

/** Tags that say ruleset, start and result: a `PdnGame` holds what they say, and they are written anew from it. */
const RULE_TAGS = ['Result', 'GameType', 'Variant', 'Ruleset', 'SetUp', 'FEN'] as const

/** Names of tags as the standard spells them; they are read in any case. */
const KNOWN_NAMES = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', ...RULE_TAGS]

/** Tags without which a game would silently be another one. */
const NEEDED = /^\[\s*(GameType|Variant|Ruleset|FEN)\b/i

/** The number of Turkish draughts in the standard; Armenian draughts has none. */
const DAMA_TYPE = 30

/** Numbers that a peer program gave to games the standard has no number for. */
const PEER_TYPES: Readonly<Record<number, Ruleset>> = { 43: PRESETS.dama, 44: PRESETS.tama }

const VARIANTS: Readonly<Record<string, Ruleset>> = {
  tama: PRESETS.tama,
  armenian: PRESETS.tama,
  dama: PRESETS.dama,
  turkish: PRESETS.dama,
}

/** Why the tags of a game cannot be used. */
export type TagProblem =
  /** The tag line is broken, and it is one that the game depends on. */
  | { readonly kind: 'bad-tag'; readonly found: string }
  /** GameType is the number of another game. */
  | { readonly kind: 'other-game'; readonly gameType: number }
  /** GameType says that a1 is not at White's lower left. */
  | { readonly kind: 'other-notation'; readonly found: string }
  | { readonly kind: 'bad-fen'; readonly error: FenError | NotAPosition }

/** A problem and its offset in the text. */
export interface Placed<Problem> {
  readonly problem: Problem
  readonly at: number
}

/** What a game's head says of its rules. */
interface Rules {
  readonly ruleset: Ruleset
  readonly notes: readonly PdnNote[]
}

const findTag = (tags: readonly TagToken[], name: string): TagToken | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())

/** The first tag line that is broken although the game depends on it. */
export const brokenTag = (badTags: readonly BadTagToken[]): Placed<TagProblem> | undefined => {
  const broken = badTags.find(({ text }) => NEEDED.test(text))
  return broken && { problem: { kind: 'bad-tag', found: broken.text.slice(0, 40) }, at: broken.at }
}

const rulesByType = (tag: TagToken): Result<Rules, Placed<TagProblem>> => {
  const [digits] = /^\s*\d{1,6}/.exec(tag.value) ?? []
  if (digits === undefined) {
    const notes = [{ kind: 'unknown-game-type', found: tag.value }, { kind: 'game-not-named' }] as const
    return ok({ ruleset: PRESETS.tama, notes })
  }
  const gameType = Number(digits)
  const peer = PEER_TYPES[gameType]
  if (peer !== undefined) return ok({ ruleset: peer, notes: [{ kind: 'peer-game-type', gameType }] })
  if (gameType !== DAMA_TYPE) return err({ problem: { kind: 'other-game', gameType }, at: tag.valueAt })
  const notation = tag.value.split(',')[4]?.trim().toUpperCase() ?? ''
  if (/^A[123]/.test(notation)) {
    return err({ problem: { kind: 'other-notation', found: notation }, at: tag.valueAt })
  }
  return ok({ ruleset: PRESETS.dama, notes: [] })
}

/** The ruleset that the tags name: `Ruleset`, else `Variant`, else `GameType`, else Tama. */
export const rulesOfTags = (tags: readonly TagToken[]): Result<Rules, Placed<TagProblem>> => {
  const notes: PdnNote[] = []
  const named = findTag(tags, 'Ruleset')
  if (named !== undefined) {
    const read = parseRuleset(named.value)
    if (read.ok) return ok({ ruleset: read.value, notes })
    notes.push({ kind: 'unknown-ruleset', found: named.value })
  }
  const variant = findTag(tags, 'Variant')
  if (variant !== undefined) {
    const word = variant.value
      .trim()
      .toLowerCase()
      .replace(/\s+(draughts|checkers)$/, '')
    const ruleset = Object.hasOwn(VARIANTS, word) ? VARIANTS[word] : undefined
    if (ruleset !== undefined) return ok({ ruleset, notes })
    notes.push({ kind: 'unknown-variant', found: variant.value })
  }
  const gameType = findTag(tags, 'GameType')
  if (gameType === undefined) {
    return ok({ ruleset: PRESETS.tama, notes: [...notes, { kind: 'game-not-named' }] })
  }
  const byType = rulesByType(gameType)
  return byType.ok ? ok({ ...byType.value, notes: [...notes, ...byType.value.notes] }) : byType
}

/** The position that the FEN tag gives, with or without a SetUp tag; else the start of the game. */
export const startOfTags = (tags: readonly TagToken[]): Result<Position, Placed<TagProblem>> => {
  const tag = findTag(tags, 'FEN')
  if (tag === undefined) return ok(START)
  const read = parsePosition(tag.value)
  if (read.ok) return read
  return err({ problem: { kind: 'bad-fen', error: read.error }, at: tag.valueAt + read.error.at - 1 })
}

const OTHER_RESULTS: Readonly<Record<string, PdnResult>> = {
  '1-0': '1-0',
  '0-1': '0-1',
  '1/2-1/2': '1/2-1/2',
  '0-0': '0-0',
  '2-0': '1-0',
  '0-2': '0-1',
  '1-1': '1/2-1/2',
  '½-½': '1/2-1/2',
}

/** The result of a game from its tags and from what stands behind its moves, which counts more. */
export const resultOfTags = (
  tags: readonly TagToken[],
  terminator: string | undefined,
): { readonly result: PdnResult; readonly notes: readonly PdnNote[] } => {
  const said = OTHER_RESULTS[findTag(tags, 'Result')?.value.trim() ?? '']
  const result = OTHER_RESULTS[terminator ?? '']
  if (said !== undefined && result !== undefined && said !== result) {
    return { result, notes: [{ kind: 'result-differs', tag: said, result }] }
  }
  return { result: result ?? said ?? '*', notes: [] }
}

const isRuleTag = (name: string): boolean => RULE_TAGS.some((known) => known === name)

/** The tags that say nothing about rules, start or result, their names spelled as the standard does. */
export const otherTags = (tags: readonly TagToken[]): readonly PdnTag[] =>
  tags
    .map(({ name, value }) => ({
      name: KNOWN_NAMES.find((known) => known.toLowerCase() === name.toLowerCase()) ?? name,
      value,
    }))
    .filter(({ name }) => !isRuleTag(name))

/** All tags of a game in the order in which they are written. */
export const allTags = ({ tags, ruleset, start, result }: PdnGame): readonly PdnTag[] => {
  const fen = makeFen(start)
  const text = makeRuleset(ruleset)
  const game = ruleset.diagonalMoves
    ? { name: 'Variant', value: 'Tama' }
    : { name: 'GameType', value: `${DAMA_TYPE},W,8,8,A0,0` }
  const isDefault = text === makeRuleset(ruleset.diagonalMoves ? PRESETS.tama : PRESETS.dama)
  return [
    ...tags.filter(({ name }) => !isRuleTag(name)),
    { name: 'Result', value: result },
    game,
    ...(isDefault ? [] : [{ name: 'Ruleset', value: text }]),
    ...(fen === makeFen(START)
      ? []
      : [
          { name: 'SetUp', value: '1' },
          { name: 'FEN', value: fen },
        ]),
  ]
}
