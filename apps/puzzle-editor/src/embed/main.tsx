import '@tama/ui/theme.css'
import '@tama/board/board.css'
import '../css/trial.css'
import './embed.css'
import { effect, signal } from '@preact/signals'
import { createBoard } from '@tama/board'
import { squareName } from '@tama/engine'
import { boardWords, isLanguageCode } from '@tama/i18n'
import {
  createPageTheme,
  createSettings,
  FIRST_SETTINGS,
  memoryTextStore,
  openPageLanguage,
  pageClock,
  prefersDark,
  type Settings,
} from '@tama/ui'
import { render } from 'preact'
import { createFollower, viewOf } from '../scene.ts'
import { pageAnswerChecker } from '../trial/answer-checker.ts'
import { createTrial, type Trial } from '../trial/trial.ts'
import { Embed } from './embed.tsx'
import { type Embedded, readEmbed } from './read-embed.ts'

/** What the frame asks for in its address: a language and colours, where it does not want those of the browser. */
const wishes = (): Settings => {
  const query = new URLSearchParams(location.search)
  const language = query.get('lang') ?? ''
  const theme = query.get('theme')
  return {
    ...FIRST_SETTINGS,
    language: isLanguageCode(language) ? language : null,
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
  }
}

const start = async (root: HTMLElement): Promise<void> => {
  const settings = createSettings(memoryTextStore())
  settings.value = wishes()
  createPageTheme(settings, document)
  const { t } = await openPageLanguage(settings, navigator.languages, document.documentElement, [
    'base',
    'solve',
  ])
  const orientation = signal<'white' | 'black'>('white')
  const shown = signal<Embedded>(readEmbed(location.hash.slice(1)))
  const trial = signal<Trial | undefined>(undefined)
  const scene = () =>
    trial.value?.scene.value ??
    ({
      kind: 'setup',
      setup: shown.value.setup,
      orientation: orientation.value,
      ring: undefined,
    } as const)

  const open = (): void => {
    trial.peek()?.end()
    const { puzzle, setup } = shown.peek()
    orientation.value = setup.turn
    trial.value =
      puzzle === undefined
        ? undefined
        : createTrial({ puzzle, orientation, check: pageAnswerChecker(), clock: pageClock })
  }
  open()
  addEventListener('hashchange', () => {
    shown.value = readEmbed(location.hash.slice(1))
    open()
  })

  const mount = (host: HTMLElement): void => {
    const board = createBoard(host, {
      view: { ...viewOf(scene()), mode: 'play' },
      words: boardWords(t.peek(), squareName),
      speed: 'normal',
      // A frame among others: the heavier painters are not for it.
      renderer: 'svg',
      events: { onMove: (move) => trial.peek()?.send({ kind: 'move', move }) },
    })
    const follow = createFollower(board, scene())
    effect(() => {
      const now = scene()
      if (now.kind === 'line') follow(now)
      else board.show({ ...viewOf(now), mode: 'play' })
    })
    effect(() => board.setWords(boardWords(t.value, squareName)))
    const dark = prefersDark()
    effect(() => {
      if (dark.value !== undefined) board.refreshTheme()
    })
  }
  effect(() => {
    document.title = `${shown.value.puzzle?.title ?? t.value('editor.title')} · ${t.value('app.name')}`
  })
  render(<Embed shown={shown} trial={trial} t={t} mount={mount} />, root)
}

const root = document.getElementById('embed')
if (root) void start(root)
