import { type Art, type Style, styleOf } from './art/art.ts'
import type { Palette } from './art/palette.ts'
import { contrast as contrastSet } from './art/sets/contrast.ts'
import { contrast as contrastTheme } from './art/themes/contrast.ts'

const hex = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** Forced colours as a palette: the user's own, whatever the theme. */
const SYSTEM: Readonly<Record<keyof Palette, string>> = {
  field: 'Canvas',
  light: 'Canvas',
  dark: 'Canvas',
  grid: 'CanvasText',
  frame: 'Canvas',
  inlay: 'CanvasText',
  border: 'Canvas',
  'border-2': 'Canvas',
  coordinates: 'CanvasText',
  last: 'GrayText',
  chosen: 'Highlight',
  target: 'Highlight',
  must: 'LinkText',
  hint: 'LinkText',
  refused: 'LinkText',
  later: 'GrayText',
  white: '#ffffff',
  'white-edge': '#000000',
  'white-crown': '#000000',
  black: '#000000',
  'black-edge': '#ffffff',
  'black-crown': '#ffffff',
}

const readSystem = (root: HTMLElement, window: Window): Palette => {
  const probe = root.ownerDocument.createElement('span')
  probe.hidden = true
  probe.style.setProperty('forced-color-adjust', 'none')
  root.append(probe)
  const read = (colour: string): string => {
    if (colour.startsWith('#')) return colour
    probe.style.color = colour
    const rgb = /^rgba?\((\d+), (\d+), (\d+)/.exec(window.getComputedStyle(probe).color)
    return rgb === null ? '#808080' : `#${hex(Number(rgb[1]))}${hex(Number(rgb[2]))}${hex(Number(rgb[3]))}`
  }
  const palette = Object.fromEntries(
    Object.entries(SYSTEM).map(([name, colour]) => [name, read(colour)]),
  ) as unknown as Palette
  probe.remove()
  return palette
}

/** The plainest style, in the colours that the user forces upon all pages. */
export const forcedStyle = (root: HTMLElement, art: Art, window: Window): Style => {
  const palette = readSystem(root, window)
  const colours = { light: palette, dark: palette }
  const plain: Art = {
    look: art.look,
    theme: { ...contrastTheme, colours },
    set: { ...contrastSet, colours },
  }
  return styleOf(plain, 'light')
}
