import autocannon from 'autocannon'
import { writeRecipeListAddress } from '#client/features/recipeSearch/recipeListAddress.ts'
import { openDatabase } from '#server/db/client.ts'
import { addGeneratedTestRecipes } from '#server/demoData/fillRecipes.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { cuisines, mealTypes } from '#shared/kitchen/questionnaire.ts'
import { recipeListDietFilters } from '#shared/kitchen/recipeListFilters.ts'
import { type SignedIn, signedInAt } from '../support/accounts/signedIn.ts'
import { type LarderProcess, startLarder } from '../support/process/larderProcess.ts'
import { asPage, sendRequests, withoutReadLimit } from './load.ts'
import { cpuSecondsOf } from './members/cpuSeconds.ts'
import { residentMbOf } from './memory.ts'
import { explain, type ListQueries, queriesOf, send } from './recipeQueries.ts'
import { beside, type RenderingTimes, renderingTimes } from './rendering.ts'
import { type Figure, limit, median, ratio } from './table.ts'

const atOnce = 16
const seconds = 8
/** How much a process's memory may still grow, in MB. */
const flatWithinMb = 15
const fillWithinSeconds = 300
const requestsToVisitors = 3_000

/** Lists as people request them, each with several values used in turn. */
const cases: Record<string, Partial<RecipeListInput>[]> = {
  'the list': upTo(12).map((page) => ({ page: page + 2 })),
  'the list, deep': upTo(6).map((page) => ({ page: 1_250 - page * 100 })),
  'best rated': upTo(6).map((page) => ({ sort: 'rating', page: page + 1 })),
  quickest: upTo(6).map((page) => ({ sort: 'time', page: page + 1 })),
  'a meal': mealTypes.map((mealType) => ({ mealType })),
  'a diet': recipeListDietFilters.map((dietType) => ({ dietType })),
  'a cuisine': cuisines.slice(0, 12).map((cuisine) => ({ cuisine })),
  'without allergens': [
    { without: ['milk'] },
    { without: ['gluten', 'nuts'], strict: true },
    { without: ['eggs'] },
  ],
  'a meal, a diet and a cuisine': cuisines
    .slice(0, 6)
    .map((cuisine) => ({ cuisine, mealType: 'Dinner', dietType: 'Vegetarian' })),
  'a search': ['chicken', 'tofu', 'lighthouse', 'coconut curry', 'walnut', 'olive oil'].map((query) => ({
    query,
  })),
  'a search, misspelt': ['chiken', 'coconut cury', 'mushrom', 'tomatos soup'].map((query) => ({ query })),
}

/** The server, and the signed-in member whose pages are loaded and never cached. */
interface Asker {
  larder: LarderProcess
  by: SignedIn
}

/** Lists of a large table compared with their bare statements, their query plans, and what they cost the process. */
export async function benchRecipes(databaseUrl: string, count: number): Promise<Figure[]> {
  const before = await startAsking(databaseUrl)
  await visitAll(before)
  const smallMb = residentMbOf(before.larder)
  await before.larder.stop()

  const startedAt = performance.now()
  const made = await addGeneratedTestRecipes(databaseUrl, { count, seed: 1 })
  const fillSeconds = (performance.now() - startedAt) / 1_000
  console.log(`\nHow lists of ${thousands(made)} recipes are looked up:`)

  const asker = await startAsking(databaseUrl)
  await visitAll(asker)
  const largeMb = residentMbOf(asker.larder)
  const figures = [limit(`${thousands(made)} recipes made`, [fillSeconds], fillWithinSeconds, 's')]
  let walked = 0
  for (const [name, inputs] of Object.entries(cases)) {
    const queries = await queriesOf(databaseUrl, asker.by, inputs)
    walked += await printPlans(databaseUrl, name, queries)
    const bare = await slowestBare(databaseUrl, queries)
    const ours = await slowestPage(asker, inputs)
    const what = `${name} of ${thousands(made)}: p99 beside its bare SQL's ${bare.toFixed(1)} ms`
    figures.push(limit(what, [ours / bare], 3, 'times'))
  }
  figures.push(limit('queries of these that read the whole table', [walked], 0, 'queries'))
  figures.push(
    limit(`memory for ${thousands(made)} recipes above that for 12`, [largeMb - smallMb], flatWithinMb, 'MB'),
  )
  for (const times of await renderingTimes(databaseUrl, ['/recipes?page=2', '/recipes?cuisine=Thai']))
    figures.push(beside(times, true), await toVisitors(asker, times))
  await asker.larder.stop()
  return figures
}

/** A list as visitors get it, compared with rendering only its tree. */
async function toVisitors({ larder }: Asker, { path, alone }: RenderingTimes): Promise<Figure> {
  await sendRequests(larder.url + path, requestsToVisitors)
  const usedBefore = cpuSecondsOf(larder.child.pid!)
  await sendRequests(larder.url + path, requestsToVisitors)
  const sent = requestsToVisitors / (cpuSecondsOf(larder.child.pid!) - usedBefore)
  const note = `${Math.round(sent)} against ${Math.round(median(alone))} pages in a second of a core`
  return ratio(
    `${path} to visitors beside renderToString`,
    alone.map((value) => sent / value),
    0.6,
    note,
  )
}

async function startAsking(databaseUrl: string): Promise<Asker> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutReadLimit })
  return { larder, by: await signedInAt({ url: larder.url, databaseUrl }) }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}

const thousands = (value: number) => value.toLocaleString('en')

const cookieOf = ({ cookie }: SignedIn) => `${cookie.name}=${cookie.value}`

async function visitAll({ larder, by }: Asker): Promise<void> {
  const headers = { ...asPage, cookie: cookieOf(by) }
  for (let round = 0; round < 10; round += 1)
    for (const input of Object.values(cases).flat())
      await (await fetch(larder.url + addressOf(input), { headers })).arrayBuffer()
}

const addressOf = (input: Partial<RecipeListInput>) => writeRecipeListAddress(RecipeListInput.parse(input))

async function printPlans(databaseUrl: string, name: string, queries: ListQueries[]): Promise<number> {
  const database = openDatabase(databaseUrl, { poolSize: 1 })
  const explained = []
  for (const each of queries) explained.push(await explain(database, each))
  await database.close()
  const [slowest] = explained.sort((a, b) => b.ms - a.ms)
  const { ms, rows, indexes } = slowest!
  console.log(`  ${name}: ${ms.toFixed(1)} ms at most, ${thousands(rows)} rows by ${indexes.join(', ')}`)
  return explained.filter(({ walksTable }) => walksTable).length
}

/** The 99th percentile of rounds of these statements, 16 at once, in milliseconds. */
async function slowestBare(databaseUrl: string, queries: ListQueries[]): Promise<number> {
  const database = openDatabase(databaseUrl, { poolSize: atOnce })
  for (const each of queries) await send(database, each)
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  let turn = 0
  const askOnAndOn = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now()
      await send(database, queries[turn++ % queries.length]!)
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(upTo(atOnce).map(askOnAndOn))
  await database.close()
  return percentile99(times)
}

/** The 99th percentile of pages, 16 at once, in milliseconds. */
async function slowestPage({ larder, by }: Asker, inputs: Partial<RecipeListInput>[]): Promise<number> {
  const times: number[] = []
  const headers = { ...asPage, cookie: cookieOf(by) }
  const requests = inputs.map((input) => ({ path: addressOf(input), headers }))
  const options = { url: larder.url, connections: atOnce, duration: seconds, requests }
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)))
    running.on('response', (_client, _status, _bytes, responseTime) => times.push(responseTime))
  })
  if (result.non2xx + result.errors > 0) throw new Error('A list answered badly.')
  return percentile99(times)
}

function percentile99(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!
}
