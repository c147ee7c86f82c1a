/** The device's own way to hand something to somebody, handed in so that tests need none. */
export interface SharePort {
  /** False where the browser has none. */
  readonly canShare: boolean
  /** True when the user has handed it on; false when they thought better of it or the device refused. Never rejects. */
  readonly share: (text: string, url: string) => Promise<boolean>
}

/** Web Share of the page. */
export const pageShare = (): SharePort => ({
  canShare: typeof navigator.share === 'function',
  share: async (text, url) => {
    try {
      await navigator.share({ text, url })
      return true
    } catch {
      return false
    }
  },
})
