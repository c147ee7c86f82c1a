import preact from '@preact/preset-vite'
import { defineConfig } from 'vite'
import { offlineFiles } from '../../tools/pwa/src/offline-files.ts'

// Relative addresses: the app runs from any folder of any static host.
export default defineConfig({
  base: './',
  plugins: [preact(), offlineFiles()],
  worker: { format: 'es' },
  build: { target: 'es2022', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
})
