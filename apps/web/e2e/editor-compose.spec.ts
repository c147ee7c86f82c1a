import { PRESETS } from '@tama/engine'
import { decodeLink } from '@tama/share'
import { editorOn } from './editor-page.ts'
import { enterFirst, expectPhase } from './puzzle-page.ts'
import { QUICK } from './table.ts'
import { expect, test } from './watched-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en', hasTouch: true })

test('a puzzle is composed from an empty board with mouse, touch and keyboard, proved, its cook found and fixed, and solved elsewhere', async ({
  page,
  browser,
}) => {
  const editor = editorOn(page)
  await editor.open()
  await page.getByLabel('Rules').selectOption('dama')
  await page.getByRole('button', { name: 'Clear board' }).click()
  await editor.tool('white man').check()
  await editor.square('b7').click()
  await editor.tool('white man').tap()
  await editor.square('g7').tap()
  await editor.square('h4').focus()
  await page.keyboard.press('3')
  await expect(editor.fen()).toHaveValue('W:Wb7,g7:Bh4')

  await editor.go('Solution')
  await page.getByLabel('Goal').selectOption('crown')
  await page.getByRole('switch', { name: 'Any number of moves' }).uncheck()
  await page.getByLabel('In how many moves').fill('2')
  await expect(editor.verdict()).toContainText('Not sound.')
  await expect(editor.verdict()).toContainText('One move is enough.')
  await page.getByRole('button', { name: 'Set to 1 move' }).click()
  await expect(page.getByLabel('In how many moves')).toHaveValue('1')
  const cook = editor.verdict().getByRole('listitem').filter({ hasText: 'Another first move works, too' })
  await expect(cook).toContainText('g7-g8')
  await cook.getByRole('button', { name: 'Show' }).click()
  await expect(editor.square('g8')).toHaveAccessibleName('g8, white king')

  await editor.verdict().getByRole('button', { name: 'Take g7 off' }).click()
  await expect(editor.verdict()).toContainText('Sound: every defence was considered.')
  await expect(editor.square('g7')).toHaveAccessibleName('g7, empty')

  await page.getByRole('button', { name: 'Find the solution' }).click()
  const tree = page.getByRole('region', { name: 'Lines of the solution' })
  await expect(tree.getByRole('button', { name: 'b7-b8' })).toBeVisible()
  await editor.go('Details')
  await page.getByLabel('Title').fill('Straight on')
  await editor.go('Share')
  const address = new URL(await page.getByLabel('Link', { exact: true }).inputValue())
  const read = decodeLink(address.href)
  expect(read.ok && read.value).toMatchObject({
    kind: 'puzzle',
    ruleset: PRESETS.dama,
    goal: { kind: 'crown' },
    inTurns: 1,
    title: 'Straight on',
    solution: [{ next: [] }],
  })

  const elsewhere = await browser.newContext({ locale: 'en', serviceWorkers: 'block' })
  const solver = await elsewhere.newPage()
  address.search = QUICK
  await solver.goto(address.href)
  await expectPhase(solver, 'asking')
  await expect(solver.locator('.task')).toContainText('Straight on')
  await enterFirst(solver, 'mouse', { ruleset: 'dama', fen: 'W:Wb7:Bh4', goal: 'crown', in: 1 }, 'b7-b8')
  await expectPhase(solver, 'solved')
  await elsewhere.close()
})

test('a solution is recorded by playing it, with branches for the defences, pruned and undone', async ({
  page,
}) => {
  const editor = editorOn(page)
  await editor.open()
  await page.getByLabel('Rules').selectOption('dama')
  await editor.fen().fill('W:Wd2,a3:Bd3,d5,h7')
  await editor.go('Solution')
  const tree = page.getByRole('region', { name: 'Lines of the solution' })
  const moves = tree.getByRole('button')
  await editor.square('d2').click()
  await expect(moves).toHaveText(['d2xd6'])
  await editor.square('h7').click()
  await editor.square('h6').click()
  await editor.square('d6').click()
  await editor.square('d7').click()
  await expect(moves).toHaveText(['d2xd6', 'h7-h6', 'd6-d7'])
  await page.getByRole('button', { name: 'One move back' }).click()
  await page.getByRole('button', { name: 'One move back' }).click()
  await editor.square('h7').click()
  await editor.square('g7').click()
  await expect(moves).toHaveText(['d2xd6', 'h7-h6', 'h7-g7', 'd6-d7'])
  await expect(tree.locator('[aria-current="true"]')).toHaveText('h7-g7')
  await page.getByRole('button', { name: 'Make it the main line' }).click()
  await expect(moves).toHaveText(['d2xd6', 'h7-g7', 'h7-h6', 'd6-d7'])
  await moves.nth(2).click()
  await expect(editor.square('h6')).toHaveAccessibleName(/h6, black man/)
  await page.getByRole('button', { name: 'Delete from here' }).click()
  await expect(moves).toHaveText(['d2xd6', 'h7-g7'])
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+z')
  await expect(moves).toHaveText(['d2xd6', 'h7-h6', 'h7-g7', 'd6-d7'])
  await page.getByRole('switch', { name: 'Record what is played' }).uncheck()
  await page.getByRole('button', { name: 'To the start' }).click()
  await editor.square('d2').click()
  await editor.square('h7').click()
  await editor.square('h6').click()
  await editor.square('a3').click()
  await editor.square('a4').click()
  await expect(page.getByText('Not in the solution')).toBeVisible()
  await page.getByRole('button', { name: 'Add this line' }).last().click()
  await expect(moves).toHaveText(['d2xd6', 'h7-h6', 'h7-g7', 'd6-d7', 'a3-a4'])
})

test('a proof under way leaves the page at hand, and is stopped with what is known', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await editor.go('Solution')
  await page.getByLabel('Goal').selectOption('gain')
  await expect(editor.verdict()).toContainText('Checking')
  await expect(editor.verdict().getByRole('progressbar', { name: 'Report' })).toBeVisible()
  await editor.square('d3').click()
  await editor.square('d4').click()
  await expect(page.getByRole('button', { name: 'd3-d4' })).toBeVisible()
  await expect(editor.verdict().getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(editor.verdict()).toContainText(/Not proved yet|Not sound|The check was stopped/)
  await editor.go('Board')
  await page.getByRole('button', { name: 'Clear board' }).click()
  await expect(editor.verdict()).toContainText('The board is empty.')
})

test('the puzzle is tried as a solver would, with a wrong move refuted and taken back', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await page.getByLabel('Rules').selectOption('dama')
  await editor.fen().fill('W:Wb7,c6:Bh4,b5')
  await editor.go('Solution')
  await page.getByLabel('Goal').selectOption('crown')
  await page.getByRole('switch', { name: 'Any number of moves' }).uncheck()
  await page.getByLabel('In how many moves').fill('1')
  await editor.square('b7').click()
  await editor.square('b8').click()
  await page.getByRole('button', { name: 'Try it as a solver' }).click()
  await expect(page.getByText('White to move. Get a king in 1 move.')).toBeVisible()
  const status = page.locator('.trial-status')
  await expect(status).toHaveText('Find the move.')
  await page.getByRole('button', { name: 'Hint' }).click()
  await editor.square('c6').click()
  await editor.square('c7').click()
  await expect(status).toContainText('c6-c7 does not work')
  await page.getByRole('button', { name: 'Put it back' }).click()
  await expect(editor.square('c6')).toHaveAccessibleName(/c6, white man/)
  await editor.square('b7').click()
  await editor.square('b8').click()
  await expect(status).toHaveText('Solved with help.')
  await page.getByRole('button', { name: 'Back to composing' }).click()
  await expect(page.getByRole('tab', { name: 'Solution' })).toHaveAttribute('aria-selected', 'true')
  await expect(editor.square('b8')).toHaveAccessibleName('b8, white king')
})

test('set play, tries and other rules are told when they are asked for', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await page.getByLabel('Rules').selectOption('dama')
  await editor.fen().fill('W:Wb7,a2:Bh4,h6')
  await editor.go('Solution')
  await page.getByLabel('Goal').selectOption('crown')
  await page.getByRole('switch', { name: 'Any number of moves' }).uncheck()
  await page.getByLabel('In how many moves').fill('1')
  await expect(editor.verdict()).toContainText('Sound')
  await page.getByRole('button', { name: 'Set play and other rules' }).click()
  await expect(page.getByText('Under other rules')).toBeVisible()
  // A man that may step diagonally has three ways to the last row.
  await expect(page.getByRole('listitem').filter({ hasText: /^Tama:/ })).toContainText('Several solutions')
  await expect(page.getByRole('listitem').filter({ hasText: 'TÜDAF' })).toContainText('The same solution.')
})

test('a position comes in as a drawn board, a PDN game or a puzzle of a file', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  const rows = [
    '........',
    '........',
    '........',
    '...b....',
    '........',
    '........',
    '........',
    'W.......',
  ]
  await editor.fen().fill(rows.join('\n'))
  await expect(editor.square('a1')).toHaveAccessibleName('a1, white king')
  await expect(editor.square('d5')).toHaveAccessibleName('d5, black man')
  await editor.fen().fill(rows.slice(1).join('\n'))
  await expect(editor.fen()).toHaveAccessibleDescription(/A drawn board has 8 lines; these are 7/)
  await editor.fen().fill('1. d3-e4 e6-e5 *')
  await expect(editor.notices()).toContainText('1 puzzle read.')
  await expect(editor.square('e4')).toHaveAccessibleName('e4, white man')
  await editor
    .fen()
    .fill(
      '{"ruleset":"dama","fen":"W:Wb7:Bh4","goal":"crown","in":1,"solution":["b7-b8"],"title":"From a file"}',
    )
  await expect(page.getByRole('heading', { name: 'From a file' })).toBeVisible()
  await expect(page.getByLabel('Rules')).toHaveValue('dama')
  await editor.fen().fill('{"ruleset":"dama","fen":"W:Wb7:Bh4","goal":"fly"}')
  await expect(editor.notices()).toContainText('“fly” is not a goal.')
  await expect(page.getByRole('heading', { name: 'From a file' })).toBeVisible()
})
