import { pieceElement } from '@tama/board/svg'
import { type Colour, KINDS, opponent, PIECES } from '@tama/engine'
import { useId, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { App } from '../../app.ts'
import { aheadBy, type Taken, takenBy } from './captured.ts'
import type { PlayState } from './state.ts'

/** The taken pieces as the board draws them, men before kings. */
const Pieces = ({
  app,
  colour,
  taken,
}: {
  readonly app: App
  readonly colour: Colour
  readonly taken: Taken
}) => {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const art = app.art.value
  const scheme = app.scheme.value
  const { man, king } = taken
  useLayoutEffect(() => {
    const counts = { man, king }
    const pictures = KINDS.flatMap((kind) => {
      const first = pieceElement(PIECES[colour][kind], document, { art, scheme, idPrefix: `${id}-${kind}-` })
      return Array.from({ length: counts[kind] }, () => first.cloneNode(true))
    })
    place.current?.replaceChildren(...pictures)
  }, [colour, man, king, art, scheme, id])
  return <span class="tray-pieces" ref={place} aria-hidden="true" />
}

/** What a player has taken, and by how much they are ahead; nothing before the first capture. */
export const Tray = ({
  app,
  state,
  colour,
}: {
  readonly app: App
  readonly state: PlayState
  readonly colour: Colour
}) => {
  const t = app.t.value
  const taken = useMemo(() => takenBy(state, colour), [state.game, state.looking, colour])
  const count = taken.man + taken.king
  const ahead = aheadBy(state, colour)
  if (count === 0) return null
  const words = t('play.captured', { count })
  return (
    <span class="tray" title={words}>
      <Pieces app={app} colour={opponent(colour)} taken={taken} />
      <span class="tray-count" aria-hidden="true">
        ×{t.number(count)}
      </span>
      {ahead > 0 ? (
        <span class="tray-ahead" aria-hidden="true">
          +{t.number(ahead)}
        </span>
      ) : null}
      <span class="visually-hidden">{words}</span>
    </span>
  )
}
