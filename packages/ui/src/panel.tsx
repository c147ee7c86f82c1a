import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'

export interface PanelProps {
  /** Its heading; without one the panel is only a surface. */
  readonly title?: string
  readonly children: ComponentChildren
}

/** A raised surface that holds one group of things. */
export const Panel = ({ title, children }: PanelProps) => {
  const heading = useId()
  return (
    <section class="panel" {...(title ? { 'aria-labelledby': heading } : {})}>
      {title ? (
        <h2 class="panel-title" id={heading}>
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  )
}
