import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedDatabase, openDatabase } from '#server/db/client.ts'
import { listRecipes } from '#server/features/recipeSearch/search.ts'
import { readRecipeRows } from '#server/features/recipes/rows.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { keepLongRecipes } from '../support/recipes/longRecipes.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

const recipeCount = 200

let site: TestSite
/** With one connection, whose session counts the blocks it reads. */
let database: OpenedDatabase
beforeAll(async () => {
  site = await openTestSite()
  await keepLongRecipes(site.deps.db, recipeCount)
  database = openDatabase(site.databaseUrl, { poolSize: 1 })
}, 60_000)
afterAll(async () => {
  await database.close()
  await site.close()
})

/** Blocks of long recipe texts that were read so far, from memory or disk. */
async function countTextBlocks(): Promise<number> {
  const { sql } = database
  await sql`select pg_stat_force_next_flush()`
  const [row] = await sql`select (toast_blks_read + toast_blks_hit)::int as blocks from pg_statio_user_tables
    where relname = 'recipes'`
  return Number(row?.blocks)
}

test('a batch of the longest recipes reads the texts of its own recipe only', async () => {
  const { context } = site.openBrowser()
  const batches = readRecipeRows({ ...context, deps: { ...site.deps, db: database.db } }, 1_000)
  const before = await countTextBlocks()
  const { value: rows } = await batches.next()
  const ofBatch = (await countTextBlocks()) - before
  await batches.return(undefined)
  expect(rows).toHaveLength(1)
  const inAll = await countTextBlocks()
  await database.sql`select sum(length(ingredients::text) + length(instructions::text)) from recipes`
  const ofAll = (await countTextBlocks()) - inAll
  expect(ofAll).toBeGreaterThan(recipeCount)
  expect(ofBatch).toBeGreaterThan(0)
  expect(ofBatch / ofAll).toBeLessThan(0.02)
})

test('ANALYZE reads no long recipe texts, which would need as much memory as all of them', async () => {
  const before = await countTextBlocks()
  await database.sql`analyze recipes`
  expect((await countTextBlocks()) - before).toBe(0)
})

test('a search by words does not read the long texts of recipes without a match', async () => {
  const context = { ...site.openBrowser().context, deps: { ...site.deps, db: database.db } }
  const before = await countTextBlocks()
  const { total } = await listRecipes(context, RecipeListInput.parse({ query: 'xyzzyberry' }))
  expect(total).toBe(0)
  expect((await countTextBlocks()) - before).toBe(0)
})
