/** Days from 1970-01-01 to a date of the Gregorian calendar; `month` is 1 to 12. */
export const dayNumber = (year: number, month: number, day: number): number => {
  // Years that begin in March have their odd day at the end.
  const shifted = month <= 2 ? year - 1 : year
  const days = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return 365 * shifted + leaps + days - 719_468
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/**
 * Which of `count` puzzles is that of the day, 0 .. `count` - 1: each comes once in `count` days, and neighbours in the
 * list are days apart, so that easy and hard ones alternate.
 */
export const indexOfDay = (count: number, day: number): number => {
  let stride = Math.max(1, Math.round(count * 0.618))
  while (greatestDivisor(stride, count) !== 1) stride++
  return (((day * stride) % count) + count) % count
}
