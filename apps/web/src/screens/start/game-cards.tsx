import { legalMoves, PRESETS } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { useId } from 'preact/hooks'
import type { App } from '../../app.ts'
import { Diagram } from '../../diagram/diagram.tsx'
import { GAMES, type GameChoice, gameOf } from '../../games.ts'

const A_MAN = parsePosition('W:Wb1:B')

/** The moves of a man: what tells the games apart at a glance. */
const Picture = ({ game }: { readonly game: GameChoice }) => {
  if (!A_MAN.ok) return null
  return (
    <Diagram
      label=""
      board={A_MAN.value.board}
      files={3}
      rows={2}
      moves={legalMoves(A_MAN.value, PRESETS[game.main])}
    />
  )
}

/** The choice of a game, each with a picture and a line that tells it from the other. */
export const GameCards = ({ app }: { readonly app: App }) => {
  const t = app.t.value
  const name = useId()
  const chosen = gameOf(app.choices.value.ruleset)
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
                <Picture game={game} />
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
