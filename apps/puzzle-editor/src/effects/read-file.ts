import { PRESETS, squareName } from '@tama/engine'
import { gameOfPdn, mainMoves, parsePdn } from '@tama/engine/notation'
import { collectionErrorSentence, pdnPuzzleSentence, puzzleErrorSentence, type Translator } from '@tama/i18n'
import {
  MAX_FILE_LENGTH,
  type PdnPuzzleRefusal,
  type Puzzle,
  parseCollection,
  parsePuzzleCsv,
  parsePuzzlePdn,
} from '@tama/puzzles'
import { type Draft, draftOfPosition } from '../model/draft.ts'
import { draftOfPuzzle } from '../model/draft-puzzle.ts'

/** What a text turned out to hold. */
export interface ReadDrafts {
  readonly title: string
  readonly author: string
  readonly drafts: readonly Draft[]
  /** How many more there are that cannot be read, and why the first one cannot. */
  readonly refused: number
  readonly reason: string | undefined
}

const found = (
  puzzles: readonly Puzzle[],
  reasons: readonly string[],
  head: { readonly title?: string; readonly author?: string } = {},
): ReadDrafts => ({
  title: head.title ?? '',
  author: head.author ?? '',
  drafts: puzzles.map(draftOfPuzzle),
  refused: reasons.length,
  reason: reasons[0],
})

const readJson = (t: Translator, text: string): ReadDrafts => {
  const read = parseCollection(text)
  if (!read.ok) {
    const kept = 'kept' in read.error ? read.error.kept : []
    return found(kept, [collectionErrorSentence(t, read.error)])
  }
  const { collection, refused } = read.value
  const reasons = refused.map(({ number, error }) => {
    const reason =
      error.kind === 'not-json'
        ? t('puzzle.error.not-json', { line: error.line })
        : puzzleErrorSentence(t, squareName, error)
    return t('editor.importReason', { number, reason })
  })
  return found(collection.puzzles, reasons, collection)
}

/** Why a game of a PDN text is no puzzle. What has neither a tag nor a move was never meant as a game. */
const pdnReason = (t: Translator, refusal: PdnPuzzleRefusal): string => {
  const { error } = refusal
  if (error.kind !== 'bad-game') return pdnPuzzleSentence(t, refusal)
  const { problem, kept } = error.refusal
  if (problem.kind === 'too-long') return t('puzzle.error.file-too-long')
  const isStrange = problem.kind === 'unknown-word' || problem.kind === 'no-game'
  const isBare = kept === undefined || (kept.tags.length === 0 && mainMoves(kept).length === 0)
  return isStrange && isBare ? t('puzzle.error.other-format') : pdnPuzzleSentence(t, refusal)
}

/** Puzzles of a PDN text; a lone game from the start is the position that it ends with. */
const readPdn = (t: Translator, text: string): ReadDrafts => {
  const { puzzles, refused } = parsePuzzlePdn(text)
  const reasons = refused.map((refusal) => pdnReason(t, refusal))
  const [only, ...others] = puzzles.length === 0 ? parsePdn(text) : []
  if (only?.ok && others.length === 0 && mainMoves(only.value).length > 0) {
    const game = gameOfPdn(only.value)
    const setup = game.plies.at(-1)?.after.position ?? game.start.position
    return { ...found([], []), drafts: [draftOfPosition(only.value.ruleset, setup)] }
  }
  return found(puzzles, reasons)
}

const readCsv = (t: Translator, text: string): ReadDrafts => {
  const read = parsePuzzleCsv(text, PRESETS.tama)
  if (!read.ok) return found([], [t('puzzle.error.other-format')])
  const reasons = read.value.refused.map(({ number, error }) =>
    t('editor.importReason', { number, reason: puzzleErrorSentence(t, squareName, error) }),
  )
  const isNone = read.value.puzzles.length === 0 && reasons.length === 0
  return found(read.value.puzzles, isNone ? [t('puzzle.error.other-format')] : reasons)
}

/** A first row of names with `FEN` among them. */
const LOOKS_LIKE_CSV = /^\uFEFF?[^\r\n[{]*\bfen\b[^\r\n]*,|^\uFEFF?[^\r\n[{]*,[^\r\n]*\bfen\b/i
const LOOKS_LIKE_JSON = /^\uFEFF?\s*(\{|\[\s*(\{|\]))/

/** Reads every puzzle of a text, whatever its form. Never throws. */
export const readDrafts = (t: Translator, text: string): ReadDrafts => {
  if (text.length > MAX_FILE_LENGTH) return found([], [t('puzzle.error.file-too-long')])
  if (text.trim() === '') return found([], [t('puzzle.error.empty')])
  if (LOOKS_LIKE_JSON.test(text)) return readJson(t, text)
  return LOOKS_LIKE_CSV.test(text) ? readCsv(t, text) : readPdn(t, text)
}
