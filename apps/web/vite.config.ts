import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { isOfWorker, offlineFiles } from '../../tools/pwa/src/offline-files.ts'
import { oneFileEach, type Part } from '../../tools/pwa/src/one-file-each.ts'

const source = (name: string): string => fileURLToPath(new URL(`src/${name}`, import.meta.url))

/** Fetched in every visit, besides the start screen. */
const PARTS: readonly Part[] = [{ name: 'game-part', root: source('game-part.ts') }]

// Relative addresses: the app runs from any folder of any static host.
export default defineConfig({
  base: './',
  plugins: [preact(), offlineFiles()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: oneFileEach(PARTS, isOfWorker) } },
  },
})
