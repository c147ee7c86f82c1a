import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Button, IconButton } from './button.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** Called when the user leaves it: Escape, the cross, a press beside it. Set `open` to false then. */
  readonly onClose: () => void
  readonly closeLabel: string
  readonly children: ComponentChildren
  /** Buttons of the last row, the one that goes on last. */
  readonly actions?: ComponentChildren
  readonly wide?: boolean
  /** It holds only text, nothing that takes the focus: then the text itself does, so that keys can scroll it. */
  readonly isText?: boolean
}

/**
 * A native modal dialog: the page behind is inert, Escape leaves, the focus goes in and comes back to where it was.
 * Its children are made only while it is open.
 */
export const Dialog = (props: DialogProps) => {
  const heading = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = box.current
    if (!dialog) return
    if (props.open && !dialog.open) dialog.showModal()
    if (!props.open && dialog.open) dialog.close()
  }, [props.open])
  return (
    <dialog
      ref={box}
      class={props.wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={heading}
      onClose={props.onClose}
      onPointerDown={(event) => {
        if (event.target === box.current) props.onClose()
      }}
    >
      {props.open ? (
        <div class="dialog-body">
          <header class="dialog-head">
            <h2 class="dialog-title" id={heading}>
              {props.title}
            </h2>
            <IconButton icon="close" label={props.closeLabel} onPress={props.onClose} />
          </header>
          <div
            class="dialog-content"
            {...(props.isText ? { tabIndex: 0, role: 'region', 'aria-labelledby': heading } : {})}
          >
            {props.children}
          </div>
          {props.actions ? <footer class="dialog-actions">{props.actions}</footer> : null}
        </div>
      ) : null}
    </dialog>
  )
}

export interface ConfirmDialogProps {
  readonly open: boolean
  /** The question. */
  readonly title: string
  readonly children?: ComponentChildren
  readonly yes: string
  readonly no: string
  readonly closeLabel: string
  /** Yes gives something up. */
  readonly danger?: boolean
  /** Called once with the answer; Escape and the like count as no. */
  readonly onAnswer: (yes: boolean) => void
}

/** A question that must be answered before something that cannot be undone. The focus starts on “no”. */
export const ConfirmDialog = (props: ConfirmDialogProps) => (
  <Dialog
    open={props.open}
    title={props.title}
    closeLabel={props.closeLabel}
    onClose={() => {
      if (props.open) props.onAnswer(false)
    }}
    actions={
      <>
        <Button kind="plain" onPress={() => props.onAnswer(false)}>
          {props.no}
        </Button>
        <Button kind={props.danger ? 'danger' : 'primary'} onPress={() => props.onAnswer(true)}>
          {props.yes}
        </Button>
      </>
    }
  >
    {props.children}
  </Dialog>
)
