import { deflateRawSync } from 'node:zlib'
import { PRESETS } from '@tama/engine'
import { describe, expect, test } from 'vitest'
import { createLayout } from './layout.ts'
import { materialOf } from './material.ts'
import {
  DIFFERENCE,
  orderByte,
  PACK_HEAD,
  PACK_MAGIC,
  readPack,
  SECTION_HEAD,
  unpack,
  WHOLE,
} from './pack.ts'
import { EndgameTables } from './tables.ts'

const KING_KING = materialOf(1, 0, 1, 0)
const ORDER = [2, 0, 1, 3]
const SIZE = createLayout(KING_KING, ORDER).size

/** A pack with one section. */
const packOf = (
  packed: Uint8Array,
  { material = KING_KING, order = orderByte(ORDER), kind = WHOLE } = {},
) => {
  const bytes = new Uint8Array(PACK_HEAD + SECTION_HEAD + packed.length)
  bytes.set([...PACK_MAGIC, 1, material, order, kind])
  new DataView(bytes.buffer).setUint32(PACK_HEAD + 3, packed.length, true)
  bytes.set(packed, PACK_HEAD + SECTION_HEAD)
  return bytes
}

const values = Uint8Array.from({ length: SIZE }, (_, number) => number % 7)
const PACK = packOf(deflateRawSync(values))

const sectionOf = (bytes: Uint8Array) => {
  const read = readPack(bytes)
  const [section] = read.ok ? read.value : []
  if (section === undefined) throw new Error('no section')
  return section
}

describe('a pack', () => {
  test('gives back the values that were packed', async () => {
    const tables = new EndgameTables(PRESETS.tama)
    expect(await unpack(tables, sectionOf(PACK))).toBe(true)
    expect(tables.tableOf(KING_KING)?.values).toEqual(new Int8Array(values))
    expect(tables.tableOf(KING_KING)?.layout).toEqual(createLayout(KING_KING, ORDER))
    expect(tables.mostPieces).toBe(2)
  })

  test('puts its values where it is told', async () => {
    const tables = new EndgameTables(PRESETS.tama)
    await unpack(tables, sectionOf(PACK), (bytes) => new SharedArrayBuffer(bytes))
    expect(tables.tableOf(KING_KING)?.values.buffer).toBeInstanceOf(SharedArrayBuffer)
    expect(tables.tableOf(KING_KING)?.values[8]).toBe(1)
  })

  test('is not unpacked where memory is full', async () => {
    const tables = new EndgameTables(PRESETS.tama)
    const isUnpacked = await unpack(tables, sectionOf(PACK), () => {
      throw new RangeError('no memory')
    })
    expect(isUnpacked).toBe(false)
    expect(tables.isStored(KING_KING)).toBe(false)
  })

  test('adds a difference to what was loaded before, also below zero', async () => {
    const tables = new EndgameTables(PRESETS.tama)
    const difference = packOf(deflateRawSync(new Uint8Array(SIZE).fill(0xfd)), { kind: DIFFERENCE })
    expect(await unpack(tables, sectionOf(difference))).toBe(false)
    await unpack(tables, sectionOf(PACK))
    expect(await unpack(tables, sectionOf(difference))).toBe(true)
    expect(tables.tableOf(KING_KING)?.values).toEqual(new Int8Array(values).map((value) => value - 3))
  })

  test('refuses a difference to a table in another order', async () => {
    const tables = new EndgameTables(PRESETS.tama)
    await unpack(tables, sectionOf(PACK))
    const other = packOf(deflateRawSync(values), { kind: DIFFERENCE, order: orderByte([0, 2, 1, 3]) })
    expect(await unpack(tables, sectionOf(other))).toBe(false)
  })
})

describe('bytes that are no pack', () => {
  test.each([
    ['nothing', new Uint8Array(0), 'not-a-pack'],
    ['text', new TextEncoder().encode('<!doctype html>'), 'not-a-pack'],
    ['another version', PACK.map((byte, index) => (index === 3 ? 9 : byte)), 'not-a-pack'],
    ['a head cut short', PACK.slice(0, PACK_HEAD + 2), 'wrong-length'],
    ['a body cut short', PACK.slice(0, -1), 'wrong-length'],
    ['bytes behind the end', new Uint8Array([...PACK, 0]), 'wrong-length'],
    ['a material without pieces', packOf(values, { material: 0 }), 'wrong-section'],
    ['an order without one of the kinds', packOf(values, { order: 0 }), 'wrong-section'],
    ['an unknown kind', packOf(values, { kind: 2 }), 'wrong-section'],
  ] as const)('%s', (_, bytes, error) => {
    expect(readPack(bytes)).toEqual({ ok: false, error })
  })

  test.each([
    ['too short a stream', deflateRawSync(values.subarray(1))],
    ['too long a stream', deflateRawSync(new Uint8Array(SIZE + 1))],
    ['a far too long stream', deflateRawSync(new Uint8Array(50_000_000))],
    ['no stream', new Uint8Array([0xff, 0xff, 0xff])],
    ['a stream cut short', deflateRawSync(values).subarray(0, 12)],
  ])('%s leaves the tables as they were', async (_, packed) => {
    const tables = new EndgameTables(PRESETS.tama)
    expect(await unpack(tables, sectionOf(packOf(packed)))).toBe(false)
    expect(tables.tableOf(KING_KING)).toBeUndefined()
    expect(tables.mostPieces).toBe(0)
  })
})
