import { type Colour, type Square, squareName } from '@tama/engine'
import { centreOf, squareAtSpot } from './geometry.ts'

/** What one square of the grid says and allows. */
export interface Cell {
  readonly square: Square
  readonly label: string
  readonly selected: boolean
  /** A touch here may drag a piece, so it does not scroll the page. */
  readonly grabs: boolean
  /** A tap here does something: shown by the mouse pointer. */
  readonly active: boolean
}

/** What the grid reports. */
export interface GridEvents {
  readonly onActivate: (square: Square) => void
  /** Escape or Backspace: true when there was something to take back; otherwise the key is left to the page. */
  readonly onBack: () => boolean
  readonly onKey: (event: KeyboardEvent, square: Square) => void
}

/** The real elements over the picture: 64 buttons that a keyboard and a screen reader can use. */
export interface Grid {
  readonly element: HTMLElement
  /** `polite` waits for its turn, `assertive` interrupts. */
  readonly say: (text: string, manner: 'polite' | 'assertive') => void
  readonly update: (label: string, orientation: Colour, cells: readonly Cell[]) => void
  /** Moves the focus to `square`, or to where it was last. `quietly` does not scroll the page to it. */
  readonly focus: (square?: Square, quietly?: boolean) => void
  /** The regions that speak; they belong beside the grid. */
  readonly regions: readonly HTMLElement[]
}

/** Keys that take back what is entered. */
const BACK_KEYS: readonly string[] = ['Escape', 'Backspace']

/** The place of a square in reading order, as seen: 0 upper left .. 63 lower right. */
const placeOf = (square: Square, orientation: Colour): number => {
  const { x, y } = centreOf(square, orientation)
  return Math.floor(x) + 8 * Math.floor(y)
}

const squareAtPlace = (place: number, orientation: Colour): Square =>
  squareAtSpot({ x: (place % 8) + 0.5, y: Math.floor(place / 8) + 0.5 }, orientation) as Square

/** Where a key leads from a place; arrows follow what is seen. Undefined for other keys. */
export const placeAfterKey = (place: number, key: string, withControl: boolean): number | undefined => {
  const column = place % 8
  const line = Math.floor(place / 8)
  switch (key) {
    case 'ArrowLeft':
      return line * 8 + Math.max(0, column - 1)
    case 'ArrowRight':
      return line * 8 + Math.min(7, column + 1)
    case 'ArrowUp':
      return Math.max(0, line - 1) * 8 + column
    case 'ArrowDown':
      return Math.min(7, line + 1) * 8 + column
    case 'Home':
      return withControl ? 0 : line * 8
    case 'End':
      return withControl ? 63 : line * 8 + 7
    case 'PageUp':
      return column
    case 'PageDown':
      return 56 + column
    default:
      return undefined
  }
}

const region = (page: Document, manner: 'polite' | 'assertive'): HTMLElement => {
  const element = page.createElement('div')
  element.className = 'tama-board-voice'
  element.setAttribute('aria-live', manner)
  element.setAttribute('role', manner === 'polite' ? 'status' : 'alert')
  return element
}

/** Makes the grid. Its buttons stay where they are seen; turning the board gives them other squares. */
export const createGrid = (page: Document, events: GridEvents): Grid => {
  const element = page.createElement('div')
  element.className = 'tama-board-grid'
  element.setAttribute('role', 'grid')
  const buttons: HTMLButtonElement[] = []
  for (let line = 0; line < 8; line++) {
    const row = page.createElement('div')
    row.setAttribute('role', 'row')
    row.className = 'tama-board-row'
    for (let column = 0; column < 8; column++) {
      const button = page.createElement('button')
      button.type = 'button'
      button.className = 'tama-board-cell'
      button.setAttribute('role', 'gridcell')
      button.tabIndex = -1
      buttons.push(button)
      row.append(button)
    }
    element.append(row)
  }
  const polite = region(page, 'polite')
  const assertive = region(page, 'assertive')
  let orientation: Colour = 'white'
  let home: number | undefined

  const moveTabStop = (place: number): void => {
    if (home !== undefined) (buttons[home] as HTMLButtonElement).tabIndex = -1
    home = place
    ;(buttons[place] as HTMLButtonElement).tabIndex = 0
  }

  const placeOfEvent = (event: Event): number => buttons.indexOf(event.target as HTMLButtonElement)

  element.addEventListener('focusin', (event) => {
    const place = placeOfEvent(event)
    if (place >= 0) moveTabStop(place)
  })

  element.addEventListener('keydown', (event) => {
    const place = placeOfEvent(event)
    if (place < 0) return
    const square = squareAtPlace(place, orientation)
    const isPlain = !event.altKey && !event.metaKey
    const next = isPlain ? placeAfterKey(place, event.key, event.ctrlKey) : undefined
    if (next !== undefined) {
      event.preventDefault()
      ;(buttons[next] as HTMLButtonElement).focus()
    } else if ((event.key === 'Enter' || event.key === ' ') && isPlain && !event.ctrlKey) {
      event.preventDefault()
      if (!event.repeat) events.onActivate(square)
    } else if (isPlain && !event.ctrlKey && BACK_KEYS.includes(event.key) && events.onBack()) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.key !== 'Escape') {
      events.onKey(event, square)
    }
  })

  const turn = (to: Colour): void => {
    if (to === orientation) return
    const focused = buttons.indexOf(page.activeElement as HTMLButtonElement)
    orientation = to
    if (home !== undefined) moveTabStop(63 - home)
    if (focused >= 0) (buttons[63 - focused] as HTMLButtonElement).focus({ preventScroll: true })
  }

  return {
    element,
    regions: [polite, assertive],
    say: (text, manner) => {
      const voice = manner === 'polite' ? polite : assertive
      // The same text twice is spoken twice only when the region changes.
      voice.textContent = voice.textContent === text ? `${text}\u00a0` : text
    },
    update: (label, seenFrom, cells) => {
      turn(seenFrom)
      element.setAttribute('aria-label', label)
      for (const cell of cells) {
        const button = buttons[placeOf(cell.square, orientation)] as HTMLButtonElement
        const name = squareName(cell.square)
        if (button.dataset.square !== name) button.dataset.square = name
        if (button.getAttribute('aria-label') !== cell.label) button.setAttribute('aria-label', cell.label)
        if (cell.selected) button.setAttribute('aria-selected', 'true')
        else button.removeAttribute('aria-selected')
        button.classList.toggle('tama-board-grabs', cell.grabs)
        button.classList.toggle('tama-board-active', cell.active)
      }
      if (home !== undefined) return
      const places = cells.filter(({ active }) => active).map(({ square }) => placeOf(square, orientation))
      moveTabStop(places.length === 0 ? 56 : Math.max(...places))
    },
    focus: (square, quietly = false) => {
      const place = square === undefined ? (home ?? 56) : placeOf(square, orientation)
      ;(buttons[place] as HTMLButtonElement).focus({ preventScroll: quietly })
    },
  }
}
