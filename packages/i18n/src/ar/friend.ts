import type { friend as english } from '../en/friend.ts'
import type { Translated } from '../message.ts'

export const friend: Translated<typeof english> = {
  'friend.byLink': 'برابط',
  'friend.name': 'الصديق',
  'friend.about':
    'تلعب نقلتك فتحصل على رابط. أرسله إلى صديقك بأي طريقة، ويعود جوابه رابطاً. لا يُحفظ شيء على خادم.',
  'friend.youPlay.white': 'أنت تلعب بالأبيض وصديقك بالأسود.',
  'friend.youPlay.black': 'أنت تلعب بالأسود وصديقك بالأبيض.',
  'friend.turn': 'الدور على صديقك',
  'friend.waiting': 'افتح الرابط هنا حين يصل الجواب.',
  'friend.send.move': 'أرسل نقلتك',
  'friend.send.invitation': 'ادعُ صديقك',
  'friend.send.end': 'أرسل نهاية اللعبة',
  'friend.send.how': 'يفتح صديقك الرابط ويلعب نقلة ثم يرسل إليك رابطاً.',
  'friend.link': 'رابط هذه اللعبة',
  'friend.share': 'أرسل',
  'friend.sent': 'أرسلته',
  'friend.message': 'دورك في لعبتنا',
  'friend.offerDraw': 'اعرض التعادل معها',
  'friend.drawOffered': 'صديقك يعرض التعادل.',
  'friend.draw.yes': 'اقبل التعادل',
  'friend.draw.no': 'تابع اللعب',
  'friend.tooLong': 'اللعبة أطول من أن يحملها رابط. احفظها ملفاً وأرسله.',
  'friend.again': 'انسخ الرابط مرة أخرى',
  'friend.games': 'ألعاب بالروابط',
  'friend.toSend': 'يجب إرسالها',
  'friend.forget': 'أزل هذه اللعبة',
  'friend.offer': {
    zero: 'جاءت لعبة برابط ولم تبدأ بعد.',
    one: 'جاءت لعبة برابط وفيها نقلة واحدة.',
    two: 'جاءت لعبة برابط وفيها نقلتان.',
    few: 'جاءت لعبة برابط وفيها {count} نقلات.',
    many: 'جاءت لعبة برابط وفيها {count} نقلة.',
    other: 'جاءت لعبة برابط وفيها {count} نقلة.',
  },
  'friend.fork':
    'هذه اللعبة محفوظة عندك، لكن الرابط يسلك طريقاً آخر ابتداءً من النقلة {number}. أيهما المعتمدة؟',
  'friend.fork.theirs': 'لعبة الرابط',
  'friend.fork.mine': 'اللعبة المحفوظة عندي',
  'friend.fork.both': 'احتفظ بهما معاً',
  'friend.older': 'الرابط أقدم من اللعبة المحفوظة هنا. هذا هو وضعها الآن.',
}
