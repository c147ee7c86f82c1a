import { type Art, type Look, loadArt, type Scheme } from '@tama/board'
import { boardSvg, pieceElement } from '@tama/board/svg'
import { EMPTY_SETUP, legalMoves, PIECES, PRESETS, play, type Setup } from '@tama/engine'
import { parsePosition } from '@tama/engine/notation'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'

/** The drawings of a look; undefined until they have come. */
const useArt = (look: Look): Art | undefined => {
  const [art, setArt] = useState<Art | undefined>(undefined)
  const { theme, pieces, squares, coordinates } = look
  useEffect(() => {
    let isWanted = true
    void loadArt({ theme, pieces, squares, coordinates }).then((loaded) => {
      if (isWanted) setArt(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [theme, pieces, squares, coordinates])
  return art
}

export interface BoardPictureProps {
  readonly look: Look
  readonly scheme: Scheme
  readonly setup?: Setup
  /** What the picture shows; without it the picture is decoration. */
  readonly label?: string
}

/** A board in a look, empty unless a setup is given. */
export const BoardPicture = ({ look, scheme, setup = EMPTY_SETUP, label = '' }: BoardPictureProps) => {
  const art = useArt(look)
  if (art === undefined) return <span class="board-picture" />
  const svg = boardSvg({ setup, orientation: 'white', choices: [], mode: 'play' }, { art, scheme, size: 256 })
  return <img class="board-picture" src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={label} />
}

/** A man and a king of each side, as a set draws them. */
export const PiecesPicture = ({ look, scheme }: { readonly look: Look; readonly scheme: Scheme }) => {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const art = useArt(look)
  useLayoutEffect(() => {
    if (art === undefined) return
    const shown = [PIECES.white.man, PIECES.white.king, PIECES.black.man, PIECES.black.king]
    const pictures = shown.map((piece, index) =>
      pieceElement(piece, document, { art, scheme, idPrefix: `${id}${index}-` }),
    )
    place.current?.replaceChildren(...pictures)
  }, [art, scheme, id])
  return <span class="pieces-picture" ref={place} />
}

/** Men and kings of both sides with a capture to come: what a look must make plain. */
const SAMPLE = 'W:Wa3,b2,c3,d4,f2,h3,Kg5:Ba6,c6,d6,e7,f6,h7,Kb7'

/** The position of the preview. */
export const sampleSetup = (): Setup => {
  const read = parsePosition(SAMPLE)
  if (!read.ok) throw new Error('the sample is no position')
  const [move] = legalMoves(read.value, PRESETS.tama)
  return move === undefined ? read.value : play(read.value, move)
}
