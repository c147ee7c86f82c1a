import { DIFFERENCE, orderByte, PACK_HEAD, PACK_MAGIC, SECTION_HEAD, WHOLE } from '@tama/endgame'
import type { PackedTable } from './compress.ts'

/** The bytes of a pack with `tables` in this order; a difference must be loaded after what it changes. */
export const writePack = (tables: readonly PackedTable[]): Uint8Array => {
  const head = PACK_HEAD + tables.length * SECTION_HEAD
  const bytes = new Uint8Array(tables.reduce((sum, { packed }) => sum + packed.length, head))
  const view = new DataView(bytes.buffer)
  bytes.set(PACK_MAGIC)
  bytes[PACK_MAGIC.length] = tables.length
  let at = head
  for (const [index, { material, order, isDifference, packed }] of tables.entries()) {
    const entry = PACK_HEAD + index * SECTION_HEAD
    view.setUint8(entry, material)
    view.setUint8(entry + 1, orderByte(order))
    view.setUint8(entry + 2, isDifference ? DIFFERENCE : WHOLE)
    view.setUint32(entry + 3, packed.length, true)
    bytes.set(packed, at)
    at += packed.length
  }
  return bytes
}
