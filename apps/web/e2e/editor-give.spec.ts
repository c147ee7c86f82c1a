import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Locator, Page } from '@playwright/test'
import { PRESETS } from '@tama/engine'
import { parsePuzzle } from '@tama/puzzles'
import { encodePuzzle, linkOfPuzzle } from '@tama/share'
import jsQR from 'jsqr'
import { editorOn } from './editor-page.ts'
import { expect, test } from './watched-page.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, locale: 'en' })

const linkTo = (fields: object): string => {
  const puzzle = parsePuzzle(JSON.stringify({ ruleset: 'dama', goal: 'crown', ...fields }))
  if (!puzzle.ok) throw new Error(JSON.stringify(puzzle.error))
  const link = encodePuzzle(linkOfPuzzle(puzzle.value))
  if (!link.ok) throw new Error(link.error.kind)
  return link.value
}

const LINK = linkTo({
  fen: 'W:Wd2,a3:Bd3,d5,h7',
  in: 3,
  solution: ['d2xd6', 'h7-h6', ['h7-g7', 'd6-d7'], 'd6-d7', 'h6-h5', 'd7-d8'],
  title: 'Bir & iki <b>',
  author: 'Անի',
})

/** What a picture on the page says to a reader of QR codes. */
const readQr = async (page: Page, picture: Locator): Promise<string | undefined> => {
  const png = (await picture.screenshot()).toString('base64')
  const { data, width, height } = await page.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D
    pen.drawImage(image, 0, 0)
    const pixels = pen.getImageData(0, 0, image.width, image.height)
    return { data: [...pixels.data], width: pixels.width, height: pixels.height }
  }, png)
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}

const saved = async (
  page: Page,
  button: string,
): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await saving
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test.describe('on a screen with two pixels for each', () => {
  test.use({ deviceScaleFactor: 2 })

  test('the QR code reads back as the link, also when the page is dark', async ({ page }) => {
    const editor = editorOn(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await editor.open(LINK)
      await editor.go('Share')
      const link = await page.getByLabel('Link', { exact: true }).inputValue()
      expect(link).toBe(new URL(`/#${LINK}`, page.url()).href)
      expect(await readQr(page, page.getByRole('img', { name: 'QR code' }))).toBe(link)
      await page.goto('about:blank')
    }
  })
})

test('pictures and a film are saved, with what is asked and the name of the rules', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open(LINK)
  await editor.go('Share')
  const svg = await saved(page, 'Picture as SVG')
  expect(svg.name).toBe('bir-iki-b.svg')
  const text = svg.bytes.toString('utf8')
  for (const words of [
    'Bir &#38; iki &#60;b&#62;',
    'Անի',
    'White to move. Get a king in 3 moves.',
    '>Dama<',
  ]) {
    expect(text).toContain(words)
  }
  const root = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml')
    return { name: parsed.documentElement.nodeName, scripts: parsed.querySelectorAll('script, style').length }
  }, text)
  expect(root).toEqual({ name: 'svg', scripts: 0 })
  const png = await saved(page, 'Picture as PNG')
  expect(png.name).toBe('bir-iki-b.png')
  expect(png.bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect(png.bytes.readUInt32BE(16)).toBe(1024)
  expect(png.bytes.readUInt32BE(20)).toBeGreaterThan(1024)
  const gif = await saved(page, 'Animated solution (GIF)')
  expect(gif.bytes.subarray(0, 6).toString('latin1')).toBe('GIF89a')
  expect(gif.bytes.readUInt16LE(6)).toBe(384)
  // One graphics control for each frame: six for a hop, one for each position.
  expect(gif.bytes.toString('latin1').split('\x21\xf9\x04').length - 1).toBe(6 * 6 + 6)
  expect(gif.bytes.length).toBeLessThan(1_500_000)
})

test('a film shows the solution from its first position to its last', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open(LINK)
  await editor.go('Share')
  const { bytes } = await saved(page, 'Animated solution (GIF)')
  const frames = await page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const decoder = new ImageDecoder({ data, type: 'image/gif' })
    await decoder.tracks.ready
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0
    const look = async (frameIndex: number) => {
      const { image } = await decoder.decode({ frameIndex })
      const canvas = document.createElement('canvas')
      canvas.width = image.displayWidth
      canvas.height = image.displayHeight
      const pen = canvas.getContext('2d') as CanvasRenderingContext2D
      pen.drawImage(image, 0, 0)
      /** How light the middle of a square is, 0..255. */
      const light = (file: number, row: number) => {
        const x = 12 + ((file + 0.5) / 8) * 336 + 12
        const y = 12 + ((7.5 - row) / 8) * 336 + 12
        const [red = 0, green = 0, blue = 0] = pen.getImageData(x, y, 1, 1).data
        return Math.round((red + green + blue) / 3)
      }
      return { d2: light(3, 1), d8: light(3, 7), d5: light(3, 4) }
    }
    return { count, first: await look(0), last: await look(count - 1) }
  }, bytes.toString('base64'))
  expect(frames.count).toBe(42)
  expect(frames.first.d2).toBeGreaterThan(frames.last.d2)
  expect(frames.first.d5).toBeLessThan(frames.last.d5)
  expect(frames.last.d8).not.toBe(frames.first.d8)
})

test('a sheet is printed with the problems in front and the solutions on the last page', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open(LINK)
  await editor.go('Share')
  await page.getByRole('button', { name: 'Print this puzzle' }).click()
  const sheet = page.getByRole('dialog', { name: 'Print sheet' })
  await expect(sheet.getByText('Bir & iki <b>')).toBeVisible()
  await expect(sheet.locator('.sheet-answers li')).toHaveText(
    '1 1. d2xd6 h7-h6 (1… h7-g7 2. d6-d7) 2. d6-d7 h6-h5 3. d7-d8',
  )
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expect(page.locator('.desk')).toBeHidden()
  const pdf = (await page.pdf({ format: 'A4', printBackground: true })).toString('latin1')
  expect(pdf.startsWith('%PDF')).toBe(true)
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'screen' })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.locator('.desk')).toBeVisible()
})

/** Shows the page of another site, whose body is `html`. Node's server answers until `use` is done. */
const onOtherSite = async (
  html: string,
  use: (address: string, say: (html: string) => void) => Promise<void>,
): Promise<void> => {
  let body = html
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(request.url === '/' ? `<!doctype html><link rel="icon" href="data:,">${body}` : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, (next) => {
      body = next
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.describe('in a page of somebody else', () => {
  test('a puzzle is solved in a frame, and nothing else of ours can be framed', async ({
    page,
    baseURL,
    faults,
  }) => {
    const embedded = `<iframe src="${baseURL}/editor/embed.html#${LINK}" width="360" height="640"></iframe>`
    await onOtherSite(embedded, async (address, say) => {
      await page.goto(address)
      const frame = page.frameLocator('iframe')
      await expect(frame.getByRole('heading', { name: 'Bir & iki <b>' })).toBeVisible()
      await expect(frame.getByText('White to move. Get a king in 3 moves.')).toBeVisible()
      const square = (name: string) => frame.locator(`[data-square="${name}"]`)
      await square('d2').click()
      await expect(frame.locator('.trial-status')).toHaveText('Right. Go on.')
      await square('d6').click()
      await square('d7').click()
      await square('d7').click()
      await square('d8').click()
      await expect(frame.locator('.trial-status')).toHaveText('Solved!')
      await expect(frame.getByRole('button', { name: 'One more defence' })).toBeVisible()
      await expect(frame.getByRole('link', { name: 'Tama & Dama' })).toHaveAttribute('href', `../#${LINK}`)
      expect(faults).toEqual([])
      say(`<iframe src="${baseURL}/editor/#${LINK}"></iframe>`)
      await page.goto(address)
      await expect.poll(() => faults.splice(0).join(' ')).toContain('frame-ancestors')
    })
  })

  test('a frame follows the language and the colours that its address asks for, and says what is wrong with a link', async ({
    page,
    baseURL,
  }) => {
    const asked = `${baseURL}/editor/embed.html?lang=tr&theme=dark#${LINK.slice(0, -3)}`
    await onOtherSite(`<iframe src="${asked}" width="360" height="640"></iframe>`, async (address) => {
      await page.goto(address)
      const frame = page.frameLocator('iframe')
      await expect(frame.locator('.embed-error')).toHaveText(
        'Bağlantının sonu eksik. Sonuna kadar yeniden kopyalayın.',
      )
      await expect(frame.locator('html')).toHaveAttribute('lang', 'tr')
      await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    })
  })
})

test('a puzzle too large for a link says so, and the editor goes on', async ({ page }) => {
  const editor = editorOn(page)
  await editor.open()
  const round = ['a1-b1', 'h8-g8', 'b1-a1', 'g8-h8']
  const line = Array.from({ length: 200 }, (_, ply) => round[ply % 4])
  const others = ['a1-a2', 'a1-a3', 'a1-a4', 'a1-a5', 'a1-a6'].map((first) => [
    first,
    ...Array.from({ length: 170 }, (_, ply) =>
      ply % 2 === 0
        ? ply % 4 === 0
          ? 'h8-g8'
          : 'g8-h8'
        : ply % 4 === 1
          ? `${first.slice(3)}-b${first.at(-1)}`
          : `b${first.at(-1)}-${first.slice(3)}`,
    ),
  ])
  const [first, ...rest] = line
  const solution = [first, ...others, ...rest]
  await editor.fen().fill(JSON.stringify({ ruleset: 'tama', fen: 'W:WKa1:BKh8', goal: 'win', solution }))
  await editor.go('Share')
  await expect(page.getByText('too many moves for a link, which holds 1,000')).toBeVisible()
})

test('every preset is named in its picture', async ({ page }) => {
  const editor = editorOn(page)
  for (const [preset, name] of [
    ['tama', 'Tama'],
    ['dama-federation', 'Dama, Turkish federation (TÜDAF)'],
  ] as const) {
    expect(PRESETS[preset]).toBeDefined()
    await page.goto('about:blank')
    await editor.open(linkTo({ ruleset: preset, fen: 'W:Wb7:Bh4' }))
    await editor.go('Share')
    expect((await saved(page, 'Picture as SVG')).bytes.toString('utf8')).toContain(`>${name}<`)
  }
})
