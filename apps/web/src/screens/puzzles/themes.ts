import { THEMES, type Theme } from '@tama/puzzles'
import type { ListedCollection } from './collection.ts'

/** True for a theme that has a name in every language. */
export const isTheme = (text: string): text is Theme => THEMES.some((theme) => theme === text)

/** The themes of the puzzles of a collection, in the order in which themes are listed. */
export const themesAmong = ({ puzzles }: ListedCollection): readonly Theme[] => {
  const found = new Set(puzzles.flatMap(({ themes }) => themes))
  return THEMES.filter((theme) => found.has(theme))
}
