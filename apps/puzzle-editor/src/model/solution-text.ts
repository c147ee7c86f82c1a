import type { Puzzle } from '@tama/puzzles'
import { type WrittenStep, writtenTree } from './written-tree.ts'

const numberOf = ({ turn, isSolver }: WrittenStep, isFirst: boolean): string => {
  if (isSolver) return `${turn}. `
  return isFirst ? `${turn}… ` : ''
}

const lineText = (steps: readonly WrittenStep[], isFirst: boolean): string => {
  const [main, ...others] = steps
  if (main === undefined) return ''
  const branches = others.map((step) => ` (${numberOf(step, true)}${step.text}${rest(step.next, false)})`)
  return `${numberOf(main, isFirst)}${main.text}${branches.join('')}${rest(main.next, branches.length > 0)}`
}

const rest = (steps: readonly WrittenStep[], isFirst: boolean): string => {
  const text = lineText(steps, isFirst)
  return text === '' ? '' : ` ${text}`
}

/** A solution in one line: the main line, and after each move what may be played in its place in brackets. */
export const solutionText = ({ solution, position, ruleset }: Puzzle): string =>
  lineText(writtenTree(solution, position, ruleset), true)
