import type { link as english } from '../en/link.ts'
import type { Translated } from '../message.ts'

export const link: Translated<typeof english> = {
  'link.copy': 'نسخ الرابط',
  'link.copied': 'تم نسخ الرابط.',
  'link.opened': 'فُتح من الرابط.',
  'link.error.not-a-link': 'هذا ليس رابطاً لموقف أو مباراة أو مسألة.',
  'link.error.bad-character': 'في الرابط حرف لا مكان له. انسخه مرة أخرى.',
  'link.error.newer-version': 'أُنشئ الرابط بإصدار أحدث من هذه الصفحة. أعد تحميلها.',
  'link.error.truncated': 'الرابط مقطوع. انسخه مرة أخرى حتى نهايته.',
  'link.error.too-long': 'الرابط أطول مما يجب. انسخه مرة أخرى دون النص المحيط به.',
  'link.error.damaged': 'تغير الرابط في الطريق. انسخه مرة أخرى.',
  'link.error.bad-content': 'في الرابط شيء لا تستطيع هذه الصفحة عرضه.',
  'link.too-many-plies':
    'المباراة أطول من أن يتسع لها رابط، فهو يتسع لعدد {most} من أنصاف النقلات. احفظها في ملف.',
  'link.too-many-steps': 'في الحل نقلات أكثر مما يتسع له رابط، فهو يتسع لعدد {most}. احفظ المسألة في ملف.',
  'link.too-deep':
    'أحد تفرعات الحل أطول من أن يتسع له رابط، فهو يتسع لعدد {most} من أنصاف النقلات. احفظ المسألة في ملف.',
}
