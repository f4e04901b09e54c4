import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { buffer, json as readJson } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

// Visitors who request all recipes as data at once, as clients of the older product do. Runs as its own process, since it
// parses the answers: tests/resilience/attacks/listings.ts.

export interface ListingOrder {
  url: string
  /** One address for each visitor. */
  addresses: string[]
  /** How often each visitor requests each listing. */
  rounds: number
}

const listings = [
  { path: '/recipes', method: 'GET', headers: { accept: 'application/json' }, body: '' },
  {
    path: '/v1/tablefields',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"entity":"RecipeTable","action":"scan"}',
  },
]
const patienceMs = 100_000

const order = (await readJson(process.stdin)) as ListingOrder
const counts = new Map<string, number>()

/** The result of a request: `whole`, `refused` with Retry-After, or what else happened. */
async function ask(localAddress: string, listing: (typeof listings)[number]): Promise<string> {
  const { hostname, port } = new URL(order.url)
  const { path, method, headers, body } = listing
  const asked = request({ hostname, port, path, method, headers, localAddress, agent: false })
  const timer = setTimeout(() => asked.destroy(new Error('no answer in time')), patienceMs)
  try {
    asked.end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    const bytes = await buffer(answer)
    const { statusCode = 0, headers: told } = answer
    if (statusCode === 200) return `${path} ${isWhole(bytes.toString()) ? 'whole' : 'not whole'}`
    const isRefusal = [429, 503].includes(statusCode) && Number(told['retry-after']) > 0
    return `${path} ${isRefusal && isSentence(bytes.toString()) ? 'refused' : `answered with ${statusCode}`}`
  } catch (error) {
    return `${path} ${error instanceof Error ? error.message : error}`
  } finally {
    clearTimeout(timer)
  }
}

/** Whether it is JSON, with JSON text in it that has rows of recipes. */
function isWhole(text: string): boolean {
  try {
    const answer = JSON.parse(text)
    const { data } = 'body' in answer ? JSON.parse(answer.body) : answer
    return Array.isArray(data) && data.length > 0 && data.every((row) => typeof row.recipe_id === 'string')
  } catch {
    return false
  }
}

/** Whether the refusal contains a sentence. */
function isSentence(text: string): boolean {
  try {
    const answer = JSON.parse(text)
    const { message } = 'body' in answer ? JSON.parse(answer.body) : answer
    return /\w+ \w+.*\./.test(message)
  } catch {
    return false
  }
}

for (let round = 0; round < order.rounds; round += 1)
  for (const listing of listings) {
    const outcomes = await Promise.all(order.addresses.map((address) => ask(address, listing)))
    for (const outcome of outcomes) counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    await sleep(200)
  }
process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`)
process.exit()
