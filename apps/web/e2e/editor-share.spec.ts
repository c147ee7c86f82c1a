import { PRESETS, type Ruleset } from '@tama/engine'
import { makeFen, makeRuleset, parseFen } from '@tama/engine/notation'
import { decodeLink, encodePosition, setupOfLink } from '@tama/share'
import { editorOn } from './editor-page.ts'
import { expect, test } from './watched-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' })

const linkTo = (fen: string, ruleset: Ruleset = PRESETS.tama): string => {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(fen)
  return encodePosition({ kind: 'position', ruleset, setup: setup.value })
}

const openedBy = (address: string | null): { readonly ruleset: string; readonly fen: string } => {
  const read = decodeLink(address ?? '')
  if (!read.ok) throw new Error(`${read.error.kind}: ${address}`)
  return { ruleset: makeRuleset(read.value.ruleset), fen: makeFen(setupOfLink(read.value)) }
}

test('“Play this position” goes to the web app with the position, its rules and its side to move', async ({
  page,
}) => {
  const editor = editorOn(page)
  await editor.open()
  await editor.fen().fill('B:Wd4:Bd6,Kh8')
  await page.getByLabel('Rules').selectOption('dama-federation')
  await editor.go('Share')
  const play = page.getByRole('link', { name: 'Play this position' })
  expect(openedBy(await play.getAttribute('href'))).toEqual({
    ruleset: 'dama-federation',
    fen: 'B:Wd4:Bd6,Kh8',
  })
  await play.click()
  await expect(page).toHaveURL(/\/#/)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a link opens with its rules, and the draft from before stays among the puzzles', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await editor.fen().fill('W:Wd4:Bd6')
  await expect.poll(() => decodeLink(page.url()).ok && openedBy(page.url()).fen).toBe('W:Wd4:Bd6')
  await page.goto('about:blank')
  await editor.open(linkTo('B:WKa1,c2:Bd6,Kh8', { ...PRESETS.dama, repetition: 5 }))
  await expect(editor.fen()).toHaveValue('B:WKa1,c2:Bd6,Kh8')
  await expect(page.getByLabel('Rules').locator('option:checked')).toHaveText('Dama, changed')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: 'My puzzles' }).click()
  await page.getByRole('dialog').locator('.mine-open').click()
  await expect(editor.fen()).toHaveValue('W:Wd4:Bd6')
})

test('a link that a messenger has percent-encoded opens', async ({ page }) => {
  const editor = editorOn(page)
  const escaped = [...linkTo('W:Wd4:Bd6')].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  await editor.open(escaped)
  await expect(editor.fen()).toHaveValue('W:Wd4:Bd6')
})

const good = linkTo('W:Wd4:Bd6')
const BROKEN = [
  { what: 'cut short', link: good.slice(0, -3), says: 'The link is cut short.' },
  {
    what: 'changed',
    link: `${good.slice(0, -6)}${good.at(-6) === 'x' ? 'y' : 'x'}${good.slice(-5)}`,
    says: 'The link was changed',
  },
  { what: 'made later', link: '9SomethingNewer', says: 'newer version' },
  { what: 'no link', link: 'hello', says: 'This is not a link' },
]

test('every kind of broken link says what is wrong with it, and the editor works', async ({ page }) => {
  const editor = editorOn(page)
  for (const { what, link, says } of BROKEN) {
    await page.goto('about:blank')
    await editor.open(link)
    await expect(editor.notices(), what).toContainText(says)
    await expect(editor.square('a2')).toHaveAccessibleName('a2, white man')
  }
  await editor.tool('Eraser').check()
  await editor.square('a2').click()
  await expect(editor.square('a2')).toHaveAccessibleName('a2, empty')
})

test('a link put into the address of the open page opens', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await page.evaluate((link) => {
    location.hash = link
  }, linkTo('W:Wd4:Bd6'))
  await expect(editor.fen()).toHaveValue('W:Wd4:Bd6')
})

test('the address always holds the draft, and a reload brings it back', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await editor.fen().fill('B:Wd4:Bd6')
  await expect.poll(() => decodeLink(page.url()).ok && openedBy(page.url()).fen).toBe('B:Wd4:Bd6')
  await page.reload()
  await expect(editor.fen()).toHaveValue('B:Wd4:Bd6')
  await page.goto('/editor/')
  await page.reload()
  await expect(editor.fen()).toHaveValue('B:Wd4:Bd6')
})

test('the editor starts whatever the store holds', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  for (const kept of [
    '',
    'null',
    '{',
    '{"v":99}',
    '{"v":1,"value":{"id":"x","record":{}}}',
    '{"v":1,"value":7}',
  ]) {
    await page.evaluate((text) => {
      localStorage.setItem('tama.editor.desk', text)
      localStorage.setItem('tama.settings', text)
    }, kept)
    await page.reload()
    await expect(editor.square('a2'), kept).toHaveAccessibleName('a2, white man')
    await expect(editor.verdict(), kept).toContainText('This position can be played.')
  }
})

test('the editor says when the browser keeps nothing, and works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  const editor = editorOn(page)
  await editor.open()
  await expect(editor.notices()).toContainText('does not let the page save anything')
  await editor.fen().fill('W:Wd4:Bd6')
  await expect(editor.square('d4')).toHaveAccessibleName('d4, white man')
})

test.describe('with the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('FEN and link are copied, and a link or a FEN is pasted', async ({ page, baseURL }) => {
    const editor = editorOn(page)
    await editor.open()
    await editor.fen().fill('W:Wd4:Bd6')
    await page.getByRole('button', { name: 'Copy FEN' }).click()
    await expect(editor.notices()).toContainText('FEN copied.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('W:Wd4:Bd6')
    await editor.go('Share')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(editor.notices()).toContainText('Link copied.')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.startsWith(`${baseURL}/editor/#`)).toBe(true)
    expect(openedBy(copied)).toEqual({ ruleset: 'tama', fen: 'W:Wd4:Bd6' })
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `Look: ${baseURL}/#${linkTo('B:Wa2:BKh8')}!`,
    )
    await editor.go('Board')
    await page.getByRole('button', { name: 'Paste' }).click()
    await expect(editor.square('h8')).toHaveAccessibleName('h8, black king')
  })
})

test('where copying is refused, the text is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const editor = editorOn(page)
  await editor.open()
  await editor.fen().fill('W:Wd4:Bd6')
  await page.getByRole('button', { name: 'Copy FEN' }).click()
  await expect(editor.notices()).toContainText('W:Wd4:Bd6')
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect(editor.notices()).toContainText('did not allow pasting')
  await expect(editor.fen()).toBeFocused()
})
