/** Where the apps are served unless `PORT` says otherwise. */
const DEFAULT_PORT = 4173

/**
 * Reads `PORT`.
 * @param text undefined or empty: the default
 * @returns 0..65535, 0 for any free port; undefined when it is no port
 */
export const parsePort = (text: string | undefined): number | undefined => {
  if (text === undefined || text === '') return DEFAULT_PORT
  const port = Number(text)
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined
}
