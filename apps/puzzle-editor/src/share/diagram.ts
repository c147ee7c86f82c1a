import type { Art, BoardView, Scheme } from '@tama/board'
import { boardSvg } from '@tama/board/svg'

/** What is written below a board. Empty texts are left out. */
export interface Caption {
  readonly title: string
  readonly author: string
  /** Who is to move and what is to be reached. */
  readonly task: string
  /** The name of the ruleset. */
  readonly ruleset: string
}

/** How a diagram looks. */
export interface DiagramLook {
  readonly art: Art
  readonly scheme: Scheme
  /** Begins the ids inside; diagrams on one page need different ones. */
  readonly idPrefix: string
}

/** A picture of a board with its caption, and its size in its own units. */
export interface Diagram {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const WIDTH = 512
/** What is left free around the board, in the units of a diagram. */
export const DIAGRAM_MARGIN = 16
const INK = { light: '#2a1b13', dark: '#f3e7d9' } as const
const SOFT = { light: '#66503f', dark: '#c4ae99' } as const
const PAGE = { light: '#fffaf3', dark: '#17100c' } as const

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{C}\u200C\u200D]/gu, '')

/** Breaks a text into lines of at most `most` characters, at blanks where there are any. */
export const wrapped = (text: string, most: number): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((long) => chunks(long, most))) {
    const longer = line === '' ? word : `${line} ${word}`
    if ([...longer].length <= most) line = longer
    else {
      if (line !== '') lines.push(line)
      line = word
    }
  }
  return line === '' ? lines : [...lines, line]
}

const chunks = (word: string, most: number): readonly string[] => {
  const letters = [...word]
  const count = Math.max(1, Math.ceil(letters.length / most))
  return Array.from({ length: count }, (_, index) => letters.slice(index * most, (index + 1) * most).join(''))
}

interface Line {
  readonly text: string
  readonly size: number
  readonly colour: string
  readonly weight: number
}

const linesOf = ({ title, author, task, ruleset }: Caption, scheme: Scheme): readonly Line[] => {
  const line = (size: number, most: number, colour: string, weight: number) => (text: string) =>
    wrapped(text, most).map((part): Line => ({ text: part, size, colour, weight }))
  return [
    ...line(24, 38, INK[scheme], 700)(title),
    ...line(17, 54, SOFT[scheme], 400)(author),
    ...line(19, 50, INK[scheme], 400)(task),
    ...line(16, 58, SOFT[scheme], 400)(ruleset),
  ]
}

/** A board with its caption as one SVG, whole by itself: no scripts, no styles, nothing from elsewhere. */
export const diagramOf = (view: BoardView, caption: Caption, look: DiagramLook): Diagram => {
  const { art, scheme, idPrefix } = look
  const inner = WIDTH - 2 * DIAGRAM_MARGIN
  const board = boardSvg(view, { size: inner, art, scheme, idPrefix }).replace(
    '<svg ',
    `<svg x="${DIAGRAM_MARGIN}" y="${DIAGRAM_MARGIN}" width="${inner}" height="${inner}" `,
  )
  let y = WIDTH
  const texts = linesOf(caption, scheme).map(({ text, size, colour, weight }) => {
    y += size * 1.4
    return `<text x="${WIDTH / 2}" y="${y.toFixed(1)}" fill="${colour}" font-family="Georgia, serif" font-size="${size}" font-weight="${weight}" text-anchor="middle">${escaped(text)}</text>`
  })
  const height = Math.ceil(y + DIAGRAM_MARGIN)
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`
  const ground = `<rect width="${WIDTH}" height="${height}" fill="${PAGE[scheme]}"/>`
  return { svg: `${head}${ground}${board}${texts.join('')}</svg>`, width: WIDTH, height }
}
