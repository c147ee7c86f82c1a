import { editorOn } from './editor-page.ts'
import { expect, test } from './watched-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' })

test('the verdict is live and gives every reason', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await expect(editor.verdict()).toContainText('22 legal moves')
  await editor.fen().fill('W:Wc8:Bd1,d6')
  await expect(editor.verdict()).toContainText('cannot be played yet')
  await expect(editor.verdict()).toContainText('The man on c8 stands on its own last row')
  await expect(editor.verdict()).toContainText('The man on d1 stands on its own last row')
  await editor.go('Share')
  await expect(page.getByRole('link', { name: 'Play this position' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Play this position' })).toBeDisabled()
  await editor.go('Board')
  await editor.fen().fill('W:Wa1,b1,c1,d1,e1,f1,g1,h1,a2,b2,c2,d2,e2,f2,g2,h2,a3:Bh7')
  await expect(editor.verdict()).toContainText('White has 17 pieces; the most is 16.')
  await editor.fen().fill('W:W:B')
  await expect(editor.verdict()).toContainText('The board is empty.')
  await editor.fen().fill('B:Wd4:B')
  await expect(editor.verdict()).toContainText('White wins: Black has no pieces left.')
  await page.getByLabel('Rules').selectOption('dama')
  await editor.fen().fill('B:Wa3,a4,b5,c5:Ba5')
  await expect(editor.verdict()).toContainText('White wins: Black has no legal move.')
  await editor.fen().fill('W:Wd2:Bd3,d5,h7')
  await expect(editor.verdict()).toContainText('must take 2 pieces')
  await editor.go('Share')
  await expect(page.getByRole('link', { name: 'Play this position' })).toBeVisible()
})

test('a wrong FEN says what is wrong and where, and the board stays', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await editor.fen().fill('Wd4:Bd6')
  await expect(editor.fen()).toHaveAccessibleDescription(/The side to move is missing/)
  await expect(editor.fen()).toHaveAttribute('aria-invalid', 'true')
  await editor.fen().fill('W:W9,10:B49')
  await expect(editor.fen()).toHaveAccessibleDescription(/“9” is a numbered square.*character 4/)
  await expect(editor.square('a2')).toHaveAccessibleName('a2, white man')
  await page.getByRole('button', { name: 'Clear board' }).click()
  await expect(editor.fen()).toHaveValue('W:W:B')
  await expect(editor.fen()).toHaveAttribute('aria-invalid', 'false')
})

test('rules are changed option by option, and the focus comes back', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await page.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Custom rules' })
  await dialog.getByRole('group', { name: 'Turning back' }).getByRole('radio', { name: 'Allowed' }).check()
  await dialog.getByLabel('The same position ends the game after').fill('5')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Change' })).toBeFocused()
  await expect(page.getByLabel('Rules').locator('option:checked')).toHaveText('Tama, changed')
  await page.getByLabel('Rules').selectOption('dama')
  await expect(page.getByLabel('Rules')).toHaveValue('dama')
})

test('language and colours change at once and stay', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveTitle(/محرر المسائل/)
  await page.getByRole('button', { name: 'الألوان', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'داكن' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const a1 = await editor.square('a1').boundingBox()
  const h8 = await editor.square('h8').boundingBox()
  expect(a1?.x).toBeLessThan(h8?.x ?? 0)
  expect(a1?.y).toBeGreaterThan(h8?.y ?? 0)
})

test('a menu is used by keyboard: arrows, Escape, and the focus comes back', async ({ page }) => {
  await editorOn(page).open()
  const button = page.getByRole('button', { name: 'Language' })
  await button.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'Հայերեն' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
})

for (const { locale, dir, title } of [
  { locale: 'hy', dir: 'ltr', title: 'Խնդիրների խմբագիր' },
  { locale: 'tr', dir: 'ltr', title: 'Problem düzenleyici' },
  { locale: 'ar', dir: 'rtl', title: 'محرر المسائل' },
]) {
  test.describe(`in a browser that asks for ${locale}`, () => {
    test.use({ locale })

    test('the page speaks this language from the first moment', async ({ page }) => {
      await editorOn(page).open()
      await expect(page).toHaveTitle(new RegExp(title))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
    })
  })
}

for (const { what, refused } of [
  { what: 'WebGL', refused: ['webgl', 'webgl2', 'experimental-webgl'] },
  { what: 'any canvas', refused: ['webgl', 'webgl2', 'experimental-webgl', '2d'] },
]) {
  test(`without ${what} the board is still edited`, async ({ page }) => {
    await page.addInitScript((kinds) => {
      const refuse = (prototype: { getContext: unknown }) => {
        const original = prototype.getContext as (...given: unknown[]) => unknown
        prototype.getContext = function (this: unknown, kind: string, ...rest: unknown[]) {
          return kinds.includes(kind) ? null : original.call(this, kind, ...rest)
        }
      }
      refuse(HTMLCanvasElement.prototype)
      refuse(OffscreenCanvas.prototype)
    }, refused)
    const editor = editorOn(page)
    await editor.open()
    await editor.tool('Eraser').check()
    await editor.square('a2').click()
    await expect(editor.square('a2')).toHaveAccessibleName('a2, empty')
  })
}

test('an idle editor draws no frames', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.requestAnimationFrame
    const counted = window as unknown as { frames: number }
    counted.frames = 0
    window.requestAnimationFrame = (callback) => {
      counted.frames++
      return original.call(window, callback)
    }
  })
  const editor = editorOn(page)
  await editor.open()
  await editor.square('d4').click()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
  const frames = () => page.evaluate(() => (window as unknown as { frames: number }).frames)
  const before = await frames()
  await page.waitForTimeout(1000)
  expect(await frames()).toBe(before)
})
