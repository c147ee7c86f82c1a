import { expect, test } from './watched-page.ts'

const APPS = [
  { name: 'the web app', path: '/' },
  { name: 'the puzzle editor', path: '/editor/' },
]

for (const { name, path } of APPS) {
  test(`${name} opens under the strict policy, isolated, without a complaint`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain('unsafe')
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true)
  })

  test(`${name} loads nothing from elsewhere`, async ({ page, baseURL }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url())
    })
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(elsewhere).toEqual([])
  })

  test(`${name} serves everything that its page names`, async ({ page }) => {
    await page.goto(path)
    const named = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href),
    )
    expect(named.length).toBeGreaterThan(0)
    for (const address of named) expect((await page.request.get(address)).status(), address).toBe(200)
  })
}

test('the policy refuses a script written into the page', async ({ page, faults }) => {
  await page.goto('/')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    return 'ran' in window
  })
  expect(ran).toBe(false)
  await expect.poll(() => faults.length).toBe(1)
  expect(faults.pop()).toContain('Content Security Policy')
})
