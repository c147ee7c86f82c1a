import type { Translator } from '@tama/i18n'
import type { KeptGame } from '../../archive/kept-game.ts'
import { companyOf, nearestLevel, onlyHuman } from '../../seats.ts'
import { resultOf } from './filter.ts'

/** Against whom a game was played, or who played it. */
export const companyText = (t: Translator, { summary, players }: KeptGame): string => {
  const { seats } = summary
  if (players.white !== '' || players.black !== '') {
    return [players.white || t('side.white'), players.black || t('side.black')].join(' – ')
  }
  switch (companyOf(seats)) {
    case 'solo': {
      const other = seats.white.kind === 'computer' ? seats.white : seats.black
      return other.kind === 'computer' ? t('games.computer', { level: nearestLevel(other.level) }) : ''
    }
    case 'two':
      return t('play.two')
    case 'watch':
      return t('games.watch')
    case 'link':
      return t('games.friend')
  }
}

/** How a game ended, seen from the person who played it. */
export const resultText = (t: Translator, game: KeptGame): string => {
  const { outcome, seats } = game.summary
  if (outcome.kind === 'playing') return t('games.result.unfinished')
  if (outcome.kind === 'draw') return t('outcome.draw')
  if (onlyHuman(seats) === undefined) return t(`outcome.${outcome.winner}`)
  return t(resultOf(game) === 'won' ? 'outcome.youWin' : 'outcome.youLose')
}

/** Which side the person had; undefined where there is none. */
export const sideText = (t: Translator, { summary }: KeptGame): string | undefined => {
  const human = onlyHuman(summary.seats)
  if (human === undefined) return undefined
  return t(human === 'white' ? 'games.asWhite' : 'games.asBlack')
}
