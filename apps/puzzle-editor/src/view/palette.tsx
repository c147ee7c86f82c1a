import type { Signal } from '@preact/signals'
import type { Board } from '@tama/board'
import type { Square } from '@tama/engine'
import type { Translator } from '@tama/i18n'
import { Icon } from '@tama/ui'
import { TOOL_NAMES, TOOLS, type ToolName } from '../model/tool.ts'
import type { Page } from './page.ts'
import { PiecePicture } from './piece-picture.tsx'
import { usePaletteDrag } from './use-palette-drag.ts'

export interface PaletteProps {
  readonly page: Page
  readonly board: Signal<Board | undefined>
  readonly hovered: Signal<Square | undefined>
}

const labelOf = (t: Translator, name: ToolName): string => {
  const tool = TOOLS[name]
  if (tool.kind === 'stamp') return t(`piece.${tool.piece.colour}.${tool.piece.kind}`)
  return t(tool.kind === 'move' ? 'editor.tool.move' : 'editor.tool.erase')
}

/** The tools: a tap chooses one for the next taps on the board, a drag brings one piece onto the board. */
export const Palette = ({ page, board, hovered }: PaletteProps) => {
  const { desk, t, theme } = page
  const { drag, ghost, handlersFor } = usePaletteDrag(board, hovered, (piece, square) =>
    desk.send({ kind: 'put', piece, square }),
  )
  const held = drag.value.phase === 'dragging' ? drag.value.piece : undefined
  return (
    <fieldset class="palette">
      <legend class="visually-hidden">{t.value('editor.palette')}</legend>
      {TOOL_NAMES.map((name) => {
        const tool = TOOLS[name]
        const label = labelOf(t.value, name)
        return (
          <label key={name} class={`tool tool-${tool.kind}`} title={label}>
            <input
              class="tool-input"
              type="radio"
              name="tool"
              value={name}
              aria-label={label}
              checked={desk.editor.value.tool === name}
              onChange={() => desk.send({ kind: 'choose', tool: name })}
              {...(tool.kind === 'stamp' ? handlersFor(tool.piece) : {})}
            />
            <span class="tool-face">
              {tool.kind === 'stamp' ? (
                <PiecePicture piece={tool.piece} theme={theme.value} />
              ) : (
                <Icon name={tool.kind === 'move' ? 'hand' : 'eraser'} />
              )}
            </span>
          </label>
        )
      })}
      <div class="ghost" ref={ghost} hidden={held === undefined}>
        {held ? <PiecePicture piece={held} theme={theme.value} /> : null}
      </div>
    </fieldset>
  )
}
