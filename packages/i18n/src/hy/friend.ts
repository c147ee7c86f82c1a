import type { friend as english } from '../en/friend.ts'
import type { Translated } from '../message.ts'

export const friend: Translated<typeof english> = {
  'friend.byLink': 'Հղումով',
  'friend.name': 'Ընկեր',
  'friend.about':
    'Կատարում եք քայլը և ստանում հղում։ Ուղարկեք այն ընկերոջը ցանկացած եղանակով. պատասխանը հետ կգա նույնպես հղումով։ Սերվերում ոչինչ չի պահվում։',
  'friend.youPlay.white': 'Դուք խաղում եք սպիտակներով, ընկերը՝ սևերով։',
  'friend.youPlay.black': 'Դուք խաղում եք սևերով, ընկերը՝ սպիտակներով։',
  'friend.turn': 'Ընկերոջ քայլն է',
  'friend.waiting': 'Երբ պատասխանը գա, հղումը բացեք այստեղ։',
  'friend.send.move': 'Ուղարկեք քայլը',
  'friend.send.invitation': 'Հրավիրեք ընկերոջը',
  'friend.send.end': 'Ուղարկեք խաղի ավարտը',
  'friend.send.how': 'Ընկերը կբացի հղումը, կքայլի և հետ կուղարկի նոր հղում։',
  'friend.link': 'Այս խաղի հղումը',
  'friend.share': 'Ուղարկել',
  'friend.sent': 'Արդեն ուղարկել եմ',
  'friend.message': 'Մեր խաղում քո քայլն է',
  'friend.offerDraw': 'Հետը ոչ-ոքի առաջարկել',
  'friend.drawOffered': 'Ընկերը ոչ-ոքի է առաջարկում։',
  'friend.draw.yes': 'Ընդունել ոչ-ոքին',
  'friend.draw.no': 'Շարունակել խաղը',
  'friend.tooLong': 'Խաղը չափազանց երկար է հղման համար։ Պահեք այն որպես ֆայլ և ուղարկեք ֆայլը։',
  'friend.again': 'Կրկին պատճենել հղումը',
  'friend.games': 'Խաղեր հղումով',
  'friend.toSend': 'Պետք է ուղարկել',
  'friend.forget': 'Հեռացնել այս խաղը',
  'friend.offer': {
    one: 'Հղումով խաղ եկավ՝ {count} քայլանոց։',
    other: 'Հղումով խաղ եկավ՝ {count} քայլանոց։',
  },
  'friend.fork':
    'Այս խաղը ձեզ մոտ կա, բայց հղումն այլ ճանապարհով է գնում։ Առաջին տարբերվող քայլը՝ {number}։ Ո՞րն է ճիշտը։',
  'friend.fork.theirs': 'Հղման խաղը',
  'friend.fork.mine': 'Ինձ մոտ պահվածը',
  'friend.fork.both': 'Պահել երկուսն էլ',
  'friend.older': 'Հղումն ավելի հին է, քան այստեղ պահված խաղը։ Սա նրա այժմյան վիճակն է։',
}
