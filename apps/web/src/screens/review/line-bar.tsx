import { goTo } from '@tama/engine'
import type { Translator } from '@tama/i18n'
import { Button } from '@tama/ui'
import { shownPly } from '../play/state.ts'
import { lineMoves, type ReviewEvent, type ReviewState } from './model.ts'
import { lineTexts, moveText } from './words.ts'

export interface LineBarProps {
  readonly t: Translator
  readonly review: ReviewState
  readonly send: (event: ReviewEvent) => void
}

/** The better line that is on the board instead of the game: its moves, and the way back. */
export const LineBar = ({ t, review, send }: LineBarProps) => {
  const { line, main } = review
  if (line === undefined) return null
  const shown = shownPly(line.state) - line.ply + 1
  return (
    <section class="line-bar" aria-labelledby="review-line">
      <h2 id="review-line" class="line-title">
        {t('review.line', { move: moveText(main.game, line.ply) })}
      </h2>
      <ol class="line-moves" dir="ltr">
        {lineTexts(goTo(main.game, line.ply - 1), lineMoves(review)).map((text, index) => (
          <li key={`${index} ${text}`}>
            <button
              type="button"
              class="moves-move notation"
              aria-current={index + 1 === shown}
              onClick={() => send({ type: 'line-looked', at: index + 1 })}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      <Button onPress={() => send({ type: 'line-left' })}>{t('play.backToGame')}</Button>
    </section>
  )
}
