import type { BoardView } from '@tama/board'
import { centreOf, layoutOf, pieceElement } from '@tama/board/svg'
import type { Piece, Placement } from '@tama/engine'
import { makeRuleset } from '@tama/engine/notation'
import { rulesetName, taskText } from '@tama/i18n'
import { mainLine, type Puzzle } from '@tama/puzzles'
import { saveFile, saveText } from '../effects/save-file.ts'
import type { Page } from '../view/page.ts'
import { type Caption, DIAGRAM_MARGIN, type Diagram, diagramOf } from './diagram.ts'
import { fileName } from './file-name.ts'
import { filmOf, moversIn, type Shot } from './film.ts'
import type { GifAnswer, GifJob, GifShot } from './gif-job.ts'

/** Pixels for each unit of a diagram's width. */
const PNG_SCALE = 2
const GIF_SCALE = 0.75

/** A worker that does not answer in this time never will. */
const GIF_MS = 120_000

const captionOf = ({ t }: Page, puzzle: Puzzle): Caption => ({
  title: puzzle.title ?? '',
  author: puzzle.author ?? '',
  task: taskText(t.peek(), puzzle.position.turn, puzzle.goal, puzzle.inTurns),
  ruleset: rulesetName(t.peek(), makeRuleset(puzzle.ruleset)),
})

const viewOf = (page: Page, puzzle: Puzzle, board: Placement): BoardView => ({
  setup: { turn: puzzle.position.turn, board },
  orientation: page.desk.editor.peek().orientation,
  choices: [],
  mode: 'play',
})

const diagram = (page: Page, puzzle: Puzzle, board: Placement = puzzle.position.board): Diagram =>
  diagramOf(viewOf(page, puzzle, board), captionOf(page, puzzle), {
    art: page.art.peek(),
    scheme: page.theme.peek(),
    idPrefix: 'tama-',
  })

const nameOf = ({ title = '' }: Puzzle): string => fileName(title, 'puzzle')

/** Draws an SVG into a canvas of its own. */
const painted = async (svg: string, width: number, height: number): Promise<HTMLCanvasElement> => {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.drawImage(image, 0, 0, width, height)
  return canvas
}

/** Saves the diagram as SVG. */
export const saveSvg = async (page: Page, puzzle: Puzzle): Promise<void> =>
  saveText(`${nameOf(puzzle)}.svg`, diagram(page, puzzle).svg, 'image/svg+xml')

/** Saves the diagram as PNG. */
export const savePng = async (page: Page, puzzle: Puzzle): Promise<void> => {
  const { svg, width, height } = diagram(page, puzzle)
  const canvas = await painted(svg, width * PNG_SCALE, height * PNG_SCALE)
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (png === null) throw new Error('no PNG')
  saveFile(`${nameOf(puzzle)}.png`, png)
}

/** Everything that is the same in two shots is drawn once. */
const gifJob = async (page: Page, puzzle: Puzzle, shots: readonly Shot[]): Promise<GifJob> => {
  const { width, height } = diagram(page, puzzle)
  const size = { width: Math.round(width * GIF_SCALE), height: Math.round(height * GIF_SCALE) }
  const stills = [...new Set(shots.map(({ still }) => still))]
  const movers = moversIn(shots)
  const bitmapOf = async (svg: string, wide: number, high: number): Promise<ImageBitmap> =>
    createImageBitmap(await painted(svg, wide, high))
  const backgrounds: ImageBitmap[] = []
  for (const still of stills) {
    backgrounds.push(await bitmapOf(diagram(page, puzzle, still).svg, size.width, size.height))
  }
  const board = layoutOf(width - 2 * DIAGRAM_MARGIN, 1)
  const side = Math.round(board.squarePx * GIF_SCALE)
  const sprites: ImageBitmap[] = []
  for (const piece of movers) sprites.push(await bitmapOf(pieceSvg(page, piece), side, side))
  const place = (shot: Shot): GifShot['sprite'] => {
    const { mover } = shot
    if (mover === undefined) return undefined
    const { orientation } = page.desk.editor.peek()
    const from = centreOf(mover.from, orientation)
    const to = centreOf(mover.to, orientation)
    const pixel = (a: number, b: number): number => {
      const squares = a + (b - a) * mover.way
      return Math.round((DIAGRAM_MARGIN + board.insetPx + squares * board.squarePx) * GIF_SCALE - side / 2)
    }
    return { image: movers.indexOf(mover.piece), x: pixel(from.x, to.x), y: pixel(from.y, to.y) }
  }
  return {
    ...size,
    backgrounds,
    sprites,
    shots: shots.map((shot) => ({
      background: stills.indexOf(shot.still),
      sprite: place(shot),
      delayMs: shot.delayMs,
    })),
  }
}

const pieceSvg = (page: Page, piece: Piece): string => {
  const element = pieceElement(piece, document, {
    art: page.art.peek(),
    scheme: page.theme.peek(),
    idPrefix: 'film-',
  })
  element.setAttribute('width', '128')
  element.setAttribute('height', '128')
  return new XMLSerializer().serializeToString(element)
}

/** Encodes in a worker of its own, which is gone afterwards. */
const encoded = (job: GifJob): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((done, fail) => {
    const worker = new Worker(new URL('./gif-worker.ts', import.meta.url), { type: 'module' })
    const end = (answer: GifAnswer) => {
      clearTimeout(timer)
      worker.terminate()
      if (answer.ok) done(answer.bytes)
      else fail(new Error('no GIF'))
    }
    const timer = setTimeout(() => end({ ok: false }), GIF_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<GifAnswer>) => end(data))
    worker.addEventListener('error', () => end({ ok: false }))
    worker.postMessage(job, [...job.backgrounds, ...job.sprites])
  })

/** Saves the main line of the solution as a film. */
export const saveGif = async (page: Page, puzzle: Puzzle): Promise<void> => {
  const shots = filmOf(puzzle.position, mainLine(puzzle.solution))
  const bytes = await encoded(await gifJob(page, puzzle, shots))
  saveFile(`${nameOf(puzzle)}.gif`, new Blob([bytes], { type: 'image/gif' }))
}
