import { Container, Sprite, Texture } from 'pixi.js'
import { centreOf, type Layout } from '../geometry.ts'
import { markScale } from '../marks.ts'
import type { Painter } from '../painter.ts'
import { crowned, type Picture, type ShownPiece, shadowOf } from '../picture.ts'
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
  const pieces = new Container()
  root.addChild(ground, marks, trails, pieces)
  const markPool = createPool(marks)
  const trailPool = createPool(trails)
  const piecePool = createPool(pieces)
  let layout: Layout | undefined
  let textures: Textures | undefined
  const abort = new AbortController()
  canvas.addEventListener('webglcontextlost', events.onLost, { signal: abort.signal })
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
    trailPool.begin()
    for (const [index, trail] of picture.trails.entries()) {
      const { texture, x, y } = from.trail(trail, picture.orientation, index)
      const sprite = trailPool.next()
      sprite.texture = texture
      sprite.position.set(at.insetPx + x * at.squarePx, at.insetPx + y * at.squarePx)
    }
    trailPool.end()
  }

  const paintPieces = (picture: Picture, at: Layout, from: Textures): void => {
    piecePool.begin()
    for (const shown of picture.pieces) {
      const large = shown.scale > (1 + LARGE) / 2
      const { crown, alpha, piece, lift } = shown
      if (lift > 0) placePiece(piecePool.next(), from.shadow(), { ...shown, ...shadowOf(shown) }, at, lift)
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
      for (const layer of [marks, trails, pieces]) {
        for (const child of layer.children) if (child instanceof Sprite) child.texture = Texture.EMPTY
      }
      ground.texture = Texture.EMPTY
      old?.destroy()
    },
    paint: (picture) => {
      if (layout === undefined || textures === undefined) return
      ground.texture = textures.ground(picture.orientation)
      paintMarks(picture, layout, textures)
      paintPieces(picture, layout, textures)
      lease.render()
    },
    destroy: () => {
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
