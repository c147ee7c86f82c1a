// Draws the PNG icons of both apps from their `icon.svg`: `pnpm --filter @tama/pwa icons`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'

const APPS = fileURLToPath(new URL('../../../apps/', import.meta.url))

/** A picture to draw. What a `maskable` one shows lies in the middle 80 %: systems cut its edges to their own form. */
interface Icon {
  readonly file: string
  readonly sizePx: number
  readonly isMaskable: boolean
}

const ICONS: readonly Icon[] = [
  { file: 'icon-192.png', sizePx: 192, isMaskable: false },
  { file: 'icon-512.png', sizePx: 512, isMaskable: false },
  { file: 'icon-maskable-512.png', sizePx: 512, isMaskable: true },
  { file: 'icon-apple-180.png', sizePx: 180, isMaskable: true },
]

/** The background of `icon.svg`: its first rectangle. */
const groundOf = (svg: string): string => {
  const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1]
  if (ground === undefined) throw new Error('icon.svg has no background')
  return ground
}

/** A page that shows the icon; a maskable one has its background up to the edges. */
const pageOf = (svg: string, isMaskable: boolean): string => {
  const style = isMaskable
    ? `body{background:${groundOf(svg)}}img{inset:8%;width:84%}`
    : 'img{inset:0;width:100%}'
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<style>body{margin:0}img{position:fixed}${style}</style><img src="${source}">`
}

const draw = async (browser: Browser, folder: string, { file, sizePx, isMaskable }: Icon): Promise<void> => {
  const svg = readFileSync(`${folder}/icon.svg`, 'utf8')
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
  await page.setContent(pageOf(svg, isMaskable))
  await page.locator('img').evaluate((image) => (image as unknown as { decode(): Promise<void> }).decode())
  const png = await page.screenshot({ omitBackground: !isMaskable })
  mkdirSync(`${folder}/icons`, { recursive: true })
  writeFileSync(`${folder}/icons/${file}`, png)
  await page.close()
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '' })
for (const app of ['web', 'puzzle-editor']) {
  for (const icon of ICONS) await draw(browser, `${APPS}${app}/public`, icon)
}
await browser.close()
