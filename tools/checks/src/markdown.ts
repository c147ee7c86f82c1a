/** The text of a Markdown file outside of its fenced code blocks. */
const prose = (markdown: string): string => markdown.replace(/^```.*?^```/gms, '')

/** Files and folders that a text names in `code`: words with a slash inside, or a file name with a known ending. */
const PATH = /^(?=.*[a-z]{2})(?:[\w.-]+\/)+[\w.-]*$|^(?=.*[a-z])[\w.-]+\.(?:json|md|mjs|sh|ts|tsx|yaml)$/

/**
 * The paths that a text names between backticks.
 * @returns as written, without the closing slash of folders
 */
export const namedPaths = (markdown: string): readonly string[] =>
  [...prose(markdown).matchAll(/`([^`\n]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((span) => PATH.test(span))
    .map((path) => path.replace(/\/$/, ''))

/** The targets of links and pictures that lead to files of the project, without anchors. */
export const linkedPaths = (markdown: string): readonly string[] =>
  [...prose(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))

/**
 * The rows of the table that stands under a heading.
 * @param heading its text, without the marks
 * @returns cells as text, the row of names and the line below it left out; empty when there is no such table
 */
export const tableUnder = (markdown: string, heading: string): readonly (readonly string[])[] => {
  const lines = markdown.split('\n')
  const start = lines.findIndex((line) => /^#+ /.test(line) && line.replace(/^#+ /, '') === heading)
  if (start < 0) return []
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line))
  return lines
    .slice(start + 1, length < 0 ? undefined : start + 1 + length)
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
}
