import { legalMoves, type Move, PRESETS, type Ruleset, rowOf } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import type { Translator } from '@tama/i18n'
import { Choice, Dialog } from '@tama/ui'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { App } from '../app.ts'
import { Diagram } from '../diagram/diagram.tsx'
import { GAMES, gameOf } from '../games.ts'
import type { DialogFrame } from './frame.ts'

/** Positions of the pictures; each fits in the lower left part of the board. */
const MAN_MOVES = 'W:Wb2:B'
const MAN_TAKES = 'W:Wb1:Bb2,c3'
const MUST_TAKE = 'W:Wa2,d1:Ba3,d2,c3'
const KING_TAKES = 'W:WKa1:Ba3'

interface PictureProps {
  readonly label: string
  readonly fen: string
  readonly ruleset: Ruleset
  readonly only?: (move: Move) => boolean
}

/** The legal moves of a small position, as the rules say; the pictures cannot be wrong. */
const Picture = ({ label, fen, ruleset, only = () => true }: PictureProps) => {
  const position = parsePosition(fen)
  if (!position.ok) return null
  const moves = legalMoves(position.value, ruleset).filter(
    (move) => move.path.every((at) => rowOf(at) < 4) && only(move),
  )
  return <Diagram label={label} board={position.value.board} files={4} rows={4} moves={moves} />
}

interface ChapterProps {
  readonly title: string
  readonly picture?: ComponentChildren
  readonly children: ComponentChildren
}

const Chapter = ({ title, picture, children }: ChapterProps) => (
  <section class={picture ? 'chapter chapter-pictured' : 'chapter'}>
    <h3 class="chapter-title">{title}</h3>
    {picture ? <div class="chapter-picture">{picture}</div> : null}
    <div class="chapter-text">{children}</div>
  </section>
)

/** What ends a game without a winner, as far as the ruleset has it. */
const endSentences = (t: Translator, ruleset: Ruleset): readonly string[] => [
  t('rules.end'),
  ...(ruleset.loneKings === 'draw' ? [t('rules.end.loneKings')] : []),
  ...(ruleset.loneMan === 'kingWins' ? [t('rules.end.loneManWins')] : []),
  ...(ruleset.loneMan === 'draw' ? [t('rules.end.loneManDraw')] : []),
  ...(ruleset.loneMen === 'draw' ? [t('rules.end.loneMen')] : []),
]

const Chapters = ({ t, ruleset }: { readonly t: Translator; readonly ruleset: Ruleset }) => {
  const manKey = ruleset.diagonalMoves ? 'rules.man.diagonal' : 'rules.man.straight'
  return (
    <>
      <Chapter title={t('rules.aim.title')}>
        <p>{t('rules.aim')}</p>
      </Chapter>
      <Chapter
        title={t('rules.man.title')}
        picture={<Picture label={t('rules.man.title')} fen={MAN_MOVES} ruleset={ruleset} />}
      >
        <p>{t(manKey)}</p>
      </Chapter>
      <Chapter
        title={t('rules.take.title')}
        picture={<Picture label={t('rules.take.title')} fen={MAN_TAKES} ruleset={ruleset} />}
      >
        <p>{t('rules.take')}</p>
      </Chapter>
      <Chapter
        title={t('rules.must.title')}
        picture={<Picture label={t('rules.must.title')} fen={MUST_TAKE} ruleset={ruleset} />}
      >
        <p>{t('rules.must')}</p>
      </Chapter>
      <Chapter
        title={t('rules.king.title')}
        picture={<Picture label={t('rules.king.title')} fen={KING_TAKES} ruleset={ruleset} />}
      >
        <p>{t('rules.king')}</p>
        {ruleset.diagonalMoves ? <p>{t('rules.king.diagonal')}</p> : null}
      </Chapter>
      <Chapter title={t('rules.end.title')}>
        {endSentences(t, ruleset).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Chapter>
    </>
  )
}

/** The rules on one page for newcomers, of the game that is played and of the other. */
export const RulesDialog = ({ app, open, onClose }: DialogFrame & { readonly app: App }) => {
  const t = app.t.value
  const current = app.play.value?.ruleset ?? app.choices.value.ruleset
  const [preset, setPreset] = useState(gameOf(current).main)
  useEffect(() => {
    if (open) setPreset(gameOf(current).main)
  }, [open, current])
  return (
    <Dialog open={open} title={t('rules.title')} closeLabel={t('common.close')} onClose={onClose} wide>
      <Choice
        label={t('ruleset.game')}
        labelHidden
        value={preset}
        options={GAMES.map(({ main }) => ({ value: main, label: t(`ruleset.${main}`) }))}
        onChange={setPreset}
      />
      <Chapters t={t} ruleset={PRESETS[preset]} />
    </Dialog>
  )
}
