import { defineConfig } from 'vite'

// Serves the scenes to look at them.
export default defineConfig({
  root: `${import.meta.dirname}/..`,
  cacheDir: 'node_modules/.vite-scenes',
  base: './',
  build: { rolldownOptions: { input: `${import.meta.dirname}/index.html` } },
  server: { port: 4320, strictPort: true, host: '127.0.0.1', fs: { strict: false } },
})
