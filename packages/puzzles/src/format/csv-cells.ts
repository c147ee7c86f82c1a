/** Writes a cell of a CSV file: in quotes when it holds anything that would end it. */
export const makeCell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

/**
 * Reads the rows of a CSV text (RFC 4180): cells between commas, some in quotes, in which a quote is doubled. Line ends
 * of any kind; empty lines are passed over. Time is linear in the length.
 */
export function* rowsOfCsv(text: string): Generator<readonly string[], void> {
  let cells: string[] = []
  let at = 0
  while (at <= text.length) {
    let cell = ''
    if (text[at] === '"') {
      at++
      for (;;) {
        const end = text.indexOf('"', at)
        cell += text.slice(at, end < 0 ? text.length : end)
        at = end < 0 ? text.length : end + 1
        if (text[at] !== '"') break
        cell += '"'
        at++
      }
    }
    // What stands between a closing quote and the comma belongs to the cell, as other readers have it.
    const rest = restOfCell(text, at)
    cell += rest
    at += rest.length
    cells.push(cell)
    if (text[at] === ',') {
      at++
      continue
    }
    if (cells.length > 1 || cells[0] !== '') yield cells
    cells = []
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
}

const CELL_END = /[,\r\n]/g

/** What is left of a cell from `at` on. */
const restOfCell = (text: string, at: number): string => {
  CELL_END.lastIndex = at
  const end = CELL_END.exec(text)
  return text.slice(at, end === null ? text.length : end.index)
}
