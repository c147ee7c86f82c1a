import { DRAWING_FONT, type Paint, type Shape } from '../art/shape.ts'

/** What a drawing is painted with; of a page's canvas or one off the page. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const colourAt = (colour: string, alpha = 1): string =>
  `${colour}${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}`

const styleOf = (brush: Brush, paint: Paint): string | CanvasGradient => {
  if (typeof paint === 'string') return paint
  const gradient =
    paint.kind === 'linear'
      ? brush.createLinearGradient(...paint.from, ...paint.to)
      : brush.createRadialGradient(...paint.centre, 0, ...paint.centre, paint.radius)
  for (const { at, colour, alpha } of paint.stops) gradient.addColorStop(at, colourAt(colour, alpha))
  return gradient
}

/** Paints a drawing in the brush's present coordinates: the canvas twin of `svg/shape-nodes.ts`. */
export const paintShapes = (brush: Brush, shapes: readonly Shape[]): void => {
  for (const shape of shapes) {
    brush.save()
    switch (shape.kind) {
      case 'path': {
        const outline = new Path2D(shape.d)
        brush.globalAlpha *= shape.opacity ?? 1
        if (shape.fill !== undefined) {
          brush.fillStyle = styleOf(brush, shape.fill)
          brush.fill(outline)
        }
        if (shape.stroke !== undefined) {
          brush.strokeStyle = styleOf(brush, shape.stroke)
          brush.lineWidth = shape.width ?? 1
          brush.lineJoin = 'round'
          brush.lineCap = shape.cap ?? 'butt'
          brush.setLineDash([...(shape.dash ?? [])])
          brush.stroke(outline)
        }
        break
      }
      case 'text':
        brush.fillStyle = shape.fill
        brush.font = `600 ${shape.size}px ${DRAWING_FONT}`
        brush.textAlign = 'center'
        brush.textBaseline = 'alphabetic'
        brush.fillText(shape.text, shape.at[0], shape.at[1] + shape.size * 0.355)
        break
      case 'group':
        if (shape.at !== undefined) brush.translate(...shape.at)
        if (shape.turn !== undefined) brush.rotate((shape.turn * Math.PI) / 180)
        if (shape.scale !== undefined) brush.scale(shape.scale, shape.scale)
        if (shape.clip !== undefined) brush.clip(new Path2D(shape.clip))
        brush.globalAlpha *= shape.opacity ?? 1
        paintShapes(brush, shape.shapes)
        break
    }
    brush.restore()
  }
}
