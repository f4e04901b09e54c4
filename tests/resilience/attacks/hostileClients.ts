import { readFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { json as readJson } from 'node:stream/consumers'
import {
  type Asked,
  type HostileMember,
  ofMembers,
  ofVisitors,
  photoForm,
  showTo,
  some,
  writesOf,
} from './hostileRequests.ts'

// Clients that send the most expensive requests there are, each from its own address, for a limited time. Runs as its own
// process with low priority, so that it takes no CPU from the server: tests/resilience/abuse.ts.

export interface HostileOrder {
  url: string
  seconds: number
  clients: number
  /** Session tokens of members; every fifth client uses one. */
  tokens: string[]
  recipeIds: string[]
  /** For each member, in the order of `tokens`: the recipes that they may edit and add photos to. */
  recipeIdsOf: string[][]
  /** The version of each of these recipes. */
  version: number
  /** For each member, in the order of `tokens`: their household. */
  householdIds: string[]
  /** Another member, whose recipes are first in lists and who hides and shows them all the time. */
  hider: { token: string; recipeIds: string[] }
  /** Files of photos that take much memory to unpack. */
  photoFiles: string[]
}

/** How many requests of one client run at once, and how long it waits between two. */
const lanes = 3
const restMs = 50
/** How long an answer is waited for. */
const patienceMs = 30_000

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
      asked.onAnswer?.(answer.statusCode!)
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
  const at = (client / 5) % order.tokens.length
  const token = client % 5 === 0 ? order.tokens[at] : undefined
  const own = order.recipeIdsOf[at] ?? []
  const ofPhotos = photos.map((bytes) => () => photoForm(own[some(own.length)]!, bytes))
  const writes = members[at] ? writesOf(members[at]) : []
  const kinds = token === undefined ? ofVisitors : [...ofPhotos, ...ofMembers, ...writes, ...ofVisitors]
  for (let turn = offset; Date.now() < until; turn += 1) {
    const asked = kinds[turn % kinds.length]!(order.recipeIds[some(order.recipeIds.length)]!)
    const cookie: Record<string, string> = token === undefined ? {} : { cookie: `larder=${token}` }
    await send(base, address, { ...asked, headers: { ...cookie, ...asked.headers } })
    await new Promise((resolve) => setTimeout(resolve, restMs))
  }
}

/** All lanes together send as many writes as a member may. */
const hideEveryMs = lanes * 500

async function hideAndShow({ url, hider }: HostileOrder, lane: number, until: number): Promise<void> {
  const own = hider.recipeIds.filter((_, at) => at % lanes === lane)
  const headers = { cookie: `larder=${hider.token}` }
  const onAnswer = (status: number) => void (status === 200 && count('hidden or shown'))
  for (let turn = 0; Date.now() < until; turn += 1) {
    const recipeId = own[Math.floor(turn / 2) % own.length]!
    const asked = showTo(recipeId, turn % 2 === 0 ? 'creator' : 'everyone')
    const sent = { ...asked, headers: { ...headers, ...asked.headers }, onAnswer }
    const rest = new Promise((resolve) => setTimeout(resolve, hideEveryMs))
    await Promise.all([send(new URL(url), '127.0.8.8', sent), rest])
  }
}

const order = (await readJson(process.stdin)) as HostileOrder
const members: HostileMember[] = order.householdIds.map((householdId, at) => ({
  householdId,
  versions: new Map(order.recipeIdsOf[at]?.map((recipeId) => [recipeId, order.version])),
}))
const photos = order.photoFiles.map((file) => readFileSync(file))
const until = Date.now() + order.seconds * 1_000
const running = Array.from({ length: order.clients * lanes }, (_, at) =>
  runLane(order, Math.floor(at / lanes), at * 5, until),
)
const hiding = Array.from({ length: lanes }, (_, lane) => hideAndShow(order, lane, until))
await Promise.all([...running, ...hiding])
process.stdout.write(`${JSON.stringify(Object.fromEntries(counts))}\n`)
