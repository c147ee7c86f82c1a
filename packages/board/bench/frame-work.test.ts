import { expect, test } from 'vitest'
import { frameWork, type TraceEvent } from './frame-work.ts'

const event = (name: string, ts: number, dur: number, tid = 1, tdur?: number): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  ...(tdur === undefined ? {} : { tdur }),
})

test('work is counted from frame to frame, on the thread of the frames, outer tasks only, by the processor’s time', () => {
  const events = [
    event('RunTask', 1000, 3000),
    event('FireAnimationFrame', 1500, 100),
    event('ThreadControllerImpl::RunTask', 1600, 500),
    event('RunTask', 6000, 9000, 1, 2000),
    event('RunTask', 6000, 50_000, 2),
    event('RunTask', 20_000, 1000),
    event('FireAnimationFrame', 20_500, 100),
    event('RunTask', 30_000, 700),
    event('RunTask', 40_000, 100),
    event('FireAnimationFrame', 40_050, 10),
  ]
  expect(frameWork(events)).toEqual([5, 1.7])
})

test('a trace without frames has no work', () => {
  expect(frameWork([event('RunTask', 0, 10)])).toEqual([])
})
