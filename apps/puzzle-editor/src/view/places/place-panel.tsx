import type { ComponentType } from 'preact'
import { PLACES, type Place } from '../../model/editor-state.ts'
import type { Page } from '../page.ts'
import { useLazy } from '../use-lazy.ts'

type PlaceView = ComponentType<{ readonly page: Page }>

/** Each part of the editor is a chunk of its own. */
const FETCH: Readonly<Record<Place, () => Promise<PlaceView>>> = {
  board: async () => (await import('./board-place.tsx')).BoardPlace,
  solution: async () => (await import('./solution-place.tsx')).SolutionPlace,
  details: async () => (await import('./details-panel.tsx')).DetailsPanel,
  share: async () => (await import('./share-panel.tsx')).SharePanel,
}

/** What has come; a page fetches nothing twice. */
const fetched = new Map<Place, PlaceView>()

/** Fetches a part, so that it is there at once when it is opened. */
export const fetchPlace = async (place: Place): Promise<PlaceView> => {
  const view = fetched.get(place) ?? (await FETCH[place]())
  fetched.set(place, view)
  return view
}

/** Fetches all of them. */
export const fetchPlaces = async (): Promise<void> => {
  await Promise.all(PLACES.map(fetchPlace))
}

const LaterPlace = ({ page, place }: { readonly page: Page; readonly place: Place }) => {
  const View = useLazy(true, () => fetchPlace(place))
  return View.value === undefined ? null : <View.value page={page} />
}

/** What stands beside the board in one part of the editor. */
export const PlacePanel = ({ page, place }: { readonly page: Page; readonly place: Place }) => {
  const View = fetched.get(place)
  return View === undefined ? <LaterPlace key={place} page={page} place={place} /> : <View page={page} />
}
