import { expect, test } from 'vitest'
import { makeRoute, parseRoute, type Route } from './route.ts'

test('an address without a hash, or with one that no screen has, leads to the start', () => {
  for (const hash of ['', '#', '#/', '#/nowhere']) expect(parseRoute(hash)).toEqual({ screen: 'start' })
})

test('whatever does not begin with a slash is a shared link, kept letter by letter', () => {
  expect(parseRoute('#1AbC_-%20')).toEqual({ screen: 'link', link: '1AbC_-%20' })
})

test('every route survives being written and read', () => {
  const routes: readonly Route[] = [{ screen: 'start' }, { screen: 'play' }, { screen: 'link', link: '1xyz' }]
  for (const route of routes) expect(parseRoute(makeRoute(route))).toEqual(route)
})
