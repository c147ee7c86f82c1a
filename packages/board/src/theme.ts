import { COLOUR_NAMES, type ColourName, DARK_PALETTE, LIGHT_PALETTE, type Palette } from './art/palette.ts'

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** `#rrggbb` of a computed colour; a canvas reads the forms that are not plain `rgb()`. */
const toHex = (colour: string, page: Document): string | undefined => {
  const plain = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)
  if (plain !== null) return `#${hex(Number(plain[1]))}${hex(Number(plain[2]))}${hex(Number(plain[3]))}`
  const canvas = page.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (brush === null) return undefined
  brush.fillStyle = colour
  brush.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data
  return alpha === 255 ? `#${hex(red)}${hex(green)}${hex(blue)}` : undefined
}

/**
 * Reads the board's colours off the page: custom properties such as `--board-light`, in any form that CSS knows, as
 * they hold inside `root`. What a page leaves out comes from the built-in palette for its colour scheme.
 */
export const readPalette = (root: HTMLElement): Palette => {
  const page = root.ownerDocument
  const window = page.defaultView
  if (window === null) return LIGHT_PALETTE
  const style = window.getComputedStyle(root)
  const isDark = style.colorScheme.includes('dark') && !style.colorScheme.includes('light')
  const fallback = isDark ? DARK_PALETTE : LIGHT_PALETTE
  const probe = page.createElement('span')
  probe.hidden = true
  probe.style.setProperty('forced-color-adjust', 'none')
  root.append(probe)
  const read = (name: ColourName): string => {
    if (style.getPropertyValue(`--board-${name}`).trim() === '') return fallback[name]
    probe.style.color = 'rgba(0, 0, 0, 0)'
    probe.style.color = `var(--board-${name})`
    return toHex(window.getComputedStyle(probe).color, page) ?? fallback[name]
  }
  const palette = Object.fromEntries(COLOUR_NAMES.map((name) => [name, read(name)])) as Record<
    ColourName,
    string
  >
  probe.remove()
  return palette
}
