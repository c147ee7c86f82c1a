import { fileURLToPath } from 'node:url'
import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { offlineFiles } from '../../tools/pwa/src/offline-files.ts'

const page = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

// Relative addresses: the app runs from any folder of any static host.
export default defineConfig({
  base: './',
  plugins: [preact(), offlineFiles()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: [page('index.html'), page('embed.html')] },
  },
})
