import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { createDialogue, type Dialogue } from './dialogue.ts'
import { spawnHelper } from './threads.ts'

/** A dialogue with what it has printed so far; its clock goes on a millisecond at each look. */
const begin = (): { readonly dialogue: Dialogue; readonly out: string[] } => {
  const out: string[] = []
  let looks = 0
  const dialogue = createDialogue({
    print: (line) => out.push(line),
    clock: () => looks++,
    breathe: () => setImmediate(),
    spawnHelper,
    readFile: (file) =>
      readFile(file).then(
        (bytes) => new Uint8Array(bytes),
        () => undefined,
      ),
  })
  return { dialogue, out }
}

/** What a dialogue prints in answer to `lines`, its searches included. */
const talk = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const { dialogue, out } = begin()
  for (const line of lines) await dialogue.take(line)
  await dialogue.finish()
  return out
}

const last = (lines: readonly string[]): string => lines.at(-1) ?? ''

describe('the dialogue', () => {
  test('uci names the program and its options', async () => {
    const lines = await talk('uci')
    expect(lines[0]).toBe('id name Tama')
    expect(last(lines)).toBe('uciok')
    for (const name of ['Ruleset', 'Hash', 'Threads', 'MultiPV', 'Level']) {
      expect(lines.filter((line) => line.startsWith(`option name ${name} `))).toHaveLength(1)
    }
  })

  test('isready is answered while it searches, stop brings the best move', async () => {
    const { dialogue, out } = begin()
    await dialogue.take('go infinite')
    await dialogue.take('isready')
    expect(last(out)).toBe('readyok')
    await vi.waitFor(() => expect(out.some((line) => line.startsWith('info depth 2 '))).toBe(true))
    await dialogue.take('stop')
    expect(last(out)).toMatch(/^bestmove [a-h][1-8]-[a-h][1-8]$/)
  })

  test('an endless search answers only when it is told to, even when it has nothing left to find', async () => {
    const { dialogue, out } = begin()
    await dialogue.take('setoption name Ruleset value dama')
    await dialogue.take('position fen W:Wd4:Bd5')
    await dialogue.take('go infinite')
    for (let i = 0; i < 50; i++) await setImmediate()
    expect(out.some((line) => line.startsWith('bestmove'))).toBe(false)
    await dialogue.take('stop')
    expect(last(out)).toBe('bestmove d4xd6')
  })

  test('two threads search until they are told to stop, and are gone at the end', async () => {
    const { dialogue, out } = begin()
    await dialogue.take('setoption name Threads value 2')
    await dialogue.take('isready')
    await dialogue.take('go infinite')
    await vi.waitFor(() => expect(last(out)).toMatch(/^info depth [5-9] /), { timeout: 20_000 })
    await dialogue.take('stop')
    expect(last(out)).toMatch(/^bestmove /)
    await dialogue.take('setoption name Hash value 2')
    await dialogue.take('go nodes 20000')
    await dialogue.finish()
    expect(last(out)).toMatch(/^bestmove /)
  })

  test('info lines have every field in its place', async () => {
    const lines = await talk('setoption name MultiPV value 2', 'go depth 3')
    const info =
      /^info depth 3 seldepth \d+ score cp -?\d+ nodes \d+ nps \d+ hashfull \d+ tbhits 0 time \d+ multipv [12] pv( [a-h][1-8][-x][a-h][1-8]){3,}/
    expect(lines.filter((line) => info.test(line))).toHaveLength(2)
    expect(last(lines)).toMatch(/^bestmove /)
  })

  test('a win is told in plies, negative for the side that loses', async () => {
    const won = await talk('setoption name Ruleset value dama', 'position fen W:Wd4:Bd5', 'go depth 3')
    expect(won.at(-2)).toMatch(/ score win 1 /)
    const lost = await talk(
      'setoption name Ruleset value dama',
      'position fen B:WKb7,Kb5,Kh1:Bd8',
      'go depth 5',
    )
    expect(lost.at(-2)).toMatch(/ score win -\d+ /)
  })

  test('what endgame tables prove is said in words, with the line to the end of the game', async () => {
    const exactIn = async (...lines: readonly string[]) => {
      const out = await talk('setoption name Ruleset value dama', ...lines, 'go depth 3')
      const at = out.findIndex((line) => line.startsWith('info string exact'))
      return out.slice(at, at < 0 ? 0 : at + 2)
    }
    const [sentence, line = ''] = await exactIn('position fen W:WKb4,f2,a2:BKe5')
    expect(sentence).toBe('info string exact: wins in 25 plies')
    expect(line).toMatch(/ score win 25 /)
    expect(line.split(' pv ')[1]?.split(' ')).toHaveLength(25)
    expect(await exactIn('position fen B:WKa1,a3:Bd5,d6')).toHaveLength(2)
    const [draw] = await exactIn('position fen W:Wa2,b2,h3:BKe6')
    expect(draw).toBe('info string exact: draw')
    expect(await exactIn('position fen W:Wa2,b2,h3,d2:BKe6,h8')).toEqual([])
    const without = await exactIn(
      'setoption name EndgameTables value false',
      'position fen W:WKb4,f2,a2:BKe5',
    )
    expect(without).toEqual([])
  })

  test('moves have their full path where two share start and end, and are read so', async () => {
    const fen = 'W:Wd2:Bd3,c4,b5,c2,b3'
    const lines = await talk(
      'setoption name Ruleset value dama-federation',
      'setoption name MultiPV value 9',
      `position fen ${fen}`,
      'go depth 1',
    )
    const moves = lines.flatMap((line) => / multipv \d pv (\S+)/.exec(line)?.[1] ?? [])
    expect(moves.sort()).toEqual(['d2xb2xb4xb6', 'd2xd4', 'd2xd4xb4xb6'])
    const refused = await talk(
      'setoption name Ruleset value dama-federation',
      `position fen ${fen} moves d2xb6`,
    )
    expect(last(refused)).toBe('info string move 1, "d2xb6", is refused: ambiguous')
  })

  test('a lost position has no best move', async () => {
    expect(
      last(await talk('setoption name Ruleset value dama', 'position fen B:Wa3,a4,b5,c5:Ba5', 'go depth 3')),
    ).toBe('bestmove (none)')
  })

  test('moves after startpos are played', async () => {
    const lines = await talk('position startpos moves d3-d4 h6-h5', 'go depth 1')
    expect(last(lines)).toMatch(/^bestmove [a-h][234]-[a-h][345]$/)
  })

  test('the clock of the side to move sets the time', async () => {
    const timeOf = (lines: readonly string[]): number => Number(/ time (\d+) /.exec(lines.at(-2) ?? '')?.[1])
    const short = await talk('position startpos', 'go wtime 1000 btime 900000 winc 0 binc 0')
    expect(timeOf(short)).toBeLessThan(100)
    const black = await talk('position startpos moves d3-d4', 'go wtime 1 btime 2500')
    expect(timeOf(black)).toBeLessThan(200)
    expect(timeOf(await talk('go movetime 20'))).toBeLessThan(40)
  })

  test('a level plays a move of its own', async () => {
    const lines = await talk('setoption name Level value 1', 'setoption name Seed value 5', 'go infinite')
    expect(last(lines)).toMatch(/^bestmove /)
  })

  test('ucinewgame forgets, a new table is made for another size', async () => {
    const lines = await talk('setoption name Hash value 2', 'go depth 2', 'ucinewgame', 'go nodes 50')
    expect(lines.filter((line) => line.startsWith('bestmove'))).toHaveLength(2)
  })

  test.each([
    ['xyzzy', '"xyzzy" is not understood'],
    ['setoption name Colour value red', 'there is no option "Colour"'],
    ['setoption name Hash value lots', 'Hash is a whole number from 1 to 1024, not "lots"'],
    ['setoption name MultiPV value 0', 'MultiPV is a whole number from 1 to 64, not "0"'],
    ['setoption name Ruleset value chess', 'there is no ruleset "chess"'],
    ['position', 'position is followed by startpos or fen'],
    ['position fen W:W9:B10', '"W:W9:B10" is no position: numeric-square'],
    ['position startpos moves a2-a3', 'move 1, "a2-a3", is refused: illegal'],
    ['go depth', '"depth" needs a whole number, not ""'],
    ['go sideways', '"sideways" is nothing that go knows'],
  ])('%s is met with a sentence', async (line, sentence) => {
    expect(await talk(line)).toEqual([`info string ${sentence}`])
  })

  test('after a position that made no sense nothing is searched', async () => {
    expect((await talk('position fen nonsense', 'go depth 1')).slice(1)).toEqual([
      'info string there is no position to search',
      'bestmove (none)',
    ])
  })

  test('quit ends it, also in the middle of a search', async () => {
    const { dialogue, out } = begin()
    await dialogue.take('go infinite')
    expect(await dialogue.take('quit')).toBe(false)
    expect(last(out)).toMatch(/^bestmove /)
  })

  test('empty lines are nothing', async () => {
    expect(await talk('', '   ')).toEqual([])
  })
})
