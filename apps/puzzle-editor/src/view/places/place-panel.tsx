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

const PlaceOf = ({ page, place }: { readonly page: Page; readonly place: Place }) => {
  const View = useLazy(true, () => fetchPlace(place), fetched.get(place))
  return View.value === undefined ? null : <View.value page={page} />
}

/**
 * What stands beside the board in one part of the editor. The same element before and after its view has come, so that
 * nothing in it is built twice.
 */
export const PlacePanel = ({ page, place }: { readonly page: Page; readonly place: Place }) => (
  <PlaceOf key={place} page={page} place={place} />
)
