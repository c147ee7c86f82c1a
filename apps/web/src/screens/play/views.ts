export { PlayPanel } from './panel.tsx'
export { Strip } from './strip.tsx'
