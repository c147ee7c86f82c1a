import { describe, expect, test } from 'vitest'
import { makeRoute, parseRoute, type Route } from './route.ts'

describe('the address', () => {
  test.each([
    ['', { screen: 'start' }],
    ['#', { screen: 'start' }],
    ['#/', { screen: 'start' }],
    ['#/play', { screen: 'play' }],
    ['#/play/', { screen: 'play' }],
    ['#/games', { screen: 'games' }],
    ['#/review/g1x-2', { screen: 'review', key: 'g1x-2' }],
    ['#/review/', { screen: 'start' }],
    ['#/review/a%20b', { screen: 'start' }],
    ['#/puzzles', { screen: 'puzzles' }],
    ['#/puzzle/tama-12', { screen: 'puzzle', key: 'tama-12' }],
    ['#/puzzle', { screen: 'start' }],
    ['#/nowhere', { screen: 'start' }],
    ['#/playing', { screen: 'start' }],
    ['#/constructor', { screen: 'start' }],
    ['#1abc', { screen: 'link', link: '1abc' }],
    ['#play', { screen: 'link', link: 'play' }],
  ] as const)('%s is a place in the app', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route)
  })

  const routes: readonly Route[] = [
    { screen: 'start' },
    { screen: 'play' },
    { screen: 'games' },
    { screen: 'review', key: 'g1' },
    { screen: 'puzzles' },
    { screen: 'puzzle', key: '3abc' },
    { screen: 'link', link: '2abc' },
  ]

  test.each(routes)('of a place leads there: %j', (route) => {
    expect(parseRoute(makeRoute(route))).toEqual(route)
  })
})
