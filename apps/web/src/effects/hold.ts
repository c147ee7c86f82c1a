/** Says which game this page plays, so that no other page of this browser goes on with the same one. */
export interface GameHold {
  /**
   * Takes the game with a seed, in place of the one that was held; false when another page has it. Always true where
   * the browser has no locks.
   */
  readonly take: (seed: number) => Promise<boolean>
}

/** Holds games by the locks of the browser, which end with the page. */
export const pageHold = (): GameHold => {
  const locks: LockManager | undefined = navigator.locks
  let held: number | undefined
  let release = (): void => {}
  const request = (seed: number): Promise<boolean> =>
    new Promise((resolve) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null)
        if (lock === null) return undefined
        return new Promise((end) => {
          release = end
        })
      }
      locks.request(`tama.game ${seed}`, { ifAvailable: true }, hold).catch(() => resolve(true))
    })
  return {
    take: async (seed) => {
      if (locks === undefined || seed === held) return true
      release()
      release = () => {}
      held = seed
      const isTaken = await request(seed)
      if (!isTaken && held === seed) held = undefined
      return isTaken
    },
  }
}
