import { useSignal } from '@preact/signals'
import { Button, Dialog, Menu, Select, TextField } from '@tama/ui'
import { useRef } from 'preact/hooks'
import {
  addCollection,
  addDraft,
  collectionOf,
  draftsIn,
  FIRST_COLLECTION,
  type KeptCollection,
  type KeptDraft,
  type Library,
  moveDraft,
  removeCollection,
  removeDraft,
  renameCollection,
} from '../../library/library.ts'
import { collectionTitle } from '../../library/titles.ts'
import { puzzleOfDraft } from '../../model/draft-puzzle.ts'
import type { Page } from '../page.ts'
import { DraftCard } from './draft-card.tsx'
import { saveCollection } from './save-collection.ts'

export interface MineDialogProps {
  readonly page: Page
  readonly open: boolean
  readonly onClose: () => void
}

/** So many are shown at first, and so many more each time. */
const SHOWN = 40

/** All drafts that are kept: opened, ordered, copied, deleted, exported and imported. */
export const MineDialog = ({ page, open, onClose }: MineDialogProps) => {
  const { keeper, library, notices, openId, t } = page
  const say = t.value
  const current = openId.value === undefined ? undefined : collectionOf(library.value, openId.value)
  const chosen = useSignal(current?.id ?? FIRST_COLLECTION)
  const shown = useSignal(SHOWN)
  const picker = useRef<HTMLInputElement>(null)
  const { collections } = library.value
  const collection = collections.find(({ id }) => id === chosen.value) ?? (collections[0] as KeptCollection)
  const drafts = draftsIn(library.value, collection)

  const change = (next: Library) => {
    library.value = next
  }
  /** Something that is lost at once, with a way back. */
  const lose = (next: Library) => {
    const before = library.peek()
    change(next)
    notices.say(say('editor.deleted'), 'info', {
      label: say('common.undo'),
      onPress: () => change(before),
    })
  }
  const begin = () => {
    keeper.peek()?.begin(undefined, collection.id)
    onClose()
  }
  const addNew = () => {
    const id = page.newId()
    change(addCollection(library.peek(), { id, title: say('editor.newCollection'), author: '' }))
    chosen.value = id
  }
  const duplicate = ({ id, draft }: KeptDraft) =>
    change(
      addDraft(library.peek(), collection.id, { id: page.newId(), draft }, collection.drafts.indexOf(id) + 1),
    )
  const puzzles = drafts.flatMap(({ draft }) => puzzleOfDraft(draft) ?? [])
  const title = collectionTitle(say, collection)
  return (
    <Dialog open={open} wide title={say('editor.mine')} closeLabel={say('common.close')} onClose={onClose}>
      <div class="mine-head">
        <Select
          label={say('editor.collection')}
          value={collection.id}
          options={collections.map((one) => ({ value: one.id, label: collectionTitle(say, one) }))}
          onChange={(id) => {
            chosen.value = id
            shown.value = SHOWN
          }}
        />
        <Button icon="plus" onPress={addNew}>
          {say('editor.newCollection')}
        </Button>
      </div>
      <TextField
        label={say('editor.collectionName')}
        value={collection.title}
        placeholder={title}
        onInput={(text) => change(renameCollection(library.peek(), collection.id, text))}
      />
      <div class="row">
        <Button kind="primary" icon="plus" onPress={begin}>
          {say('editor.new')}
        </Button>
        <Button icon="upload" onPress={() => picker.current?.click()}>
          {say('editor.import')}
        </Button>
        <Menu
          icon="download"
          label={say('editor.export')}
          labelShown
          items={(['json', 'pdn', 'csv'] as const).map((format) => ({
            label: say(`editor.export.${format}`),
            disabled: puzzles.length === 0,
            onPress: () => saveCollection(page, collection, puzzles, drafts.length, format),
          }))}
        />
        <Button
          icon="print"
          disabled={puzzles.length === 0}
          onPress={() => {
            onClose()
            page.sheet.value = { puzzles, title }
          }}
        >
          {say('editor.print.all')}
        </Button>
      </div>
      <input
        ref={picker}
        class="visually-hidden"
        type="file"
        accept=".json,.jsonl,.pdn,.fen,.csv,.txt,application/json,text/plain,text/csv"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const input = event.currentTarget
          const file = input.files?.[0]
          if (file !== undefined) page.files.readFile(file)
          input.value = ''
          onClose()
        }}
      />
      {drafts.length === 0 ? <p>{say('editor.noDrafts')}</p> : null}
      <ol class="mine-list">
        {drafts.slice(0, shown.value).map((kept, place) => (
          <DraftCard
            key={kept.id}
            page={page}
            kept={kept}
            isOpen={kept.id === openId.value}
            onOpen={() => {
              keeper.peek()?.open(kept.id)
              onClose()
            }}
            items={[
              { label: say('editor.duplicate'), icon: 'copy', onPress: () => duplicate(kept) },
              {
                label: say('editor.earlier'),
                icon: 'arrowUp',
                disabled: place === 0,
                onPress: () => change(moveDraft(library.peek(), kept.id, collection.id, place - 1)),
              },
              {
                label: say('editor.later'),
                icon: 'arrowDown',
                disabled: place === drafts.length - 1,
                onPress: () => change(moveDraft(library.peek(), kept.id, collection.id, place + 1)),
              },
              ...collections
                .filter(({ id }) => id !== collection.id)
                .map((other) => ({
                  label: say('editor.moveTo', { place: collectionTitle(say, other) }),
                  onPress: () =>
                    change(moveDraft(library.peek(), kept.id, other.id, Number.POSITIVE_INFINITY)),
                })),
              {
                label: say('editor.delete'),
                icon: 'trash',
                onPress: () => lose(removeDraft(library.peek(), kept.id)),
              },
            ]}
          />
        ))}
      </ol>
      {drafts.length > shown.value ? (
        <Button
          wide
          onPress={() => {
            shown.value += SHOWN
          }}
        >
          {say('common.more')}
        </Button>
      ) : null}
      {collection.id === FIRST_COLLECTION && drafts.length === 0 ? null : (
        <Button
          kind="quiet"
          icon="trash"
          onPress={() => lose(removeCollection(library.peek(), collection.id))}
        >
          {say(collection.id === FIRST_COLLECTION ? 'editor.emptyCollection' : 'editor.deleteCollection')}
        </Button>
      )}
    </Dialog>
  )
}
