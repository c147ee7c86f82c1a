import type { link as english } from '../en/link.ts'
import type { Translated } from '../message.ts'

export const link: Translated<typeof english> = {
  'link.copy': 'Bağlantıyı kopyala',
  'link.copied': 'Bağlantı kopyalandı.',
  'link.opened': 'Konum bağlantıdan açıldı.',
  'link.error.not-a-link': 'Bu, bir konum bağlantısı değil.',
  'link.error.bad-character': 'Bağlantıda yeri olmayan bir karakter var. Yeniden kopyalayın.',
  'link.error.newer-version':
    'Bağlantı bu sayfanın daha yeni bir sürümüyle yapılmış. Sayfayı yeniden yükleyin.',
  'link.error.truncated': 'Bağlantının sonu eksik. Sonuna kadar yeniden kopyalayın.',
  'link.error.too-long': 'Bağlantı olması gerekenden uzun. Çevresindeki metin olmadan yeniden kopyalayın.',
  'link.error.damaged': 'Bağlantı yolda değişmiş. Yeniden kopyalayın.',
  'link.error.bad-content': 'Bağlantıda bu sayfanın gösteremediği bir şey var.',
}
