import { useId } from 'preact/hooks'
import type { App } from '../../app.ts'
import { GAMES, gameOf } from '../../games.ts'

/** The choice of a game, each with a picture and a line that tells it from the other. */
export const GameCards = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const name = useId()
  const chosen = gameOf(app.choices.value.ruleset)
  const Picture = app.playViews.value?.GamePicture
  return (
    <fieldset class="game-cards">
      <legend class="field-label">{t('ruleset.game')}</legend>
      <div class="game-cards-row">
        {GAMES.map((game) => (
          <label key={game.main} class="game-card">
            <input
              class="game-card-input"
              type="radio"
              name={name}
              checked={game === chosen}
              onChange={() => {
                app.choices.value = { ...app.choices.value, ruleset: game.main }
              }}
            />
            <span class="game-card-face">
              <span class="game-card-picture" aria-hidden="true">
                {Picture === undefined ? null : <Picture game={game} />}
              </span>
              <span class="game-card-name">{t(`ruleset.${game.main}`)}</span>
              <span class="game-card-about">{t(`ruleset.${game.main}.about`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
