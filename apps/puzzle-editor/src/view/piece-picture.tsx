import { pieceElement } from '@tama/board/svg'
import type { Piece } from '@tama/engine'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'

export interface PiecePictureProps {
  readonly piece: Piece
  readonly theme: 'light' | 'dark'
}

/** A piece as the board draws it. */
export const PiecePicture = ({ piece, theme }: PiecePictureProps) => {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    place.current?.replaceChildren(pieceElement(piece, document, { scheme: theme, idPrefix: `${id}-` }))
  }, [piece, theme, id])
  return <span class="piece-picture" ref={place} />
}
