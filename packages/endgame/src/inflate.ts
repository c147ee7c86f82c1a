/**
 * Unpacks a raw deflate stream that must fill `into` exactly. False when it does not, is damaged, or this machine
 * knows no such streams; `into` may then hold anything.
 */
export const inflate = async (packed: Uint8Array, into: Uint8Array): Promise<boolean> => {
  if (typeof DecompressionStream === 'undefined') return false
  try {
    const reader = new Blob([packed as Uint8Array<ArrayBuffer>])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'))
      .getReader()
    let filled = 0
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return filled === into.length
      if (filled + value.length > into.length) {
        await reader.cancel()
        return false
      }
      into.set(value, filled)
      filled += value.length
    }
  } catch {
    return false
  }
}
