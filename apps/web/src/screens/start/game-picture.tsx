import { legalMoves, PRESETS } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { Diagram } from '../../diagram/diagram.tsx'
import type { GameChoice } from '../../games.ts'

const A_MAN = parsePosition('W:Wc1:B')

/** The moves of a man: what tells the games apart at a glance. Decoration: the card says it in words. */
export const GamePicture = ({ game }: { readonly game: GameChoice }) => {
  if (!A_MAN.ok) return null
  return (
    <Diagram
      label=""
      board={A_MAN.value.board}
      files={5}
      rows={2}
      moves={legalMoves(A_MAN.value, PRESETS[game.main])}
    />
  )
}
