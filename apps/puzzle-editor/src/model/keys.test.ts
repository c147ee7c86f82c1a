import { PIECES, PRESETS, parseSquare, type Square, START } from '@tama/engine'
import { fromMove } from '@tama/engine/testing'
import { describe, expect, test } from 'vitest'
import { type KeyPress, pageKey, squareKey, walkKey } from './keys.ts'

const square = parseSquare('d4') as Square
const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
})

describe('keys on a square', () => {
  test('1 to 4 put the four pieces', () => {
    const pieces = ['1', '2', '3', '4'].map((key) => squareKey(press(key), square))
    expect(pieces).toEqual(
      [PIECES.white.man, PIECES.white.king, PIECES.black.man, PIECES.black.king].map((piece) => ({
        kind: 'put',
        piece,
        square,
      })),
    )
  })

  test('digits are found by their place, so that Arabic digits and French keyboards work', () => {
    const first = { kind: 'put', piece: PIECES.white.man, square }
    expect(squareKey(press('١', { code: 'Digit1' }), square)).toEqual(first)
    expect(squareKey(press('&', { code: 'Digit1' }), square)).toEqual(first)
    expect(squareKey(press('1', { code: 'Numpad1' }), square)).toEqual(first)
  })

  test('Delete, Backspace and 0 clear the square', () => {
    for (const key of ['Delete', 'Backspace', '0']) {
      expect(squareKey(press(key), square)).toEqual({ kind: 'remove', square })
    }
  })

  test('other keys and shortcuts of the browser are left alone', () => {
    for (const key of ['5', 'a', 'F1', 'Tab']) expect(squareKey(press(key), square)).toBeUndefined()
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey'] as const) {
      expect(squareKey(press('1', { code: 'Digit1', [modifier]: true }), square)).toBeUndefined()
    }
  })
})

describe('keys on the page', () => {
  test('Ctrl or Command with Z undoes, with Shift+Z or Y redoes', () => {
    for (const modifier of ['ctrlKey', 'metaKey'] as const) {
      expect(pageKey(press('z', { [modifier]: true }))).toEqual({ kind: 'undo' })
      expect(pageKey(press('Z', { [modifier]: true, shiftKey: true }))).toEqual({ kind: 'redo' })
      expect(pageKey(press('y', { [modifier]: true }))).toEqual({ kind: 'redo' })
    }
  })

  test('Escape puts back what was picked up', () => {
    expect(pageKey(press('Escape'))).toEqual({ kind: 'put-back' })
  })

  test('plain letters do nothing', () => {
    expect(pageKey(press('z'))).toBeUndefined()
    expect(pageKey(press('z', { ctrlKey: true, altKey: true }))).toBeUndefined()
  })

  test('letters under other layouts are found by their place', () => {
    expect(pageKey(press('я', { code: 'KeyZ', ctrlKey: true }))).toEqual({ kind: 'undo' })
    expect(pageKey(press('ئ', { code: 'KeyZ', ctrlKey: true }))).toEqual({ kind: 'undo' })
    expect(pageKey(press('y', { code: 'KeyZ', ctrlKey: true }))).toEqual({ kind: 'redo' })
  })
})

describe('keys along the line', () => {
  const move = fromMove('d3-d4', START, PRESETS.dama)
  const at = { place: 'solution', line: [move, move, move], ply: 1 } as const

  test('arrows go one move, Home and End to its ends', () => {
    const plies = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => walkKey(press(key), at))
    expect(plies).toEqual([0, 2, 0, 3].map((ply) => ({ kind: 'go', ply })))
  })

  test('they stop at the ends, and mean nothing where pieces are set up or with other keys held', () => {
    expect(walkKey(press('ArrowLeft'), { ...at, ply: 0 })).toBeUndefined()
    expect(walkKey(press('ArrowRight'), { ...at, ply: 3 })).toBeUndefined()
    expect(walkKey(press('ArrowRight'), { ...at, place: 'board' })).toBeUndefined()
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'] as const) {
      expect(walkKey(press('ArrowLeft', { [modifier]: true }), at)).toBeUndefined()
    }
  })
})
