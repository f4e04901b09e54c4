import { copyRows } from '../../support/database/copiedRows.ts'
import { startLarder } from '../../support/process/larderProcess.ts'
import { addRecipeAt } from '../../support/recipes/ownRecipes.ts'
import { addMembers, embeddedUrl, type Larder, type Member, withSql } from '../larder.ts'
import { percentile, type Report, type Row, seconds, sleep } from '../row.ts'
import { attack, whileHomeIsAsked } from './attack.ts'
import type { FloodOrder } from './floodClient.ts'

const recipeCount = 1_000
const secondsOfFlood = 15
const maxP90Ms = 1_000
const maxDeletionMs = 10_000

/** `foe` has saved recipes that repeat a word for 36,000 characters; `friend` is another member. */
interface Heavy {
  larder: Larder
  foe: Member
  friend: Member
  cook: Member
}

/** Adds recipes heavy-1 to heavy-3e8 with these lines. */
async function openHeavyLarder(report: Report, line: (at: number) => string): Promise<Heavy> {
  const folder = report.folder()
  const running = await startLarder({ DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' })
  report.after(() => running.stop())
  const url = running.url.replace('localhost', '127.0.0.1')
  const larder = { url, databaseUrl: embeddedUrl(folder) } as Larder
  const [foe, friend, cook] = (await addMembers(larder, 3)) as [Member, Member, Member]
  const ingredients = Array.from({ length: 60 }, (_, at) => line(at))
  const recipeId = await addRecipeAt(larder, foe, { ingredients })
  await withSql(larder.databaseUrl, (sql) =>
    copyRows(
      (statement) => sql.unsafe(statement),
      'recipes',
      `recipes row, generate_series(1, ${recipeCount}) n where row.id = '${recipeId}'`,
      "jsonb_build_object('id', 'heavy-' || to_hex(n))",
    ),
  )
  return { larder, foe, friend, cook }
}

type Order = Omit<FloodOrder, 'url' | 'seconds'>

/** Records how fast writes and pages of others are while machines send these requests. */
async function expectOthersServed(report: Report, { larder, cook }: Heavy, orders: readonly Order[]) {
  const isOver = new AbortController()
  const ticks = tickOff(larder, cook, isOver.signal)
  const { result: answers, home } = await whileHomeIsAsked(larder, () =>
    Promise.all(
      orders.map((order) =>
        attack<FloodOrder>('floodClient.ts', { ...order, url: larder.url, seconds: secondsOfFlood }),
      ),
    ),
  )
  isOver.abort()
  const { ms, refused } = await ticks
  const p90 = percentile(ms, 0.9)
  report.figure(
    `${refused} of ${ms.length + refused} writes of others refused, p90 ${p90.toFixed(0)} ms; ${home.bad} of ${home.ms.length} pages refused, p90 ${percentile(home.ms, 0.9).toFixed(0)} ms; the machines: ${JSON.stringify(answers)}`,
    refused === 0 && p90 <= maxP90Ms && home.bad === 0,
  )
}

function query(input: object): string {
  return `/rpc/recipes.list?input=${encodeURIComponent(JSON.stringify(input)).replace('%23', '#')}`
}

/** A visitor and two members of one network send slow searches, while a member elsewhere ticks items. */
async function floodSearch(report: Report): Promise<void> {
  const heavy = await openHeavyLarder(report, (at) => `${at} ${'x '.repeat(290)}`.trim())
  const order = { path: query({ query: `${'x '.repeat(80)}5 #` }), address: '127.0.7.1' }
  const cookies: Record<string, string>[] = [
    {},
    { cookie: heavy.foe.header },
    { cookie: heavy.friend.header },
  ]
  await expectOthersServed(
    report,
    heavy,
    cookies.map((headers) => ({ ...order, headers })),
  )
}

/** Two members from two networks request lists without foods whose names are slow to look for. */
async function floodLists(report: Report): Promise<void> {
  const heavy = await openHeavyLarder(report, (at) => `${at} ${'x '.repeat(290)}`.trim())
  const otherAllergies = Array.from({ length: 12 }, (_, at) => `${'x '.repeat(27)}xaa${at}`)
  const members = [heavy.foe, heavy.friend]
  for (const { header } of members) await namesFoods(heavy.larder, header, otherAllergies)
  await expectOthersServed(
    report,
    heavy,
    members.map(({ header: cookie }, at) => ({
      path: query({ myDiet: 'me', page: 1 }),
      address: `127.0.${7 + at}.1`,
      headers: { cookie },
    })),
  )
}

async function namesFoods({ url }: Larder, cookie: string, otherAllergies: string[]): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie }
  const kept = await fetch(`${url}/rpc/preferences.get`, { headers })
  const { result } = (await kept.json()) as { result: { data: object } }
  const body = JSON.stringify({ ...result.data, otherAllergies })
  const saved = await fetch(`${url}/rpc/preferences.save`, { method: 'POST', headers, body })
  if (saved.status !== 200) throw new Error(`The foods were not kept: ${await saved.text()}`)
}

/** Two members from two networks rate recipes whose words are slow to split; then one deletes their account and recipes. */
async function floodVotes(report: Report): Promise<void> {
  const heavy = await openHeavyLarder(report, () => '@1a'.repeat(200))
  await expectOthersServed(
    report,
    heavy,
    [heavy.foe, heavy.friend].map(({ header: cookie }, at) => ({
      path: '/rpc/ratings.rate',
      method: 'POST',
      body: JSON.stringify({ recipeId: 'heavy-#', stars: 1 + at }),
      address: `127.0.${7 + at}.1`,
      headers: { 'content-type': 'application/json', cookie },
    })),
  )
  const { larder, foe } = heavy
  const leave = () =>
    fetch(`${larder.url}/rpc/auth.deleteAccount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: foe.header },
      body: JSON.stringify({ email: foe.email, password: null, recipes: 'delete' }),
    })
  // The flood has used up what a member may write in a minute.
  const refused = await leave()
  await sleep(Number(refused.headers.get('retry-after')) * 1_000)
  const startedAt = performance.now()
  const left = refused.status === 429 ? await leave() : refused
  const tookMs = performance.now() - startedAt
  report.figure(
    `an account with ${recipeCount} of them is deleted in ${seconds(tookMs)} (${left.status})`,
    left.status === 200 && tookMs <= maxDeletionMs,
  )
}

/** Writes to a member's list repeatedly. Resolves to the time of each write, and how many were refused. */
async function tickOff(larder: Larder, member: Member, signal: AbortSignal) {
  const ms: number[] = []
  let refused = 0
  for (let written = 0; !signal.aborted; written += 1) {
    const id = `0m${String(written).padStart(7, '0')}-cook`
    const operation = { id, listId: 'default', itemId: 'milk', removed: {}, fields: { name: ['Milk', id] } }
    const startedAt = performance.now()
    const answer = await fetch(`${larder.url}/rpc/grocery.sync`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: member.header },
      body: JSON.stringify({ householdId: member.householdId, operations: [operation] }),
    })
    await answer.arrayBuffer()
    if (answer.status === 200) ms.push(performance.now() - startedAt)
    else refused += 1
    await sleep(600)
  }
  return { ms, refused }
}

const others = `no write and no page of others is refused, writes p90 ${maxP90Ms} ms`

export const searchFlood: Row[] = [
  {
    name: 'search-flood',
    what: `searches over ${recipeCount} recipes that repeat a word, by a visitor and two members of one network`,
    promised: others,
    run: floodSearch,
  },
  {
    name: 'list-flood',
    what: `lists without twelve foods that nearly stand in ${recipeCount} recipes, by two members of two networks`,
    promised: others,
    run: floodLists,
  },
  {
    name: 'vote-flood',
    what: `votes on ${recipeCount} recipes of signs that repeat, by two members of two networks`,
    promised: `${others}; then an account with all of these is deleted in ${seconds(maxDeletionMs)}`,
    run: floodVotes,
  },
]
