import { type Position, play } from '@tama/engine'
import { expect, test } from 'vitest'
import { choreograph } from '../choreography.ts'
import { MOTIONS } from '../motion.ts'
import { holdTime, openBoard } from '../testing/page.ts'
import { CASES, moveOf, viewOf } from '../testing/positions.ts'

const fourHops = moveOf('f3 f5 d5 d7 b7', 'f4 e5 d6 c7')
const before = viewOf(CASES.fourHops)
const after = {
  ...before,
  setup: play(CASES.fourHops as Position, fourHops),
  choices: [],
  lastMove: fourHops,
}

test('within a hop only transforms and opacities are written, even where a captured piece begins to leave', async () => {
  const opened = openBoard(before, { speed: 'normal', renderer: 'svg' })
  const time = holdTime()
  const done = opened.board.animate(fourHops, after)
  const plan = choreograph(fourHops, MOTIONS.normal)
  const [, second] = plan.tweens.filter(({ kind }) => kind === 'slide')
  if (second === undefined) throw new Error('there is no second hop')
  await time.goTo(second.startMs + 20)
  const seen: string[] = []
  const stage = opened.host.querySelector('.tama-board-stage') as Element
  const watch = new MutationObserver((records) => {
    for (const { type, attributeName } of records) seen.push(attributeName ?? type)
  })
  watch.observe(stage, { subtree: true, childList: true, attributes: true })
  for (let ms = second.startMs + 30; ms < second.endMs - 10; ms += 15) await time.goTo(ms)
  watch.disconnect()
  expect(seen.length).toBeGreaterThan(10)
  expect(new Set(seen)).toEqual(new Set(['style']))
  await time.goTo(plan.totalMs + 20)
  await done
  time.release()
  expect(opened.host.querySelectorAll('.tama-board-piece')).toHaveLength(
    after.setup.board.filter((piece) => piece !== undefined).length,
  )
})
