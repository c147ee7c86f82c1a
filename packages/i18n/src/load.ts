import { en } from './en.ts'
import type { LanguageCode } from './languages.ts'
import type { Messages } from './message.ts'

/** English, always at hand: what the first screen shows until another language has come, or when it cannot come. */
export const ENGLISH: Messages = en

/** Fetches the messages of a language; each is a chunk of its own. Rejects when the chunk cannot be had. */
export const loadMessages = async (code: LanguageCode): Promise<Messages> => {
  switch (code) {
    case 'en':
      return en
    case 'hy':
      return (await import('./hy.ts')).hy
    case 'tr':
      return (await import('./tr.ts')).tr
    case 'ar':
      return (await import('./ar.ts')).ar
  }
}
