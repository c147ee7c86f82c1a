import { boardSvg } from '@tama/board/svg'
import type { Position } from '@tama/engine'
import { useMemo } from 'preact/hooks'
import type { App } from '../../app.ts'

export interface PuzzlePictureProps {
  readonly app: App
  readonly position: Position
}

/** The board of a puzzle as a still picture, the solver at the bottom. What it is stands beside it in words. */
export const PuzzlePicture = ({ app, position }: PuzzlePictureProps) => {
  const art = app.art.value
  const scheme = app.scheme.value
  const source = useMemo(() => {
    const view = { setup: position, orientation: position.turn, choices: [], mode: 'play' } as const
    return `data:image/svg+xml,${encodeURIComponent(boardSvg(view, { size: 256, art, scheme }))}`
  }, [position, art, scheme])
  return <img class="puzzle-picture" src={source} alt="" width={128} height={128} />
}
