import type { SetupFault } from '@tama/engine'
import type { Translator } from '../translator.ts'
import type { SquareName } from './square-name.ts'

/** Why a setup cannot be played. */
export const setupFaultSentence = (t: Translator, name: SquareName, fault: SetupFault): string => {
  switch (fault.kind) {
    case 'man-on-promotion-row':
      return t('fault.man-on-promotion-row', { square: name(fault.square) })
    case 'too-many-pieces':
      return t(`fault.too-many-pieces.${fault.colour}`, { count: fault.count })
    case 'empty-board':
      return t('fault.empty-board')
  }
}
