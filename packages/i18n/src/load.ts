import type { LanguageCode } from './languages.ts'
import type { Messages } from './message.ts'
import { MESSAGE_PARTS, type MessagePart } from './parts.ts'

type Loaders = Readonly<Record<MessagePart, () => Promise<Partial<Messages>>>>

/** Each part of each language is a chunk of its own. */
const LOADERS: Readonly<Record<LanguageCode, Loaders>> = {
  en: {
    base: async () => (await import('./en-base.ts')).messages,
    game: async () => (await import('./en-game.ts')).messages,
    library: async () => (await import('./en-library.ts')).messages,
    solve: async () => (await import('./en-solve.ts')).messages,
    editor: async () => (await import('./en-editor.ts')).messages,
  },
  hy: {
    base: async () => (await import('./hy-base.ts')).messages,
    game: async () => (await import('./hy-game.ts')).messages,
    library: async () => (await import('./hy-library.ts')).messages,
    solve: async () => (await import('./hy-solve.ts')).messages,
    editor: async () => (await import('./hy-editor.ts')).messages,
  },
  tr: {
    base: async () => (await import('./tr-base.ts')).messages,
    game: async () => (await import('./tr-game.ts')).messages,
    library: async () => (await import('./tr-library.ts')).messages,
    solve: async () => (await import('./tr-solve.ts')).messages,
    editor: async () => (await import('./tr-editor.ts')).messages,
  },
  ar: {
    base: async () => (await import('./ar-base.ts')).messages,
    game: async () => (await import('./ar-game.ts')).messages,
    library: async () => (await import('./ar-library.ts')).messages,
    solve: async () => (await import('./ar-solve.ts')).messages,
    editor: async () => (await import('./ar-editor.ts')).messages,
  },
}

/** Fetches parts of the messages of a language. Rejects when one of them cannot be had. */
export const loadMessages = async (
  code: LanguageCode,
  parts: readonly MessagePart[] = MESSAGE_PARTS,
): Promise<Partial<Messages>> => {
  const loaded = await Promise.all(parts.map((part) => LOADERS[code][part]()))
  return Object.assign({}, ...loaded) as Partial<Messages>
}
