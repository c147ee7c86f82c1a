import type { CollectionError, PdnPuzzleRefusal, PuzzleError } from '@tama/puzzles'
import type { Translator } from '../translator.ts'
import { fenErrorSentence, moveErrorSentence, rulesetErrorSentence } from './errors.ts'
import { setupFaultSentence } from './setup-fault.ts'
import type { SquareName } from './square-name.ts'

/** Why an object of a file is no puzzle. `name` is the engine's `squareName`. */
export const puzzleErrorSentence = (t: Translator, name: SquareName, error: PuzzleError): string => {
  switch (error.kind) {
    case 'not-an-object':
      return t('puzzle.error.not-an-object')
    case 'missing-field':
    case 'wrong-type':
    case 'too-long':
      return t(`puzzle.error.${error.kind}`, { field: error.field })
    case 'out-of-range':
      return t('puzzle.error.out-of-range', { field: error.field, min: error.min, max: error.max })
    case 'bad-ruleset':
      return rulesetErrorSentence(t, error.error)
    case 'bad-fen':
      return error.error.kind === 'not-a-position'
        ? error.error.faults.map((fault) => setupFaultSentence(t, name, fault)).join(' ')
        : fenErrorSentence(t, error.error)
    case 'bad-goal':
      return t('puzzle.error.bad-goal', { found: error.error.found })
    case 'bad-move': {
      const reason = moveErrorSentence(t, error.error)
      return t('puzzle.error.bad-move', { ply: error.ply, found: error.found, reason })
    }
    case 'bad-variation':
      return t('puzzle.error.bad-variation', { ply: error.ply })
  }
}

/** Why a file holds no puzzles. */
export const collectionErrorSentence = (t: Translator, error: CollectionError): string => {
  switch (error.kind) {
    case 'not-json':
      return t('puzzle.error.not-json', { line: error.line })
    case 'newer-version':
    case 'empty':
      return t(`puzzle.error.${error.kind}`)
    case 'too-long':
      return t('puzzle.error.file-too-long')
    case 'too-many-puzzles':
      return t('puzzle.error.too-many-puzzles', { most: error.most })
    case 'not-puzzles':
    case 'other-format':
      return t('puzzle.error.other-format')
  }
}

/** Why a game of a PDN file is no puzzle. */
export const pdnPuzzleSentence = (t: Translator, { number, error }: PdnPuzzleRefusal): string => {
  switch (error.kind) {
    case 'no-position':
      return t('puzzle.error.no-position', { number })
    case 'bad-game':
      return t('puzzle.error.bad-game', { number })
    case 'solution-too-long':
      return t('puzzle.error.too-long', { field: 'solution' })
  }
}
