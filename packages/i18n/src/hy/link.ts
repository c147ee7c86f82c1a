import type { link as english } from '../en/link.ts'
import type { Translated } from '../message.ts'

export const link: Translated<typeof english> = {
  'link.copy': 'Պատճենել հղումը',
  'link.copied': 'Հղումը պատճենված է։',
  'link.opened': 'Բացվեց հղումից։',
  'link.error.not-a-link': 'Սա դիրքի, խաղի կամ խնդրի հղում չէ։',
  'link.error.bad-character': 'Հղման մեջ ավելորդ նիշ կա։ Պատճենեք այն նորից։',
  'link.error.newer-version': 'Հղումը ստեղծվել է էջի ավելի նոր տարբերակով։ Վերաբեռնեք էջը։',
  'link.error.truncated': 'Հղման վերջը պակասում է։ Պատճենեք այն նորից՝ մինչև վերջ։',
  'link.error.too-long': 'Հղումը պետք եղածից երկար է։ Պատճենեք այն նորից՝ առանց շրջապատող տեքստի։',
  'link.error.damaged': 'Հղումը ճանապարհին փոխվել է։ Պատճենեք այն նորից։',
  'link.error.bad-content': 'Հղման մեջ բան կա, որ այս էջը չի կարող ցուցադրել։',
  'link.too-many-plies':
    'Խաղը չափազանց երկար է հղման համար, որը պահում է {most} կիսաքայլ։ Պահեք այն որպես ֆայլ։',
  'link.too-many-steps':
    'Լուծումը չափազանց շատ քայլեր ունի հղման համար, որը պահում է {most}։ Պահեք խնդիրը որպես ֆայլ։',
  'link.too-deep':
    'Լուծման տարբերակներից մեկը չափազանց երկար է հղման համար, որը պահում է {most} կիսաքայլ։ Պահեք խնդիրը որպես ֆայլ։',
}
