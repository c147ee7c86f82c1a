/** A PDN game or a puzzle of a file: tags, a numbered move, or an object of JSON. */
const LOOKS_LIKE_FILE = /^\s*(\{|\[\s*\{|\[\s*[A-Za-z]+\s*"|\d+\s*\.)/

/** True for a text that holds games or puzzles rather than one position. */
export const looksLikeFile = (text: string): boolean =>
  LOOKS_LIKE_FILE.test(text) && !/^\s*\[\s*FEN\s*"[^"]*"\s*\]\s*$/i.test(text)
