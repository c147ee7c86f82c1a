import type { Translator } from '@tama/i18n'
import { Button, Switch } from '@tama/ui'
import { useRef, useState } from 'preact/hooks'
import type { Backup, BackupError } from '../../archive/backup.ts'
import type { KeptGame } from '../../archive/kept-game.ts'

/** What was found in a file of everything, and what of it is new here. */
export interface FoundBackup {
  readonly backup: Backup
  readonly news: readonly KeptGame[]
}

/** Everything of this device as one file, out and in. */
export interface BackupPort {
  readonly save: () => Promise<void>
  /** Never rejects; a file that the browser cannot read is broken. */
  readonly read: (file: File) => Promise<FoundBackup | BackupError>
  /** Takes over the new games, and settings and progress if wished. */
  readonly take: (found: FoundBackup, withParts: boolean) => Promise<void>
}

type Stage =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'failed'; readonly why: BackupError }
  | { readonly kind: 'found'; readonly found: FoundBackup }

const IDLE: Stage = { kind: 'idle' }

interface FoundProps {
  readonly t: Translator
  readonly found: FoundBackup
  readonly onTake: (withParts: boolean) => void
  readonly onCancel: () => void
}

/** What a file holds, and whether to take it. */
const Found = ({ t, found, onTake, onCancel }: FoundProps) => {
  const { backup, news } = found
  const hasParts = Object.keys(backup.parts).length > 0
  const [withParts, setWithParts] = useState(false)
  return (
    <div class="card" data-card="backup">
      <p>{t('games.file.from', { date: t.date(new Date(backup.writtenMs)) })}</p>
      <p>{news.length > 0 ? t('games.file.news', { count: news.length }) : t('games.file.noNews')}</p>
      {backup.unreadable > 0 ? <p>{t('games.file.unreadable', { count: backup.unreadable })}</p> : null}
      {hasParts ? <Switch label={t('games.file.parts')} on={withParts} onChange={setWithParts} /> : null}
      <div class="row">
        <Button kind="primary" disabled={news.length === 0 && !withParts} onPress={() => onTake(withParts)}>
          {t('games.file.take')}
        </Button>
        <Button onPress={onCancel}>{t('common.cancel')}</Button>
      </div>
    </div>
  )
}

export interface BackupPanelProps {
  readonly t: Translator
  readonly backup: BackupPort
  /** The browser has not promised to keep what is here. */
  readonly isUnsafe: boolean
}

/** Saves everything as a file and takes a file over. */
export const BackupPanel = ({ t, backup, isUnsafe }: BackupPanelProps) => {
  const [stage, setStage] = useState<Stage>(IDLE)
  const picker = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    setStage({ kind: 'reading' })
    const read = await backup.read(file)
    setStage(typeof read === 'string' ? { kind: 'failed', why: read } : { kind: 'found', found: read })
  }
  const take = async (found: FoundBackup, withParts: boolean) => {
    await backup.take(found, withParts)
    setStage(IDLE)
  }
  return (
    <section class="panel backup" aria-labelledby="backup-title">
      <h2 id="backup-title" class="panel-title">
        {t('games.file')}
      </h2>
      <p class="soft">{t('games.file.about')}</p>
      {isUnsafe ? <p class="soft">{t('games.file.unsafe')}</p> : null}
      <input
        ref={picker}
        id="backup-file"
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const input = event.currentTarget
          void open(input.files?.[0]).then(() => {
            input.value = ''
          })
        }}
      />
      <div class="row">
        <Button icon="download" onPress={() => void backup.save()}>
          {t('games.file.save')}
        </Button>
        <Button icon="upload" disabled={stage.kind === 'reading'} onPress={() => picker.current?.click()}>
          {t('games.file.open')}
        </Button>
      </div>
      <div role="status">
        {stage.kind === 'reading' ? <p>{t('games.file.reading')}</p> : null}
        {stage.kind === 'failed' ? <p class="field-error">{t(`games.file.error.${stage.why}`)}</p> : null}
        {stage.kind === 'found' ? (
          <Found
            t={t}
            found={stage.found}
            onTake={(withParts) => void take(stage.found, withParts)}
            onCancel={() => setStage(IDLE)}
          />
        ) : null}
      </div>
    </section>
  )
}
