import sharp from 'sharp'
import { expect, test } from 'vitest'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { inspect, phone, prepareBrowser, visit } from '../../support/browser/browserTest.ts'
import { nobodyAnswers } from '../../support/browser/offlinePages.ts'
import { prepareLarder } from '../../support/process/prepareLarder.ts'

const { open } = prepareBrowser({ isCold: true })
const larder = prepareLarder()

interface Icon {
  src: string
  sizes: string
  type: string
  purpose: string
}

test('a phone can install Larder: the manifest has no errors, and each icon has its size', async () => {
  const page = await open({ viewport: phone })
  await visit(page, larder.url)
  const devtools = await page.context().newCDPSession(page)
  const { url, errors, data } = await devtools.send('Page.getAppManifest')
  expect([url, errors]).toEqual([`${larder.url}/manifest.webmanifest`, []])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])

  const manifest = JSON.parse(data ?? '') as Record<string, unknown> & { icons: Icon[] }
  expect(manifest).toMatchObject({
    name: 'Larder',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    share_target: { action: '/import' },
  })
  const purposes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']))
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  const wanted = [
    ...manifest.icons.filter(({ type }) => type === 'image/png'),
    { src: apple ?? '', sizes: '180x180' },
  ]
  for (const { src, sizes } of wanted) {
    const answer = await fetch(larder.url + src)
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/png',
      'public, max-age=3600',
    ])
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('the manifest is not cached, and its shortcuts lead to existing pages', async () => {
  const answer = await fetch(`${larder.url}/manifest.webmanifest`)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, no-cache')
  expect(answer.headers.get('content-security-policy')).toContain("manifest-src 'self'")
  const { shortcuts } = (await answer.json()) as { shortcuts: { url: string }[] }
  expect(shortcuts.map(({ url }) => url)).toEqual(['/grocery', '/meal-planner', '/generate'])
  for (const { url } of shortcuts) {
    const page = await open({ viewport: phone })
    await visit(page, larder.url + url)
    expect(await page.locator('h1').count()).toBe(1)
  }
})

test.each(['a member', 'a visitor'])('a service worker controls the pages of %s', async (who) => {
  const page = await open({ viewport: phone })
  if (who !== 'a visitor') await page.context().addCookies([(await signedInAt(larder)).cookie])
  await visit(page, larder.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await visit(page, `${larder.url}/faq`)
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
  expect(worker).toBe(`${larder.url}/sw.js`)
})

test('a visitor who is offline sees that in their language, and can try again', async () => {
  const page = await open({ viewport: phone, locale: 'de' }, nobodyAnswers)
  await visit(page, larder.url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.context().setOffline(true)
  await page.goto(`${larder.url}/faq`)
  await page.getByRole('heading', { name: 'Du bist offline' }).waitFor()
  await inspect(page, 'offline-visitor')
  await page.context().setOffline(false)
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await page.locator('html[data-hydrated]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/faq')
  expect(await page.evaluate(() => caches.keys())).toEqual(['larder-language'])
})

test('the theme colours for light and dark match the page’s background', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await open({ viewport: phone, colorScheme })
    await visit(page, larder.url)
    const colour = page.locator(`meta[name="theme-color"][media*="${colorScheme}"]`)
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(paper).toBe(asRgb((await colour.getAttribute('content')) ?? ''))
  }
})

function asRgb(hex: string): string {
  const parts = hex.match(/[\da-f]{2}/g) ?? []
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`
}
