import { Icon, type IconName } from '@tama/ui'
import { PLACES, type Place } from '../model/editor-state.ts'
import type { Page } from './page.ts'

const ICONS: Readonly<Record<Place, IconName>> = {
  board: 'board',
  solution: 'play',
  details: 'edit',
  share: 'link',
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The id of the panel that a tab shows. */
export const PANEL_ID = 'place'

/** The parts of the editor; arrow keys go from one to the next. */
export const PlaceTabs = ({ page }: { readonly page: Page }) => {
  const { desk, t } = page
  const { place } = desk.editor.value
  const go = (to: Place) => desk.send({ kind: 'place', place: to })
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = t.peek().language.dir === 'rtl' ? -1 : 1
    const step = (STEPS[event.key] ?? 0) * forward
    if (step === 0) return
    event.preventDefault()
    const next = PLACES[(PLACES.indexOf(place) + step + PLACES.length) % PLACES.length] as Place
    go(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class="places" role="tablist" aria-label={t.value('editor.places')} onKeyDown={onKeyDown}>
      {PLACES.map((name) => (
        <button
          key={name}
          id={`tab-${name}`}
          type="button"
          role="tab"
          class="place-tab"
          aria-selected={name === place}
          aria-controls={PANEL_ID}
          tabIndex={name === place ? 0 : -1}
          onClick={() => go(name)}
        >
          <Icon name={ICONS[name]} />
          <span>{t.value(`editor.place.${name}`)}</span>
        </button>
      ))}
    </div>
  )
}
