import { test } from 'vitest'
import { checkProver } from '../testing/agreement.ts'

test('the proof search agrees with the definition on a thousand positions of up to eight pieces', () => {
  checkProver(1000, 4)
})
