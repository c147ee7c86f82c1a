// An outdated Node must be able to read this file to be told that it is outdated: no syntax newer than Node 12.

/** The oldest Node that runs the project, [major, minor]; `engines` of the root package.json says the same. */
export const OLDEST_NODE = [20, 19]

/**
 * Says what is wrong with a Node version, or undefined when it is new enough.
 * @param {string} version as in `process.versions.node`, for example "18.19.1"
 * @returns {string | undefined} one sentence for the terminal
 */
export const nodeVersionProblem = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined
  return `Node ${OLDEST_NODE.join('.')} or newer is needed; this is Node ${version}.`
}
