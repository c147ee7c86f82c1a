import {
  fileOf,
  finalSquare,
  isCapture,
  type Move,
  type Placement,
  rowOf,
  SQUARES,
  type Square,
} from '@tama/engine'

export interface DiagramProps {
  /** What the picture shows, in words. */
  readonly label: string
  readonly board: Placement
  /** The part of the board that is shown: so many files and rows from a1 on, 1 to 8. */
  readonly files: number
  readonly rows: number
  /** Moves drawn as arrows; a piece that one of them takes is crossed out. */
  readonly moves?: readonly Move[]
}

const centre = (at: Square, rows: number) => ({ x: fileOf(at) + 0.5, y: rows - rowOf(at) - 0.5 })

/** The way of a move as a polyline that begins at the edge of its piece. */
const wayOf = (move: Move, rows: number): string => {
  const from = centre(move.from, rows)
  const first = centre(move.path[0], rows)
  const length = Math.hypot(first.x - from.x, first.y - from.y) || 1
  const start = {
    x: from.x + ((first.x - from.x) / length) * 0.42,
    y: from.y + ((first.y - from.y) / length) * 0.42,
  }
  return [start, ...move.path.map((at) => centre(at, rows))].map(({ x, y }) => `${x},${y}`).join(' ')
}

const DiagramPiece = ({ at, rows, board }: { at: Square; rows: number; board: Placement }) => {
  const piece = board[at]
  if (piece === undefined) return null
  const { x, y } = centre(at, rows)
  return (
    <g class={`diagram-piece diagram-${piece.colour}`}>
      <circle cx={x} cy={y} r={0.36} />
      {piece.kind === 'king' ? <circle class="diagram-crown" cx={x} cy={y} r={0.17} /> : null}
    </g>
  )
}

/** A small still picture of a corner of the board with moves as arrows; it follows the page's colours. */
export const Diagram = ({ label, board, files, rows, moves = [] }: DiagramProps) => {
  const shown = SQUARES.filter((at) => fileOf(at) < files && rowOf(at) < rows)
  const taken = new Set(moves.flatMap(({ captured }) => captured))
  return (
    <svg class="diagram" viewBox={`-0.06 -0.06 ${files + 0.12} ${rows + 0.12}`} role="img" aria-label={label}>
      <rect class="diagram-board" x={-0.06} y={-0.06} width={files + 0.12} height={rows + 0.12} rx={0.12} />
      {shown.map((at) => (
        <rect
          key={at}
          class={(fileOf(at) + rowOf(at)) % 2 === 0 ? 'diagram-square diagram-square-alt' : 'diagram-square'}
          x={fileOf(at) + 0.015}
          y={rows - rowOf(at) - 1 + 0.015}
          width={0.97}
          height={0.97}
        />
      ))}
      {shown.map((at) => (
        <DiagramPiece key={at} at={at} rows={rows} board={board} />
      ))}
      {moves.map((move) => {
        const end = centre(finalSquare(move), rows)
        return (
          <g
            key={`${move.from}-${move.path.join('-')}`}
            class={isCapture(move) ? 'diagram-jump' : 'diagram-step'}
          >
            <polyline points={wayOf(move, rows)} />
            <circle cx={end.x} cy={end.y} r={0.11} />
          </g>
        )
      })}
      {[...taken].map((at) => {
        const { x, y } = centre(at, rows)
        const cross = `M${x - 0.18},${y - 0.18}l0.36,0.36M${x + 0.18},${y - 0.18}l-0.36,0.36`
        return <path key={at} class="diagram-taken" d={cross} />
      })}
    </svg>
  )
}
