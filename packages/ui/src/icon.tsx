import { DIRECTIONAL, ICONS, type IconName } from './icons.ts'

/** A picture of an action, in the colour of the text. It says nothing to a screen reader: give its button a label. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={DIRECTIONAL.has(name) ? 'icon icon-turns' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={ICONS[name]} />
  </svg>
)
