/** Mixes two colours `#rrggbb`: 0 gives `a`, 1 gives `b`. */
export const blend = (a: string, b: string, t: number): string => {
  const channel = (at: number): string => {
    const from = Number.parseInt(a.slice(at, at + 2), 16)
    const to = Number.parseInt(b.slice(at, at + 2), 16)
    return Math.round(from + (to - from) * t)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

export const lighter = (colour: string, t: number): string => blend(colour, '#ffffff', t)
export const darker = (colour: string, t: number): string => blend(colour, '#000000', t)

/** Relative luminance 0..1 (WCAG). */
export const luminance = (colour: string): number => {
  const linear = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}

/** Contrast of two colours, 1..21 (WCAG). */
export const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}
