import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Colour,
  finalSquare,
  legalMoves,
  type Move,
  type Position,
  PRESETS,
  type PresetId,
  play,
  squareName,
} from '@tama/engine'
import { makeFen, parseFen, parsePosition } from '@tama/engine/notation'
import { encodePosition } from '@tama/share'

/** Wishes in the address that make a test quick and repeatable. */
export const QUICK = 'speed=off&seed=1&renderer=canvas'

/** How a person enters moves. */
export const HABITS = ['mouse', 'drag', 'touch', 'keyboard'] as const
export type Habit = (typeof HABITS)[number]

/** The attributes in which the page mirrors its state. */
export const state = async (
  page: Page,
  name: 'phase' | 'turn' | 'ply' | 'fen' | 'thinking' | 'screen' | 'shown',
) => page.locator('html').getAttribute(`data-${name}`)

export const expectState = (page: Page, name: Parameters<typeof state>[1], value: string, timeout = 20_000) =>
  expect(page.locator('html')).toHaveAttribute(`data-${name}`, value, { timeout })

/** The square with a name. */
export const square = (page: Page, name: string): Locator => page.locator(`[data-square="${name}"]`)

const setupOf = (fen: string) => {
  const read = parseFen(fen)
  if (!read.ok) throw new Error(fen)
  return read.value
}

const positionOf = (fen: string): Position => {
  const read = parsePosition(fen)
  if (!read.ok) throw new Error(fen)
  return read.value
}

/** The link to a position, as it stands behind the `#`. */
export const linkTo = (fen: string, ruleset: PresetId): string =>
  encodePosition({ kind: 'position', ruleset: PRESETS[ruleset], setup: setupOf(fen) })

/** What the start screen remembers. */
export interface Remembered {
  readonly ruleset?: PresetId
  readonly opponent?: 'computer' | 'two-players' | 'friend' | 'watch'
  readonly level?: number
  readonly follows?: boolean
  readonly side?: Colour
  readonly time?: { readonly kind: string; readonly baseSeconds: number; readonly addSeconds: number }
  readonly isAcross?: boolean
  readonly watched?: Readonly<Record<Colour, number>>
}

const FIRST = { ruleset: 'tama', opponent: 'computer', level: 1, side: 'white' } as const

/** Lets the page find choices of an earlier visit. */
export const remember = (page: Page, choices: Remembered): Promise<unknown> =>
  page.addInitScript(
    (value) => {
      if (location.protocol === 'http:')
        localStorage.setItem('tama.web.choices', JSON.stringify({ v: 1, value }))
    },
    { ...FIRST, ...choices },
  )

/** Lets the page find preferences of an earlier visit. */
export const habits = (page: Page, preferences: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript((value) => {
    if (location.protocol === 'http:')
      localStorage.setItem('tama.web.preferences', JSON.stringify({ v: 1, value }))
  }, preferences)

/** Lets the page find settings of an earlier visit. */
export const prefer = (page: Page, language: string, theme: 'light' | 'dark'): Promise<unknown> =>
  page.addInitScript(
    (value) => {
      if (location.protocol === 'http:')
        localStorage.setItem('tama.settings', JSON.stringify({ v: 1, value }))
    },
    { language, theme, speed: 'off', sound: true },
  )

/** Changes the settings of an open page, as another page of the app would. */
export const changeSettings = async (
  page: Page,
  language: string,
  theme: 'light' | 'dark',
): Promise<void> => {
  await page.evaluate(
    (value) => {
      localStorage.setItem('tama.settings', JSON.stringify({ v: 1, value }))
      dispatchEvent(new StorageEvent('storage', { key: 'tama.settings' }))
    },
    { language, theme, speed: 'off', sound: true },
  )
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** Opens the app, from a position if given, and starts a game with the remembered choices. */
export const startGame = async (
  page: Page,
  {
    fen,
    ruleset = 'dama',
    params = QUICK,
  }: { readonly fen?: string; readonly ruleset?: PresetId; readonly params?: string } = {},
): Promise<void> => {
  await page.goto(`/?${params}${fen === undefined ? '#/' : `#${linkTo(fen, ruleset)}`}`)
  await page.locator('.start-go button').click()
  await expectState(page, 'screen', 'play')
}

const centreOf = async (place: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('the square is not on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const dragAlong = async (page: Page, move: Move): Promise<void> => {
  const start = await centreOf(square(page, squareName(move.from)))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const at of move.path) {
    const next = await centreOf(square(page, squareName(at)))
    await page.mouse.move(next.x, next.y, { steps: 4 })
  }
  await page.mouse.up()
}

/** Walks the focus of the board to a square with the arrow keys and presses Enter there. */
const enterByKeys = async (page: Page, name: string): Promise<void> => {
  for (let steps = 0; steps < 16; steps++) {
    const at = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.square)
    if (at === undefined) throw new Error('the focus is not on the board')
    if (at === name) break
    const file = name.charCodeAt(0) - at.charCodeAt(0)
    const row = name.charCodeAt(1) - at.charCodeAt(1)
    await page.keyboard.press(
      file > 0 ? 'ArrowRight' : file < 0 ? 'ArrowLeft' : row > 0 ? 'ArrowUp' : 'ArrowDown',
    )
  }
  await page.keyboard.press('Enter')
}

const touchSquare = async (page: Page, habit: Habit, name: string): Promise<void> => {
  if (habit === 'keyboard') return enterByKeys(page, name)
  const { x, y } = await centreOf(square(page, name))
  if (habit === 'touch') await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** The attributes that count the moves on the board: of a game, of a puzzle. */
type Counter = 'data-ply' | 'data-solver-moves'

const enterOnce = async (page: Page, habit: Habit, move: Move, counter: Counter): Promise<void> => {
  if (habit === 'drag') return dragAlong(page, move)
  const html = page.locator('html')
  const before = await html.getAttribute(counter)
  for (const at of [move.from, ...move.path]) {
    if ((await html.getAttribute(counter)) !== before) return
    await touchSquare(page, habit, squareName(at))
  }
}

/**
 * Enters a move as a person of that habit would: the piece, then each landing, until the move is played. The board
 * takes a press on the squares of the last move for its echo when it follows faster than people are: then once more.
 */
export const enterMove = async (
  page: Page,
  habit: Habit,
  move: Move,
  counter: Counter = 'data-ply',
): Promise<void> => {
  const before = (await page.locator('html').getAttribute(counter)) ?? ''
  await expect(async () => {
    await enterOnce(page, habit, move, counter)
    await expect(page.locator('html')).not.toHaveAttribute(counter, before, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** What a move gains at once: pieces taken less pieces lost to the answer, then how far it comes forward. */
const gainOf = (position: Position, move: Move, ruleset: PresetId): number => {
  const after = play(position, move)
  const answers = legalMoves(after, PRESETS[ruleset])
  if (answers.length === 0) return 1000
  const forward = (finalSquare(move) - move.from) * (position.turn === 'white' ? 1 : -1)
  const lost = answers[0]?.captured.length ?? 0
  return move.captured.length * 10 - lost * 10 + (move.promotes ? 15 : 0) + forward / 64
}

/** A sensible move of the side to move. */
export const sensibleMove = (fen: string, ruleset: PresetId): Move => {
  const position = positionOf(fen)
  const [first, ...others] = legalMoves(position, PRESETS[ruleset])
  if (first === undefined) throw new Error(`no move in ${fen}`)
  return others.reduce(
    (best, move) => (gainOf(position, move, ruleset) > gainOf(position, best, ruleset) ? move : best),
    first,
  )
}

/** The FEN after a move. */
export const fenAfter = (fen: string, move: Move): string => makeFen(play(positionOf(fen), move))

/** The only legal move of a position. */
export const onlyMove = (fen: string, ruleset: PresetId): Move => {
  const moves = legalMoves(positionOf(fen), PRESETS[ruleset])
  const [move] = moves
  if (move === undefined || moves.length > 1) throw new Error(`not one move in ${fen}`)
  return move
}
