import { legalRoutes, PRESETS, squareName } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import type { Line } from '@tama/search'
import { expect, test } from 'vitest'
import { matchOf } from '../start/match.ts'
import { FIRST_CHOICES } from '../start/model.ts'
import { type PlayEvent, settle } from './model.ts'
import { firstState, isHumanTurn, isPlaying, livePosition, type PlayState } from './state.ts'
import { best, playTexts, step } from './testing.ts'

const chance = { coin: 0, seed: 1 }

const twoPlayers = (): PlayState =>
  firstState(matchOf({ ...FIRST_CHOICES, opponent: 'two-players' }, undefined, chance))

const solo = (side: 'white' | 'black' = 'white', fen?: string): PlayState => {
  const read = fen === undefined ? undefined : parsePosition(fen)
  if (read?.ok === false) throw new Error(fen)
  const offer =
    read === undefined ? undefined : ({ kind: 'position', position: read.value, ruleset: 'dama' } as const)
  return settle(firstState(matchOf({ ...FIRST_CHOICES, side }, offer, chance)))
}

const run = (state: PlayState, ...events: readonly PlayEvent[]): PlayState => events.reduce(step, state)

const idOf = (state: PlayState): number => (state.engine.kind === 'busy' ? state.engine.id : -1)

test('after a move of the person the computer is asked, after its answer the person is to move', () => {
  const asked = playTexts(solo(), ['d3-d4'])
  expect(asked.engine).toMatchObject({ kind: 'busy', purpose: 'move' })
  expect(isHumanTurn(asked)).toBe(false)
  const answered = step(asked, { type: 'engine-answered', id: idOf(asked), answer: best('d6-d5') })
  expect(answered.engine).toEqual({ kind: 'idle' })
  expect(answered.game.cursor).toBe(2)
})

test('the computer begins when the person has Black, and when a set-up position gives it the move', () => {
  expect(solo('black').engine.kind).toBe('busy')
  expect(solo('white', 'B:Wd3:Bd6,a6').engine.kind).toBe('busy')
  expect(solo('black', 'B:Wd3:Bd6,a6').engine.kind).toBe('idle')
})

test('an answer to an older request changes nothing', () => {
  const asked = playTexts(solo(), ['d3-d4'])
  expect(step(asked, { type: 'engine-answered', id: idOf(asked) - 1, answer: best('d6-d5') })).toBe(asked)
})

test('a take-back after the answer takes back both plies', () => {
  const state = run(playTexts(solo(), ['d3-d4', 'd6-d5']), { type: 'took-back' })
  expect(state.game.cursor).toBe(0)
  expect(isHumanTurn(state)).toBe(true)
})

test('a take-back while the computer thinks takes back one ply, stops the search and drops its late answer', () => {
  const asked = playTexts(solo(), ['d3-d4'])
  const back = run(asked, { type: 'took-back' })
  expect(back.game.cursor).toBe(0)
  expect(back.engine).toEqual({ kind: 'idle' })
  expect(run(back, { type: 'engine-answered', id: idOf(asked), answer: best('d6-d5') })).toBe(back)
})

test('the first move of the computer cannot be taken back alone', () => {
  const state = playTexts(solo('black'), ['d3-d4'])
  expect(run(state, { type: 'took-back' })).toBe(state)
})

test('a turn that was taken back can be played again with its answer, or left waiting for one', () => {
  const played = playTexts(solo(), ['d3-d4', 'd6-d5'])
  expect(run(played, { type: 'took-back' }, { type: 'played-again' }).game.cursor).toBe(2)
  const thinking = run(playTexts(solo(), ['d3-d4']), { type: 'took-back' }, { type: 'played-again' })
  expect(thinking.game.cursor).toBe(1)
  expect(thinking.engine).toMatchObject({ kind: 'busy', purpose: 'move' })
})

test('two people take back one whole turn, a capture of several pieces included', () => {
  const read = parsePosition('W:Wc2,h3:Bc3,c5,a7')
  if (!read.ok) throw new Error('fen')
  const choices = { ...FIRST_CHOICES, opponent: 'two-players' } as const
  const start = firstState(
    matchOf(choices, { kind: 'position', position: read.value, ruleset: 'dama' } as const, chance),
  )
  const state = run(playTexts(start, ['c2xc6']), { type: 'took-back' })
  expect(state.game.cursor).toBe(0)
  expect(state.game.plies).toHaveLength(1)
})

test('a hint shows the piece first, then where it goes, and is counted', () => {
  const asked = run(solo(), { type: 'hint-asked' })
  expect(asked.engine).toMatchObject({ kind: 'busy', purpose: 'hint' })
  const shown = run(asked, { type: 'engine-answered', id: idOf(asked), answer: best('d3-d4') })
  expect(shown.hint?.shown).toBe('piece')
  expect(shown.hintsTaken).toBe(1)
  expect(run(shown, { type: 'hint-asked' }).hint?.shown).toBe('move')
  expect(playTexts(shown, ['d3-d4']).hint).toBeUndefined()
})

test('a hint says what endgame tables prove, and only that', () => {
  const asked = run(solo(), { type: 'hint-asked' })
  const answer = best('d3-d4')
  if (answer.kind !== 'best') throw new Error('no move')
  const hintWith = (line: Partial<Line>) => {
    const lines = answer.info.lines.map((each): Line => ({ ...each, ...line }))
    const told = { ...answer, info: { ...answer.info, lines } }
    return run(asked, { type: 'engine-answered', id: idOf(asked), answer: told }).hint
  }
  expect(hintWith({ isExact: true, score: { kind: 'win', plies: 9 } })?.exact).toEqual({
    winner: 'white',
    plies: 9,
  })
  expect(hintWith({ score: { kind: 'win', plies: 9 } })?.exact).toBeUndefined()
})

test('a move for the next turn is played when its turn comes, and nothing else is', () => {
  const thinking = playTexts(solo(), ['d3-d4'])
  const [premove] = legalRoutes(livePosition(solo()), PRESETS.tama).filter(
    ({ from }) => squareName(from) === 'a3',
  )
  if (premove === undefined) throw new Error('no move')
  const set = run(thinking, { type: 'premoved', premove })
  expect(set.premove).toBe(premove)
  expect(run(set, { type: 'premove-due' })).toEqual(set)
  const due = playTexts(set, ['h6-h5'])
  expect(due.premove).toBe(premove)
  const played = run(due, { type: 'premove-due' })
  expect(played.game.cursor).toBe(3)
  expect(played.premove).toBeUndefined()
})

test('a move for the next turn that is not possible then is dropped, and the person is told', () => {
  const thinking = playTexts(solo(), ['d3-d4'])
  const [premove] = legalRoutes(livePosition(solo()), PRESETS.tama).filter(
    ({ from }) => squareName(from) === 'a3',
  )
  if (premove === undefined) throw new Error('no move')
  // Now there is something to take.
  const due = playTexts(run(thinking, { type: 'premoved', premove }), ['d6-d5'])
  const dropped = run(due, { type: 'premove-due' })
  expect(dropped.game).toBe(due.game)
  expect(dropped.premove).toBeUndefined()
  expect(dropped.remark).toEqual({ kind: 'premove-gone' })
})

test('moves for the next turn are taken only while the computer thinks, and go with a take-back', () => {
  const thinking = playTexts(solo(), ['d3-d4'])
  const [premove] = legalRoutes(livePosition(solo()), PRESETS.tama)
  if (premove === undefined) throw new Error('no move')
  expect(run(solo(), { type: 'premoved', premove }).premove).toBeUndefined()
  const set = run(thinking, { type: 'premoved', premove })
  expect(run(set, { type: 'premoved', premove: undefined }).premove).toBeUndefined()
  expect(run(set, { type: 'took-back' }).premove).toBeUndefined()
})

test('take-backs are counted', () => {
  const state = run(playTexts(solo(), ['d3-d4', 'h6-h5']), { type: 'took-back' }, { type: 'took-back' })
  expect(state.takeBacks).toBe(1)
})

test('resigning asks first; no leaves the game as it was', () => {
  const asked = run(solo(), { type: 'asked', question: 'resign' })
  expect(isPlaying(run(asked, { type: 'answered', yes: false }))).toBe(true)
  expect(run(asked, { type: 'answered', yes: true }).game.agreed).toEqual({
    kind: 'win',
    winner: 'black',
    reason: 'resignation',
  })
})

test('the person can resign while the computer thinks, and the search ends', () => {
  const asked = playTexts(solo(), ['d3-d4'])
  const over = run(asked, { type: 'asked', question: 'resign' }, { type: 'answered', yes: true })
  expect(over.game.agreed).toMatchObject({ winner: 'black' })
  expect(over.engine).toEqual({ kind: 'idle' })
})

test('a resignation and a draw can be taken back by themselves, even before the first move', () => {
  for (const question of ['resign', 'draw'] as const) {
    for (const moves of [[], ['d3-d4']]) {
      const before = playTexts(twoPlayers(), moves)
      const over = run(before, { type: 'asked', question }, { type: 'answered', yes: true })
      const back = run(over, { type: 'took-back' })
      expect(isPlaying(back)).toBe(true)
      expect(back.game.cursor).toBe(moves.length)
    }
  }
})

test('between two people a draw is made by one confirmed question', () => {
  const over = run(twoPlayers(), { type: 'asked', question: 'draw' }, { type: 'answered', yes: true })
  expect(over.game.agreed).toEqual({ kind: 'draw', reason: 'agreement' })
})

test('the computer takes a draw when it stands worse and declines it when it stands better', () => {
  const offered = run(solo(), { type: 'asked', question: 'draw' }, { type: 'answered', yes: true })
  expect(offered.engine).toMatchObject({ kind: 'busy', purpose: 'draw' })
  const reply = (centimen: number) =>
    run(offered, { type: 'engine-answered', id: idOf(offered), answer: best('d3-d4', centimen) })
  expect(reply(150).game.agreed).toEqual({ kind: 'draw', reason: 'agreement' })
  expect(reply(-150).game.agreed).toBeUndefined()
  expect(reply(-150).remark).toEqual({ kind: 'draw-declined' })
})

test('when the engine fails the game waits until the person decides', () => {
  const asked = playTexts(solo(), ['d3-d4'])
  const failed = run(asked, {
    type: 'engine-answered',
    id: idOf(asked),
    answer: { kind: 'failed', why: 'crashed' },
  })
  expect(failed.engine).toEqual({ kind: 'failed', why: 'crashed' })
  expect(run(failed, { type: 'engine-retried' }).engine).toMatchObject({ kind: 'busy', purpose: 'move' })
  expect(isHumanTurn(run(failed, { type: 'computer-left' }))).toBe(true)
  expect(run(failed, { type: 'took-back' }).game.cursor).toBe(0)
})

test('a move of the computer that is not legal counts as a failure and is never played', () => {
  const asked = playTexts(solo(), ['d3-d4'])
  const state = run(asked, { type: 'engine-answered', id: idOf(asked), answer: best('d6-d3') })
  expect(state.engine).toEqual({ kind: 'failed', why: 'bad-answer' })
  expect(state.game.cursor).toBe(1)
})

test('looking at earlier plies leaves the game alone and comes back to it', () => {
  const played = playTexts(twoPlayers(), ['d3-d4', 'd6-d5'])
  const first = run(played, { type: 'looked', at: 'first' })
  expect(first.looking).toBe(0)
  expect(run(first, { type: 'looked', at: 'previous' }).looking).toBe(0)
  expect(run(first, { type: 'looked', at: 'next' }).looking).toBe(1)
  expect(run(first, { type: 'looked', at: 'last' }).looking).toBeUndefined()
  expect(run(first, { type: 'looked', at: 2 }).looking).toBeUndefined()
  expect(first.game).toBe(played.game)
})

test('the end of the game opens its result, closes what was being asked and can be taken back', () => {
  const asked = run(solo('white', 'W:Wa4,b2:Ba5'), { type: 'asked', question: 'draw' })
  const over = playTexts(run(asked, { type: 'result-closed' }), ['a4xa6'])
  expect(isPlaying(over)).toBe(false)
  expect(over.isResultOpen).toBe(true)
  expect(over.question).toBeUndefined()
  expect(over.engine).toEqual({ kind: 'idle' })
  expect(isHumanTurn(run(over, { type: 'took-back' }))).toBe(true)
})
