import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { legalMoves, type Position, PRESETS, play } from '@tama/engine'
import { fromFen, MIRROR } from '@tama/engine/testing'
import { createProofState, type Puzzle, parsePuzzle } from '@tama/puzzles'
import { createSearchState } from '@tama/search'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gamesOfPdn, selfPlayGame } from './games.ts'
import { huntAt } from './hunt.ts'
import { noteGame, readJournal } from './journal.ts'
import { choose, emptyChoice, isLikeChosen } from './likeness.ts'
import { plainGoal } from './plain-goal.ts'
import { likeliestRating } from './solvers.ts'

/** A shot that self-play came upon: a man is given, three are taken. */
const SHOT = {
  ruleset: 'tama',
  fen: 'W:Wf2,h2,a3,b3,c3,f3,h3,a4,a5:Bg4,Kd5,b6,d6,g6,h6,a7,b7,c7,e7,g7,h7',
  goal: 'gain:3',
  in: 2,
  solution: ['a5-a6', 'a7xa5', 'a4xe8'],
}

const puzzleOf = (fields: object): Puzzle => {
  const read = parsePuzzle(JSON.stringify(fields))
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}
const shot = puzzleOf(SHOT)

const hunter = () => ({
  ruleset: PRESETS.tama,
  proofs: createProofState(1),
  search: createSearchState(1),
  seen: new Set<string>(),
})

describe('the hunt', () => {
  test('finds a shot with its goal, turns and solution, and each position once', () => {
    const here = hunter()
    const find = huntAt(here, shot.position)
    expect(find?.puzzle).toMatchObject({ goal: { kind: 'gain', pieces: 3 }, inTurns: 2 })
    expect(find?.puzzle.solution).toEqual(shot.solution)
    expect(find?.report.soundness).toBe('sound')
    expect(huntAt(here, shot.position)).toBeUndefined()
    expect(huntAt(here, MIRROR.position(shot.position))).toBeUndefined()
  })

  test('finds nothing where nothing is to be had', () => {
    expect(huntAt(hunter(), fromFen('W:Wa2,b2,c2,d2:Ba7,b7,c7,d7'))).toBeUndefined()
  })
})

test('to gain all that the other side has is to win', () => {
  const position = fromFen('W:WKa1,Ka2:BKe5,h7')
  expect(plainGoal({ kind: 'gain', pieces: 1 }, position)).toEqual({ kind: 'gain', pieces: 1 })
  expect(plainGoal({ kind: 'gain', pieces: 2 }, position)).toEqual({ kind: 'win' })
  expect(plainGoal({ kind: 'crown' }, position)).toEqual({ kind: 'crown' })
})

describe('games', () => {
  test('are played by the seed alone, and are legal', () => {
    const search = createSearchState(1)
    const game = selfPlayGame(search, PRESETS.dama, 1, 3)
    expect(selfPlayGame(search, PRESETS.dama, 1, 3)).toEqual(game)
    expect(selfPlayGame(search, PRESETS.dama, 2, 3).moves).not.toEqual(game.moves)
    let position: Position = game.start
    for (const move of game.moves) {
      expect(legalMoves(position, PRESETS.dama)).toContainEqual(
        expect.objectContaining({ from: move.from, promotes: move.promotes }),
      )
      position = play(position, move)
    }
  })

  test('are read from PDN as far as they are legal, with their source and year', () => {
    const text = '[Site "somewhere"]\n[Date "2022.01.09"]\n[GameType "30"]\n\n1. d3-d4 d6-d5 2. a3-a4 *\n'
    expect(gamesOfPdn(text, PRESETS.dama)).toMatchObject([{ source: 'somewhere', year: 2022 }])
    expect(gamesOfPdn(text, PRESETS.dama)[0]?.moves).toHaveLength(2)
  })
})

describe('a journal', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mine-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('remembers games and puzzles, and not what was cut short', async () => {
    const file = join(folder, 'journal.jsonl')
    expect(await readJournal(file)).toEqual({ games: new Set(), puzzles: [] })
    await noteGame(file, 'one', [shot])
    await noteGame(file, 'two', [])
    await writeFile(file, '{"ruleset":"tama","fe', { flag: 'a' })
    expect(await readJournal(file)).toEqual({ games: new Set(['one', 'two']), puzzles: [shot] })
  })
})

describe('a puzzle is like another one', () => {
  const like = emptyChoice()
  choose(shot, like)

  test('when it is the same in a mirror, or its rest', () => {
    const mirrored = { ...shot, position: MIRROR.position(shot.position), solution: [] }
    const [key] = shot.solution
    const twin: Puzzle = {
      ...mirrored,
      solution: key === undefined ? [] : [{ move: MIRROR.move(key.move), next: [] }],
    }
    expect(isLikeChosen(twin, like)).toBe(true)
  })

  test('when a piece stands elsewhere and the line is the same', () => {
    expect(isLikeChosen(puzzleOf({ ...SHOT, fen: SHOT.fen.replace('h2', 'g2') }), like)).toBe(true)
  })

  test('but not when the line is another', () => {
    const other = { ruleset: 'tama', fen: 'W:WKd4,Ka5:BKa4', goal: 'gain:1', solution: ['a5xa3'] }
    expect(isLikeChosen(puzzleOf(other), like)).toBe(false)
  })
})

test('a rating rises with the strength of those who fail', () => {
  const results = (solvedFrom: number) =>
    [600, 1000, 1400, 1800, 2200].map((rating) => ({ rating, isSolved: rating >= solvedFrom }))
  const [easy = 0, middle = 0, hard = 0] = [0, 1400, 9999].map((from) => likeliestRating(results(from)))
  expect(easy).toBeLessThan(1000)
  expect(middle).toBeGreaterThan(1100)
  expect(middle).toBeLessThan(1500)
  expect(hard).toBeGreaterThan(1900)
})
