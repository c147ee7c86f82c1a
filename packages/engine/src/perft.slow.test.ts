import { expect, test } from 'vitest'
import { perft } from './perft.ts'
import { countWays, layerAt, sumOver } from './testing/layers.ts'
import { startRows } from './testing/perft-budget.ts'

const rows = startRows()

// So many last plies are left to the fast generator; before them the twin collects equal positions.
const TAIL_PLIES = 4

test.each(rows.filter(({ isQuick }) => !isQuick))('$name', ({ position, ruleset, depth, moves }) => {
  const layer = layerAt(position, ruleset, 'moves', depth - TAIL_PLIES)
  expect(sumOver(layer, (last) => perft(last, ruleset, TAIL_PLIES))).toBe(moves)
})

test.each(rows.filter(({ routesIn }) => routesIn === 'slow'))(
  '$name: every landing sequence counted',
  ({ position, ruleset, depth, routes }) => {
    expect(countWays(position, ruleset, 'routes', depth)).toBe(routes)
  },
)
