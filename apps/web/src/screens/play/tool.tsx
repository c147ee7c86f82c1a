import { Icon, type IconName } from '@tama/ui'

export interface ToolProps {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly shortcut?: string
  /** How often it was used, where that counts; its name for those who do not see it is `countedAs`. */
  readonly count?: number
  readonly countedAs?: string
  /** The one that goes on. */
  readonly isMain?: boolean
  /** Only where the result's own buttons are, or only where they are not. */
  readonly only?: 'wide' | 'narrow'
  readonly onPress: () => void
}

/** A button with its word below its picture, wide enough for a thumb. */
export const Tool = ({
  icon,
  label,
  disabled,
  shortcut,
  count = 0,
  countedAs,
  isMain,
  only,
  onPress,
}: ToolProps) => (
  <button
    type="button"
    class={['tool', isMain ? 'tool-main' : '', only === undefined ? '' : `only-${only}`]
      .filter(Boolean)
      .join(' ')}
    disabled={disabled ?? false}
    {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
    onClick={onPress}
  >
    <span class="tool-picture">
      <Icon name={icon} />
      {count > 0 ? (
        <span class="tool-count" aria-hidden="true">
          {count}
        </span>
      ) : null}
    </span>
    <span>{label}</span>
    {count > 0 && countedAs !== undefined ? <span class="visually-hidden">{countedAs}</span> : null}
  </button>
)
