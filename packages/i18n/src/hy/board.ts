import type { board as english } from '../en/board.ts'
import type { Translated } from '../message.ts'

export const board: Translated<typeof english> = {
  'board.label': 'Տախտակ',
  'board.empty': '{square}, դատարկ',
  'board.piece': '{square}, {piece}',
  'board.with': '{label}, {state}',
  'board.selected': 'ընտրված',
  'board.canMove': 'կարող է քայլել',
  'board.mustCapture': 'պետք է վերցնի',
  'board.target': 'հնարավոր քայլ',
  'board.fork': 'շարունակելու հնարավոր ուղի',
  'board.premove.from': 'հաջորդ քայլը կանի',
  'board.premove.to': 'հաջորդ քայլը գալիս է այստեղ',
  'board.moved.white': 'Սպիտակներ՝ {move}։',
  'board.moved.black': 'Սևեր՝ {move}։',
  'board.step': '{from} – {to}',
  'board.capture': {
    one: '{from} – {to}, վերցնում է {count} քար',
    other: '{from} – {to}, վերցնում է {count} քար',
  },
  'board.promotes': '{move}, դառնում է դամկա',
  'board.goOn': 'Շարունակեք վերցնել՝ {squares}։',
  'board.chosen': 'Ընտրված է {square}։ Կարող է գնալ՝ {squares}։',
  'board.cancelled': 'Ընտրությունը չեղարկվեց։',
  'board.premoved': 'Հաջորդ հերթի քայլը՝ {move}։',
  'board.pending': '{move}։ Խաղալու համար նորից ընտրեք այս դաշտը, չեղարկելու համար սեղմեք Escape։',
  'refusal.mustCapture': {
    one: 'Պարտավոր եք քար վերցնել. քայլեք {squares} դաշտից։',
    other: 'Պարտավոր եք վերցնել ամենաշատ քարը՝ {count} հատ. քայլեք {squares} դաշտից։',
  },
  'refusal.blocked': '{square} դաշտի քարը քայլ չունի։',
  'refusal.notYours': 'Հիմա {square} դաշտի քարի հերթը չէ։',
  'refusal.notATarget': 'Քարը չի կարող գնալ {square} դաշտ։ Կարող է գնալ՝ {squares}։',
}
