import type { Move } from '../move.ts'
import { play } from '../play.ts'
import { legalMoves } from '../rules.ts'
import type { Ruleset } from '../ruleset.ts'
import type { Position } from '../setup.ts'
import { makeMove } from './move-text.ts'
import type { PdnGame, PdnLine, PdnStep, PdnTag, PdnVariation } from './pdn-game.ts'
import { allTags } from './pdn-tags.ts'

/** The longest line that is written, unless one word is longer. */
const WIDTH = 80

const makeTag = ({ name, value }: PdnTag): string => {
  const escaped = value.replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&')
  return `[${name} "${escaped}"]`
}

/** A comment in braces, word by word; one with a closing brace in it takes the rest of a line. */
const commentWords = (comment: string): readonly string[] => {
  const plain = comment.replace(/\s+/g, ' ').trim()
  if (plain === '') return []
  return plain.includes('}') ? [`; ${plain}\n`] : `{${plain}}`.split(' ')
}

/** A move and what stands behind it: marks glued to it, judgements, comments. */
const stepWords = (text: string, step: PdnStep<unknown>): readonly string[] => [
  text + step.marks.join(''),
  ...step.nags.map((nag) => `$${nag}`),
  ...step.comments.flatMap(commentWords),
]

/** Puts a variation into parentheses that stick to its first and last word. */
const enclosed = (words: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = words
  const opened = [`(${first}`, ...rest]
  const last = opened.at(-1) ?? ''
  return last.endsWith('\n') ? [...opened, ')'] : [...opened.slice(0, -1), `${last})`]
}

const unreadWords = ({ comments, steps }: PdnLine<string>): readonly string[] => [
  ...comments.flatMap(commentWords),
  ...steps.flatMap((step) => [
    ...stepWords(step.move, step),
    ...step.variations.flatMap((variation) =>
      variation.kind === 'unread' ? enclosed(unreadWords(variation.line)) : [],
    ),
  ]),
]

/** Where a line begins: `ply` is the number of plies that a game from White's first move would have had. */
interface LineStart {
  readonly position: Position
  readonly ruleset: Ruleset
  readonly ply: number
}

const variationWords = (variation: PdnVariation, start: LineStart): readonly string[] =>
  enclosed(variation.kind === 'unread' ? unreadWords(variation.line) : lineWords(variation.line, start))

/** The number before a move: White's always, Black's where the eye would look for it. */
const numberWords = ({ position, ply }: LineStart, isBehindRemark: boolean): readonly string[] => {
  const number = Math.floor(ply / 2) + 1
  if (position.turn === 'white') return [`${number}.`]
  return isBehindRemark ? [`${number}...`] : []
}

const lineWords = ({ comments, steps }: PdnLine<Move>, start: LineStart): readonly string[] => {
  const parts: (readonly string[])[] = comments.map(commentWords)
  let at = start
  let isBehindRemark = true
  for (const step of steps) {
    const { position, ruleset, ply } = at
    const text = makeMove(step.move, legalMoves(position, ruleset))
    parts.push(numberWords(at, isBehindRemark), stepWords(text, step))
    for (const variation of step.variations) parts.push(variationWords(variation, at))
    isBehindRemark = step.comments.length > 0 || step.variations.length > 0
    at = { position: play(position, step.move), ruleset, ply: ply + 1 }
  }
  return parts.flat()
}

/** Fills lines with words. A word with a line end ends its line; `%` would mean something else at the start of one. */
const wrapped = (words: readonly string[]): string => {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const isFull = line.length + 1 + word.trimEnd().length > WIDTH && !word.startsWith('%')
    if (line !== '' && isFull) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word.trimEnd() : ` ${word.trimEnd()}`
    if (word.endsWith('\n')) {
      lines.push(line)
      line = ''
    }
  }
  return (line === '' ? lines : [...lines, line]).join('\n')
}

const makeGame = (game: PdnGame): string => {
  const { start, ruleset, line, result } = game
  const words = lineWords(line, { position: start, ruleset, ply: start.turn === 'white' ? 0 : 1 })
  return `${allTags(game).map(makeTag).join('\n')}\n\n${wrapped([...words, result])}\n`
}

/** Writes games as PDN 3.0, each with its tags, its moves in lines of at most 80 characters, and an empty line between games. */
export const makePdn = (games: readonly PdnGame[]): string => games.map(makeGame).join('\n')
