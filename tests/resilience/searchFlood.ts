import { startLarder } from '../support/larderProcess.ts'
import { addRecipeAt } from '../support/ownRecipes.ts'
import { attack } from './attack.ts'
import type { FloodOrder } from './floodClient.ts'
import { addMembers, embeddedUrl, type Larder, type Member, withSql } from './larder.ts'
import { percentile, type Report, type Row, sleep } from './row.ts'

const recipeCount = 1_000
const secondsOfFlood = 15
const maxP90Ms = 1_000

/** Recipes of one member that repeat a word through 36,000 characters, which Postgres keeps in a thousand bytes. */
async function keepHeavyRecipes(larder: Larder, member: Member): Promise<void> {
  const ingredients = Array.from({ length: 60 }, (_, at) => `${at} ${'x '.repeat(290)}`.trim())
  const recipeId = await addRecipeAt(larder, member, { ingredients })
  await withSql(
    larder.databaseUrl,
    (sql) => sql`
      insert into recipes select (jsonb_populate_record(recipe, jsonb_build_object('id', 'heavy-' || n))).*
      from recipes recipe, generate_series(1, ${recipeCount}) n where recipe.id = ${recipeId}`,
  )
}

/** A visitor and two members of one network search for what is slow to find, while a member elsewhere ticks things off. */
async function floodSearch(report: Report): Promise<void> {
  const folder = report.folder()
  const running = await startLarder({ DATA_DIR: folder, HOST: '127.0.0.1', LOG_LEVEL: 'warn' })
  report.after(() => running.stop())
  const url = running.url.replace('localhost', '127.0.0.1')
  const larder = { url, databaseUrl: embeddedUrl(folder) } as Larder
  const [ada, bob, cook] = (await addMembers(larder, 3)) as [Member, Member, Member]
  await keepHeavyRecipes(larder, ada)
  const input = encodeURIComponent(JSON.stringify({ query: `${'x '.repeat(80)}5 #` }))
  const order = { path: `/rpc/recipes.list?input=${input.replace('%23', '#')}`, address: '127.0.7.1' }
  const cookies: Record<string, string>[] = [{}, { cookie: ada.header }, { cookie: bob.header }]
  const isOver = new AbortController()
  const ticks = tickOff(larder, cook, isOver.signal)
  const answers = await Promise.all(
    cookies.map((headers) =>
      attack<FloodOrder>('floodClient.ts', { ...order, url, headers, seconds: secondsOfFlood }),
    ),
  )
  isOver.abort()
  const { ms, refused } = await ticks
  const p90 = percentile(ms, 0.9)
  report.figure(
    `${refused} of ${ms.length + refused} writes of others refused, p90 ${p90.toFixed(0)} ms; searches: ${JSON.stringify(answers)}`,
    refused === 0 && p90 <= maxP90Ms,
  )
}

/** Writes to a member's list again and again. Resolves to how long each write took, and how many were refused. */
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

export const searchFlood: Row[] = [
  {
    name: 'search-flood',
    what: `searches over ${recipeCount} recipes that repeat a word, by a visitor and two members of one network`,
    promised: `no write of others is refused, p90 ${maxP90Ms} ms`,
    run: floodSearch,
  },
]
