import { encode } from 'uqr'

export interface QrCodeProps {
  readonly text: string
  /** Text alternative. */
  readonly label: string
}

/** Empty modules around the code, as its standard asks for. */
const QUIET = 4

/** Width of a module in CSS pixels: whole, so that all modules are alike and every reader finds them. */
const MODULE = 5

/** The dark modules of a code as one path, a unit square each. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : [])))
    .join('')

/** A text as a QR code; always dark on light, as readers expect. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data } = encode(text, { ecc: 'M', border: 0 })
  const side = data.length + 2 * QUIET
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${side} ${side}`}
      width={side * MODULE}
      height={side * MODULE}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
