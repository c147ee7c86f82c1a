import { err, ok, type Result } from '@tama/engine'
import { inflate } from './inflate.ts'
import { createLayout, type Layout } from './layout.ts'
import { isMaterial } from './material.ts'
import type { EndgameTables } from './tables.ts'

// The format, byte by byte: docs/endgame-tables.md.

/** `TEG` and the version. */
export const PACK_MAGIC: readonly number[] = [0x54, 0x45, 0x47, 1]
/** Bytes before the list of sections, and of each of its entries. */
export const PACK_HEAD = 5
export const SECTION_HEAD = 7

/** How the bytes of a section are to be taken: as the values, or as what to add to those of the table loaded before. */
export const WHOLE = 0
export const DIFFERENCE = 1

/** One table of a pack, still packed. */
export interface PackSection {
  readonly layout: Layout
  /** The order of the kinds in the layout: see `createLayout`. */
  readonly order: readonly number[]
  readonly isDifference: boolean
  readonly packed: Uint8Array
}

/** Why bytes are not a pack. */
export type PackFault = 'not-a-pack' | 'wrong-section' | 'wrong-length'

/** Writes an order of the four kinds as one byte, the slowest in the lowest bits. */
export const orderByte = (order: readonly number[]): number =>
  order.reduce((byte, kind, index) => byte | (kind << (2 * index)), 0)

const orderOf = (byte: number): readonly number[] | undefined => {
  const order = [0, 2, 4, 6].map((shift) => (byte >> shift) & 3)
  return new Set(order).size === 4 ? order : undefined
}

/** Reads the list of sections; nothing is unpacked yet. */
export const readPack = (bytes: Uint8Array): Result<readonly PackSection[], PackFault> => {
  if (bytes.length < PACK_HEAD || PACK_MAGIC.some((byte, index) => bytes[index] !== byte)) {
    return err('not-a-pack')
  }
  const count = bytes[PACK_MAGIC.length] as number
  let at = PACK_HEAD + count * SECTION_HEAD
  if (bytes.length < at) return err('wrong-length')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sections: PackSection[] = []
  for (let index = 0; index < count; index++) {
    const head = PACK_HEAD + index * SECTION_HEAD
    const material = view.getUint8(head)
    const order = orderOf(view.getUint8(head + 1))
    const kind = view.getUint8(head + 2)
    const length = view.getUint32(head + 3, true)
    if (!isMaterial(material) || order === undefined || kind > DIFFERENCE) return err('wrong-section')
    if (at + length > bytes.length) return err('wrong-length')
    sections.push({
      layout: createLayout(material, order),
      order,
      isDifference: kind === DIFFERENCE,
      packed: bytes.subarray(at, at + length),
    })
    at += length
  }
  return at === bytes.length ? ok(sections) : err('wrong-length')
}

/** Where the values of a table are put: so many bytes. Shared memory lets several threads read one table. */
export type Allocate = (bytes: number) => ArrayBufferLike

/** Undefined on a device whose memory is full. */
const roomFor = (bytes: number, allocate: Allocate): Int8Array | undefined => {
  try {
    return new Int8Array(allocate(bytes))
  } catch {
    return undefined
  }
}

/**
 * Unpacks a section into `tables`; false when its bytes are damaged or there is no room, and then `tables` are as they were. A difference
 * needs the table that it changes.
 */
export const unpack = async (
  tables: EndgameTables,
  section: PackSection,
  allocate: Allocate = (bytes) => new ArrayBuffer(bytes),
): Promise<boolean> => {
  const { layout, packed, isDifference } = section
  const values = roomFor(layout.size, allocate)
  if (values === undefined) return false
  const base = isDifference ? tables.tableOf(layout.material) : undefined
  if (isDifference && (base === undefined || !isSameOrder(base.layout, layout))) return false
  if (!(await inflate(packed, new Uint8Array(values.buffer)))) return false
  if (base !== undefined) {
    for (let i = 0; i < values.length; i++) values[i] = (values[i] as number) + (base.values[i] as number)
  }
  tables.add({ layout, values })
  return true
}

const isSameOrder = (a: Layout, b: Layout): boolean =>
  a.ownKingsStride === b.ownKingsStride &&
  a.ownMenStride === b.ownMenStride &&
  a.oppKingsStride === b.oppKingsStride &&
  a.oppMenStride === b.oppMenStride
