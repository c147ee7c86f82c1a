import type { Colour } from '@tama/engine'
import { Container, Sprite, Texture } from 'pixi.js'
import { isUnbroken, TRAIL_UNIT, TRAIL_WIDTH } from '../art/trail-art.ts'
import { centreOf, distance, type Layout, type Spot } from '../geometry.ts'
import { markScale } from '../marks.ts'
import type { Painter } from '../painter.ts'
import { crowned, type Picture, type ShownPiece, shadowOf, type Trail } from '../picture.ts'
import type { RendererChoice } from '../view.ts'
import { borrowRenderer, type Lease } from './renderers.ts'
import { createTextures, LARGE, type Painted, type Textures } from './textures.ts'

/** A row of sprites of which as many are shown as a picture needs. */
const createPool = (parent: Container) => {
  const sprites: Sprite[] = []
  let used = 0
  return {
    begin: (): void => {
      used = 0
    },
    next: (): Sprite => {
      let sprite = sprites[used]
      if (sprite === undefined) {
        sprite = new Sprite()
        sprites.push(sprite)
        parent.addChild(sprite)
      }
      used++
      sprite.visible = true
      return sprite
    },
    end: (): void => {
      for (const sprite of sprites.slice(used)) sprite.visible = false
    },
  }
}

/** Puts a piece's texture where the piece is; at rest on whole device pixels, so that it is sharp. */
const placePiece = (
  sprite: Sprite,
  { texture, squarePx: paintedPx }: Painted,
  { spot, scale }: ShownPiece,
  layout: Layout,
  alpha: number,
): void => {
  const factor = (layout.squarePx / paintedPx) * scale
  const left = layout.insetPx + spot.x * layout.squarePx - (texture.width * factor) / 2
  const top = layout.insetPx + spot.y * layout.squarePx - (texture.height * factor) / 2
  sprite.texture = texture
  sprite.scale.set(factor)
  sprite.position.set(factor === 1 ? Math.round(left) : left, factor === 1 ? Math.round(top) : top)
  sprite.alpha = alpha
}

/** What a stage reports about its context. */
export interface StageEvents {
  /** Nothing can be painted until `onRestored`. */
  readonly onLost: () => void
  readonly onRestored: () => void
}

const createStagePainter = (lease: Lease, page: Document, events: StageEvents): Painter => {
  const { canvas, root } = lease
  const ground = new Sprite()
  const marks = new Container()
  const trails = new Container()
  const lines = new Container()
  const beads = new Container()
  const pieces = new Container()
  const layers = [marks, trails, lines, beads, pieces] as const
  root.addChild(ground, ...layers)
  const markPool = createPool(marks)
  const trailPool = createPool(trails)
  const linePool = createPool(lines)
  const beadPool = createPool(beads)
  const piecePool = createPool(pieces)
  let layout: Layout | undefined
  let textures: Textures | undefined
  const abort = new AbortController()
  const window = page.defaultView as Window
  let warming = 0

  /** Makes what a game is sure to want while nothing else is to be done, one texture at a time. */
  const warm = (makers: readonly (() => Texture)[]): void => {
    const [make, ...rest] = makers
    if (make === undefined || !('requestIdleCallback' in window)) return
    warming = window.requestIdleCallback(() => {
      lease.upload(make())
      warm(rest)
    })
  }

  const stopWarming = (): void => {
    if (warming !== 0) window.cancelIdleCallback(warming)
    warming = 0
  }

  const lost = (): void => {
    stopWarming()
    events.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost, { signal: abort.signal })
  // Pixi listens, too, and was first: its objects are whole again when this is called.
  canvas.addEventListener('webglcontextrestored', events.onRestored, { signal: abort.signal })

  const paintMarks = (picture: Picture, at: Layout, from: Textures): void => {
    markPool.begin()
    for (const mark of picture.marks) {
      const { x, y } = centreOf(mark.square, picture.orientation)
      const scale = markScale(mark)
      const sprite = markPool.next()
      sprite.texture = from.mark(mark.kind)
      sprite.scale.set(scale)
      sprite.position.set(
        at.insetPx + (x - scale / 2) * at.squarePx,
        at.insetPx + (y - scale / 2) * at.squarePx,
      )
    }
    markPool.end()
  }

  /** An unbroken trail grows with every landing: it is put together, so that no hop has to paint it anew. */
  const paintLine = ({ kind, squares }: Trail, orientation: Colour, at: Layout, from: Textures): void => {
    const width = (TRAIL_WIDTH / TRAIL_UNIT) * at.squarePx
    const places = squares.map((square) => {
      const { x, y } = centreOf(square, orientation)
      return { x: at.insetPx + x * at.squarePx, y: at.insetPx + y * at.squarePx }
    })
    for (const [index, place] of places.slice(1).entries()) {
      const before = places[index] as Spot
      const line = linePool.next()
      line.texture = from.line(kind)
      line.anchor.set(0, 0.5)
      line.position.set(before.x, before.y)
      line.rotation = Math.atan2(place.y - before.y, place.x - before.x)
      line.setSize(distance(before, place), width)
      const bead = beadPool.next()
      bead.texture = from.bead(kind)
      bead.anchor.set(0.5)
      bead.position.set(place.x, place.y)
    }
  }

  const paintTrails = (picture: Picture, at: Layout, from: Textures): void => {
    for (const pool of [trailPool, linePool, beadPool]) pool.begin()
    for (const [index, trail] of picture.trails.entries()) {
      if (isUnbroken(trail.kind)) {
        paintLine(trail, picture.orientation, at, from)
        continue
      }
      const { texture, x, y } = from.trail(trail, picture.orientation, index)
      const sprite = trailPool.next()
      sprite.texture = texture
      sprite.position.set(at.insetPx + x * at.squarePx, at.insetPx + y * at.squarePx)
    }
    for (const pool of [trailPool, linePool, beadPool]) pool.end()
  }

  const paintPieces = (picture: Picture, at: Layout, from: Textures): void => {
    piecePool.begin()
    for (const shown of picture.pieces) {
      const large = shown.scale > (1 + LARGE) / 2
      const { crown, alpha, piece, lift } = shown
      const dark = lift * alpha
      if (dark > 0) placePiece(piecePool.next(), from.shadow(), { ...shown, ...shadowOf(shown) }, at, dark)
      if (crown < 1) placePiece(piecePool.next(), from.piece(piece, large), shown, at, alpha)
      if (crown > 0) placePiece(piecePool.next(), from.piece(crowned(piece), large), shown, at, alpha * crown)
    }
    piecePool.end()
  }

  return {
    kind: lease.kind,
    element: canvas,
    prepare: (next, style) => {
      const old = textures
      layout = next
      textures = createTextures(page, next, style)
      lease.resize(next.sizePx)
      // Sprites must not hold what is destroyed, not even between two paints.
      for (const layer of layers) {
        for (const child of layer.children) if (child instanceof Sprite) child.texture = Texture.EMPTY
      }
      ground.texture = Texture.EMPTY
      old?.destroy()
      stopWarming()
      warm(textures.wanted())
    },
    paint: (picture) => {
      if (layout === undefined || textures === undefined) return
      ground.texture = textures.ground(picture.orientation)
      paintMarks(picture, layout, textures)
      paintTrails(picture, layout, textures)
      paintPieces(picture, layout, textures)
      lease.render()
    },
    destroy: () => {
      stopWarming()
      abort.abort()
      lease.end()
      textures?.destroy()
    },
  }
}

/** Opens a stage; undefined when the page cannot have one now or `signal` was aborted. */
export const openStage = async (
  choice: RendererChoice,
  page: Document,
  signal: AbortSignal,
  events: StageEvents,
): Promise<Painter | undefined> => {
  const lease = await borrowRenderer(choice, page, signal)
  return lease === undefined ? undefined : createStagePainter(lease, page, events)
}
