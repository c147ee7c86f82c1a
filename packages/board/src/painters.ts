import type { Art, Style } from './art/art.ts'
import type { Painter } from './painter.ts'
import type { Picture } from './picture.ts'
import type { Surface } from './surface.ts'
import { createSvgPainter } from './svg/painter.ts'
import { areColoursForced, readStyle } from './theme.ts'
import type { Board, RendererChoice } from './view.ts'

/** The painters of one board: SVG at once, a stage when there is one, SVG again while its context is lost. */
export interface Painters {
  readonly kind: () => Board['renderer']
  readonly paint: (picture: Picture) => void
  /** The size has changed: paints anew. */
  readonly resize: () => void
  /** The colours may have changed: reads them again and paints anew. */
  readonly recolour: () => void
  /** Other drawings: paints anew. */
  readonly redraw: (art: Art) => void
  readonly destroy: () => void
}

/** The stage is loaded when the browser has nothing better to do, this much later at most. */
const LATEST_MS = 1500

/**
 * Starts with SVG and asks for the stage of `choice`. `repaint` is called when another painter has taken over, `settled`
 * once, when the stage has come or cannot be had.
 */
export const createPainters = (
  surface: Surface,
  choice: RendererChoice,
  first: Art,
  repaint: () => void,
  settled: () => void,
): Painters => {
  const page = surface.root.ownerDocument
  const window = page.defaultView as Window & typeof globalThis
  const svg = createSvgPainter(page)
  const abort = new AbortController()
  let stage: Painter | undefined
  let current = svg
  let art = first
  let style = readStyle(surface.root, art)
  let forcedStyle: ((root: HTMLElement, art: Art, window: Window) => Style) | undefined

  const prepare = (): void => current.prepare(surface.layout(), style)

  const anew = (): void => {
    prepare()
    repaint()
  }

  /** Reads the colours. What draws with those that the user forces upon pages is fetched by whoever has any. */
  const restyle = (): void => {
    const isForced = areColoursForced(window)
    style =
      isForced && forcedStyle !== undefined
        ? forcedStyle(surface.root, art, window)
        : readStyle(surface.root, art)
    if (isForced && forcedStyle === undefined) fetchForced()
  }

  const fetchForced = (): void => {
    import('./forced-style.ts').then(
      (module) => {
        forcedStyle = module.forcedStyle
        if (abort.signal.aborted) return
        restyle()
        anew()
      },
      () => undefined,
    )
  }

  const use = (painter: Painter): void => {
    current = painter
    prepare()
    surface.hold(painter.element)
    surface.root.dataset.renderer = painter.kind
  }

  const load = async (): Promise<void> => {
    const { openStage } = await import('./stage/stage-painter.ts')
    const opened = await openStage(choice, page, abort.signal, {
      onLost: () => {
        use(svg)
        repaint()
      },
      onRestored: () => {
        if (stage === undefined) return
        use(stage)
        repaint()
      },
    })
    if (opened === undefined) return
    if (abort.signal.aborted) {
      opened.destroy()
      return
    }
    stage = opened
    use(stage)
    repaint()
  }

  use(svg)
  restyle()
  if (choice !== 'svg') {
    // A stage that cannot be loaded leaves the board as it is, which is whole.
    const start = async (): Promise<void> => {
      if (abort.signal.aborted) return
      await load().catch(() => undefined)
      if (!abort.signal.aborted) settled()
    }
    if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: LATEST_MS })
    else (window as Window).setTimeout(start, LATEST_MS / 5)
  }

  return {
    kind: () => current.kind,
    paint: (picture) => current.paint(picture),
    resize: anew,
    recolour: () => {
      restyle()
      anew()
    },
    redraw: (next) => {
      art = next
      restyle()
      anew()
    },
    destroy: () => {
      abort.abort()
      svg.destroy()
      stage?.destroy()
    },
  }
}
