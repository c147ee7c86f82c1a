import { positionOf, status } from '@tama/engine'
import { exactSentence, outcomeSentence, rulesetName, type Translator } from '@tama/i18n'
import { Button } from '@tama/ui'
import { useMemo } from 'preact/hooks'
import type { App } from '../../app.ts'
import { Graph } from './graph.tsx'
import { LineBar } from './line-bar.tsx'
import { mainPly, type ReviewEvent, type ReviewState } from './model.ts'
import { PassLine } from './pass-line.tsx'
import { GameRecord } from './record.tsx'
import { Steps } from './steps.tsx'
import { turningPoints } from './turning-points.ts'
import { Turns } from './turns.tsx'
import { standsSentence } from './words.ts'

export interface ReviewPanelProps {
  readonly app: App
  readonly review: ReviewState
  readonly send: (event: ReviewEvent) => void
  /** Keeps the game in the archive. */
  readonly onKeep: () => void
  /** Goes on with a game that is not over. */
  readonly onContinue: () => void
}

/** What game it is: its name, how it ended, by which rules and when. */
const About = ({ t, review }: { readonly t: Translator; readonly review: ReviewState }) => {
  const { main, about } = review
  const { game } = main
  const { board } = positionOf(game)
  const played = about.playedMs === undefined ? [] : [t.date(new Date(about.playedMs))]
  return (
    <header class="review-head">
      <h1 class="review-title" id="review-title" tabIndex={-1}>
        {about.name === '' ? t('review.title') : <bdi>{about.name}</bdi>}
      </h1>
      <p>{outcomeSentence(t, status(game), game.ruleset, board)}</p>
      <p class="soft review-facts">{[rulesetName(t, main.ruleset), ...played].join(' · ')}</p>
    </header>
  )
}

/** What is on the board, for a screen reader: the move and how the game stands after it. */
const Voice = ({ t, review }: { readonly t: Translator; readonly review: ReviewState }) => {
  const ply = mainPly(review)
  return (
    <p class="visually-hidden" role="status">
      {review.line === undefined ? standsSentence(t, review.main.game, ply, review.evaluations[ply]) : null}
    </p>
  )
}

/** What endgame tables prove of the position that is looked at; `Voice` says it aloud. */
const Exact = ({ t, review }: { readonly t: Translator; readonly review: ReviewState }) => {
  const exact = review.line === undefined ? review.evaluations[mainPly(review)]?.exact : undefined
  return exact === undefined ? null : <p>{exactSentence(t, exact)}</p>
}

/** Everything about a game beside its board. */
export const ReviewPanel = ({ app, review, send, onKeep, onContinue }: ReviewPanelProps) => {
  const t = app.t.value
  const { main, evaluations } = review
  const points = useMemo(() => turningPoints(main.game, evaluations), [main.game, evaluations])
  const isOver = status(main.game).kind !== 'playing'
  return (
    <section class="side review-side" aria-labelledby="review-title">
      <Voice t={t} review={review} />
      <Steps app={app} review={review} send={send} />
      <LineBar t={t} review={review} send={send} />
      <About t={t} review={review} />
      <Graph t={t} review={review} points={points} send={send} />
      <Exact t={t} review={review} />
      <PassLine t={t} review={review} send={send} />
      <Turns t={t} review={review} points={points} send={send} />
      <GameRecord t={t} review={review} points={points} send={send} />
      <div class="row review-actions">
        {isOver ? null : (
          <Button kind="primary" icon="play" onPress={onContinue}>
            {t('review.continue')}
          </Button>
        )}
        <Button
          icon="link"
          onPress={() => {
            app.dialog.value = 'exchange'
          }}
        >
          {t('exchange.title')}
        </Button>
        {review.about.isKept ? null : (
          <Button icon="plus" onPress={onKeep}>
            {t('review.keep')}
          </Button>
        )}
      </div>
    </section>
  )
}
