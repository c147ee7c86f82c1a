import type { Translator } from '@tama/i18n'
import type { Evaluation } from './evaluation.ts'
import { mainPly, type ReviewEvent, type ReviewState } from './model.ts'
import type { Evaluations, TurningPoint } from './turning-points.ts'
import { standsSentence } from './words.ts'

/** Size of the drawing in its own units; it is stretched to its place. */
const WIDTH = 400
const HEIGHT = 100

export interface GraphProps {
  readonly t: Translator
  readonly review: ReviewState
  readonly points: readonly TurningPoint[]
  readonly send: (event: ReviewEvent) => void
}

const round = (value: number): number => Math.round(value * 10) / 10

const heightOf = ({ chance }: Evaluation): number => round((1 - chance) * HEIGHT)

/** Neighbouring plies that are known, each run by itself. */
const runsOf = (
  evaluations: Evaluations,
): readonly (readonly (readonly [ply: number, evaluation: Evaluation])[])[] => {
  const runs: [number, Evaluation][][] = []
  evaluations.forEach((evaluation, ply) => {
    if (evaluation === undefined) return
    if (ply === 0 || evaluations[ply - 1] === undefined) runs.push([])
    runs[runs.length - 1]?.push([ply, evaluation])
  })
  return runs
}

/** The course of White’s chance, and the area between it and the middle. */
const Course = ({ evaluations, xOf }: { evaluations: Evaluations; xOf: (ply: number) => number }) => {
  const runs = runsOf(evaluations).map((run) => {
    const points = run.map(([ply, evaluation]) => `${xOf(ply)} ${heightOf(evaluation)}`)
    const [first, last] = [xOf(run[0]?.[0] ?? 0), xOf(run[run.length - 1]?.[0] ?? 0)]
    const way = points.length === 1 ? [...points, `${last + 1} ${points[0]?.split(' ')[1]}`] : points
    return {
      key: first,
      line: `M${way.join('L')}`,
      ground: `M${first} 0H${Math.max(last, first + 1)}V${HEIGHT}H${first}Z`,
      area: `M${first} ${HEIGHT}L${way.join('L')}L${last} ${HEIGHT}Z`,
    }
  })
  return (
    <>
      {runs.map(({ key, ground, area }) => (
        <g key={key}>
          <path class="graph-black" d={ground} />
          <path class="graph-white" d={area} />
        </g>
      ))}
      <path class="graph-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
      {runs.map(({ key, line }) => (
        <path key={key} class="graph-line" d={line} />
      ))}
    </>
  )
}

/**
 * How the game stood, White’s chance upwards. The whole picture is a slider over the plies: dragged, walked with the
 * arrow keys, and read out in words. It runs from left to right in every language, as the record does.
 */
export const Graph = ({ t, review, points, send }: GraphProps) => {
  const { main, evaluations } = review
  const { game } = main
  const plies = game.plies.length
  const ply = mainPly(review)
  const xOf = (at: number): number => round(plies === 0 ? WIDTH / 2 : (at / plies) * WIDTH)
  return (
    <div class="graph" dir="ltr">
      <svg
        class="graph-picture"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect class="graph-ground" width={WIDTH} height={HEIGHT} />
        <Course evaluations={evaluations} xOf={xOf} />
        {points.map((point) => (
          <path
            key={point.ply}
            class={point.isBiggest ? 'graph-turn graph-turn-biggest' : 'graph-turn'}
            d={`M${xOf(point.ply)} 0V${HEIGHT}`}
          />
        ))}
        <path class="graph-now" d={`M${xOf(ply)} 0V${HEIGHT}`} />
      </svg>
      <input
        class="graph-slider"
        type="range"
        min={0}
        max={plies}
        step={1}
        value={ply}
        aria-label={t('review.graph')}
        aria-valuetext={standsSentence(t, game, ply, evaluations[ply])}
        onInput={(event) => send({ type: 'looked', at: event.currentTarget.valueAsNumber })}
      />
    </div>
  )
}
