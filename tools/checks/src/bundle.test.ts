import { expect, test } from 'vitest'
import { sortScripts } from './bundle.ts'

const PAGE = `<script type="module" crossorigin src="./assets/index-AAAAAAAA.js"></script>
<link rel="modulepreload" href="./assets/preact-BBBBBBBB.js"><link rel="stylesheet" href="./assets/index-CCCCCCCC.css">`

const SCRIPTS = new Map([
  [
    'index-AAAAAAAA.js',
    'import{a as b}from"./preact-BBBBBBBB.js";import"./shell-DDDDDDDD.js";' +
      'const p=()=>import(`./stage-painter-EEEEEEEE.js`),t=()=>import("./tr-FFFFFFFF.js"),s=()=>import(\'./src-GGGGGGGG.js\'),g=()=>import(`./game-part-LLLLLLLL.js`);' +
      'new Worker(new URL(`/assets/worker-HHHHHHHH.js`,import.meta.url),{type:`module`})',
  ],
  ['preact-BBBBBBBB.js', 'export const a=1'],
  ['shell-DDDDDDDD.js', 'export{a}from"./preact-BBBBBBBB.js"'],
  ['stage-painter-EEEEEEEE.js', 'import{a}from"./index-AAAAAAAA.js";import("./canvas-IIIIIIII.js")'],
  ['canvas-IIIIIIII.js', 'import"./batch-JJJJJJJJ.js"'],
  ['batch-JJJJJJJJ.js', ''],
  ['tr-FFFFFFFF.js', ''],
  ['game-part-LLLLLLLL.js', 'import"./index-AAAAAAAA.js"'],
  ['src-GGGGGGGG.js', ''],
  ['worker-HHHHHHHH.js', 'import("./weights-diagonal-KKKKKKKK.js")'],
  ['weights-diagonal-KKKKKKKK.js', ''],
])

test('every script is in one group: what is needed at once, the game, Pixi, workers, languages, weights, the rest', () => {
  expect(sortScripts(PAGE, SCRIPTS, ['en', 'hy', 'tr'])).toEqual({
    firstScreen: ['assets/index-AAAAAAAA.js', 'assets/preact-BBBBBBBB.js', 'assets/shell-DDDDDDDD.js'],
    game: ['assets/game-part-LLLLLLLL.js'],
    pixi: ['assets/stage-painter-EEEEEEEE.js', 'assets/canvas-IIIIIIII.js', 'assets/batch-JJJJJJJJ.js'],
    workers: ['assets/worker-HHHHHHHH.js'],
    languages: ['assets/tr-FFFFFFFF.js'],
    weights: ['assets/weights-diagonal-KKKKKKKK.js'],
    later: ['assets/src-GGGGGGGG.js'],
  })
})
