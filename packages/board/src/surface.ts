import { type Box, type Layout, layoutOf } from './geometry.ts'

/** The board's elements on the page and what the page says about them: size, pixel ratio, theme, visibility. */
export interface Surface {
  readonly root: HTMLElement
  /** Puts a painter's element on the page; the one before goes. */
  readonly hold: (element: Element) => void
  readonly layout: () => Layout
  /** Where the 64 squares are in the window now. Never kept: pages move. */
  readonly box: () => Box
  readonly isHidden: () => boolean
  readonly prefersReducedMotion: () => boolean
  readonly destroy: () => void
}

/** What a surface reports. */
export interface SurfaceEvents {
  readonly onResize: () => void
  readonly onTheme: () => void
  readonly onHidden: () => void
}

/** Finer pixels than this cannot be told apart; painting them would only take time and memory. */
const FINEST_RATIO = 3

/** Puts a board into `host`, with `grid` over the picture. */
export const createSurface = (
  host: HTMLElement,
  grid: HTMLElement,
  regions: readonly HTMLElement[],
  events: SurfaceEvents,
): Surface => {
  const page = host.ownerDocument
  const window = page.defaultView as Window & typeof globalThis
  const root = page.createElement('div')
  root.className = 'tama-board'
  root.dir = 'ltr'
  const stage = page.createElement('div')
  stage.className = 'tama-board-stage'
  stage.setAttribute('aria-hidden', 'true')
  root.append(stage, grid, ...regions)
  host.append(root)

  const abort = new AbortController()
  const { signal } = abort
  let held: Element | undefined
  let layout = layoutOf(0, 1)

  /** What the browser told last of the board's side in device pixels, rounded to where the board stands. */
  let told: number | undefined

  /** Device pixels of the board's side. What was told counts only as far as it fits the present pixel ratio. */
  const measure = (): Layout => {
    const ratio = Math.min(window.devicePixelRatio || 1, FINEST_RATIO)
    const computed = root.getBoundingClientRect().width * ratio
    return layoutOf(told !== undefined && Math.abs(told - computed) <= 1 ? told : computed, ratio)
  }

  const px = (devicePx: number): string => `${devicePx / layout.ratio}px`

  const place = (): void => {
    if (held instanceof window.HTMLElement || held instanceof window.SVGElement) {
      held.style.width = px(layout.sizePx)
      held.style.height = px(layout.sizePx)
    }
    grid.style.left = px(layout.insetPx)
    grid.style.top = px(layout.insetPx)
    grid.style.width = px(8 * layout.squarePx)
    grid.style.height = px(8 * layout.squarePx)
  }

  const resize = (): void => {
    const next = measure()
    if (next.sizePx === layout.sizePx && next.ratio === layout.ratio) return
    layout = next
    place()
    events.onResize()
  }

  layout = measure()
  place()

  const observer = new window.ResizeObserver(([entry]) => {
    told = entry?.devicePixelContentBoxSize?.[0]?.inlineSize
    resize()
  })
  try {
    observer.observe(root, { box: 'device-pixel-content-box' })
  } catch {
    observer.observe(root)
  }

  const watchRatio = (): void => {
    if (signal.aborted) return
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
    query.addEventListener(
      'change',
      () => {
        resize()
        watchRatio()
      },
      { once: true, signal },
    )
  }
  watchRatio()
  // Zooming and moving to another screen may change the ratio alone; browsers differ in what they report then.
  window.addEventListener('resize', resize, { signal })

  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
    window.matchMedia(query).addEventListener('change', events.onTheme, { signal })
  }
  page.addEventListener('visibilitychange', () => page.hidden && events.onHidden(), { signal })
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

  return {
    root,
    hold: (element) => {
      held = element
      place()
      stage.replaceChildren(element)
    },
    layout: () => layout,
    box: () => grid.getBoundingClientRect(),
    isHidden: () => page.hidden,
    prefersReducedMotion: () => reduced.matches,
    destroy: () => {
      abort.abort()
      observer.disconnect()
      root.remove()
    },
  }
}
