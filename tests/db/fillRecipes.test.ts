import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillRecipes } from '#server/db/fillRecipes.ts'
import { factsOf } from '#server/features/recipes/facts.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
let again: TestKitchen

beforeAll(async () => {
  kitchen = await openTestKitchen()
  again = await openTestKitchen()
  await fillRecipes(kitchen.databaseUrl, { count: 200, seed: 7 })
}, 60_000)
afterAll(async () => {
  await kitchen.close()
  await again.close()
})

const rowsOf = (from: TestKitchen) =>
  from.deps.db.query.recipes.findMany({ orderBy: (recipe, { asc }) => asc(recipe.id) })
const indexesOf = async (from: TestKitchen) =>
  (await from.deps.db.execute(`select indexdef from pg_indexes where tablename = 'recipes' order by 1`)).map(
    (row) => row.indexdef,
  )

test('a seed makes the same recipes everywhere, and another one others', async () => {
  await fillRecipes(again.databaseUrl, { count: 200, seed: 7 })
  const rows = await rowsOf(kitchen)
  expect(rows).toHaveLength(200)
  expect(await rowsOf(again)).toEqual(rows)
  expect(await fillRecipes(again.databaseUrl, { count: 200, seed: 7 })).toBe(0)
  expect(await fillRecipes(again.databaseUrl, { count: 50, seed: 8 })).toBe(50)
})

test('they differ from each other, and their facts are what the kitchen finds', async () => {
  const rows = await rowsOf(kitchen)
  expect(new Set(rows.map(({ name }) => name)).size).toBeGreaterThan(100)
  for (const { ingredients, servings, ...row } of rows.slice(0, 20))
    expect(row).toMatchObject(await factsOf({ ingredients, servings }))
})

test('indexes and triggers are as before, and the words are known to a search', async () => {
  const untouched = await openTestKitchen()
  expect(await indexesOf(kitchen)).toEqual(await indexesOf(untouched))
  await untouched.close()
  const disabled = await kitchen.deps.db.execute(`select tgname from pg_trigger where tgenabled <> 'O'`)
  expect([...disabled]).toEqual([])
  const { items, total } = await kitchen.callerAt().recipes.list({ query: 'lihgthouse' })
  expect(total).toBeGreaterThan(0)
  expect(items[0]!.name).toContain('lighthouse style')
}, 30_000)
