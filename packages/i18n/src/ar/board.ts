import type { board as english } from '../en/board.ts'
import type { Translated } from '../message.ts'

export const board: Translated<typeof english> = {
  'board.label': 'الرقعة',
  'board.empty': '{square}، فارغ',
  'board.piece': '{square}، {piece}',
  'board.with': '{label}، {state}',
  'board.selected': 'محدد',
  'board.canMove': 'يمكنه التحرك',
  'board.mustCapture': 'يجب أن يأكل',
  'board.target': 'هدف ممكن',
  'board.moved.white': 'الأبيض: {move}.',
  'board.moved.black': 'الأسود: {move}.',
  'board.step': 'من {from} إلى {to}',
  'board.capture': {
    zero: 'من {from} إلى {to}',
    one: 'من {from} إلى {to}، يأكل قطعة واحدة',
    two: 'من {from} إلى {to}، يأكل قطعتين',
    few: 'من {from} إلى {to}، يأكل {count} قطع',
    many: 'من {from} إلى {to}، يأكل {count} قطعة',
    other: 'من {from} إلى {to}، يأكل {count} قطعة',
  },
  'board.promotes': '{move}، ويصبح ملكاً',
  'board.goOn': 'تابع الأكل: {squares}.',
  'board.chosen': 'اختيرت القطعة في {square}. يمكنها الذهاب إلى: {squares}.',
  'board.cancelled': 'أُلغي الاختيار.',
  'refusal.mustCapture': {
    zero: 'يجب أن تأكل، انطلاقًا من {squares}.',
    one: 'يجب أن تأكل قطعة، انطلاقًا من {squares}.',
    two: 'يجب أن تأكل قطعتين، أكبر عدد ممكن، انطلاقًا من {squares}.',
    few: 'يجب أن تأكل {count} قطع، أكبر عدد ممكن، انطلاقًا من {squares}.',
    many: 'يجب أن تأكل {count} قطعة، أكبر عدد ممكن، انطلاقًا من {squares}.',
    other: 'يجب أن تأكل {count} قطعة، أكبر عدد ممكن، انطلاقًا من {squares}.',
  },
  'refusal.blocked': 'القطعة في {square} لا نقلة لها.',
  'refusal.notYours': 'ليس الدور للقطعة في {square}.',
  'refusal.notATarget': 'لا يمكن للقطعة أن تذهب إلى {square}. يمكنها أن تذهب إلى {squares}.',
}
