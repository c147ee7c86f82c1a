/** One event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** How much of `dur` the thread had a processor: what other programs do does not count. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/**
 * Milliseconds that the thread which asks for animation frames works from each frame to the next: scripts, style,
 * layout, paint and whatever else comes in between.
 */
export const frameWork = (events: readonly TraceEvent[]): readonly number[] => {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const [first] = frames
  if (first === undefined) return []
  const isHere = ({ pid, tid }: TraceEvent): boolean => pid === first.pid && tid === first.tid
  const starts = frames
    .filter(isHere)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b)
  const tasks = events
    .filter((event) => isHere(event) && event.ph === 'X' && /RunTask$/.test(event.name))
    .sort((a, b) => a.ts - b.ts)
  // Tasks lie inside each other where one waits for another; only the outer ones count.
  const outer: TraceEvent[] = []
  let endUs = 0
  for (const task of tasks) {
    if (task.ts < endUs) continue
    outer.push(task)
    endUs = task.ts + (task.dur ?? 0)
  }
  // A frame begins with the task that its callback runs in.
  const begins = starts.map((startUs) => outer.findLast(({ ts }) => ts <= startUs)?.ts ?? startUs)
  return begins.slice(0, -1).map((fromUs, frame) => {
    const toUs = begins[frame + 1] as number
    const workUs = outer
      .filter(({ ts }) => ts >= fromUs && ts < toUs)
      .reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0)
    return workUs / 1000
  })
}
