import { test } from 'vitest'
import { checkReports } from '../testing/agreement.ts'

test('a report finds what the definition of the goals says, and its lines show it', () => {
  checkReports(20, 2)
})
