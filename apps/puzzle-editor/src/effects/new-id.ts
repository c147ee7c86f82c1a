/** An id that nothing else on this device has: random, in letters and digits. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(3))].map((word) => word.toString(36).padStart(7, '0')).join('')
