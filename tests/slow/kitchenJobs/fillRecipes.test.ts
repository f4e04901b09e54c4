import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { projectFolder } from '#server/commands/buildState.ts'
import { addGeneratedTestRecipes } from '#server/demoData/fillRecipes.ts'
import { factsOfBuiltInRecipe } from '#server/features/recipeReport/facts.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let again: TestSite

beforeAll(async () => {
  site = await openTestSite()
  again = await openTestSite()
  await addGeneratedTestRecipes(site.databaseUrl, { count: 200, seed: 7 })
}, 60_000)
afterAll(async () => {
  await site.close()
  await again.close()
})

const rowsOf = (from: TestSite) => from.deps.db.select().from(recipesTable).orderBy(recipesTable.id)
const indexesOf = async (from: TestSite) =>
  (await from.deps.db.execute(`select indexdef from pg_indexes where tablename = 'recipes' order by 1`)).map(
    (row) => row.indexdef,
  )

test('addGeneratedTestRecipes makes the same recipes for one seed, and others for another', async () => {
  await addGeneratedTestRecipes(again.databaseUrl, { count: 200, seed: 7 })
  const rows = await rowsOf(site)
  expect(rows).toHaveLength(200)
  expect(await rowsOf(again)).toEqual(rows)
  expect(await addGeneratedTestRecipes(again.databaseUrl, { count: 200, seed: 7 })).toBe(0)
  expect(await addGeneratedTestRecipes(again.databaseUrl, { count: 50, seed: 8 })).toBe(50)
})

test('the recipes differ from each other, and their facts match the kitchen’s', async () => {
  const rows = await rowsOf(site)
  expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(100)
  for (const row of rows.slice(0, 20)) expect(row).toMatchObject(await factsOfBuiltInRecipe(row))
})

test('a fillDatabase that is killed halfway leaves the database unchanged', async () => {
  const own = await openTestSite()
  const before = await indexesOf(own)
  const command = [path.join(projectFolder, 'src/server/commands/fillDatabase.ts'), '--recipes', '3000']
  const env = { ...process.env, DATABASE_URL: own.databaseUrl }
  const filling = spawn(process.execPath, command, { env, stdio: 'ignore' })
  const ended = once(filling, 'exit')
  const makingIndexes = () =>
    own.deps.db.execute(`
      select pid from pg_stat_activity
      where datname = current_database() and query ilike 'create index%recipes_by_title_words%'`)
  await expect.poll(makingIndexes, { interval: 2, timeout: 20_000 }).toHaveLength(1)
  filling.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])
  // Resolves when Postgres has noticed the kill and rolled back.
  expect(await rowsOf(own)).toEqual([])
  expect(await indexesOf(own)).toEqual(before)
  expect(await addGeneratedTestRecipes(own.databaseUrl, { count: 100, seed: 7 })).toBe(100)
  await own.close()
}, 60_000)

test('indexes and triggers are the same as before, and a search finds the recipes’ words', async () => {
  const untouched = await openTestSite()
  expect(await indexesOf(site)).toEqual(await indexesOf(untouched))
  await untouched.close()
  const disabled = await site.deps.db.execute(`select tgname from pg_trigger where tgenabled <> 'O'`)
  expect([...disabled]).toEqual([])
  const { items, total } = await site.callerAt().recipes.list({ query: 'lihgthouse' })
  expect(total).toBeGreaterThan(0)
  expect(items[0]!.name).toContain('lighthouse style')
}, 30_000)
