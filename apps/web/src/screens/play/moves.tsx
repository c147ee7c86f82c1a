import { IconButton } from '@tama/ui'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { App } from '../../app.ts'
import { lastCapture } from './board-view.ts'
import type { LookAt } from './model.ts'
import { type ListedMove, listedTurns } from './move-list.ts'
import { type PlayState, shownPly } from './state.ts'

/** Scrolls the list, and only the list, so that the move in sight is the one on the board. */
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

/** The moves so far; a press shows the position after one. */
export const Moves = ({ app, state }: { readonly app: App; readonly state: PlayState }) => {
  const t = app.t.value
  const list = useRef<HTMLOListElement>(null)
  const turns = useMemo(() => listedTurns(state.game), [state.game])
  const shown = shownPly(state)
  const { cursor } = state.game
  useLayoutEffect(() => showCurrent(list.current), [shown, cursor])
  const look = (at: LookAt) => () => app.send({ type: 'looked', at })
  const moveButton = (listed: ListedMove | undefined) =>
    listed === undefined ? (
      <span class="moves-none">…</span>
    ) : (
      <button
        type="button"
        class="moves-move notation"
        aria-current={listed.ply === shown}
        onClick={look(listed.ply)}
      >
        {listed.text}
      </button>
    )
  return (
    <section class="moves" aria-label={t('play.moves')} dir="ltr">
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
      <div class="moves-steps">
        <IconButton icon="first" label={t('play.first')} disabled={shown === 0} onPress={look('first')} />
        <IconButton
          icon="previous"
          label={t('play.previous')}
          disabled={shown === 0}
          onPress={look('previous')}
        />
        <IconButton
          icon="replay"
          label={t('play.replayCapture')}
          disabled={lastCapture(state) === undefined}
          onPress={app.replayCapture}
        />
        <IconButton icon="next" label={t('play.next')} disabled={shown === cursor} onPress={look('next')} />
        <IconButton icon="last" label={t('play.last')} disabled={shown === cursor} onPress={look('last')} />
      </div>
    </section>
  )
}
