import '@tama/ui/theme.css'
import '@tama/board/board.css'
import './styles/app.css'
import { h, render } from 'preact'
import { createApp } from './create-app.ts'
import { Shell } from './shell/shell.tsx'

const root = document.querySelector('#app')
if (root === null) throw new Error('the page has no #app')
createApp(document).then(
  (app) => render(h(Shell, { app }), root),
  () => document.querySelector('#unreachable')?.removeAttribute('hidden'),
)
