import { PRESETS, START } from '@tama/engine'
import { createSearchState } from '../src/create.ts'
import { deepen } from '../src/deepen.ts'
import { loadEvaluation } from '../src/eval/load.ts'
import { createCrew } from '../src/parallel/crew.ts'
import { createBreath } from '../src/worker/breath.ts'
import { isHelper, serveAsHelper, spawnHelper } from '../src/worker/helper-worker.ts'

// Searches with two helpers, as worker.ts does, and tells how many nodes each side had.

const breathe = createBreath()

const run = async (): Promise<void> => {
  const ruleset = PRESETS.dama
  await loadEvaluation(ruleset)
  const state = createSearchState(4, { isShared: true })
  const crew = createCrew(spawnHelper, state.table.memory)
  crew.helpers(2)
  while (!crew.isReady(2)) await breathe()
  let nodes = 0
  for (let round = 0; round < 2; round++) {
    crew.rest()
    const question = { ruleset, start: START, moves: [] }
    // Without pauses: the helpers must hear of it while this thread is busy.
    const helpers = crew.helpers(2)
    const steps = deepen(state, question, { limits: { nodes: 150_000 }, clock: () => 0, helpers })
    const step = steps.next()
    nodes = step.done === true && step.value !== undefined ? step.value.nodes : 0
  }
  globalThis.postMessage({ nodes, own: state.nodes })
  crew.dispose()
}

if (isHelper()) serveAsHelper()
else void run()
