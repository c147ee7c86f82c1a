import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

export interface MenuItem {
  readonly label: string
  readonly onPress: () => void
  readonly icon?: IconName
  readonly disabled?: boolean
  /** Makes it one of a group of choices. */
  readonly checked?: boolean
  /** Language of the label, where it is not the page's. */
  readonly lang?: string
}

export interface MenuProps {
  readonly label: string
  readonly icon: IconName
  /** Shows the label beside the icon. */
  readonly labelShown?: boolean
  readonly items: readonly MenuItem[]
}

/** Where an arrow, Home or End leads from item `at` of `size`; undefined for other keys. */
export const menuStep = (key: string, at: number, size: number): number | undefined => {
  if (size === 0) return undefined
  if (key === 'ArrowDown') return (at + 1) % size
  if (key === 'ArrowUp') return at <= 0 ? size - 1 : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return size - 1
  return undefined
}

/** A button that opens a short list of actions or choices. */
export const Menu = ({ label, icon, labelShown, items }: MenuProps) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const buttons = () => [...(root.current?.querySelectorAll<HTMLElement>('.menu-item:not(:disabled)') ?? [])]
  const close = (refocus: boolean) => {
    setOpen(false)
    if (refocus) root.current?.querySelector<HTMLElement>('.menu-button')?.focus()
  }
  useEffect(() => {
    if (!open) return
    const list = buttons()
    const chosen = list.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? list[0])?.focus()
    const outside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      close(true)
    } else if (event.key === 'Tab') close(false)
    const list = buttons()
    const to = menuStep(event.key, list.indexOf(document.activeElement as HTMLElement), list.length)
    if (to === undefined) return
    event.preventDefault()
    list[to]?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the items inside
    <div class="menu" ref={root} onKeyDown={onKeyDown}>
      <button
        type="button"
        class={`menu-button button button-quiet${labelShown ? '' : ' button-icon'}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        {...(labelShown ? {} : { 'aria-label': label, title: label })}
        onClick={() => setOpen(!open)}
      >
        <Icon name={icon} />
        {labelShown ? <span>{label}</span> : null}
      </button>
      <div class="menu-list" id={id} role="menu" aria-label={label} hidden={!open}>
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            class="menu-item"
            tabIndex={-1}
            disabled={item.disabled ?? false}
            role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
            {...(item.checked === undefined ? {} : { 'aria-checked': item.checked })}
            {...(item.lang === undefined ? {} : { lang: item.lang })}
            onClick={() => {
              close(true)
              item.onPress()
            }}
          >
            {item.icon ? <Icon name={item.icon} /> : null}
            <span>{item.label}</span>
            {item.checked ? <Icon name="check" /> : null}
          </button>
        ))}
      </div>
    </div>
  )
}
