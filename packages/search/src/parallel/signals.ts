// Words that all threads of a search share. The answering thread writes the first ones, each helper its own.

/** Searches with this number and lower ones are to end. */
const STOP = 0
/** The iteration of the answering thread. */
const DEPTH = 1
const HEAD = 2

/** Words of one helper: the number of its search, 0 at rest; nodes and decided positions so far. */
const HELPER = 3
const RUNNING = 0
const NODES = 1
const HITS = 2

/** The most helpers that a search can have. */
export const MOST_HELPERS = 63

/** Memory for the signals, all at rest. */
export const createSignals = (): Int32Array =>
  new Int32Array(new SharedArrayBuffer(4 * (HEAD + HELPER * MOST_HELPERS)))

const placeOf = (helper: number): number => HEAD + HELPER * helper

/** Ends search `id` and all before it, in every thread. */
export const orderStop = (signals: Int32Array, id: number): void => {
  Atomics.store(signals, STOP, id)
}

/** True when search `id` is to end. */
export const isToStop = (signals: Int32Array, id: number): boolean => Atomics.load(signals, STOP) >= id

/** Tells the helpers how deep the answering thread is. */
export const tellDepth = (signals: Int32Array, depthPlies: number): void => {
  Atomics.store(signals, DEPTH, depthPlies)
}

/** How deep the answering thread is. */
export const toldDepth = (signals: Int32Array): number => Atomics.load(signals, DEPTH)

/** A helper begins search `id`, or with 0 rests; whoever waits for its rest hears of it. */
export const tellRunning = (signals: Int32Array, helper: number, id: number): void => {
  Atomics.store(signals, placeOf(helper) + RUNNING, id)
  Atomics.notify(signals, placeOf(helper) + RUNNING)
}

/** A helper tells what it has done in its search: both counts wrap around. */
export const tellWork = (signals: Int32Array, helper: number, nodes: number, hits: number): void => {
  Atomics.store(signals, placeOf(helper) + NODES, nodes | 0)
  Atomics.store(signals, placeOf(helper) + HITS, hits | 0)
}

/** Nodes that a helper has told, as an int32 that wraps around. */
export const toldNodes = (signals: Int32Array, helper: number): number =>
  Atomics.load(signals, placeOf(helper) + NODES)

/** Decided positions that a helper has told, as an int32 that wraps around. */
export const toldHits = (signals: Int32Array, helper: number): number =>
  Atomics.load(signals, placeOf(helper) + HITS)

/** Waits until a helper rests; false when it still works after `ms`. */
export const awaitRest = (signals: Int32Array, helper: number, ms: number): boolean => {
  const at = placeOf(helper) + RUNNING
  const running = Atomics.load(signals, at)
  return (
    running === 0 ||
    (Atomics.wait(signals, at, running, ms) !== 'timed-out' && awaitRest(signals, helper, ms))
  )
}
