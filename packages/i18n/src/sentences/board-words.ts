import type { BoardWords, Refusal, SquareInfo } from '@tama/board'
import type { Colour, Move, Square } from '@tama/engine'
import type { Translator } from '../translator.ts'
import type { SquareName } from './square-name.ts'

const labelOf = (t: Translator, name: SquareName, info: SquareInfo): string => {
  const square = name(info.square)
  const { piece } = info
  const label =
    piece === undefined
      ? t('board.empty', { square })
      : t('board.piece', { square, piece: t(`piece.${piece.colour}.${piece.kind}`) })
  const states = [
    ...(info.selected ? [t('board.selected')] : []),
    ...(info.mustCapture ? [t('board.mustCapture')] : info.canMove ? [t('board.canMove')] : []),
    ...(info.isFork ? [t('board.fork')] : info.isTarget ? [t('board.target')] : []),
    ...(info.premove === undefined ? [] : [t(`board.premove.${info.premove}`)]),
  ]
  return states.reduce((said, state) => t('board.with', { label: said, state }), label)
}

const spokenMove = (t: Translator, name: SquareName, move: Move): string => {
  const from = name(move.from)
  const to = name(move.path[move.path.length - 1] ?? move.from)
  const count = move.captured.length
  const said = count === 0 ? t('board.step', { from, to }) : t('board.capture', { from, to, count })
  return move.promotes ? t('board.promotes', { move: said }) : said
}

const refusalSentence = (t: Translator, name: SquareName, refusal: Refusal): string => {
  const square = name(refusal.square)
  switch (refusal.kind) {
    case 'must-capture':
      return t('refusal.mustCapture', { count: refusal.count, squares: t.list(refusal.must.map(name), 'or') })
    case 'blocked':
      return t('refusal.blocked', { square })
    case 'not-yours':
      return t('refusal.notYours', { square })
    case 'not-a-target':
      return t('refusal.notATarget', { square, squares: t.list(refusal.targets.map(name), 'or') })
  }
}

/** The words a board needs, in the language of `t`. `name` is the engine's `squareName`. */
export const boardWords = (t: Translator, name: SquareName): BoardWords => ({
  board: t('board.label'),
  square: (info) => labelOf(t, name, info),
  moved: (move: Move, by: Colour) => t(`board.moved.${by}`, { move: spokenMove(t, name, move) }),
  refused: (refusal) => refusalSentence(t, name, refusal),
  goOn: (targets: readonly Square[]) => t('board.goOn', { squares: t.list(targets.map(name), 'or') }),
  chosen: (square: Square, targets: readonly Square[]) =>
    t('board.chosen', { square: name(square), squares: t.list(targets.map(name), 'or') }),
  cancelled: t('board.cancelled'),
  // What it will take, and whether it will promote, nobody knows yet.
  premoved: ({ from, path }: Move) =>
    t('board.premoved', {
      move: t('board.step', { from: name(from), to: name(path[path.length - 1] ?? from) }),
    }),
  pending: (move: Move) => t('board.pending', { move: spokenMove(t, name, move) }),
})
