import type { ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

/** Weight of a button: one `primary` on a screen at most; `danger` gives something up. */
export type ButtonKind = 'plain' | 'primary' | 'quiet' | 'danger'

/** What both forms of a button take. */
interface ButtonBase {
  readonly onPress: () => void
  readonly kind?: ButtonKind
  readonly disabled?: boolean
  /** Makes it a toggle that is on or off. */
  readonly pressed?: boolean
  readonly id?: string
  /** A keyboard shortcut in the form of `aria-keyshortcuts`. */
  readonly shortcut?: string
}

/** A button with a text, and an icon before it if wished. */
export interface ButtonProps extends ButtonBase {
  readonly icon?: IconName
  readonly wide?: boolean
  readonly children: ComponentChildren
}

/** A button that is only an icon. `label` is its name and its tooltip. */
export interface IconButtonProps extends ButtonBase {
  readonly icon: IconName
  readonly label: string
}

const attributes = ({ onPress, disabled, pressed, id, shortcut }: ButtonBase) => ({
  type: 'button' as const,
  onClick: onPress,
  ...(disabled === undefined ? {} : { disabled }),
  ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
  ...(id === undefined ? {} : { id }),
  ...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut }),
})

export const Button = (props: ButtonProps) => (
  <button
    {...attributes(props)}
    class={`button button-${props.kind ?? 'plain'}${props.wide ? ' button-wide' : ''}`}
  >
    {props.icon ? <Icon name={props.icon} /> : null}
    <span>{props.children}</span>
  </button>
)

export const IconButton = (props: IconButtonProps) => (
  <button
    {...attributes(props)}
    class={`button button-icon button-${props.kind ?? 'quiet'}`}
    aria-label={props.label}
    title={props.label}
  >
    <Icon name={props.icon} />
  </button>
)
