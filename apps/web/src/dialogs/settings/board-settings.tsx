import { BOARD_THEMES, type Look, PIECE_SETS, SQUARE_STYLES } from '@tama/board'
import { Choice, type Settings, Switch } from '@tama/ui'
import { useMemo } from 'preact/hooks'
import type { App } from '../../app.ts'
import { BoardPicture, PiecesPicture, sampleSetup } from './board-picture.tsx'
import { PictureChoice } from './picture-choice.tsx'

export interface BoardSettingsProps {
  readonly app: App
  readonly look: Look
  readonly set: (change: Partial<Settings>) => void
}

/** What the board looks like, with a picture of it as it is now. */
export const BoardSettings = ({ app, look, set }: BoardSettingsProps) => {
  const t = app.t.value
  const scheme = app.scheme.value
  const setup = useMemo(sampleSetup, [])
  return (
    <div class="look">
      <div class="look-preview">
        <BoardPicture look={look} scheme={scheme} setup={setup} label={t('settings.preview')} />
      </div>
      <div class="look-choices">
        <PictureChoice
          label={t('settings.board')}
          value={look.theme}
          options={BOARD_THEMES.map((theme) => ({
            value: theme,
            label: t(`settings.board.${theme}`),
            picture: <BoardPicture look={{ ...look, theme, coordinates: false }} scheme={scheme} />,
          }))}
          onChange={(theme) => set({ boardTheme: theme })}
        />
        <PictureChoice
          label={t('settings.pieces')}
          value={look.pieces}
          options={PIECE_SETS.map((pieces) => ({
            value: pieces,
            label: t(`settings.pieces.${pieces}`),
            picture: <PiecesPicture look={{ ...look, pieces }} scheme={scheme} />,
          }))}
          onChange={(pieces) => set({ pieceSet: pieces })}
        />
        <Choice
          label={t('settings.squares')}
          value={look.squares}
          options={SQUARE_STYLES.map((squares) => ({
            value: squares,
            label: t(`settings.squares.${squares}`),
          }))}
          onChange={(squares) => set({ squares })}
        />
        <Switch
          label={t('settings.coordinates')}
          on={look.coordinates}
          onChange={(coordinates) => {
            app.preferences.value = { ...app.preferences.peek(), coordinates }
          }}
        />
      </div>
    </div>
  )
}
