import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { createProcedureCaller } from '#server/rpc/router.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { keepManyRecipes } from '../../support/recipes/manyRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

let site: TestSite
let database: OpenedDatabase
const asked: { statement: string; values: unknown[] }[] = []

beforeAll(async () => {
  site = await openTestSite()
  await keepManyRecipes(site.deps.db, 5_000)
  const onStatement = (statement: string, values: unknown[]) => asked.push({ statement, values })
  database = openDatabase(site.databaseUrl, { poolSize: 1, onStatement })
}, 60_000)
afterAll(async () => {
  await database.close()
  await site.close()
})

/** The query plans of each statement about recipes that a list runs. */
async function plansFor(input: Partial<RecipeListInput>): Promise<PlanNode[][]> {
  const { context } = site.openBrowser()
  const from = asked.length
  await createProcedureCaller({ ...context, deps: { ...site.deps, db: database.db } }).recipes.list(input)
  const about = asked.slice(from).filter(({ statement }) => /\brecipe/.test(statement))
  return await database.sql.begin(async (sql) => {
    for (const { statement } of asked.slice(from))
      if (/set_config/.test(statement)) await sql.unsafe(statement)
    const plans: PlanNode[][] = []
    for (const { statement, values } of about) {
      const [row] = await sql.unsafe(`explain (analyze, format json) ${statement}`, values as string[])
      plans.push(nodesOf(row!['QUERY PLAN'][0].Plan))
    }
    return plans
  })
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** The rows of recipes that a plan reads. */
const rowsRead = (nodes: PlanNode[]) =>
  nodes
    .filter((node) => node['Relation Name'] === 'recipes')
    .reduce(
      (sum, node) =>
        sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      0,
    )
const indexesOf = (nodes: PlanNode[]) => nodes.flatMap((node) => node['Index Name'] ?? [])

test.each<[Partial<RecipeListInput>, number]>([
  [{}, 2],
  [{ mealType: 'Dinner', page: 50 }, 2],
  // Statements: how to search, which words contain it, how many recipes there are, and the page.
  [{ query: 'chicken' }, 4],
  [{ query: 'chicken', cuisine: 'Thai' }, 4],
  // Instead of the count: what it may mean, which words contain that, and how many recipes have it.
  [{ query: 'kohlrabbi' }, 6],
])('a list of %o takes %i statements, however many recipes there are', async (input, count) => {
  const { context } = site.openBrowser()
  const from = asked.length
  await createProcedureCaller({ ...context, deps: { ...site.deps, db: database.db } }).recipes.list(input)
  expect(asked.length - from).toBe(count)
})

test.each<[Partial<RecipeListInput>, number]>([
  [{}, 8],
  [{ sort: 'time' }, 100],
  [{ sort: 'rating' }, 100],
  [{ cuisine: 'Tibetan' }, 50],
  [{ mealType: 'Dessert' }, 50],
  [{ dietType: 'Vegan' }, 50],
  [{ without: ['milk'] }, 50],
])('a page of %o among 5,000 recipes reads an index, at most %i rows', async (input, most) => {
  const page = (await plansFor(input)).at(-1)!
  expect(page.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  expect(rowsRead(page)).toBeLessThanOrEqual(most)
})

test.each(['quince', 'kohlrabbi', 'creamy chikpea', 'chicken', 'olive oil', 'qu', 'xqzvw'])(
  'a search for %s scans no table',
  async (query) => {
    for (const plan of await plansFor({ query }))
      expect(plan.map((node) => `${node['Node Type']} ${node['Relation Name']}`)).not.toContain(
        'Seq Scan recipes',
      )
  },
)

test('a search reads the word indexes, and looks for misspellings only when it finds little', async () => {
  const rare = await plansFor({ query: 'quince' })
  expect(indexesOf(rare.at(-1)!)).toEqual(expect.arrayContaining(['recipes_by_title_words']))
  expect(rowsRead(rare.at(-1)!)).toBeLessThan(1_000)
  const misspelt = await plansFor({ query: 'kohlrabbi' })
  expect(misspelt.flatMap(indexesOf)).toContain('recipe_terms_by_likeness')
  expect(rowsRead(misspelt.at(-1)!)).toBeLessThan(1_000)
})

test('a visitor’s list skips hidden recipes by index, in every order', async () => {
  const { userId } = await site.addMember()
  const { db } = site.deps
  await db.execute(sql`alter table recipes disable trigger user`)
  await db.execute(sql`update recipes set visibility = 'creator', created_by = ${userId}
    where created_at > timestamptz '2026-01-01' + 2500 * interval '1 minute'`)
  await db.execute(sql`vacuum (analyze) recipes`)
  const lists = [{}, { sort: 'time' }, { sort: 'rating' }, { cuisine: 'Tibetan' }] as const
  const read = []
  for (const input of lists) read.push(rowsRead((await plansFor(input)).at(-1)!))
  // Recipes of the same time or rating are sorted by their ids, 32 at a time.
  expect(Math.max(...read), String(read)).toBeLessThanOrEqual(40)
})
