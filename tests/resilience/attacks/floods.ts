import sharp from 'sharp'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'
import type { UserPreferences } from '#shared/contract/preferences.ts'
import { type SignedIn, signedInAt } from '../../support/accounts/signedIn.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { embeddedUrl } from '../larder.ts'
import { percentile, type Report, type Row, seconds, sleep } from '../row.ts'
import { attack, whileHomeIsAsked } from './attack.ts'
import type { FloodOrder } from './floodClient.ts'

type Flood = Omit<FloodOrder, 'url' | 'seconds' | 'address'>

const secondsEach = 6
const maxP99Ms = 200
const maxDishMs = 5_000
const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

/** Requests that were slow to answer or had no limit in an earlier version. Each flood of a member has its own member. */
const floodsOf: Record<string, Flood | ((member: Member) => Promise<Flood> | Flood)> = {
  'an address that cannot be read': { path: '/%' },
  'an address of nothing': { path: '/nowhere' },
  '/healthz': { path: '/healthz' },
  '/readyz': { path: '/readyz' },
  'what is expected of no server': { path: '/faq', headers: { expect: 'a miracle' } },
  forms: { path: '/contact', method: 'POST', headers: form, body: `email=${'+'.repeat(30_000)}` },
  'forms of a member': ({ cookie }) => ({
    path: '/contact',
    method: 'POST',
    headers: { ...form, cookie },
    body: `email=${'+'.repeat(60_000)}`,
  }),
  'deep JSON of a member': ({ cookie }) => ({
    path: '/rpc/auth.signIn',
    method: 'POST',
    headers: { ...json, cookie },
    body: '['.repeat(250_000),
  }),
  wishes: generation({ ...dinnerOrder.answers, description: `${'s '.repeat(90)}#` }),
  'answers to what was asked back': generation(dinnerOrder.answers, [
    { passage: 'lemon, please', leaveOut: ['salmon', 'peas', 'garlic'] },
  ]),
  'dishes for many named foods': async (member) => {
    await nameManyFoods(member)
    return generation(dinnerOrder.answers, [], { cookie: member.cookie })
  },
  'reports for many named foods': async (member) => {
    await nameManyFoods(member)
    const recipeId = await addRecipeAt(member, member.person)
    return { path: query('recipes.report', { recipeId }), headers: { cookie: member.cookie } }
  },
  'lists without many named foods': async (member) => {
    await nameManyFoods(member)
    return { path: query('recipes.list', { myDiet: 'me' }), headers: { cookie: member.cookie } }
  },
  'photos of 20,000 by 4 pixels': longPhoto,
}

interface Member {
  url: string
  person: SignedIn
  cookie: string
}

function query(procedure: string, input: object): string {
  return `/rpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`
}

function generation(
  answers: GenerateRecipeInput['answers'],
  clarifications: GenerateRecipeInput['clarifications'] = [],
  headers: Record<string, string> = {},
): Flood {
  const input = { answers, change: null, clarifications } satisfies GenerateRecipeInput
  const body = JSON.stringify({ 0: input })
  const jsonLines = { ...json, 'trpc-accept': 'application/jsonl', ...headers }
  return { path: '/rpc/generation.generate?batch=1', method: 'POST', headers: jsonLines, body }
}

async function nameManyFoods({ url, cookie }: Member): Promise<void> {
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const answer = await fetch(`${url}${path}`, { ...init, headers: { ...json, cookie } })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { result: { data: T } }).result.data
  }
  const now = await call<UserPreferences>('/rpc/preferences.get')
  const dislikes = Array.from({ length: 50 }, (_, at) => `food number ${at}`)
  await call('/rpc/preferences.save', { method: 'POST', body: JSON.stringify({ ...now, dislikes }) })
}

async function longPhoto(member: Member): Promise<Flood> {
  const recipeId = await addRecipeAt(member, member.person)
  const photo = await sharp({ create: { width: 20_000, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const head = '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n'
  const bytes = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]).toString('base64')
  const headers = { 'content-type': 'multipart/form-data; boundary=x', cookie: member.cookie }
  return { path: `/recipe/${recipeId}/photo`, method: 'POST', headers, bytes }
}

async function addMember(url: string, folder: string): Promise<Member> {
  const person = await signedInAt({ url, databaseUrl: embeddedUrl(folder) })
  return { url, person, cookie: `${person.cookie.name}=${person.cookie.value}` }
}

async function runFloods(report: Report): Promise<void> {
  const folder = report.folder()
  const larder = await startLarder({ DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' })
  report.after(() => larder.stop())
  const url = larder.url.replace('localhost', '127.0.0.1')
  const before = await whileHomeIsAsked({ url }, () => sleep(3_000))
  report.figure(`without: p99 ${percentile(before.home.ms, 0.99).toFixed(0)} ms`)
  for (const [at, [what, order]] of Object.entries(floodsOf).entries()) {
    const flood = typeof order === 'object' ? order : await order(await addMember(url, folder))
    const address = `127.0.7.${at + 1}`
    const { result, home } = await whileHomeIsAsked({ url }, () =>
      attack<FloodOrder>('floodClient.ts', { ...flood, url, address, seconds: secondsEach }),
    )
    const p99 = percentile(home.ms, 0.99)
    const fives = Object.entries(result).filter(([status]) => /^5/.test(status) && status !== '503')
    const isKept = p99 <= maxP99Ms && home.bad === 0 && fives.length === 0
    report.figure(`${what}: p99 ${p99.toFixed(0)} ms, ${JSON.stringify(result)}`, isKept)
  }
  const isAlive = larder.child.exitCode === null && larder.child.signalCode === null
  report.figure(isAlive ? 'the process lives' : 'the process ended', isAlive)
}

/** An IPv6 customer requests slow kitchen jobs, each time from another of their networks. */
async function floodKitchenThread(report: Report): Promise<void> {
  const env = { DATA_DIR: report.folder(), HOST: '127.0.0.1', LOG_LEVEL: 'warn', TRUST_PROXY: '1' }
  const larder = await startLarder(env)
  report.after(() => larder.stop())
  const url = larder.url.replace('localhost', '127.0.0.1')
  const wishes = Array.from({ length: 16 }, (_, at) => `${'nut '.repeat(120)}${at}`)
  const headers = { 'x-forwarded-for': '2001:db8:2:#::1' }
  const order = { path: query('generation.readWish', { wishes }), headers, url, address: '127.0.7.1' }
  const ms: number[] = []
  let refused = 0
  const isOver = new AbortController()
  const others = (async () => {
    for (let asked = 1; !isOver.signal.aborted; asked += 1) {
      const startedAt = performance.now()
      const words = await askForDish(url, `198.51.100.${asked}`)
      if (words.includes('finished')) ms.push(performance.now() - startedAt)
      else refused += 1
      await sleep(200)
    }
  })()
  const result = await attack<FloodOrder>('floodClient.ts', { ...order, seconds: 12 })
  isOver.abort()
  await others
  const worst = Math.max(...ms)
  const served = `${ms.length} of ${ms.length + refused} dishes of others, the slowest in ${seconds(worst)}`
  report.figure(`${served}; the customer: ${JSON.stringify(result)}`, refused === 0 && worst <= maxDishMs)
}

/** Requests a recipe whose wish is too long for the event loop. Resolves to the answer. */
async function askForDish(url: string, network: string): Promise<string> {
  const description = `Something warm for a cold evening with friends. ${'We like mushrooms and leeks. '.repeat(8)}`
  const { path, ...order } = generation({ ...dinnerOrder.answers, description }, [], {
    'x-forwarded-for': network,
  })
  const answer = await fetch(`${url}${path}`, {
    ...order,
    body: order.body ?? '',
    headers: order.headers ?? {},
  })
  return await answer.text()
}

export const floods: Row[] = [
  {
    name: 'kitchen-flood',
    what: 'wishes that take long to read, from all networks of one IPv6 customer, 10 Mbit/s at most',
    promised: `all dishes of others are written, in ${seconds(maxDishMs)}`,
    run: floodKitchenThread,
  },
  {
    name: 'floods',
    what: `one machine sends one request over and over, ${secondsEach} s each, 10 Mbit/s at most`,
    promised: `p99 of / for others ${maxP99Ms} ms, all of them answered, no 5xx other than 503`,
    run: runFloods,
  },
]
