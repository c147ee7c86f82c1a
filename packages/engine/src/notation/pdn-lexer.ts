/** What PDN text is made of. */
export type Token = {
  /** Offset of the first character in the text. */
  readonly at: number
  /** Offset of the first character after it. */
  readonly end: number
} & (
  | { readonly kind: 'tag'; readonly name: string; readonly value: string; readonly valueAt: number }
  /** A line that begins like a tag and is none. */
  | { readonly kind: 'bad-tag'; readonly text: string }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'unclosed-comment' }
  | { readonly kind: 'nag'; readonly value: number }
  /** A judgement behind a move: `!`, `??`, `(?)`, `*`. */
  | { readonly kind: 'mark'; readonly text: string }
  | { readonly kind: 'open' | 'close' }
  | { readonly kind: 'result'; readonly text: string }
  /** What should be a move. */
  | { readonly kind: 'word'; readonly text: string }
)

const BLANK = /\s+/y
const LINE = /[^\r\n]*/y
const TAG = /\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\\r\n]|\\.)*)"\s*\]/y
/** A tag whose value has quotes of its own that nobody escaped: it ends where a line or the next tag says so. */
const LOOSE_TAG = /\[\s*([A-Za-z0-9_]+)\s*"(.*?)"[ \t]*\](?=[ \t]*(?:[[\r\n]|$))/y
const NAG = /\$(\d{1,3})/y
const MARK = /[!?]+|\([!?]+\)/y
const RESULT = /(?:1\/2-1\/2|½-½|1-0|0-1|2-0|0-2|1-1|0-0|\*)(?![^\s(){};[\]$!?*"])/y
/** Move numbers and their dots say nothing that the moves do not: `1.`, `1...`, `12`, the dots of `1. ...`. */
const NUMBER = /\d{1,6}(?:\.+|…)|\d{1,6}(?![^\s(){};[\]$!?*"])|\.+|…/y
const WORD = /[^\s(){};[\]$!?*"]+|./suy
/** A star glued to the last move of a game is its result, anywhere else it is a mark. */
const LAST_STAR = /\*\s*(?=\[|$)/y

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Comment text as it is kept: blanks and line ends in a row are one blank. */
const plainComment = (text: string): string => text.replace(/\s+/g, ' ').trim()

const readTag = (text: string, at: number): Token => {
  const match = matchAt(TAG, text, at) ?? matchAt(LOOSE_TAG, text, at)
  if (match === null) {
    const [line = ''] = matchAt(LINE, text, at) ?? []
    return { kind: 'bad-tag', at, end: at + line.length, text: line }
  }
  const [whole, name = '', value = ''] = match
  const valueAt = at + whole.indexOf('"') + 1
  return { kind: 'tag', at, end: at + whole.length, name, value: value.replace(/\\(["\\])/g, '$1'), valueAt }
}

/** Where a game may begin after a comment that never ends: the next line with a tag, or the end of the text. */
const nextTagLine = (text: string, at: number): number => {
  const found = text.slice(at).search(/[\r\n]\[/)
  return found < 0 ? text.length : at + found + 1
}

const readComment = (text: string, at: number, lastBrace: number): Token => {
  if (lastBrace < at) return { kind: 'unclosed-comment', at, end: nextTagLine(text, at) }
  const end = text.indexOf('}', at)
  return { kind: 'comment', at, end: end + 1, text: plainComment(text.slice(at + 1, end)) }
}

const readLineComment = (text: string, at: number): Token => {
  const [line = ''] = matchAt(LINE, text, at) ?? []
  return { kind: 'comment', at, end: at + line.length, text: plainComment(line.slice(1)) }
}

const readMovetext = (text: string, at: number): Token => {
  const nag = matchAt(NAG, text, at)
  if (nag !== null) return { kind: 'nag', at, end: at + nag[0].length, value: Number(nag[1]) }
  const isGlued = text.charAt(at) === '*' && /\S/.test(text.charAt(at - 1))
  if (isGlued && matchAt(LAST_STAR, text, at) === null) return { kind: 'mark', at, end: at + 1, text: '*' }
  for (const [kind, pattern] of [
    ['result', RESULT],
    ['mark', MARK],
  ] as const) {
    const [found] = matchAt(pattern, text, at) ?? []
    if (found !== undefined) return { kind, at, end: at + found.length, text: found }
  }
  const [word = ''] = matchAt(WORD, text, at) ?? []
  const end = at + word.length
  if (word === '(') return { kind: 'open', at, end }
  return word === ')' ? { kind: 'close', at, end } : { kind: 'word', at, end, text: word }
}

const readToken = (text: string, at: number, lastBrace: number): Token => {
  switch (text.charAt(at)) {
    case '[':
      return readTag(text, at)
    case '{':
      return readComment(text, at, lastBrace)
    case ';':
      return readLineComment(text, at)
    default:
      return readMovetext(text, at)
  }
}

/** A line that begins with `%` is for other programs. */
const isEscape = (text: string, at: number): boolean =>
  text.charAt(at) === '%' && (at === 0 || /[\r\n]/.test(text.charAt(at - 1)))

/** The tokens of PDN text from first to last, in time linear in its length. */
export function* tokensOf(text: string): Generator<Token, void> {
  const lastBrace = text.lastIndexOf('}')
  let at = 0
  while (at < text.length) {
    const pattern = isEscape(text, at) ? LINE : /\s/.test(text.charAt(at)) ? BLANK : NUMBER
    const [nothing] = matchAt(pattern, text, at) ?? []
    if (nothing !== undefined) {
      at += nothing.length
      continue
    }
    const token = readToken(text, at, lastBrace)
    yield token
    at = token.end
  }
}
