import type { clock as english } from '../en/clock.ts'
import type { Translated } from '../message.ts'

export const clock: Translated<typeof english> = {
  'clock.label': 'Ժամացույց',
  'clock.none': 'Առանց ժամացույցի',
  'clock.minutesOnly': '{minutes} ր',
  'clock.fischer': '{minutes} ր + {seconds} վ',
  'clock.bronstein': '{minutes} ր + {seconds} վ (Բրոնշտեյն)',
  'clock.own': 'Ձեր ժամանակը…',
  'clock.kind': 'Ժամացույցի տեսակը',
  'clock.kind.sudden-death': 'Առանց հավելման',
  'clock.kind.fischer': 'Ֆիշեր',
  'clock.kind.bronstein': 'Բրոնշտեյն',
  'clock.about.sudden-death': 'Ժամանակը տրվում է ամբողջ խաղի համար։ Ոչ մի քայլ այն չի ավելացնում։',
  'clock.about.fischer': 'Ամեն քայլ ավելացնում է իր վայրկյանները՝ ծախսվել են թե ոչ։',
  'clock.about.bronstein': 'Ամեն քայլ վերադարձնում է ծախսածը, բայց ոչ ավելի, քան իր վայրկյանները։',
  'clock.minutes': 'Րոպե յուրաքանչյուրին',
  'clock.seconds': 'Վայրկյան ամեն քայլի համար',
  'clock.starts': 'Ժամացույցները գործարկվում են առաջին քայլից։',
  'clock.of.white': 'Սպիտակների ժամանակը՝',
  'clock.of.black': 'Սևերի ժամանակը՝',
  'clock.low.white': {
    one: 'Սպիտակներին մնաց {count} վայրկյան։',
    other: 'Սպիտակներին մնաց {count} վայրկյան։',
  },
  'clock.low.black': { one: 'Սևերին մնաց {count} վայրկյան։', other: 'Սևերին մնաց {count} վայրկյան։' },
  'clock.pause': 'Դադար',
  'clock.resume': 'Շարունակել',
  'clock.paused': 'Խաղը դադարի մեջ է։',
}
