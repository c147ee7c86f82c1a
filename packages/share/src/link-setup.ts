import { play, type Setup, unreachable } from '@tama/engine'
import type { LinkValue } from './link-value.ts'

/** What stands on the board: the position of a link, the one of its puzzle, or the last one of its game. */
export const setupOfLink = (value: LinkValue): Setup => {
  switch (value.kind) {
    case 'position':
      return value.setup
    case 'puzzle':
      return value.position
    case 'game':
      return value.moves.reduce(play, value.start)
    default:
      return unreachable(value)
  }
}
