import { fileOf, rowOf, type Square } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { useMemo } from 'preact/hooks'

const LINES = [1, 2, 3, 4, 5, 6, 7].map((at) => `M${at} 0V8M0 ${at}H8`).join('')

/** A position as a small picture without a word: whose picture it is stands beside it. */
export const Thumbnail = ({ fen, isFlipped }: { readonly fen: string; readonly isFlipped: boolean }) => {
  const pieces = useMemo(() => {
    const read = parsePosition(fen)
    if (!read.ok) return []
    return read.value.board.flatMap((piece, at) => (piece === undefined ? [] : [{ piece, at: at as Square }]))
  }, [fen])
  return (
    <svg class="thumbnail" viewBox="0 0 8 8" aria-hidden="true">
      <rect class="thumbnail-board" width="8" height="8" rx="0.300" />
      <path class="thumbnail-lines" d={LINES} />
      {pieces.map(({ piece, at }) => {
        const [file, row] = isFlipped ? [7 - fileOf(at), rowOf(at)] : [fileOf(at), 7 - rowOf(at)]
        return (
          <g key={at} class={`diagram-piece diagram-${piece.colour}`}>
            <circle cx={file + 0.5} cy={row + 0.5} r={0.41} />
            {piece.kind === 'king' ? (
              <circle class="diagram-crown" cx={file + 0.5} cy={row + 0.5} r={0.2} />
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
