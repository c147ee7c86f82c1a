import { test } from 'vitest'
import { checkProver } from '../testing/agreement.ts'

test('the proof search agrees with the definition on random positions', () => {
  checkProver(60, 3)
})
