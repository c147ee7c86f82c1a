import { EndgameTables } from '@tama/endgame'
import { createGuestState } from '../create.ts'
import { loadEvaluation } from '../eval/load.ts'
import { search } from '../search.ts'
import type { SearchState } from '../state.ts'
import type { HelperOrder, HelperTask } from './orders.ts'
import { isToStop, tellRunning, tellWork, toldDepth, toldHits, toldNodes } from './signals.ts'

/** What a helper has after it joined. */
interface Membership {
  readonly helper: number
  readonly signals: Int32Array
  readonly state: SearchState
  /** What it had done before its search. */
  nodesBefore: number
  hitsBefore: number
}

/**
 * The depth of a helper's next iteration after one of `depthPlies`, while the answering thread is at `toldPlies`. Every
 * second helper is one ply ahead, so that the table knows something when the others come there.
 */
export const nextHelperDepth = (helper: number, depthPlies: number, toldPlies: number): number =>
  Math.max(depthPlies + 1, toldPlies + (helper % 2 === 0 ? 1 : 0))

/** Helps with a search until it is to stop. What is found goes into the shared table; nothing is answered. */
const help = (membership: Membership, task: HelperTask): void => {
  const { helper, signals, state, nodesBefore, hitsBefore } = membership
  const { id, question, multiPv, age, endgame } = task
  tellRunning(signals, helper, id)
  try {
    if (isToStop(signals, id)) return
    const tables = new EndgameTables(question.ruleset)
    for (const table of endgame) tables.add(table)
    state.table.growsTo(age)
    search(state, question, {
      // Another thread minds the time.
      limits: {},
      clock: () => 0,
      multiPv,
      endgame: endgame.length === 0 ? undefined : tables,
      isStopped: () => {
        tellWork(signals, helper, nodesBefore + state.nodes, hitsBefore + state.tableHits)
        return isToStop(signals, id)
      },
      depthAfter: (depthPlies) => nextHelperDepth(helper, depthPlies, toldDepth(signals)),
    })
    membership.nodesBefore = nodesBefore + state.nodes
    membership.hitsBefore = hitsBefore + state.tableHits
    tellWork(signals, helper, membership.nodesBefore, membership.hitsBefore)
  } finally {
    tellRunning(signals, helper, 0)
  }
}

/** A helper in a thread of its own: takes orders one by one; `ready` is called once it has joined. */
export const createHelper = (ready: () => void): ((order: HelperOrder) => Promise<void>) => {
  let membership: Membership | undefined
  return async (order) => {
    if (order.kind === 'join') {
      const { helper, signals, table } = order
      membership = {
        helper,
        signals,
        state: createGuestState(table),
        nodesBefore: toldNodes(signals, helper),
        hitsBefore: toldHits(signals, helper),
      }
      ready()
      return
    }
    if (membership === undefined || isToStop(membership.signals, order.id)) return
    // Without it a plainer judgement would spoil the table for everybody.
    const isLoaded = await loadEvaluation(order.question.ruleset).then(
      () => true,
      () => false,
    )
    if (isLoaded) help(membership, order)
  }
}
