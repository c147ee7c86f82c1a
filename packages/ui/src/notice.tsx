import { type ReadonlySignal, signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Button, IconButton } from './button.tsx'
import type { Clock } from './clock.ts'
import { Icon } from './icon.tsx'

/** `error` stays until it is dismissed and interrupts a screen reader; `info` leaves by itself. */
export type NoticeKind = 'info' | 'error'

/** What a notice offers; it is gone once that is taken. */
export interface NoticeAction {
  readonly label: string
  readonly onPress: () => void
}

export interface Notice {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  readonly action: NoticeAction | undefined
}

/** The notices on the page, oldest first. */
export interface Notices {
  readonly shown: ReadonlySignal<readonly Notice[]>
  /** Shows a sentence; the same sentence again only renews it. One with an action stays until it is dismissed. */
  readonly say: (text: string, kind?: NoticeKind, action?: NoticeAction) => void
  readonly dismiss: (id: number) => void
}

const INFO_MS = 6000
const SHOWN_AT_MOST = 3

/** Notices that leave by `clock`. */
export const createNotices = (clock: Clock): Notices => {
  const shown = signal<readonly Notice[]>([])
  let last = 0
  const dismiss = (id: number) => {
    shown.value = shown.peek().filter((notice) => notice.id !== id)
  }
  return {
    shown,
    dismiss,
    say: (text, kind = 'info', action) => {
      const id = ++last
      const others = shown.peek().filter((notice) => notice.text !== text)
      shown.value = [...others, { id, kind, text, action }].slice(-SHOWN_AT_MOST)
      if (kind === 'info' && action === undefined) clock.after(INFO_MS, () => dismiss(id))
    },
  }
}

export interface NoticeRegionProps {
  readonly notices: Notices
  readonly label: string
  readonly dismissLabel: string
}

/**
 * Where notices appear; put it on the page once, from the start, so that screen readers hear what comes. What is said
 * while a dialog is open is said inside it: all else is covered and inert then.
 */
export const NoticeRegion = ({ notices, label, dismissLabel }: NoticeRegionProps) => {
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const shown = notices.shown.value
  useEffect(() => {
    const place = () => {
      const dialogs = document.querySelectorAll('dialog[open]')
      const host = dialogs[dialogs.length - 1] ?? home.current
      if (region.current !== null && region.current.parentElement !== host) host?.append(region.current)
    }
    place()
    document.addEventListener('close', place, { capture: true })
    return () => document.removeEventListener('close', place, { capture: true })
  }, [shown])
  return (
    <div ref={home}>
      <section class="notices" aria-label={label} aria-live="polite" ref={region}>
        {shown.map((notice) => (
          <div
            key={notice.id}
            class={`notice notice-${notice.kind}`}
            {...(notice.kind === 'error' ? { role: 'alert' } : {})}
          >
            <Icon name={notice.kind === 'error' ? 'warning' : 'info'} />
            <p>{notice.text}</p>
            {notice.action ? (
              <Button
                kind="quiet"
                onPress={() => {
                  notices.dismiss(notice.id)
                  notice.action?.onPress()
                }}
              >
                {notice.action.label}
              </Button>
            ) : null}
            <IconButton icon="close" label={dismissLabel} onPress={() => notices.dismiss(notice.id)} />
          </div>
        ))}
      </section>
    </div>
  )
}
