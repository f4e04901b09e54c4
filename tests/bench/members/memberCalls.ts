import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { createGroceryOperations } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { signedInAt } from '../../support/accounts/signedIn.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { withoutLimits } from '../load.ts'
import { type Figure, median, ratio } from '../table.ts'
import { cpuSecondsOf } from './cpuSeconds.ts'
import { type RecordedRequest, type RequestToRecord, recordRequests } from './recordRequests.ts'

const connections = 16
const rounds = 5
const requestsPerRound = 1_000
const requestsToWarmUp = 1_000

/** What calls of a member cost the server, beside bare Fastify and postgres.js with the same statements and bytes. */
export async function benchMemberCalls(databaseUrl: string): Promise<Figure[]> {
  const larder = await startLarder({ DATABASE_URL: databaseUrl, HOST: '127.0.0.1', ...withoutLimits })
  const member = await signedInAt({ url: larder.url, databaseUrl })
  const cookie = `${member.cookie.name}=${member.cookie.value}`
  const calls = callsOf(member.householdId)
  const requests = await recordRequests(databaseUrl, cookie, calls)
  const bare = fork(join(import.meta.dirname, 'replayServer.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  bare.send({ databaseUrl, requests })
  const [bareUrl] = (await once(bare, 'message')) as [string]
  const figures: Figure[] = []
  for (const [place, request] of requests.entries()) {
    const load = { request, body: calls[place]?.body, cookie }
    const askOurs = (amount: number) => sendAll(larder.url + request.path, load, amount)
    const askTheirs = (amount: number) => sendAll(`${bareUrl}/${request.name}`, load, amount)
    await askOurs(requestsToWarmUp)
    await askTheirs(requestsToWarmUp)
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await cpuMsOfEach(larder.child.pid!, askOurs))
      theirs.push(await cpuMsOfEach(bare.pid!, askTheirs))
    }
    const note = `${median(ours).toFixed(3)} against ${median(theirs).toFixed(3)} ms of a core a request`
    figures.push(
      ratio(
        `${request.name} of a member beside Fastify and postgres.js`,
        ours.map((value, round) => theirs[round]! / value),
        0.35,
        note,
      ),
    )
  }
  bare.kill()
  await larder.stop()
  return figures
}

function callsOf(householdId: string): RequestToRecord[] {
  const operations = createGroceryOperations(new HybridClock('bench'), Date.now)
  // The same item each time, so that the list stays as long as it is.
  const itemId = operations.addItem('bench', 'default', { name: 'Salt', quantity: '', category: null }).itemId
  let quantity = 0
  const change = () => {
    quantity = (quantity + 1) % 1_000
    const fields = { name: 'Salt', quantity: String(quantity) }
    return JSON.stringify({ householdId, operations: [operations.editItem('default', itemId!, fields)] })
  }
  return [
    { name: 'recipes.get', path: queryPath('recipes.get', { recipeId: 'demo-1' }) },
    { name: 'recipes.list', path: queryPath('recipes.list', {}) },
    { name: 'grocery.sync', path: '/rpc/grocery.sync', body: change },
  ]
}

/** The address of a query with its input. */
export function queryPath(procedure: string, input: unknown): string {
  return `/rpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
}

interface Load {
  request: RecordedRequest
  body: (() => string) | undefined
  cookie: string
}

/** Milliseconds of a core that each request costs a process. */
async function cpuMsOfEach(pid: number, ask: (amount: number) => Promise<void>): Promise<number> {
  const before = cpuSecondsOf(pid)
  await ask(requestsPerRound)
  return ((cpuSecondsOf(pid) - before) * 1_000) / requestsPerRound
}

/** Sends requests over 16 connections; throws at an answer that is not 200. */
async function sendAll(url: string, { request, body, cookie }: Load, amount: number): Promise<void> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) }
  const result = await autocannon({
    url,
    connections,
    amount,
    requests: [
      {
        method: request.method,
        headers,
        ...(body && { setupRequest: (each: autocannon.Request) => ({ ...each, body: body() }) }),
      },
    ],
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} answered badly ${result.non2xx + result.errors} times.`)
}
