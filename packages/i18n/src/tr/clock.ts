import type { clock as english } from '../en/clock.ts'
import type { Translated } from '../message.ts'

export const clock: Translated<typeof english> = {
  'clock.label': 'Saat',
  'clock.none': 'Saatsiz',
  'clock.minutesOnly': '{minutes} dk',
  'clock.fischer': '{minutes} dk + {seconds} sn',
  'clock.bronstein': '{minutes} dk + {seconds} sn (Bronstein)',
  'clock.own': 'Kendi süreniz…',
  'clock.kind': 'Saatin türü',
  'clock.kind.sudden-death': 'Eklemesiz',
  'clock.kind.fischer': 'Fischer saati',
  'clock.kind.bronstein': 'Bronstein saati',
  'clock.about.sudden-death': 'Süre oyunun tamamı içindir. Hiçbir hamle süre eklemez.',
  'clock.about.fischer': 'Her hamle, harcansa da harcanmasa da saniyelerini ekler.',
  'clock.about.bronstein': 'Her hamle harcadığını, en çok kendi saniyeleri kadar geri verir.',
  'clock.minutes': 'Her taraf için dakika',
  'clock.seconds': 'Her hamle için saniye',
  'clock.starts': 'Saatler ilk hamleyle başlar.',
  'clock.of.white': 'Beyaz’ın süresi:',
  'clock.of.black': 'Siyah’ın süresi:',
  'clock.low.white': { one: 'Beyaz’ın {count} saniyesi kaldı.', other: 'Beyaz’ın {count} saniyesi kaldı.' },
  'clock.low.black': { one: 'Siyah’ın {count} saniyesi kaldı.', other: 'Siyah’ın {count} saniyesi kaldı.' },
  'clock.pause': 'Ara ver',
  'clock.resume': 'Sürdür',
  'clock.paused': 'Oyuna ara verildi.',
}
