import { BOARD_THEMES, loadArt, PIECE_SETS, type Scheme, SQUARE_STYLES } from '@tama/board'
import { boardSvg } from '@tama/board/svg'
import { SCENES } from './scenes.ts'

// Every theme with every set of pieces on one page: ?scene=kings&size=260&scheme=dark&squares=chequered
const query = new URLSearchParams(location.search)
const scheme: Scheme = query.get('scheme') === 'dark' ? 'dark' : 'light'
const squares = SQUARE_STYLES.find((style) => style === query.get('squares')) ?? 'plain'
const scene = SCENES.find(({ name }) => name === query.get('scene')) ?? SCENES[0]
const sheet = document.querySelector<HTMLElement>('#sheet')
if (sheet === null || scene === undefined) throw new Error('no sheet')
document.documentElement.dataset.theme = scheme
sheet.style.setProperty('--size', `${query.get('size') ?? '260'}px`)

for (const theme of BOARD_THEMES) {
  for (const pieces of PIECE_SETS) {
    const art = await loadArt({ theme, pieces, squares, coordinates: query.get('coordinates') !== 'no' })
    const size = Number(query.get('size') ?? 260) * devicePixelRatio
    const picture = document.createElement('div')
    picture.className = 'sheet-board'
    picture.title = `${theme}, ${pieces}`
    picture.innerHTML = boardSvg(scene.view, { art, scheme, size, idPrefix: `${theme}-${pieces}-` })
    sheet.append(picture)
  }
}
document.documentElement.dataset.ready = 'true'
