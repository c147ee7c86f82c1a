/** The clipboard, handed in so that tests need none. */
export interface ClipboardPort {
  /** True when `text` is on the clipboard afterwards; never rejects. */
  readonly write: (text: string) => Promise<boolean>
  /** The text on the clipboard; undefined when the browser or the user does not allow reading. Never rejects. */
  readonly read: () => Promise<string | undefined>
}

/** The old way, for pages that are not served over https: copies from a text box that nobody sees. */
const copyFromTextBox = (page: Document, text: string): boolean => {
  const focused = page.activeElement
  const box = page.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'visually-hidden'
  page.body.append(box)
  box.select()
  const copied = page.execCommand('copy')
  box.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}

/** The clipboard of the page. */
export const pageClipboard: ClipboardPort = {
  write: async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      return true
    } catch {
      try {
        return copyFromTextBox(document, text)
      } catch {
        return false
      }
    }
  },
  read: async () => {
    try {
      return await navigator.clipboard.readText()
    } catch {
      return undefined
    }
  },
}
