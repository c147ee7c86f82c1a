import type { ReadonlySignal } from '@preact/signals'
import { makeRuleset } from '@tama/engine/notation'
import { linkErrorSentence, rulesetName, type Translator } from '@tama/i18n'
import { useEffect, useRef } from 'preact/hooks'
import type { Trial } from '../trial/trial.ts'
import { TrialPanel } from '../trial/trial-panel.tsx'
import type { Embedded } from './read-embed.ts'

export interface EmbedProps {
  readonly shown: ReadonlySignal<Embedded>
  readonly trial: ReadonlySignal<Trial | undefined>
  readonly t: ReadonlySignal<Translator>
  /** Puts the board into its place; called once. */
  readonly mount: (host: HTMLElement) => void
}

/** One puzzle in a frame of somebody else's page. */
export const Embed = ({ shown, trial, t, mount }: EmbedProps) => {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (host.current) mount(host.current)
  }, [])
  const say = t.value
  const { puzzle, ruleset, error, setup } = shown.value
  const trying = trial.value
  return (
    <main class="embed">
      <div class="embed-board" ref={host} />
      <div class="embed-side">
        {error === undefined ? null : (
          <p class="embed-error" role="alert">
            {linkErrorSentence(say, error)}
          </p>
        )}
        {puzzle?.title === undefined ? null : (
          <h1 class="embed-title">
            <bdi>{puzzle.title}</bdi>
          </h1>
        )}
        {puzzle?.author === undefined ? null : (
          <p class="embed-soft">
            <bdi>{puzzle.author}</bdi>
          </p>
        )}
        {trying === undefined ? (
          error === undefined ? (
            <p>{say(`side.toMove.${setup.turn}`)}</p>
          ) : null
        ) : (
          <TrialPanel trial={trying} t={t} />
        )}
        <p class="embed-soft">
          {ruleset === undefined ? null : `${rulesetName(say, makeRuleset(ruleset))} · `}
          <a href={`../${location.hash}`} target="_blank" rel="noopener">
            {say('app.name')}
          </a>
        </p>
      </div>
    </main>
  )
}
