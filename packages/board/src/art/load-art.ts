import type { Art, SetArt, ThemeArt } from './art.ts'
import { type BoardThemeId, DEFAULT_LOOK, type Look, type PieceSetId } from './look.ts'
import { turned } from './sets/turned.ts'
import { walnut } from './themes/walnut.ts'

// The default is there at once; the rest is fetched by those who want it.
const THEMES: Readonly<Record<BoardThemeId, () => Promise<ThemeArt>>> = {
  walnut: async () => walnut,
  tuff: async () => (await import('./more.ts')).tuff,
  kilim: async () => (await import('./more.ts')).kilim,
  contrast: async () => (await import('./more.ts')).contrastTheme,
}

const SETS: Readonly<Record<PieceSetId, () => Promise<SetArt>>> = {
  turned: async () => turned,
  obsidian: async () => (await import('./more.ts')).obsidian,
  copper: async () => (await import('./more.ts')).copper,
  contrast: async () => (await import('./more.ts')).contrastSet,
}

/** What a board looks like that was given nothing else; always there. */
export const DEFAULT_ART: Art = { look: DEFAULT_LOOK, theme: walnut, set: turned }

/**
 * Fetches the drawings of a look. What cannot be fetched (no network, not kept yet) comes as the default: a board is
 * never missing.
 */
export const loadArt = async (look: Look): Promise<Art> => {
  const [theme, set] = await Promise.all([
    THEMES[look.theme]().catch(() => walnut),
    SETS[look.pieces]().catch(() => turned),
  ])
  return { look, theme, set }
}
