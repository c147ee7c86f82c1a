import { unreachable } from '../result.ts'
import { type Token, tokensOf } from './pdn-lexer.ts'

/** A move as written, with what stands behind it. `at` is its offset in the text. */
export interface SyntaxStep {
  readonly at: number
  readonly text: string
  readonly marks: string[]
  readonly nags: number[]
  readonly comments: string[]
  readonly variations: SyntaxLine[]
}

/** Moves in a row as written. `at` is the offset of the line's first character, a variation's opening parenthesis. */
export interface SyntaxLine {
  readonly at: number
  readonly comments: string[]
  readonly steps: SyntaxStep[]
}

/** Where the form of a game breaks; what stands behind it up to the next tag is not read. */
export interface SyntaxProblem {
  readonly kind: 'unclosed-comment' | 'unclosed-variation' | 'stray-parenthesis' | 'too-deep'
  readonly at: number
}

export type TagToken = Token & { readonly kind: 'tag' }
export type BadTagToken = Token & { readonly kind: 'bad-tag' }

/** A game as written: its form is understood, its moves are not yet. */
export interface SyntaxGame {
  readonly at: number
  readonly tags: TagToken[]
  readonly badTags: BadTagToken[]
  readonly line: SyntaxLine
  result: string | undefined
  problem: SyntaxProblem | undefined
}

/** How deep variations may stand in each other. */
export const MAX_VARIATION_DEPTH = 32

const newLine = (at: number): SyntaxLine => ({ at, comments: [], steps: [] })

/** A game under construction; `lines` are the main line and the variations that are open, innermost last. */
interface Draft {
  readonly game: SyntaxGame
  readonly lines: SyntaxLine[]
}

const newDraft = (at: number): Draft => {
  const line = newLine(at)
  const game = { at, tags: [], badTags: [], line, result: undefined, problem: undefined }
  return { game, lines: [line] }
}

const isEmpty = ({ game }: Draft): boolean => {
  const { tags, badTags, line, result, problem } = game
  const parts = [tags, badTags, line.comments, line.steps]
  return result === undefined && problem === undefined && parts.every(({ length }) => length === 0)
}

/** True while tags still belong to the game: until its moves begin, or its first tag comes again. */
const takesTag = ({ game }: Draft, token: TagToken | BadTagToken): boolean => {
  if (game.line.steps.length > 0 || game.result !== undefined || game.problem !== undefined) return false
  return token.kind === 'bad-tag' || game.tags[0]?.name !== token.name
}

const takeTag = ({ game }: Draft, token: TagToken | BadTagToken): void => {
  if (token.kind === 'tag') game.tags.push(token)
  else game.badTags.push(token)
}

/** Text that belongs to the last move of the line, or to the line when it has none yet. */
const comment = (line: SyntaxLine, text: string): void => {
  const comments = line.steps.at(-1)?.comments ?? line.comments
  if (text !== '') comments.push(text)
}

const openVariation = (draft: Draft, line: SyntaxLine, at: number): void => {
  const step = line.steps.at(-1)
  if (step === undefined) draft.game.problem = { kind: 'stray-parenthesis', at }
  else if (draft.lines.length > MAX_VARIATION_DEPTH) draft.game.problem = { kind: 'too-deep', at }
  else {
    const variation = newLine(at)
    step.variations.push(variation)
    draft.lines.push(variation)
  }
}

/** A judgement belongs to the last move; before the first move it is kept as a comment. */
const judge = (line: SyntaxLine, token: Token & { readonly kind: 'mark' | 'nag' }): void => {
  const step = line.steps.at(-1)
  if (token.kind === 'mark') {
    if (step === undefined) comment(line, token.text)
    else step.marks.push(token.text)
  } else if (step === undefined) comment(line, `$${token.value}`)
  else step.nags.push(token.value)
}

/** Takes a token of the moves into the game; the caller sees to tags and to where games begin. */
const take = (draft: Draft, token: Exclude<Token, TagToken | BadTagToken>): void => {
  const { game, lines } = draft
  const line = lines.at(-1) ?? game.line
  const isMain = lines.length === 1
  const { at } = token
  switch (token.kind) {
    case 'comment':
      comment(line, token.text)
      break
    case 'unclosed-comment':
      game.problem = { kind: 'unclosed-comment', at }
      break
    case 'word':
      line.steps.push({ at, text: token.text, marks: [], nags: [], comments: [], variations: [] })
      break
    case 'mark':
    case 'nag':
      judge(line, token)
      break
    case 'result':
      if (isMain) game.result ??= token.text
      else comment(line, token.text)
      break
    case 'open':
      openVariation(draft, line, at)
      break
    case 'close':
      if (isMain) game.problem = { kind: 'stray-parenthesis', at }
      else lines.pop()
      break
    default:
      unreachable(token)
  }
}

/** Closes the books of a game that the text leaves: an open variation is a problem, unless there is one already. */
const finished = ({ game, lines }: Draft): SyntaxGame => {
  const inner = lines.at(-1)
  if (inner !== undefined && lines.length > 1) game.problem ??= { kind: 'unclosed-variation', at: inner.at }
  return game
}

/** The games of a text, in time linear in its length. */
export function* syntaxGamesOf(text: string): Generator<SyntaxGame, void> {
  let draft = newDraft(0)
  for (const token of tokensOf(text)) {
    if (token.kind === 'tag' || token.kind === 'bad-tag') {
      if (!takesTag(draft, token)) {
        yield finished(draft)
        draft = newDraft(token.at)
      }
      takeTag(draft, token)
    } else if (draft.game.problem === undefined) {
      if (token.kind === 'word' && draft.game.result !== undefined && draft.lines.length === 1) {
        yield finished(draft)
        draft = newDraft(token.at)
      }
      take(draft, token)
    }
  }
  if (!isEmpty(draft)) yield finished(draft)
}
