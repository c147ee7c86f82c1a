import { rulesetName, type Translator } from '@tama/i18n'
import { Menu, type MenuItem } from '@tama/ui'
import { isUnfinished, type KeptGame } from '../../archive/kept-game.ts'
import { makeRoute } from '../../route.ts'
import { resultOf } from './filter.ts'
import { companyText, resultText, sideText } from './game-words.ts'
import { Thumbnail } from './thumbnail.tsx'

/** What can be done with a game of the list. */
export interface GameActions {
  readonly onContinue: (game: KeptGame) => void
  readonly onRename: (game: KeptGame) => void
  readonly onSave: (game: KeptGame) => void
  readonly onDelete: (game: KeptGame) => void
}

export interface GameRowProps extends GameActions {
  readonly t: Translator
  readonly game: KeptGame
}

/** One kept game: a picture of its last position, what it was, and what can be done with it. */
export const GameRow = ({ t, game, onContinue, onRename, onSave, onDelete }: GameRowProps) => {
  const { summary, name, changedMs } = game
  const result = resultOf(game)
  const side = sideText(t, game)
  const facts = [
    rulesetName(t, summary.ruleset),
    ...(side === undefined ? [] : [side]),
    t('games.moves', { count: Math.ceil(summary.plies / 2) }),
    t.date(new Date(changedMs)),
  ]
  const items: readonly MenuItem[] = [
    ...(isUnfinished(game)
      ? [{ icon: 'play', label: t('games.continue'), onPress: () => onContinue(game) } as const]
      : []),
    { icon: 'edit', label: t('games.rename'), onPress: () => onRename(game) },
    { icon: 'download', label: t('pdn.save'), onPress: () => onSave(game) },
    { icon: 'trash', label: t('games.delete'), onPress: () => onDelete(game) },
  ]
  return (
    <li class="kept" data-game={game.id}>
      <a class="kept-link" href={makeRoute({ screen: 'review', key: game.id })}>
        <Thumbnail fen={summary.end} isFlipped={summary.orientation === 'black'} />
        <span class="kept-words">
          <span class="kept-title">
            <bdi>{name === '' ? companyText(t, game) : name}</bdi>
          </span>
          <span class={`kept-result kept-${result ?? 'other'}`}>{resultText(t, game)}</span>
          {name === '' ? null : <span class="kept-company soft">{companyText(t, game)}</span>}
          <span class="kept-facts soft">{facts.join(' · ')}</span>
        </span>
      </a>
      <Menu icon="more" label={t('games.actions')} items={items} />
    </li>
  )
}
