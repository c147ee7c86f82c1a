import type { ComponentChildren } from 'preact'
import type { BarPlace } from './bar-place.ts'
import { PlacesMenu } from './places-menu.tsx'

export interface AppBarProps {
  /** Name of the product; it leads to `home`. */
  readonly name: string
  readonly home: string
  readonly places: readonly BarPlace[]
  readonly placesLabel: string
  /** Buttons at the end. */
  readonly children: ComponentChildren
}

/** The bar at the top of both apps: the name of the product, where else to go, and tools. */
export const AppBar = ({ name, home, places, placesLabel, children }: AppBarProps) => (
  <header class="bar">
    <a class="wordmark" href={home}>
      <svg class="wordmark-sign" viewBox="0 0 32 32" aria-hidden="true">
        <circle class="wordmark-stone" cx="12.5" cy="16" r="9.5" />
        <circle class="wordmark-stone-2" cx="20" cy="16" r="9.5" />
      </svg>
      <span>{name}</span>
    </a>
    <nav class="bar-places" aria-label={placesLabel}>
      {places.map(({ label, href, isHere }) => (
        <a key={href} class="bar-place" href={href} {...(isHere ? { 'aria-current': 'page' as const } : {})}>
          {label}
        </a>
      ))}
    </nav>
    <div class="bar-tools">
      {children}
      <PlacesMenu label={placesLabel} places={places} />
    </div>
  </header>
)
