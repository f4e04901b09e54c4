import { type Browser, chromium } from 'playwright-core'
import { chromiumArgs, prepareChromium } from '../support/browser/chromium.ts'
import { startLarder } from '../support/process/larderProcess.ts'
import { withoutReadLimit } from './load.ts'
import { type Figure, limit } from './table.ts'

const pages = ['/', '/recipes', '/recipe/demo-1', '/generate']
const rounds = 5
/** A mid-range phone on slow 4G, with the figures that Lighthouse uses: milliseconds, bytes a second, factors. */
const network = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000, offline: false }
const slower = 4
/** Milliseconds after which a task counts as long, as it delays the answer to a touch. */
const longTaskMs = 50

/** How soon a page that was never opened before is visible on a mid-range phone, stays in place and responds. */
export async function benchPhone(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutReadLimit })
  const { executablePath, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArgs,
    env: { ...process.env, ...env } as never,
  })
  const figures: Figure[] = []
  try {
    for (const page of pages) {
      const visits: Visit[] = []
      for (let round = 0; round < rounds; round += 1) visits.push(await visitOnce(browser, larder.url + page))
      const each = (name: keyof Visit) => visits.map((visit) => visit[name])
      figures.push(
        limit(`${page} on a mid phone: its largest part is seen`, each('largestMs'), 1_500, 'ms'),
        limit(`${page} on a mid phone: its scripts keep one waiting`, each('blockedMs'), 100, 'ms'),
        limit(`${page} on a mid phone: it moves`, each('moved'), 2, '% of the screen'),
      )
    }
  } finally {
    await browser.close()
    await larder.stop()
  }
  return figures
}

interface Visit {
  largestMs: number
  blockedMs: number
  moved: number
}

async function visitOnce(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript((longest) => {
    const seen = { largestMs: 0, blockedMs: 0, moved: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, tell: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => {
      seen.largestMs = startTime
    })
    watch('longtask', ({ duration }) => {
      seen.blockedMs += duration - longest
    })
    watch('layout-shift', (entry) => {
      seen.moved += 100 * (entry as PerformanceEntry & { value: number }).value
    })
  }, longTaskMs)
  await page.goto(address)
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as never as { seen: Visit }).seen)
  await context.close()
  return seen
}
