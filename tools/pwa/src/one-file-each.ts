import type { Rolldown } from 'vite'

/** What the bundler tells of a module while it sorts modules into files. */
interface Graph {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null
}

/** A part of an app that is fetched as one file: its name, and the path of the script that imports all of it. */
export interface Part {
  readonly name: string
  readonly root: string
}

/** Every module that a root imports at once, itself included. */
const closureOf = (root: string, graph: Graph): ReadonlySet<string> => {
  const seen = new Set<string>()
  const visit = (id: string): void => {
    if (seen.has(id)) return
    seen.add(id)
    graph.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(root)
  return seen
}

/** The name of a part for the modules in it, none for the others. */
const nameIn = ({ name, root }: Part) => {
  let closure: ReadonlySet<string> | undefined
  return (id: string, graph: Graph): string | null => {
    closure ??= closureOf(root, graph)
    return closure.has(id) ? name : null
  }
}

/**
 * Which files the bundler makes of an app with one page: one of all that the page needs before it shows anything, and
 * one of each part, less what an earlier file has. Left alone it makes a file for every set of parts that share
 * something, and a slow phone spends more on forty requests than on what is in them.
 * @param isAlone tells the modules that must stay with their own script, such as a service worker's
 */
export const oneFileEach = (
  parts: readonly Part[],
  isAlone: (id: string) => boolean,
): Rolldown.CodeSplittingOptions => {
  const test = (id: string): boolean => !isAlone(id)
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'first', tags: ['$initial'], test },
      ...parts.map((part) => ({ debugName: part.name, name: nameIn(part), test })),
    ],
  }
}
