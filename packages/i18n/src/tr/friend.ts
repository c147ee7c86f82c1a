import type { friend as english } from '../en/friend.ts'
import type { Translated } from '../message.ts'

export const friend: Translated<typeof english> = {
  'friend.byLink': 'Bağlantıyla',
  'friend.name': 'Arkadaş',
  'friend.about':
    'Hamlenizi yapar, bir bağlantı alırsınız. Onu arkadaşınıza dilediğiniz yoldan gönderin; yanıt da bağlantı olarak gelir. Sunucuda hiçbir şey saklanmaz.',
  'friend.youPlay.white': 'Siz Beyaz’sınız, arkadaşınız Siyah.',
  'friend.youPlay.black': 'Siz Siyah’sınız, arkadaşınız Beyaz.',
  'friend.turn': 'Sıra arkadaşınızda',
  'friend.waiting': 'Yanıt gelince bağlantıyı burada açın.',
  'friend.send.move': 'Hamlenizi gönderin',
  'friend.send.invitation': 'Arkadaşınızı çağırın',
  'friend.send.end': 'Oyunun sonunu gönderin',
  'friend.send.how': 'Arkadaşınız bağlantıyı açar, hamlesini yapar ve size bir bağlantı gönderir.',
  'friend.link': 'Bu oyunun bağlantısı',
  'friend.share': 'Gönder',
  'friend.sent': 'Gönderdim',
  'friend.message': 'Oyunumuzda sıra sende',
  'friend.offerDraw': 'Birlikte beraberlik öner',
  'friend.drawOffered': 'Arkadaşınız beraberlik öneriyor.',
  'friend.draw.yes': 'Beraberliği kabul et',
  'friend.draw.no': 'Oyuna devam et',
  'friend.tooLong': 'Oyun bir bağlantı için çok uzun. Dosya olarak kaydedip onu gönderin.',
  'friend.again': 'Bağlantıyı yeniden kopyala',
  'friend.games': 'Bağlantıyla oyunlar',
  'friend.toSend': 'Gönderilecek',
  'friend.forget': 'Bu oyunu kaldır',
  'friend.offer': {
    one: 'Bağlantıyla {count} hamlelik bir oyun geldi.',
    other: 'Bağlantıyla {count} hamlelik bir oyun geldi.',
  },
  'friend.fork':
    'Bu oyun sizde var, ama bağlantı {number}. hamleden sonra başka yoldan gidiyor. Hangisi geçerli?',
  'friend.fork.theirs': 'Bağlantıdaki oyun',
  'friend.fork.mine': 'Bendeki oyun',
  'friend.fork.both': 'İkisini de tut',
  'friend.older': 'Bağlantı buradaki oyundan daha eski. Oyunun şimdiki durumu budur.',
}
