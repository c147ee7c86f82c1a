import type { LanguageCode } from './languages.ts'
import type { Messages } from './message.ts'

/** Fetches the messages of a language; each is a chunk of its own. Rejects when the chunk cannot be had. */
export const loadMessages = async (code: LanguageCode): Promise<Messages> => {
  switch (code) {
    case 'en':
      return (await import('./en.ts')).en
    case 'hy':
      return (await import('./hy.ts')).hy
    case 'tr':
      return (await import('./tr.ts')).tr
    case 'ar':
      return (await import('./ar.ts')).ar
  }
}
