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

/** The look that the user chose for both apps; what is unknown is as a first visit has it. */
const lookOf = ({ boardTheme, pieceSet, squares }: Settings): Look => ({
  theme: BOARD_THEMES.find((name) => name === boardTheme) ?? DEFAULT_LOOK.theme,
  pieces: PIECE_SETS.find((name) => name === pieceSet) ?? DEFAULT_LOOK.pieces,
  squares: SQUARE_STYLES.find((name) => name === squares) ?? DEFAULT_LOOK.squares,
  coordinates: true,
})

/** The drawings of the board, fetched anew whenever the user chooses other ones. */
export const followLook = (settings: ReadonlySignal<Settings>): ReadonlySignal<Art> => {
  const art = signal<Art>(DEFAULT_ART)
  let wanted = DEFAULT_LOOK
  effect(() => {
    const look = lookOf(settings.value)
    const isSame =
      look.theme === wanted.theme && look.pieces === wanted.pieces && look.squares === wanted.squares
    if (isSame) return
    wanted = look
    void loadArt(look).then((loaded) => {
      if (wanted === look) art.value = loaded
    })
  })
  return art
}
