import autocannon from 'autocannon'
import { openDatabase } from '#server/db/client.ts'
import { addGeneratedTestRecipes } from '#server/demoData/fillRecipes.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { type LarderProcess, startLarder } from '../../support/process/larderProcess.ts'
import { withBenchDatabase } from '../database.ts'
import { withoutLimits } from '../load.ts'
import { residentMbOf } from '../memory.ts'
import { type Figure, limit, median } from '../table.ts'
import { cpuSecondsOf, cpuSecondsOfFamily, parentPidOf } from './cpuSeconds.ts'
import { queryPath } from './memberCalls.ts'

const recipes = 10_000
const connections = 16
const deepPage = 900
const rounds = 5
const requestsPerRound = 400
const mixedRequests = 30_000
const mostResidentMb = 220
const maxBusyShare = 0.01

/** What far pages of a list cost beside its first, and the memory after many requests, with 10,000 recipes of its own. */
export async function benchTenThousandRecipes(): Promise<Figure[]> {
  const figures: Figure[] = []
  await withBenchDatabase(async (databaseUrl) => {
    const first = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1' })
    await first.stop()
    await addGeneratedTestRecipes(databaseUrl, { count: recipes, seed: 1 })
    const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutLimits })
    const { cookie } = await signedInAt({ url: larder.url, databaseUrl })
    const asMember = { cookie: `${cookie.name}=${cookie.value}` }
    figures.push(await benchDepth(larder, databaseUrl, asMember))
    figures.push(await benchMixedMemory(larder, asMember))
    await larder.stop()
  })
  return figures
}

/** Milliseconds of a core of the server and of Postgres together. */
async function benchDepth(
  larder: LarderProcess,
  databaseUrl: string,
  headers: Record<string, string>,
): Promise<Figure> {
  const database = openDatabase(databaseUrl, { poolSize: 1 })
  const [row] = await database.sql`select pg_backend_pid() as pid`
  const postgres = parentPidOf(Number(row!.pid))
  const used = () => cpuSecondsOf(larder.child.pid!) + cpuSecondsOfFamily(postgres)
  const costOf = async (page: number) => {
    const before = used()
    const path = queryPath('recipes.list', { page })
    await sendMixed(larder.url, [{ path, headers }], requestsPerRound)
    return ((used() - before) * 1_000) / requestsPerRound
  }
  await costOf(1)
  await costOf(deepPage)
  const ratios: number[] = []
  const costs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const firstPage = await costOf(1)
    costs.push(await costOf(deepPage))
    ratios.push(costs.at(-1)! / firstPage)
  }
  await database.close()
  const what = `page ${deepPage} of ${recipes.toLocaleString('en')} recipes beside page 1 (${median(costs).toFixed(2)} ms of a core)`
  return limit(what, ratios, 1.5, 'times')
}

/** Memory after pages and calls of a member and of visitors in turn, no two like each other. */
async function benchMixedMemory(larder: LarderProcess, asMember: Record<string, string>): Promise<Figure> {
  const page = (path: string, headers = {}) => ({ path, headers: { accept: 'text/html', ...headers } })
  const mixed = Array.from({ length: 120 }, (_, place) => {
    const recipeId = `fill-1-${place * 71 + 1}`
    return [
      page('/'),
      page(`/recipe/${recipeId}`),
      page(`/recipes?page=${place * 10 + 1}`),
      page(`/recipe/${recipeId}`, asMember),
      page(`/recipes?page=${place + 1}`, asMember),
      page('/grocery', asMember),
      { path: queryPath('recipes.get', { recipeId }), headers: asMember },
      { path: queryPath('recipes.list', { page: place * 10 + 1 }), headers: asMember },
    ]
  }).flat()
  await sendMixed(larder.url, mixed, mixedRequests)
  const what = `resident memory after ${mixedRequests.toLocaleString('en')} mixed requests with ${recipes.toLocaleString('en')} recipes`
  return limit(what, [residentMbOf(larder)], mostResidentMb, 'MB')
}

async function sendMixed(url: string, requests: autocannon.Request[], amount: number): Promise<void> {
  const result = await autocannon({ url, connections, amount, requests })
  // On a busy machine a read may wait longer than it may, and is refused.
  const busy = result.statusCodeStats?.['503']?.count ?? 0
  if (result.non2xx + result.errors - busy > 0 || busy > amount * maxBusyShare)
    throw new Error(
      `${url} answered badly: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors.`,
    )
}
