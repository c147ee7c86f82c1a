/** What every dialog takes. */
export interface DialogFrame {
  readonly open: boolean
  readonly onClose: () => void
}
