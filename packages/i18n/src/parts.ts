import type { MessageKey } from './message.ts'

/** What the messages of a language are divided into: each part is fetched when a page needs it. */
export const MESSAGE_PARTS = ['base', 'game', 'library', 'solve', 'editor'] as const
export type MessagePart = (typeof MESSAGE_PARTS)[number]

/** The parts of the areas that are not in the base; an area is what stands before the first dot of a key. */
const PART_OF_AREA: Readonly<Record<string, MessagePart>> = {
  play: 'game',
  level: 'game',
  start: 'game',
  watch: 'game',
  friend: 'game',
  clock: 'game',
  games: 'library',
  review: 'library',
  puzzle: 'solve',
  solve: 'solve',
  editor: 'editor',
}

/** The part that a message is in. */
export const partOf = (key: MessageKey): MessagePart => PART_OF_AREA[key.slice(0, key.indexOf('.'))] ?? 'base'
