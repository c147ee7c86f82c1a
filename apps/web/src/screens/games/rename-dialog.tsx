import type { Translator } from '@tama/i18n'
import { Button, Dialog, TextField } from '@tama/ui'
import { useEffect, useState } from 'preact/hooks'
import { type KeptGame, MAX_NAME_LENGTH } from '../../archive/kept-game.ts'

export interface RenameDialogProps {
  readonly t: Translator
  /** The game to be named; undefined: closed. */
  readonly game: KeptGame | undefined
  readonly onClose: () => void
  readonly onRename: (game: KeptGame, name: string) => void
}

/** Gives a game a name or a note. */
export const RenameDialog = ({ t, game, onClose, onRename }: RenameDialogProps) => {
  const [name, setName] = useState('')
  useEffect(() => setName(game?.name ?? ''), [game])
  const save = () => {
    if (game !== undefined) onRename(game, name.trim().slice(0, MAX_NAME_LENGTH))
    onClose()
  }
  return (
    <Dialog
      open={game !== undefined}
      title={t('games.rename')}
      closeLabel={t('common.close')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" onPress={save}>
            {t('games.save')}
          </Button>
        </>
      }
    >
      <TextField
        id="game-name"
        label={t('games.rename')}
        value={name}
        onInput={(text) => setName(text.slice(0, MAX_NAME_LENGTH))}
        onEnter={save}
      />
    </Dialog>
  )
}
