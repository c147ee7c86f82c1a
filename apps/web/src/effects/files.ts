import type { FilePort } from '../app.ts'

/** Files of the page. */
export const pageFiles: FilePort = {
  save: (name, text) => {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  },
}
