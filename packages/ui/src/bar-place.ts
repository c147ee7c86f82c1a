import type { IconName } from './icons.ts'

/** Where a bar can lead. */
export interface BarPlace {
  readonly label: string
  readonly href: string
  /** Stands beside the words in the menu of a narrow bar. */
  readonly icon: IconName
  readonly isHere: boolean
}
