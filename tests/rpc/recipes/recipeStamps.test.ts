import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { readVersionStampsOfRecipes } from '#server/features/recipes/stamps.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

const stampOf = async (recipeId: string) => (await readVersionStampsOfRecipes(site, [recipeId])).get(recipeId)
/** Whether the stamp of a recipe differs after `done`. */
async function changes(recipeId: string, done: () => Promise<unknown>): Promise<boolean> {
  const before = await stampOf(recipeId)
  expect(await stampOf(recipeId)).toBe(before)
  await done()
  return (await stampOf(recipeId)) !== before
}
const execute = (statement: ReturnType<typeof sql>) => site.deps.db.execute(statement)

test('a recipe’s stamp changes with its text, its ratings and its creator', async () => {
  const { caller, userId } = await site.addMember('Ada')
  const rename = () => execute(sql`update recipes set name = 'Dal' where id = 'demo-2'`)
  const giveToAda = () => execute(sql`update recipes set created_by = ${userId} where id = 'demo-2'`)
  expect(await changes('demo-2', () => caller.ratings.rate({ recipeId: 'demo-2', stars: 4 }))).toBe(true)
  expect(await changes('demo-2', () => caller.ratings.rate({ recipeId: 'demo-2', stars: 5 }))).toBe(true)
  expect(await changes('demo-2', rename)).toBe(true)
  expect(await changes('demo-2', giveToAda)).toBe(true)
  expect(await changes('demo-2', () => execute(sql`delete from users where id = ${userId}`))).toBe(true)
})

test('a recipe’s stamp ignores other recipes and marks as tried', async () => {
  const { caller } = await site.addMember()
  expect(await changes('demo-1', () => caller.ratings.rate({ recipeId: 'demo-3', stars: 1 }))).toBe(false)
  const tried = () => caller.ratings.markTried({ recipeId: 'demo-1', hasTried: true })
  expect(await changes('demo-1', tried)).toBe(false)
})

test('stamps of many recipes take one statement, and unknown recipes have none', async () => {
  const { statements } = site
  const before = statements.length
  const stamps = await readVersionStampsOfRecipes(site, ['demo-1', 'demo-3', 'nowhere', "' or 1=1 --"])
  expect([...stamps.keys()].sort()).toEqual(['demo-1', 'demo-3'])
  expect(statements.length - before).toBe(1)
})
