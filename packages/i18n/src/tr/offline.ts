import type { offline as english } from '../en/offline.ts'
import type { Translated } from '../message.ts'

export const offline: Translated<typeof english> = {
  'offline.update': 'Bu sayfanın yeni bir sürümü var.',
  'offline.reload': 'Yeniden yükle',
  'offline.label': 'Ağ olmadan',
  'offline.ready': 'Sayfa bu cihazda saklandı, ağ olmadan da çalışır.',
  'offline.notReady': 'Sayfa henüz bu cihazda saklanmadı, ağ gerekir.',
  'offline.install': 'Uygulama olarak yükle',
}
