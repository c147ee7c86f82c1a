import type { App } from '../../app.ts'
import { type SolverEvent, type SolverState, seenPlies } from './model.ts'
import { lineTexts } from './solver-words.ts'

export interface SolverLineProps {
  readonly app: App
  readonly state: SolverState
  readonly send: (event: SolverEvent) => void
}

/** The moves on the board so far, numbered; a press shows the position after one. */
export const SolverLine = ({ app, state, send }: SolverLineProps) => {
  const t = app.t.value
  const { solving, shown } = state
  const { position, ruleset } = solving.puzzle
  const seen = seenPlies(state)
  const shift = position.turn === 'white' ? 0 : 1
  const counted = solving.line.length
  return (
    <section class="solver-line" aria-label={t('play.moves')} dir="ltr">
      {shown.length === 0 ? (
        <p class="solver-no-line soft" dir="auto">
          {t('play.noMoves')}
        </p>
      ) : (
        <ol class="solver-moves">
          {lineTexts(position, ruleset, shown).map((text, index) => {
            const isNumbered = index === 0 || (index + shift) % 2 === 0
            const number = Math.floor((index + shift) / 2) + 1
            return (
              <li key={`${index} ${text}`}>
                {isNumbered ? (
                  <span class="moves-number">
                    {number}.{(index + shift) % 2 === 0 ? '' : '..'}
                  </span>
                ) : null}
                <button
                  type="button"
                  class={`moves-move notation${index < counted ? '' : ' moves-try'}`}
                  aria-current={index + 1 === seen}
                  onClick={() => send({ kind: 'looked', at: index + 1 })}
                >
                  {text}
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
