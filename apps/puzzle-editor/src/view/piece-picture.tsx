import { DARK_PALETTE, LIGHT_PALETTE, pieceElement } from '@tama/board/svg'
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
    const palette = theme === 'dark' ? DARK_PALETTE : LIGHT_PALETTE
    place.current?.replaceChildren(pieceElement(piece, document, { palette, idPrefix: `${id}-` }))
  }, [piece, theme, id])
  return <span class="piece-picture" ref={place} />
}
