/** Below this the clock shows tenths of a second. */
const TENTHS_BELOW_MS = 10_000

/** What a clock shows: `1:02:03`, `4:32`, or `9.4` when little is left. */
export type Digits =
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'minutes'; readonly minutes: number; readonly seconds: number }
  | { readonly kind: 'tenths'; readonly seconds: number; readonly tenths: number }

/** The digits for a time left, 0 or more, in milliseconds. A started unit counts: only a clock that has run out shows nothing left. */
export const digitsOf = (leftMs: number): Digits => {
  if (leftMs <= TENTHS_BELOW_MS) {
    const tenths = Math.ceil(leftMs / 100)
    return { kind: 'tenths', seconds: Math.floor(tenths / 10), tenths: tenths % 10 }
  }
  const all = Math.ceil(leftMs / 1000)
  const seconds = all % 60
  const minutes = Math.floor(all / 60)
  return minutes < 60
    ? { kind: 'minutes', minutes, seconds }
    : { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds }
}

/** After how many milliseconds of running the digits change next; more than 0 while there is time left. */
export const untilNextDigits = (leftMs: number): number => {
  const unit = leftMs <= TENTHS_BELOW_MS ? 100 : 1000
  return leftMs - (Math.ceil(leftMs / unit) - 1) * unit
}
