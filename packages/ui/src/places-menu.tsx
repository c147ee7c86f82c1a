import { useEffect, useId, useRef, useState } from 'preact/hooks'
import type { BarPlace } from './bar-place.ts'
import { Icon } from './icon.tsx'

export interface PlacesMenuProps {
  readonly label: string
  readonly places: readonly BarPlace[]
}

/** Where else to go, behind one button: for bars that have no room for words. */
export const PlacesMenu = ({ label, places }: PlacesMenuProps) => {
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setIsOpen(false)
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setIsOpen(false)
      root.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeByEscape, { capture: true })
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeByEscape, { capture: true })
    }
  }, [isOpen])
  return (
    <nav class="places-menu" aria-label={label} ref={root}>
      <button
        type="button"
        class="button button-icon button-quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        title={label}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
      </button>
      <ul class="places-list" id={id} hidden={!isOpen}>
        {places.map(({ label: name, href, icon, isHere }) => (
          <li key={href}>
            <a
              class="places-item"
              href={href}
              {...(isHere ? { 'aria-current': 'page' as const } : {})}
              onClick={() => setIsOpen(false)}
            >
              <Icon name={icon} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
