import { rulesetName } from '@tama/i18n'
import { IconButton } from '@tama/ui'
import type { App } from '../../app.ts'
import { isOpenGame } from '../../link-games/kept-games.ts'
import { hasNews } from '../play/by-link.ts'
import { isHumanTurn, type PlayState } from '../play/state.ts'

/** What a game by link waits for. */
const waitText = (app: App, state: PlayState): string => {
  const t = app.t.value
  if (isHumanTurn(state)) return t('play.yourTurn')
  return hasNews(state) ? t('friend.toSend') : t('friend.turn')
}

/** The games by link under way on this device, the newest first. */
export const LinkList = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const games = app.linkGames.value.filter(isOpenGame)
  if (games.length === 0) return null
  return (
    <section class="link-games" aria-labelledby="link-games-title">
      <h2 class="field-label" id="link-games-title">
        {t('friend.games')}
      </h2>
      <ul class="link-games-list">
        {games.map((state) => (
          <li key={state.seed} class="link-game">
            <button type="button" class="link-game-open" onClick={() => app.open(state)}>
              <span class="link-game-name">{rulesetName(t, state.ruleset)}</span>
              <span class={isHumanTurn(state) ? 'link-game-wait link-game-yours' : 'link-game-wait'}>
                {waitText(app, state)}
              </span>
              <span class="link-game-plies soft">{t('import.plies', { count: state.game.cursor })}</span>
            </button>
            <IconButton
              icon="trash"
              label={t('friend.forget')}
              onPress={() => app.forgetLinkGame(state.seed)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
