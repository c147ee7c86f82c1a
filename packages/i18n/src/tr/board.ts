import type { board as english } from '../en/board.ts'
import type { Translated } from '../message.ts'

export const board: Translated<typeof english> = {
  'board.label': 'Tahta',
  'board.empty': '{square}, boş',
  'board.piece': '{square}, {piece}',
  'board.with': '{label}, {state}',
  'board.selected': 'seçili',
  'board.canMove': 'oynayabilir',
  'board.mustCapture': 'yemek zorunda',
  'board.target': 'gidilebilir',
  'board.fork': 'devam yollarından biri',
  'board.premove.from': 'sıradaki hamleyi yapacak',
  'board.premove.to': 'sıradaki hamle buraya',
  'board.moved.white': 'Beyaz: {move}.',
  'board.moved.black': 'Siyah: {move}.',
  'board.step': '{from} karesinden {to} karesine',
  'board.capture': {
    one: '{from} karesinden {to} karesine, {count} taş yiyor',
    other: '{from} karesinden {to} karesine, {count} taş yiyor',
  },
  'board.promotes': '{move}, dama oluyor',
  'board.goOn': 'Yemeye devam edin: {squares}.',
  'board.chosen': '{square} seçildi. Gidebileceği kareler: {squares}.',
  'board.cancelled': 'Seçim geri alındı.',
  'board.premoved': 'Sıradaki hamle: {move}.',
  'board.pending': '{move}. Oynamak için bu kareyi yeniden seçin, geri almak için Escape tuşuna basın.',
  'refusal.mustCapture': {
    one: 'Taş yemek zorundasınız. Oynayacağınız taş: {squares}.',
    other: 'En çok taşı yemek zorundasınız, {count} taş. Oynayacağınız taş: {squares}.',
  },
  'refusal.blocked': '{square} karesindeki taşın hamlesi yok.',
  'refusal.notYours': 'Sıra {square} karesindeki taşta değil.',
  'refusal.notATarget': 'Taş {square} karesine gidemez. Gidebileceği kareler: {squares}.',
}
