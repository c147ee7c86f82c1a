import { integer, maxValue, minValue, number, object, picklist, pipe } from 'valibot'
import { CLOCK_KINDS, LEAST_BASE_SECONDS, MOST_ADD_SECONDS, MOST_BASE_SECONDS } from './time-control.ts'

const seconds = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))

/** A time control that was kept. */
export const timeControlSchema = object({
  kind: picklist(CLOCK_KINDS),
  baseSeconds: seconds(LEAST_BASE_SECONDS, MOST_BASE_SECONDS),
  addSeconds: seconds(0, MOST_ADD_SECONDS),
})
