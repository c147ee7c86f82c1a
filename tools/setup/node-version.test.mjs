import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeVersionProblem, OLDEST_NODE } from './node-version.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is new enough', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined()
})

test.each(['12.22.9', '18.20.4', '20.9.0', '20.18.3'])('Node %s is told apart in one line', (version) => {
  expect(nodeVersionProblem(version)).toBe(`Node 20.19 or newer is needed; this is Node ${version}.`)
})

test('the oldest Node is the one package.json asks for', () => {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  expect(engines.node).toBe(`>=${OLDEST_NODE.join('.')}`)
})
