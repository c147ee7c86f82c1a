import { effect, type ReadonlySignal, signal } from '@preact/signals'
import {
  type Art,
  BOARD_THEMES,
  DEFAULT_ART,
  DEFAULT_LOOK,
  type Look,
  loadArt,
  PIECE_SETS,
  SQUARE_STYLES,
} from '@tama/board'
import type { Settings } from '@tama/ui'
import type { Preferences } from '../preferences.ts'

/** The look that the user chose; what is unknown is as a first visit has it. */
export const lookOf = ({ boardTheme, pieceSet, squares }: Settings, { coordinates }: Preferences): Look => ({
  theme: BOARD_THEMES.find((name) => name === boardTheme) ?? DEFAULT_LOOK.theme,
  pieces: PIECE_SETS.find((name) => name === pieceSet) ?? DEFAULT_LOOK.pieces,
  squares: SQUARE_STYLES.find((name) => name === squares) ?? DEFAULT_LOOK.squares,
  coordinates,
})

/** The drawings of the board, fetched anew whenever the user chooses other ones. */
export const followLook = (
  settings: ReadonlySignal<Settings>,
  preferences: ReadonlySignal<Preferences>,
): ReadonlySignal<Art> => {
  const art = signal<Art>(DEFAULT_ART)
  let wanted = JSON.stringify(DEFAULT_LOOK)
  effect(() => {
    const look = lookOf(settings.value, preferences.value)
    const text = JSON.stringify(look)
    if (text === wanted) return
    wanted = text
    void loadArt(look).then((loaded) => {
      if (wanted === text) art.value = loaded
    })
  })
  return art
}
