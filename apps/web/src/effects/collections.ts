import type { ListedCollection } from '../screens/puzzles/collection.ts'

/** Fetches the collections that come with the app. Rejects when one cannot be had. */
export const fetchCollections = async (): Promise<readonly ListedCollection[]> => []
