import type { offline as english } from '../en/offline.ts'
import type { Translated } from '../message.ts'

export const offline: Translated<typeof english> = {
  'offline.update': 'Էջի նոր տարբերակ կա։',
  'offline.reload': 'Վերբեռնել',
  'offline.label': 'Առանց ցանցի',
  'offline.ready': 'Էջը պահված է սարքում և աշխատում է առանց ցանցի։',
  'offline.notReady': 'Էջը դեռ պահված չէ սարքում, ցանց է պետք։',
  'offline.install': 'Տեղադրել որպես հավելված',
}
