import type { ProverPort } from './inspector.ts'

/** The prover of the page: a worker that is fetched with the first puzzle. */
export const pageProver = (): ProverPort => {
  let asking: Promise<ProverPort> | undefined
  let made: ProverPort | undefined
  const get = (): Promise<ProverPort> => {
    asking ??= import('./worker-prover.ts').then(({ workerProver }) => {
      made = workerProver()
      return made
    })
    // What could not be fetched is tried again with the next puzzle.
    asking.catch(() => {
      asking = undefined
    })
    return asking
  }
  return {
    report: async (puzzle, nodes, onProgress) => (await get()).report(puzzle, nodes, onProgress),
    stop: () => made?.stop(),
    cancel: () => made?.cancel(),
  }
}
