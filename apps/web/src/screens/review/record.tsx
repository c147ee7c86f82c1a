import type { Translator } from '@tama/i18n'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { type ListedMove, listedTurns } from '../play/move-list.ts'
import { mainPly, type ReviewEvent, type ReviewState } from './model.ts'
import type { TurningPoint } from './turning-points.ts'

export interface RecordProps {
  readonly t: Translator
  readonly review: ReviewState
  readonly points: readonly TurningPoint[]
  readonly send: (event: ReviewEvent) => void
}

/** Scrolls the list, and only the list, so that the move on the board is in sight. */
const showCurrent = (list: HTMLElement | null): void => {
  const current = list?.querySelector<HTMLElement>('[aria-current="true"]')
  if (!list || !current) {
    list?.scrollTo({ top: 0, left: 0 })
    return
  }
  const box = list.getBoundingClientRect()
  const at = current.getBoundingClientRect()
  list.scrollBy({
    top: at.top - box.top - (box.height - at.height) / 2,
    left: at.left - box.left - (box.width - at.width) / 2,
  })
}

/** Every move of the game; a press shows the position after it. Turning points are marked. */
export const GameRecord = ({ t, review, points, send }: RecordProps) => {
  const { game } = review.main
  const list = useRef<HTMLOListElement>(null)
  const turns = useMemo(() => listedTurns(game), [game])
  const ply = mainPly(review)
  useLayoutEffect(() => showCurrent(list.current), [ply])
  const turned = new Set(points.map((point) => point.ply))
  const moveButton = (listed: ListedMove | undefined) =>
    listed === undefined ? (
      <span class="moves-none">…</span>
    ) : (
      <button
        type="button"
        class={turned.has(listed.ply) ? 'moves-move moves-turning notation' : 'moves-move notation'}
        aria-current={listed.ply === ply && review.line === undefined}
        onClick={() => send({ type: 'looked', at: listed.ply })}
      >
        {listed.text}
        {turned.has(listed.ply) ? <span class="visually-hidden"> {t('review.turns')}</span> : null}
      </button>
    )
  return (
    <section class="moves review-moves" aria-label={t('play.moves')} dir="ltr">
      {turns.length === 0 ? (
        <p class="moves-empty soft" dir="auto">
          {t('play.noMoves')}
        </p>
      ) : (
        <ol class="moves-list" ref={list} tabIndex={-1}>
          {turns.map(({ number, white, black }) => (
            <li key={number} class="moves-turn">
              <span class="moves-number">{number}.</span>
              {moveButton(white)}
              {black === undefined ? null : moveButton(black)}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
