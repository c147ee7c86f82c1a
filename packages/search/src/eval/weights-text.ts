import { WEIGHT_AT, WEIGHT_COUNT, type Weights } from './weights.ts'

// Weights as text: the early ones, then the late ones. Those of patterns are signed bytes, the others signed 16-bit
// numbers, low byte first. A zero byte is followed by how many zero bytes it stands for, 1..255. All in base 64.

/** How many bytes of one phase are in front of the patterns. */
const WIDE_BYTES = 2 * WEIGHT_AT.patterns
const PHASE_BYTES = WIDE_BYTES + WEIGHT_COUNT - WEIGHT_AT.patterns

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const toBytes = ({ early, late }: Weights): Int8Array => {
  const bytes = new Int8Array(2 * PHASE_BYTES)
  const view = new DataView(bytes.buffer)
  ;[early, late].forEach((phase, at) => {
    phase.forEach((weight, index) => {
      const base = at * PHASE_BYTES
      if (index < WEIGHT_AT.patterns) view.setInt16(base + 2 * index, weight, true)
      else bytes[base + WIDE_BYTES + index - WEIGHT_AT.patterns] = Math.max(-127, Math.min(127, weight))
    })
  })
  return bytes
}

/** Writes weights as text; those of patterns are cut to -127..127. */
export const makeWeights = (weights: Weights): string => {
  const packed: number[] = []
  const bytes = toBytes(weights)
  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at] as number
    let run = 1
    while (byte === 0 && run < 255 && bytes[at + run] === 0) run++
    packed.push(byte & 255)
    if (byte === 0) packed.push(run)
    at += run
  }
  let text = ''
  for (let at = 0; at < packed.length; at += 3) {
    const word = ((packed[at] as number) << 16) | ((packed[at + 1] ?? 0) << 8) | (packed[at + 2] ?? 0)
    for (const shift of [18, 12, 6, 0]) text += ALPHABET[(word >> shift) & 63]
  }
  return text
}

/** Reads what `makeWeights` wrote. Throws on anything else: the text is part of the program. */
export const parseWeights = (text: string): Weights => {
  const bytes = new Uint8Array(2 * PHASE_BYTES)
  let end = 0
  let isRun = false
  for (let at = 0; at < text.length; at += 4) {
    let word = 0
    for (let place = at; place < at + 4; place++) word = (word << 6) | ALPHABET.indexOf(text[place] as string)
    if (word < 0) throw new Error('not weights')
    for (const shift of [16, 8, 0]) {
      const byte = (word >> shift) & 255
      if (isRun) end += byte - 1
      else bytes[end] = byte
      isRun = !isRun && byte === 0
      if (!isRun) end++
      if (end >= bytes.length) break
    }
  }
  if (end < bytes.length) throw new Error('weights are missing')
  const view = new DataView(bytes.buffer)
  const phase = (base: number): Int16Array =>
    Int16Array.from({ length: WEIGHT_COUNT }, (_, index) =>
      index < WEIGHT_AT.patterns
        ? view.getInt16(base + 2 * index, true)
        : view.getInt8(base + WIDE_BYTES + index - WEIGHT_AT.patterns),
    )
  return { early: phase(0), late: phase(PHASE_BYTES) }
}
