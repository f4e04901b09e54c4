import { get } from 'node:http'
import { type Browser, chromium } from 'playwright-core'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import { chromiumArgs, prepareChromium } from '../support/browser/chromium.ts'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { openLiveStream } from '../support/servers/liveStream.ts'
import type { Home } from './grocery.ts'
import { asPage, withoutReadLimit } from './load.ts'
import { type Figure, limit, median } from './table.ts'
import { addHomeWithYearOfMeals, planChanges, sendMeals } from './yearOfMeals.ts'

const coldRounds = 3
const warmRounds = 60
const browserRounds = 9
const moves = 50
const readRounds = 9
/** How much longer the planner may take than the list of recipes. */
const maxTimes = 1.5
const pages = ['/recipes', '/meal-planner'] as const

/** The planner of a household with 400 recipes and a year of meals: how soon it opens, and how soon a change is seen. */
export async function benchMealPlan(databaseUrl: string): Promise<Figure[]> {
  const settings = {
    DATABASE_URL: databaseUrl,
    HOST: '127.0.0.1',
    WRITES_PER_MINUTE: '1000000',
    ...withoutReadLimit,
  }
  const larder = await startLarder(settings)
  const home = await addHomeWithYearOfMeals(larder, databaseUrl)
  const second = await startLarder(settings)
  const figures = [
    await compareColdPages(settings, home),
    ...(await compareWarmPages(larder, home)),
    ...(await comparePagesInBrowser(larder, home)),
    await benchMoves(larder, second, home),
    ...(await benchFreshDevice(larder, home)),
  ]
  await Promise.all([larder.stop(), second.stop()])
  return figures
}

type TimesOfPages = Record<(typeof pages)[number], number[]>

/** The median of the planner in proportion to that of the list, with both in milliseconds. */
function beside(what: string, times: TimesOfPages): Figure {
  const [list, planner] = pages.map((page) => median(times[page])) as [number, number]
  const figure = limit(what, [planner / list], maxTimes, 'times')
  return {
    ...figure,
    measured: `${(planner / list).toFixed(2)} times (${planner.toFixed(1)} and ${list.toFixed(1)} ms)`,
  }
}

/** What each page's first request of a process takes, each of a process of its own. */
async function compareColdPages(settings: Record<string, string>, home: Home): Promise<Figure> {
  const times: TimesOfPages = { '/recipes': [], '/meal-planner': [] }
  for (let round = 0; round < coldRounds; round += 1)
    for (const page of pages) {
      const larder = await startLarder(settings)
      times[page].push(await timeOfRequest(larder.url + page, home))
      await larder.stop()
    }
  return beside('the planner as first page of a process, beside the list of recipes', times)
}

async function compareWarmPages({ url }: LarderProcess, home: Home): Promise<Figure[]> {
  const times: TimesOfPages = { '/recipes': [], '/meal-planner': [] }
  const months: number[] = []
  for (let round = 0; round < warmRounds + 10; round += 1) {
    const [list, planner] = [
      await timeOfRequest(url + pages[0], home),
      await timeOfRequest(url + pages[1], home),
    ]
    const month = await timeOfRequest(`${url}/meal-planner?view=month`, home)
    if (round < 10) continue
    times['/recipes'].push(list)
    times['/meal-planner'].push(planner)
    months.push(month)
  }
  return [
    beside('the planner in a warm process, beside the list of recipes', times),
    beside('the planner’s month in a warm process, beside the list of recipes', {
      ...times,
      '/meal-planner': months,
    }),
  ]
}

/** From the request to the last byte, compressed as for a browser. */
async function timeOfRequest(url: string, { cookies }: Home): Promise<number> {
  return (await readWhole(url, { ...asPage, cookie: cookies[0]!, 'accept-encoding': 'gzip, deflate, br' })).ms
}

function readWhole(
  url: string,
  headers: Record<string, string>,
): Promise<{ ms: number; bytes: number; headers: NodeJS.Dict<string | string[]> }> {
  const startedAt = performance.now()
  return new Promise((resolve, reject) => {
    get(url, { headers, agent: false }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on('end', () => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}.`))
        else resolve({ ms: performance.now() - startedAt, bytes, headers: answer.headers })
      })
    }).on('error', reject)
  })
}

/** Until a page responds, for a browser that was never here, and for one that has its files. */
async function comparePagesInBrowser(larder: LarderProcess, home: Home): Promise<Figure[]> {
  const { executablePath, env } = await prepareChromium()
  const browser = await chromium.launch({
    executablePath,
    args: chromiumArgs,
    env: { ...process.env, ...env } as never,
  })
  const first: TimesOfPages = { '/recipes': [], '/meal-planner': [] }
  const again: TimesOfPages = { '/recipes': [], '/meal-planner': [] }
  try {
    for (let round = 0; round < browserRounds; round += 1)
      for (const page of pages) {
        const [firstMs, againMs] = await openTwice(browser, larder.url + page, home)
        if (round === 0) continue
        first[page].push(firstMs)
        again[page].push(againMs)
      }
  } finally {
    await browser.close()
  }
  return [
    beside('the planner responds in Chromium, first visit, beside the list of recipes', first),
    beside('the planner responds in Chromium, second visit, beside the list of recipes', again),
  ]
}

async function openTwice(browser: Browser, url: string, { cookies }: Home): Promise<[number, number]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const [name, value] = cookies[0]!.split('=') as [string, string]
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  const open = async () => {
    const startedAt = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await page.locator('html[data-hydrated]').waitFor()
    return performance.now() - startedAt
  }
  const first = await open()
  await page.waitForLoadState('networkidle')
  await page.goto('about:blank')
  const again = await open()
  await context.close()
  return [first, again]
}

/** From one member's call on one process to the line in another member's stream on another. */
async function benchMoves(
  first: LarderProcess,
  second: LarderProcess,
  home: Home & { mealIds: string[] },
): Promise<Figure> {
  const { householdId, cookies, mealIds } = home
  const input = { householdId, since: await lastChangeOf(first, home) }
  const stream = await openLiveStream(second.url, cookies[1]!, input, undefined, 'mealPlanner.changes')
  const today = calendarDateOf(new Date())
  const times: number[] = []
  for (let index = 0; index < moves + 5; index += 1) {
    const move = planChanges.moveMeal(mealIds[index * 11]!, { date: addDays(today, index), slotId: 'snack' })
    const startedAt = performance.now()
    const isMoved = ({ data }: { data: unknown }) => JSON.stringify(data ?? '').includes(move.id)
    const [heard] = await Promise.all([stream.until(isMoved), sendMeals(first.url, home, [move])])
    if (index >= 5) times.push(heard.atMs - startedAt)
  }
  stream.close()
  return limit(`a moved meal is in another member's stream, ${moves} moves`, times, 200, 'ms')
}

/** What a device without any documents gets: by the call that reads all, and by the stream from the beginning. */
async function benchFreshDevice({ url }: LarderProcess, home: Home): Promise<Figure[]> {
  const headers = { cookie: home.cookies[1]!, 'accept-encoding': 'gzip, deflate, br' }
  const calls: number[] = []
  const streams: number[] = []
  const kilobytes: number[] = []
  for (let round = 0; round < readRounds + 2; round += 1) {
    const { ms, bytes } = await readWhole(addressOfPlan(url, home), headers)
    const startedAt = performance.now()
    const input = { householdId: home.householdId, since: 0 }
    const stream = await openLiveStream(url, home.cookies[1]!, input, undefined, 'mealPlanner.changes')
    const { atMs } = await stream.until(({ kind }) => kind === 'message')
    stream.close()
    if (round < 2) continue
    calls.push(ms)
    streams.push(atMs - startedAt)
    kilobytes.push(bytes / 1_000)
  }
  return [
    limit('a year of meals for a device that has none, by mealPlanner.get', calls, 300, 'ms'),
    limit('a year of meals for a device that has none, by mealPlanner.changes', streams, 300, 'ms'),
    limit('what is sent of a year of meals, compressed', kilobytes, 100, 'kB'),
  ]
}

const addressOfPlan = (url: string, { householdId }: Home) =>
  `${url}/rpc/mealPlanner.get?input=${encodeURIComponent(JSON.stringify({ householdId }))}`

async function lastChangeOf({ url }: LarderProcess, home: Home): Promise<number> {
  const answer = await fetch(addressOfPlan(url, home), { headers: { cookie: home.cookies[1]! } })
  const { result } = (await answer.json()) as { result: { data: { seq: number } } }
  return result.data.seq
}
