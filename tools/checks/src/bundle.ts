import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The scripts of one built app, each in exactly one group; paths from the app's output folder. Together they are all
 * scripts there are: nothing grows unseen.
 */
export interface Bundle {
  /** What the page needs before it shows anything: the entry, and all that it imports at once. */
  readonly firstScreen: readonly string[]
  /** The game behind the start screen, fetched in every visit. */
  readonly game: readonly string[]
  /** The painter on Pixi and all that it loads, now or later. */
  readonly pixi: readonly string[]
  /** Web Workers. */
  readonly workers: readonly string[]
  /** The parts of each language, one file each. */
  readonly languages: readonly string[]
  /** What the engine has learned, one file for each kind of game, loaded by its worker. */
  readonly weights: readonly string[]
  /** Whatever else is loaded later, for example a screen. */
  readonly later: readonly string[]
}

/** A built script: what it imports at once and what it may load later, as file names in the same folder. */
interface Chunk {
  readonly now: readonly string[]
  readonly later: readonly string[]
}

const SCRIPT = /[\w.-]+\.js/.source
const STATIC = new RegExp(`(?:from|import)\\s*["'\`]\\./(${SCRIPT})["'\`]`, 'g')
const DYNAMIC = new RegExp(`import\\(\\s*["'\`]\\./(${SCRIPT})["'\`]`, 'g')
const WORKER = new RegExp(`new Worker\\(.{0,40}["'\`](?:[^"'\`]*/)?(${SCRIPT})["'\`]`, 'g')
const ENTRY = new RegExp(`(?:src|href)="[^"]*?assets/(${SCRIPT})"`, 'g')

/** All that a game needs, named after the source that imports it. */
const GAME = /^game-part-/

/** The script that begins what is loaded for Pixi, named after its source. */
const PIXI_ROOT = /^stage-painter-/

/** Weights of the evaluation, named after their sources. */
const WEIGHTS = /^weights-/

/**
 * Sorts the scripts of a built app.
 * @param folder where the app was built to, with `index.html` and `assets`
 * @param languages their codes; the script of a part of a language is named after both, as `hy-game`
 */
export const readBundle = (folder: string, languages: readonly string[]): Bundle => {
  const assets = join(folder, 'assets')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const texts = new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
  return sortScripts(readFileSync(join(folder, 'index.html'), 'utf8'), texts, languages)
}

/** The same for texts: of the page, and of its scripts by their names. */
export const sortScripts = (
  page: string,
  scripts: ReadonlyMap<string, string>,
  languages: readonly string[],
): Bundle => {
  const language = new RegExp(`^(?:${languages.join('|')})(?:-[a-z]+)?-[\\w-]{8}\\.js$`)
  const chunks = new Map([...scripts].map(([name, text]) => [name, readChunk(text)]))
  const firstScreen = reachable(namesIn(page, ENTRY), chunks, new Set(), ({ now }) => now)
  const others = [...scripts.keys()].filter((name) => !firstScreen.has(name))
  const roots = others.filter((name) => PIXI_ROOT.test(name))
  const pixi = reachable(roots, chunks, firstScreen, ({ now, later }) => [...now, ...later])
  const workers = new Set([...scripts.values()].flatMap((text) => namesIn(text, WORKER)))
  const groupOf = (name: string): Exclude<keyof Bundle, 'firstScreen'> => {
    if (workers.has(name)) return 'workers'
    if (language.test(name)) return 'languages'
    if (WEIGHTS.test(name)) return 'weights'
    if (GAME.test(name)) return 'game'
    return pixi.has(name) ? 'pixi' : 'later'
  }
  const inGroup = (group: keyof Bundle) =>
    others.filter((name) => groupOf(name) === group).map((name) => `assets/${name}`)
  return {
    firstScreen: [...firstScreen].map((name) => `assets/${name}`),
    game: inGroup('game'),
    pixi: inGroup('pixi'),
    workers: inGroup('workers'),
    languages: inGroup('languages'),
    weights: inGroup('weights'),
    later: inGroup('later'),
  }
}

const readChunk = (text: string): Chunk => ({ now: namesIn(text, STATIC), later: namesIn(text, DYNAMIC) })

const namesIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '')

/** The scripts that `roots` lead to, themselves included, without going into those of `beyond`. */
const reachable = (
  roots: readonly string[],
  chunks: ReadonlyMap<string, Chunk>,
  beyond: ReadonlySet<string>,
  next: (chunk: Chunk) => readonly string[],
): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (name: string): void => {
    const chunk = chunks.get(name)
    if (chunk === undefined || seen.has(name) || beyond.has(name)) return
    seen.add(name)
    next(chunk).forEach(visit)
  }
  roots.forEach(visit)
  return seen
}
