/** A value of a JSON text. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

/** An object of a JSON text. */
export type JsonObject = { readonly [name: string]: Json }

/** True for an object, false for a list and for null. */
export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists and objects within each other, at most; deeper ones would overflow the stack of whoever walks them. */
export const MAX_JSON_DEPTH = 250

/** True when lists and objects lie no deeper within each other than `MAX_JSON_DEPTH`. */
const isShallow = (value: Json, depth = 0): boolean => {
  if (typeof value !== 'object' || value === null) return true
  if (depth === MAX_JSON_DEPTH) return false
  return Object.values(value).every((part) => isShallow(part, depth + 1))
}

/** The value of a JSON text; undefined when it is none, or too deep. */
export const parseJson = (text: string): Json | undefined => {
  try {
    const value = JSON.parse(text) as Json
    return isShallow(value) ? value : undefined
  } catch {
    return undefined
  }
}

const BLANKS = /[ \t\n\r]*/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** The index of the first character that makes `text` no JSON, its length when it ends too early; for texts that are none. */
export const jsonFault = (text: string): number => {
  let at = 0
  const eat = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found !== null) at += found[0].length
    return found !== null
  }
  const eatChar = (char: string): boolean => {
    if (text[at] !== char) return false
    at++
    return true
  }
  /** Eats a string; false, and `at` where it is wrong, when it is none. */
  const eatString = (): boolean => {
    if (!eatChar('"')) return false
    for (;;) {
      const char = text[at]
      if (char === undefined || char < ' ') return false
      if (char === '\\') {
        if (!eat(ESCAPE)) return false
      } else {
        at++
        if (char === '"') return true
      }
    }
  }
  /** The lists and objects that are open at `at`, by the character that closes them. */
  const open: string[] = []
  let wants: 'value' | 'value-or-end' | 'name' | 'name-or-end' | 'comma-or-end' = 'value'
  for (;;) {
    eat(BLANKS)
    const close = open.at(-1)
    const mayEnd = wants !== 'value' && wants !== 'name'
    if (close !== undefined && mayEnd && eatChar(close)) {
      open.pop()
      wants = 'comma-or-end'
    } else if (wants === 'comma-or-end') {
      if (close === undefined || !eatChar(',')) return at
      wants = close === ']' ? 'value' : 'name'
    } else if (wants === 'name' || wants === 'name-or-end') {
      if (!eatString()) return at
      eat(BLANKS)
      if (!eatChar(':')) return at
      wants = 'value'
    } else if (eatChar('[')) {
      open.push(']')
      wants = 'value-or-end'
    } else if (eatChar('{')) {
      open.push('}')
      wants = 'name-or-end'
    } else if (text[at] === '"' ? eatString() : eat(SCALAR)) {
      wants = 'comma-or-end'
    } else {
      return at
    }
    if (open.length > MAX_JSON_DEPTH) return at
  }
}
