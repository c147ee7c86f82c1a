import { effect, type ReadonlySignal } from '@preact/signals'
import type { Colour, Game, Standing } from '@tama/engine'
import { makeSave } from '../screens/play/save.ts'
import { isPlaying, type PlayState } from '../screens/play/state.ts'
import type { Archive } from './archive.ts'
import { isSameGame, type KeptGame, summaryOf } from './kept-game.ts'

/** A game of fewer plies that is given up is not worth keeping. */
const FEWEST_PLIES = 4

const NOBODY: Readonly<Record<Colour, string>> = { white: '', black: '' }

/** What `keepPlayed` needs of the rest. */
export interface KeeperParts {
  readonly play: ReadonlySignal<PlayState | undefined>
  /** Fetches the archive when there is the first game to keep; rejects when its script cannot be had. */
  readonly archive: () => Promise<Archive>
  /** Milliseconds of the page's clock, for the clocks of the game. */
  readonly nowMs: () => number
  /** Milliseconds since 1970. */
  readonly dateMs: () => number
  /** A text of small letters and digits that no other game has. */
  readonly newId: () => string
  /** Names of the players out of a record, for a game that was opened from one. */
  readonly playersOf: (state: PlayState) => Readonly<Record<Colour, string>> | undefined
  /** Called when a finished game has been kept. */
  readonly onKept: () => void
}

/** What is known of a game of this page. All states of one game share its first standing. */
interface Known {
  /** It was on the board with moves before this page saw it: an earlier visit, a file or a link. */
  readonly isOlder: boolean
  readonly startedMs: number
  /** What it was when this page saw it first. */
  readonly first: Game
  record?: KeptGame
}

/** True for a game that belongs into the archive: over, or far enough that it may be gone on with. */
const isWorthKeeping = (state: PlayState): boolean =>
  state.game.plies.length > 0 &&
  (!isPlaying(state) || (state.link === undefined && state.game.plies.length >= FEWEST_PLIES))

/** Keeps what is played. */
export interface GameKeeper {
  /** The id of the game at the board once it is kept as it is now; undefined when it is not worth keeping yet. */
  readonly idNow: () => Promise<string | undefined>
}

/**
 * Keeps every game that is played in the archive, from its first moves on, so that none is lost when another takes its
 * place here or in another page.
 */
export const keepPlayed = (parts: KeeperParts): GameKeeper => {
  const known = new WeakMap<Standing, Known>()
  let writing = Promise.resolve()
  let seen: PlayState | undefined

  const learn = ({ game }: PlayState): Known => {
    const found = known.get(game.start)
    if (found !== undefined) return found
    const fresh: Known = { isOlder: game.plies.length > 0, startedMs: parts.dateMs(), first: game }
    known.set(game.start, fresh)
    return fresh
  }

  const keep = async (state: PlayState): Promise<void> => {
    const about = learn(state)
    const archive = await parts.archive()
    const changedMs = parts.dateMs()
    const fresh: KeptGame = {
      id: about.record?.id ?? parts.newId(),
      startedMs: about.startedMs,
      changedMs,
      name: '',
      players: parts.playersOf(state) ?? NOBODY,
      save: makeSave(state, parts.nowMs()),
      summary: summaryOf(state),
    }
    const former =
      about.record === undefined
        ? about.isOlder
          ? (await archive.load()).find((kept) => isSameGame(kept, fresh))
          : undefined
        : await archive.find(about.record.id)
    // A game that the user deleted is still at the board: it is kept again only when it goes on.
    const isGone = former === undefined && about.isOlder && state.game === about.first
    if (isGone && (await archive.wasRemoved(state.seed))) return
    // What the user wrote about it in the meantime stays.
    const { id, startedMs, name, players } = former ?? fresh
    const isNews = former?.save !== fresh.save
    const record = {
      ...fresh,
      id,
      startedMs,
      name,
      players,
      changedMs: isNews ? changedMs : former.changedMs,
    }
    about.record = record
    if (!isNews) return
    await archive.keep(record)
    if (!isPlaying(state)) parts.onKept()
  }

  const writeNow = async (): Promise<void> => {
    const state = parts.play.peek()
    if (state === undefined || state === seen) return
    const isSameMoment = seen?.game === state.game && seen.hintsTaken === state.hintsTaken
    seen = state
    if (isSameMoment || !isWorthKeeping(state)) return
    // Without the archive's script the game is kept when it next changes.
    await keep(state).catch(() => undefined)
  }

  /** One write at a time, the newest last. */
  const write = (): Promise<void> => {
    writing = writing.then(writeNow)
    return writing
  }

  effect(() => {
    const state = parts.play.value
    if (state === undefined) return
    learn(state)
    void write()
  })

  return {
    idNow: async () => {
      await write()
      const state = parts.play.peek()
      return state === undefined ? undefined : known.get(state.game.start)?.record?.id
    },
  }
}
