import {
  BOARD_THEMES,
  type BoardWords,
  createBoard,
  DEFAULT_LOOK,
  loadArt,
  PIECE_SETS,
  type RendererChoice,
  type Speed,
  SQUARE_STYLES,
} from '@tama/board'
import { legalRoutes, type Move, type Position, PRESETS, play, squareName } from '@tama/engine'
import { SCENES } from './scenes.ts'

const query = new URLSearchParams(location.search)
const scene = SCENES.find(({ name }) => name === query.get('scene')) ?? SCENES[0]
document.documentElement.dataset.theme = query.get('scheme') ?? 'light'
const host = document.querySelector<HTMLElement>('#board')
if (host === null || scene === undefined) throw new Error('no board')
host.style.width = `${query.get('size') ?? '640'}px`

const words: BoardWords = {
  board: 'Board',
  square: ({ square, piece, mustCapture, canMove, isTarget }) =>
    [
      squareName(square),
      piece ? `${piece.colour} ${piece.kind}` : 'empty',
      mustCapture ? 'must capture' : canMove ? 'can move' : '',
      isTarget ? 'target' : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  moved: (move, by) => `${by} ${squareName(move.from)} ${move.path.map(squareName).join(' ')}`,
  refused: ({ kind }) => kind,
  goOn: (targets) => `go on to ${targets.map(squareName).join(', ')}`,
  chosen: (square, targets) => `${squareName(square)} to ${targets.map(squareName).join(' ')}`,
  cancelled: 'cancelled',
}

let view = scene.view
const log = document.querySelector('#log')
const note = (text: string): void => log?.prepend(`${text}\n`)

const art = await loadArt({
  theme: BOARD_THEMES.find((id) => id === query.get('theme')) ?? DEFAULT_LOOK.theme,
  pieces: PIECE_SETS.find((id) => id === query.get('pieces')) ?? DEFAULT_LOOK.pieces,
  squares: SQUARE_STYLES.find((id) => id === query.get('squares')) ?? DEFAULT_LOOK.squares,
  coordinates: query.get('coordinates') !== 'no',
})

const board = createBoard(host, {
  view,
  art,
  words,
  speed: (query.get('speed') ?? 'normal') as Speed,
  renderer: (query.get('renderer') ?? 'auto') as RendererChoice,
  events: {
    onMove: (move: Move) => {
      note(words.moved(move, view.setup.turn))
      const after = play(view.setup as Position, move)
      view = { ...view, setup: after, choices: legalRoutes(after, PRESETS.tama), lastMove: move }
      delete (view as { hint?: unknown }).hint
      void board.animate(move, view)
    },
    onRefused: (refusal) => note(JSON.stringify(refusal)),
  },
})
document.querySelector('#flip')?.addEventListener('click', () => {
  view = { ...view, orientation: view.orientation === 'white' ? 'black' : 'white' }
  board.show(view)
})
const reset = (): void => board.show(scene.view)
/** Plays the scene's own move from its own view. */
const replay = async (): Promise<void> => {
  if (scene.plays === undefined) return
  const after = play(scene.view.setup as Position, scene.plays)
  await board.animate(scene.plays, { ...scene.view, setup: after, choices: [], lastMove: scene.plays })
}
document.querySelector('#play')?.addEventListener('click', () => {
  reset()
  void replay()
})
for (let worker = 0; worker < Number(query.get('busy') ?? 0); worker++) {
  new Worker(new URL('./busy.ts', import.meta.url), { type: 'module' })
}
for (const name of scene.touches ?? []) host.querySelector<HTMLElement>(`[data-square="${name}"]`)?.click()
Object.assign(window, { board, replay, reset })
