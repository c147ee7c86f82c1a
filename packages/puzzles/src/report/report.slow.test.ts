import { test } from 'vitest'
import { checkReports } from '../testing/agreement.ts'

test('reports on three hundred positions of up to eight pieces find what the definition says', () => {
  checkReports(300, 4)
})
