import { expect, test } from 'vitest'
import { oneFileEach } from './one-file-each.ts'

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/game.ts': ['/rules.ts', '/pieces.ts'],
  '/rules.ts': ['/game.ts'],
  '/pieces.ts': [],
}
const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = IMPORTS[id]
    return importedIds === undefined ? null : { importedIds: [...importedIds] }
  },
}

test('a part is what its script imports, directly or not; what must stay alone is in no file of others', () => {
  const [first, game] =
    oneFileEach([{ name: 'game', root: '/game.ts' }], (id) => id === '/worker.ts').groups ?? []
  const name = game?.name as (id: string, of: typeof graph) => string | null
  expect(['/game.ts', '/rules.ts', '/pieces.ts', '/later.ts'].map((id) => name(id, graph))).toEqual([
    'game',
    'game',
    'game',
    null,
  ])
  for (const { test: takes } of [first, game].filter((group) => group !== undefined)) {
    expect(typeof takes === 'function' && [takes('/worker.ts'), takes('/game.ts')]).toEqual([false, true])
  }
})
