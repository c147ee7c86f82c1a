import type { offline as english } from '../en/offline.ts'
import type { Translated } from '../message.ts'

export const offline: Translated<typeof english> = {
  'offline.update': 'يتوفر إصدار جديد من هذه الصفحة.',
  'offline.reload': 'إعادة التحميل',
  'offline.label': 'بلا شبكة',
  'offline.ready': 'حُفظت الصفحة على هذا الجهاز، وهي تعمل بلا شبكة.',
  'offline.notReady': 'لم تُحفظ الصفحة على هذا الجهاز بعد، وهي تحتاج إلى شبكة.',
  'offline.install': 'تثبيت كتطبيق',
}
