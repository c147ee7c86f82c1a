import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  agreeDraw,
  endedAfter,
  type Game,
  goTo,
  lastMove,
  playMove,
  playOn,
  positionOf,
  redo,
  replayGame,
  resign,
  runOutOfTime,
  standingAt,
  startGame,
  status,
  undo,
} from './game.ts'
import { finalSquare, isCapture, type Move } from './move.ts'
import { makeFen } from './notation/fen.ts'
import { play } from './play.ts'
import { legalMoves } from './rules.ts'
import { PRESETS } from './ruleset.ts'
import { START } from './setup.ts'
import { parseSquare, type Square } from './square.ts'
import { games, positions, presets } from './testing/arbitraries.ts'
import { fromFen, fromMove, fromMoves, moveTexts } from './testing/from-text.ts'

const FEDERATION = PRESETS['dama-federation']
const TWO_KINGS = 'W:WKa1,Kb1:BKh8,Kg8'
const ROUND = 'a1-a2 h8-h7 a2-a1 h7-h8 '

/** How the game stands after each ply. */
const outcomes = (game: Game) => game.plies.map(({ after }) => after.outcome)

const PLAYING = { kind: 'playing' }

describe('rule 18: the third time of a position is a draw', () => {
  test('case 30: open after ply 7, draw after ply 8', () => {
    const game = fromMoves(TWO_KINGS, FEDERATION, ROUND + ROUND)
    expect(outcomes(game).slice(0, 7)).toEqual(Array(7).fill(PLAYING))
    expect(status(game)).toEqual({ kind: 'draw', reason: 'repetition' })
  })

  test('the other side to move makes it another position', () => {
    // White loses a move on the way round, so that the placement comes back with the other side to move.
    const game = fromMoves(TWO_KINGS, FEDERATION, 'a1-a3 h8-h7 a3-a2 h7-h8 a2-a1 h8-h7')
    expect(game.plies.map(({ after }) => after.history.occurrences)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('sideways steps of men take nothing away from earlier positions', () => {
    const men = fromMoves('W:Wa2,c4:Bh6,f7', PRESETS.tama, 'a2-b2 h6-g6 b2-a2 g6-h6 '.repeat(2))
    expect(status(men)).toEqual({ kind: 'draw', reason: 'repetition' })
  })

  test('a ruleset with another number is kept to', () => {
    const twice = { ...FEDERATION, repetition: 2 }
    expect(endedAfter(fromMoves(TWO_KINGS, twice, ROUND + ROUND))).toBe(4)
  })

  test('case 32: a game of two kings each that only shuffle ends by itself', () => {
    const round = ROUND.trim().split(' ')
    let game = startGame(fromFen(TWO_KINGS), FEDERATION)
    for (let ply = 0; ply < 1000 && status(game).kind === 'playing'; ply++) {
      const played = playMove(game, fromMove(round[ply % 4] ?? '', positionOf(game), FEDERATION))
      if (!played.ok) throw new Error('a game that goes on takes a legal move')
      game = played.value
    }
    expect(status(game).kind).toBe('draw')
  })
})

describe('rule 19: too many plies without a capture and without a forward man step are a draw', () => {
  const ruleset = { ...PRESETS.tama, noProgressPlies: 4, repetition: 9 }
  const quietPlies = (fen: string, moves: string): readonly number[] =>
    fromMoves(fen, ruleset, moves).plies.map(({ after }) => after.history.quietPlies)

  test('king moves and sideways steps count', () => {
    expect(quietPlies('W:WKa1,c4:Bh6,f7', 'a1-a2 h6-g6 c4-b4')).toEqual([1, 2, 3])
  })
  test('a forward step, straight or diagonal, and a capture start anew', () => {
    expect(quietPlies('W:WKa1,c4:Bh6,f7', 'a1-a2 h6-h5 a2-a1 f7-e6 a1-a2')).toEqual([1, 0, 1, 0, 1])
    expect(quietPlies('W:WKa1,d4:Bd6,h7', 'a1-a2 d6-d5 d4xd6')).toEqual([1, 0, 0])
  })
  test('the ply that makes the number ends the game', () => {
    const game = fromMoves('W:WKa1,c4:Bh6,f7', ruleset, 'a1-a2 h6-g6 a2-a3 g6-f6')
    expect(outcomes(game)).toEqual([PLAYING, PLAYING, PLAYING, { kind: 'draw', reason: 'no-progress' }])
  })
  test('the hundredth ply under the presets', () => {
    const alone = { ...FEDERATION, repetition: 99 }
    const game = fromMoves(TWO_KINGS, alone, ROUND.repeat(25))
    expect(endedAfter(game)).toBe(100)
    expect(status(game)).toEqual({ kind: 'draw', reason: 'no-progress' })
  })
})

const square = (name: string): Square => parseSquare(name) ?? (0 as Square)

describe('playing', () => {
  test('an illegal move is refused and leaves the game as it was', () => {
    const game = startGame(START, FEDERATION)
    const move: Move = { from: square('a3'), path: [square('a5')], captured: [], promotes: false }
    expect(playMove(game, move)).toEqual({ ok: false, error: { kind: 'illegal-move' } })
  })

  test('case 2: a capture may not be stopped half way', () => {
    const game = startGame(fromFen('W:Wd2:Bd3,d5,h7'), FEDERATION)
    const half: Move = { from: square('d2'), path: [square('d4')], captured: [square('d3')], promotes: false }
    expect(playMove(game, half)).toEqual({ ok: false, error: { kind: 'illegal-move' } })
    expect(moveTexts(positionOf(game), FEDERATION)).toEqual(['d2xd6'])
  })

  test('a path that no piece can walk is refused although its ends and its captures are right', () => {
    const game = startGame(fromFen('W:Wd2:Bd3,d5,h7'), FEDERATION)
    const right = fromMove('d2xd4xd6', positionOf(game), FEDERATION)
    const wrong: Move = { ...right, path: [square('e4'), square('d6')] }
    expect(playMove(game, right).ok).toBe(true)
    expect(playMove(game, wrong)).toEqual({ ok: false, error: { kind: 'illegal-move' } })
  })

  test('any route of a legal move is legal', () => {
    const game = startGame(fromFen('W:WKa1:Ba3,a6,Kh8'), FEDERATION)
    const [move] = legalMoves(positionOf(game), FEDERATION)
    if (move === undefined) throw new Error('there is a capture')
    const other: Move = { ...move, path: [square('a5'), finalSquare(move)] }
    expect(playMove(game, other).ok).toBe(true)
  })

  test('a game that is over takes no move, unless it is played on', () => {
    const game = fromMoves(TWO_KINGS, FEDERATION, ROUND + ROUND)
    const move = fromMove('a1-a2', positionOf(game), FEDERATION)
    expect(playMove(game, move)).toEqual({
      ok: false,
      error: { kind: 'game-over', outcome: { kind: 'draw', reason: 'repetition' } },
    })
    expect(playOn(game, move).ok).toBe(true)
  })

  test('a move at an earlier ply drops what came after it', () => {
    const game = goTo(fromMoves(TWO_KINGS, FEDERATION, ROUND), 1)
    const played = playMove(game, fromMove('g8-g7', positionOf(game), FEDERATION))
    expect(played.ok && played.value.plies.length).toBe(2)
    expect(game.plies.length).toBe(4)
  })
})

describe('going back and forth', () => {
  const game = fromMoves(TWO_KINGS, FEDERATION, ROUND)
  test('undo and redo stop at the ends', () => {
    expect(goTo(game, -3).cursor).toBe(0)
    expect(undo(goTo(game, 0)).cursor).toBe(0)
    expect(redo(game).cursor).toBe(4)
    expect(goTo(game, 2.9).cursor).toBe(2)
    expect(makeFen(positionOf(undo(game)))).toBe('B:WKa1,Kb1:BKh7,Kg8')
    expect(lastMove(goTo(game, 0))).toBe(undefined)
  })

  test('made moves undo exactly', () => {
    fc.assert(
      fc.property(
        presets().chain((ruleset) => games(ruleset)),
        (played) => {
          let back = played
          while (back.cursor > 0) {
            const before = standingAt(back, back.cursor - 1)
            const move = lastMove(back)
            expect(move && makeFen(play(before.position, move))).toBe(makeFen(positionOf(back)))
            back = undo(back)
            expect(positionOf(back)).toBe(before.position)
          }
          expect(positionOf(back)).toBe(played.start.position)
          expect(goTo(back, played.cursor)).toEqual(played)
        },
      ),
      { numRuns: 30 },
    )
  })
})

describe('results made by the players', () => {
  const game = fromMoves(TWO_KINGS, FEDERATION, 'a1-a2 h8-h7')
  test('who resigns loses', () => {
    expect(status(resign(game, 'white'))).toEqual({ kind: 'win', winner: 'black', reason: 'resignation' })
  })
  test('a draw by agreement', () => {
    expect(status(agreeDraw(game))).toEqual({ kind: 'draw', reason: 'agreement' })
  })
  test('stands at the end of the game only, and goes with a new move', () => {
    const resigned = resign(game, 'black')
    expect(status(undo(resigned))).toEqual(PLAYING)
    expect(status(redo(undo(resigned)))).toMatchObject({ reason: 'resignation' })
    const back = undo(resigned)
    const other = playMove(back, fromMove('g8-g7', positionOf(back), FEDERATION))
    expect(other.ok && status(other.value)).toEqual(PLAYING)
  })
  test('takes no move while it stands', () => {
    const resigned = resign(game, 'black')
    const move = fromMove('a2-a1', positionOf(resigned), FEDERATION)
    expect(playMove(resigned, move)).toMatchObject({ ok: false, error: { kind: 'game-over' } })
  })
  test('rule 22: whose time is up loses', () => {
    expect(status(runOutOfTime(game, 'white'))).toEqual({ kind: 'win', winner: 'black', reason: 'time' })
    expect(status(runOutOfTime(game, 'black'))).toEqual({ kind: 'win', winner: 'white', reason: 'time' })
  })
  test('rule 22: nobody wins when the other side has one piece left and it must be taken', () => {
    const bare = fromMoves('W:Wd4,a2:Bd5', FEDERATION, '')
    expect(status(runOutOfTime(bare, 'white'))).toEqual({ kind: 'draw', reason: 'time' })
    const other = fromMoves('W:Wd4,a2:Bd5,h8', FEDERATION, '')
    expect(status(runOutOfTime(other, 'white'))).toMatchObject({ kind: 'win', reason: 'time' })
  })
  test('changes nothing in a game that is over', () => {
    const over = fromMoves(TWO_KINGS, FEDERATION, ROUND + ROUND)
    expect(resign(over, 'white')).toBe(over)
    expect(runOutOfTime(over, 'white')).toBe(over)
    expect(agreeDraw(resign(game, 'white'))).toEqual(resign(game, 'white'))
  })
})

describe('replaying', () => {
  test('gives the same game as playing move by move', () => {
    const kings = positions({ maxPieces: 3, kingsInTen: 9 })
    fc.assert(
      fc.property(
        presets().chain((ruleset) => games(ruleset, kings, 150)),
        (game) => {
          const moves = game.plies.map(({ move }) => move)
          const replayed = replayGame(game.start.position, game.ruleset, moves)
          expect(replayed).toEqual({ ok: true, value: game })
        },
      ),
      { numRuns: 40 },
    )
  })

  test('names the first ply that is not legal', () => {
    const moves = fromMoves(TWO_KINGS, FEDERATION, ROUND).plies.map(({ move }) => move)
    const twice = [...moves.slice(0, 2), ...moves.slice(0, 1)]
    expect(replayGame(fromFen(TWO_KINGS), FEDERATION, twice)).toEqual({
      ok: false,
      error: { kind: 'illegal-move', ply: 3 },
    })
  })
})

test('occurrences and quiet plies are those of a count from scratch', () => {
  const kings = positions({ maxPieces: 2, kingsInTen: 8 })
  fc.assert(
    fc.property(games(PRESETS.tama, kings, 200), (game) => {
      const fens = [game.start, ...game.plies.map(({ after }) => after)].map(({ position }) =>
        makeFen(position),
      )
      for (const [index, { after }] of game.plies.entries()) {
        const fen = fens[index + 1]
        expect(after.history.occurrences).toBe(
          fens.slice(0, index + 2).filter((other) => other === fen).length,
        )
        let quiet = 0
        for (let ply = index; ply >= 0; ply--, quiet++) {
          const before = standingAt(game, ply).position
          const move = game.plies[ply]?.move
          if (move === undefined || isCapture(move)) break
          const isMan = before.board[move.from]?.kind === 'man'
          if (isMan && move.from >> 3 !== finalSquare(move) >> 3) break
        }
        expect(after.history.quietPlies).toBe(quiet)
      }
    }),
    { numRuns: 40 },
  )
})
