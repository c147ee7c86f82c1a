/**
 * A judged position in 32 bytes, little endian:
 * six int32: own, opponent and kings, even and odd word each, from the side to move's point of view (@tama/engine/hot);
 * int16: score in centimen for the side to move; int8: result of the game for the side to move, 1, 0 or -1;
 * uint8: 1 when Black is to move; uint16: plies without progress; uint16: the lower half of the game's number.
 */
export const RECORD_BYTES = 32

/** Everything but the six words of the position. */
export interface Judgement {
  readonly score: number
  readonly black: number
  readonly quietPlies: number
  readonly game: number
}

/** Where in a record the result is, which is known only when the game is over. */
const RESULT_AT = 26

/** Writes a record at byte `at`; its result is still 0. */
export const writeRecord = (view: DataView, at: number, frame: Int32Array, judgement: Judgement): void => {
  for (let word = 0; word < 6; word++) view.setInt32(at + 4 * word, frame[word] as number, true)
  view.setInt16(at + 24, judgement.score, true)
  view.setInt8(at + RESULT_AT, 0)
  view.setUint8(at + 27, judgement.black)
  view.setUint16(at + 28, Math.min(judgement.quietPlies, 0xffff), true)
  view.setUint16(at + 30, judgement.game & 0xffff, true)
}

/** Fills in the results of the records from byte `from` to `to`; `white` is White's: 1, 0 or -1. */
export const writeResults = (view: DataView, from: number, to: number, white: number): void => {
  for (let at = from; at < to; at += RECORD_BYTES) {
    view.setInt8(at + RESULT_AT, view.getUint8(at + 27) !== 0 ? -white : white)
  }
}
