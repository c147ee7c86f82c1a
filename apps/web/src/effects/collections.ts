import { STARTER_COLLECTIONS } from '@tama/puzzles'
import { type ListedCollection, listCollection } from '../screens/puzzles/collection.ts'

/** Fetches the collections that come with the app. Rejects when one cannot be had. */
export const fetchCollections = (): Promise<readonly ListedCollection[]> =>
  Promise.all(
    STARTER_COLLECTIONS.map(async ({ ruleset, url }) => {
      const answer = await fetch(url)
      const listed = answer.ok ? listCollection(ruleset, await answer.text()) : undefined
      if (listed === undefined) throw new Error(`no collection at ${url}`)
      return listed
    }),
  )
