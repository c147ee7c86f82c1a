// The page's one Pixi renderer. Its context is dear (a browser gives a page about sixteen), so boards borrow it one
// after the other and its canvas moves from board to board. Why: docs/adr/0020-pixi-on-demand.md
import 'pixi.js/unsafe-eval'
import {
  CanvasRenderer,
  Container,
  getTestContext,
  type Renderer,
  type Texture,
  Ticker,
  WebGLRenderer,
} from 'pixi.js'
import type { RendererChoice } from '../view.ts'
import { graphicsName, isDrawnBySoftware } from './graphics.ts'

// Pixi's own tickers would ask for frames all the time; boards paint when something has changed.
Ticker.system.autoStart = false
Ticker.system.stop()
Ticker.shared.autoStart = false
Ticker.shared.stop()

/** The techniques of a stage. */
type StageKind = 'webgl' | 'canvas'

/** A renderer and its root container, lent to one board. */
export interface Lease {
  readonly kind: StageKind
  readonly canvas: HTMLCanvasElement
  readonly root: Container
  /** Backing size, in device pixels. */
  readonly resize: (sizePx: number) => void
  readonly render: () => void
  /** Hands a texture to the graphics card before it is shown for the first time. */
  readonly upload: (texture: Texture) => void
  /** Gives it back; the lease is dead then. */
  readonly end: () => void
}

interface Made {
  readonly kind: StageKind
  readonly renderer: Renderer
  /** It has drawn once: what Pixi asks a context of its own for is known by then. */
  hasDrawn: boolean
}

let made: Made | undefined
/** Ends when the renderer is free again; boards queue up behind it. */
let free: Promise<void> = Promise.resolve()

const kindsFor = (choice: RendererChoice, page: Document): readonly StageKind[] => {
  if (choice === 'canvas') return ['canvas']
  const graphics = graphicsName(page)
  if (graphics === undefined || (choice === 'auto' && isDrawnBySoftware(graphics))) return ['canvas']
  return ['webgl', 'canvas']
}

const OPTIONS = {
  width: 96,
  height: 96,
  resolution: 1,
  autoDensity: false,
  antialias: false,
  backgroundAlpha: 1,
  powerPreference: 'low-power',
  skipExtensionImports: true,
} as const

const make = async (kinds: readonly StageKind[]): Promise<Made | undefined> => {
  for (const kind of kinds) {
    const renderer = kind === 'webgl' ? new WebGLRenderer() : new CanvasRenderer()
    try {
      await renderer.init(OPTIONS)
      return { kind, renderer, hasDrawn: false }
    } catch {
      // The next technique may be there; if none is, the board stays SVG.
    }
  }
  return undefined
}

const fits = ({ kind }: Made, choice: RendererChoice): boolean => choice === 'auto' || choice === kind

/** Pixi keeps a second context for questions about the device, which it never gives back. */
const dropTestContext = (): void => {
  const context = getTestContext() as WebGLRenderingContext | null
  context?.getExtension('WEBGL_lose_context')?.loseContext()
}

const lend = (lent: Made, end: () => void): Lease => {
  const { kind, renderer } = lent
  const root = new Container()
  return {
    kind,
    canvas: renderer.canvas,
    root,
    resize: (sizePx) => renderer.resize(sizePx, sizePx, 1),
    render: () => {
      renderer.render({ container: root })
      Ticker.system.update()
      if (lent.hasDrawn) return
      lent.hasDrawn = true
      if (kind === 'webgl') dropTestContext()
    },
    upload: ({ source }) => renderer.texture.initSource(source),
    end: () => {
      renderer.canvas.remove()
      root.destroy({ children: true })
      end()
    },
  }
}

/**
 * Borrows the page's renderer; waits while another board has it. Undefined when no technique of `choice` can be had,
 * or when `signal` was aborted meanwhile.
 */
export const borrowRenderer = async (
  choice: RendererChoice,
  page: Document,
  signal: AbortSignal,
): Promise<Lease | undefined> => {
  const before = free
  let release = (): void => undefined
  const mine = new Promise<void>((resolve) => {
    release = resolve
  })
  free = before.then(() => mine)
  await before
  if (signal.aborted) {
    release()
    return undefined
  }
  if (made !== undefined && !fits(made, choice)) {
    made.renderer.destroy({ removeView: true, releaseGlobalResources: true })
    made = undefined
  }
  made ??= await make(kindsFor(choice, page))
  if (made === undefined || signal.aborted) {
    release()
    return undefined
  }
  return lend(made, release)
}
