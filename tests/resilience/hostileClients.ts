import { readFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { json as readJson } from 'node:stream/consumers'

// Clients that ask for the dearest things there are, each from an address of its own, for a bounded time. Runs as a
// process of its own, niced, so that what it takes itself is not taken from the server: tests/resilience/abuse.ts.

export interface HostileOrder {
  url: string
  seconds: number
  clients: number
  /** Session tokens of members, of whom every fifth client is one. */
  tokens: string[]
  recipeIds: string[]
  /** Of each member, in the order of `tokens`: the recipes that they may put photos on. */
  recipeIdsOf: string[][]
  /** Files of photos that take much memory to unpack. */
  photoFiles: string[]
}

interface Asked {
  path: string
  method?: 'POST'
  headers?: Record<string, string>
  body?: string | Buffer
  /** Milliseconds after which the client leaves. */
  leaveAfterMs?: number
}

/** Requests of one client that are on their way at once, and how long it rests between two. */
const lanes = 3
const restMs = 50
/** No answer is waited for longer. */
const patienceMs = 30_000

const words = 'abcdefghijklmnopqrstuvwxyz'
const some = (below: number) => Math.floor(Math.random() * below)
const word = () => Array.from({ length: 3 + some(6) }, () => words[some(26)]).join('')
const query = (path: string, input: object) =>
  `/rpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`
const batchOf = (path: string, inputs: object[]) =>
  `/rpc/${inputs.map(() => path).join(',')}?batch=1&input=${encodeURIComponent(JSON.stringify({ ...inputs }))}`
const json = { 'content-type': 'application/json' }
const listing = { accept: 'application/json' }
const page = { accept: 'text/html' }

const ofVisitors: ((recipeId: string) => Asked)[] = [
  () => ({ path: '/recipes', headers: listing }),
  () => ({
    path: '/v1/tablefields',
    method: 'POST',
    headers: json,
    body: '{"entity":"RecipeTable","action":"scan"}',
  }),
  () => ({
    path: batchOf(
      'recipes.list',
      Array.from({ length: 5 }, () => ({ query: word() })),
    ),
  }),
  () => ({
    path: batchOf(
      'recipes.list',
      Array.from({ length: 20 }, () => ({})),
    ),
  }),
  () => ({
    path: query('recipes.list', {
      cuisine: 'Italian',
      without: ['milk', 'nuts'],
      strict: true,
      page: 1 + some(125),
    }),
  }),
  () => ({ path: `/recipes?q=${word()}+${word()}`, headers: page }),
  () => ({ path: `/recipes?page=${1 + some(125)}&sort=time`, headers: page }),
  (id) => ({ path: query('recipes.report', { recipeId: id }) }),
  (id) => ({ path: query('recipes.scalables', { recipeId: id }) }),
  (id) => ({ path: `/recipe/${id}?servings=${1 + some(40)}` }),
  (id) => ({ path: `/recipe/${id}` }),
  () => ({ path: '/sitemap.xml' }),
  () => ({ path: '/recipes', headers: listing, leaveAfterMs: 40 }),
  (id) => ({ path: `/recipe/${id}?units=us`, leaveAfterMs: 10 }),
  () => ({ path: '/', headers: { cookie: `larder=${word()}` } }),
]
const ofMembers: ((recipeId: string) => Asked)[] = [
  () => ({ path: '/account/download', method: 'POST' }),
  () => ({ path: '/account/download', method: 'POST', leaveAfterMs: 100 }),
  (id) => photo(id, 3 * 1024 * 1024),
  (id) => ({ ...photo(id, 1_000), leaveAfterMs: 8_000 }),
  () => ({ path: query('recipes.list', { mine: true, query: word() }) }),
  (id) => ({ path: query('recipes.listRevisions', { recipeId: id }) }),
  (id) => ({ path: query('recipes.report', { recipeId: id }) }),
]

/** A form with a JPEG by its first bytes alone, and no end where it is left early. */
const photo = (recipeId: string, size: number): Asked =>
  photoForm(recipeId, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(size)]))

function photoForm(recipeId: string, bytes: Buffer): Asked {
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  return {
    path: `/recipe/${recipeId}/photo`,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
  }
}

const counts = new Map<string, number>()
const count = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1)

function send(base: URL, localAddress: string, asked: Asked): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = base
    const { path, method = 'GET', headers, body, leaveAfterMs = patienceMs } = asked
    let status = ''
    const sent: ClientRequest = request({ hostname, port, path, method, headers, localAddress, agent: false })
    const timer = setTimeout(() => sent.destroy(), leaveAfterMs)
    sent.once('response', (answer) => {
      status = String(answer.statusCode)
      if (answer.statusCode! >= 500 && answer.statusCode !== 503) process.stderr.write(`${status} ${path}\n`)
      answer.resume()
    })
    sent.once('error', () => {})
    sent.once('close', () => {
      clearTimeout(timer)
      count(status || 'left or cut')
      resolve()
    })
    sent.end(body)
  })
}

async function runLane(order: HostileOrder, client: number, offset: number, until: number): Promise<void> {
  const base = new URL(order.url)
  const address = `127.0.${1 + Math.floor(client / 200)}.${2 + (client % 200)}`
  const token = client % 5 === 0 ? order.tokens[(client / 5) % order.tokens.length] : undefined
  const own = order.recipeIdsOf[(client / 5) % order.tokens.length] ?? []
  const ofPhotos = photos.map((bytes) => () => photoForm(own[some(own.length)]!, bytes))
  const kinds = token === undefined ? ofVisitors : [...ofPhotos, ...ofMembers, ...ofVisitors]
  for (let turn = offset; Date.now() < until; turn += 1) {
    const asked = kinds[turn % kinds.length]!(order.recipeIds[some(order.recipeIds.length)]!)
    const cookie: Record<string, string> = token === undefined ? {} : { cookie: `larder=${token}` }
    await send(base, address, { ...asked, headers: { ...cookie, ...asked.headers } })
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

const order = (await readJson(process.stdin)) as HostileOrder
const photos = order.photoFiles.map((file) => readFileSync(file))
const until = Date.now() + order.seconds * 1_000
const running = Array.from({ length: order.clients * lanes }, (_, at) =>
  runLane(order, Math.floor(at / lanes), at * 5, until),
)
await Promise.all(running)
process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`)
