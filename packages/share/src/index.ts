export { gameOfLink, linkOfGame } from './game-link.ts'
export { decodeLink, encodeGame, encodePosition, encodePuzzle } from './link.ts'
export { setupOfLink } from './link-setup.ts'
export {
  type GameLink,
  LAST_WORDS,
  type LastWord,
  LINK_ERRORS,
  type LinkError,
  type LinkValue,
  MOST_DEPTH,
  MOST_PLIES,
  MOST_STEPS,
  type PositionLink,
  type PuzzleLink,
  type TooMuchForLink,
} from './link-value.ts'
export { linkOfPuzzle, puzzleOfLink } from './puzzle-link.ts'
export { shortText } from './short-text.ts'
