export { gameOfLink, linkOfGame, setupOfLink } from './game-link.ts'
export { decodeLink, encodeGame, encodePosition } from './link.ts'
export {
  type GameLink,
  LAST_WORDS,
  type LastWord,
  LINK_ERRORS,
  type LinkError,
  type LinkValue,
  MOST_PLIES,
  type PositionLink,
  type TooMuchForLink,
} from './link-value.ts'
