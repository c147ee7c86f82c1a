import type { link as english } from '../en/link.ts'
import type { Translated } from '../message.ts'

export const link: Translated<typeof english> = {
  'link.copy': 'Bağlantıyı kopyala',
  'link.copied': 'Bağlantı kopyalandı.',
  'link.opened': 'Bağlantıdan açıldı.',
  'link.error.not-a-link': 'Bu; bir konum, oyun ya da problem bağlantısı değil.',
  'link.error.bad-character': 'Bağlantıda yeri olmayan bir karakter var. Yeniden kopyalayın.',
  'link.error.newer-version':
    'Bağlantı bu sayfanın daha yeni bir sürümüyle yapılmış. Sayfayı yeniden yükleyin.',
  'link.error.truncated': 'Bağlantının sonu eksik. Sonuna kadar yeniden kopyalayın.',
  'link.error.too-long': 'Bağlantı olması gerekenden uzun. Çevresindeki metin olmadan yeniden kopyalayın.',
  'link.error.damaged': 'Bağlantı yolda değişmiş. Yeniden kopyalayın.',
  'link.error.bad-content': 'Bağlantıda bu sayfanın gösteremediği bir şey var.',
  'link.too-many-plies':
    'Oyun bağlantı için çok uzun; bir bağlantıya {most} yarım hamle sığar. Dosya olarak kaydedin.',
  'link.too-many-steps':
    'Çözümde bir bağlantıya göre çok fazla hamle var; en çok {most} sığar. Problemi dosya olarak kaydedin.',
  'link.too-deep':
    'Çözümün bir kolu bağlantı için çok uzun; en çok {most} yarım hamle sığar. Problemi dosya olarak kaydedin.',
}
