import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { recipeReportsTable } from '#server/features/recipes/reports/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

test('a new installation has demo recipes, listed newest first, six at most', async () => {
  await seedDemoData(site.deps.db)
  const latest = await site.callerAt().recipes.listLatest()
  expect(latest.map((recipe) => recipe.id)).toEqual([
    'demo-12',
    'demo-11',
    'demo-10',
    'demo-9',
    'demo-8',
    'demo-7',
  ])
})

test('demo data is added once, even by concurrent processes, and never beside existing recipes', async () => {
  const { db } = site.deps
  await Promise.all([seedDemoData(db), seedDemoData(db), seedDemoData(db)])
  await seedDemoData(db)
  expect([await db.$count(recipesTable), await db.$count(recipeReportsTable)]).toEqual([12, 12])
})

test('recipes.get returns a recipe’s text and times, without createdAt', async () => {
  await seedDemoData(site.deps.db)
  const recipe = await site.callerAt().recipes.get({ recipeId: 'demo-1' })
  expect(recipe).toMatchObject({
    id: 'demo-1',
    cuisine: 'Italian',
    dietType: 'Vegetarian',
    mealType: 'Dinner',
  })
  expect(recipe.ingredients.length).toBeGreaterThan(1)
  expect(Object.keys(recipe)).not.toContain('createdAt')
})

test('the related recipes of a recipe are other recipes of the same cuisine', async () => {
  await seedDemoData(site.deps.db)
  const related = await site.callerAt().recipes.listRelated({ recipeId: 'demo-2' })
  expect(related.map((recipe) => recipe.id)).toEqual(['demo-8'])
  expect(await site.callerAt().recipes.listRelated({ recipeId: 'nowhere' })).toEqual([])
})

test('an unknown recipe is not found, and an invalid id is refused', async () => {
  const { recipes: call } = site.callerAt()
  await expect(call.get({ recipeId: 'nowhere' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Recipe not found',
  })
  await expect(call.get({ recipeId: "' or 1=1 --" })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('a recipe’s report can be read by every visitor', async () => {
  await seedDemoData(site.deps.db)
  const report = await site.callerAt().recipes.report({ recipeId: 'demo-1' })
  expect(report.unknownLines).toEqual([])
  expect(report.findings.filter(({ kind }) => kind === 'contains')).toEqual([])
  expect(report.nutrition.perServing?.kcal.typical).toBeGreaterThan(50)
})

test('a changed recipe gets a new report', async () => {
  const { db } = site.deps
  await seedDemoData(db)
  const report = () => site.callerAt().recipes.report({ recipeId: 'demo-1' })
  const before = await report()
  expect(before.allergens.map(({ id }) => id)).not.toContain('peanuts')
  expect(await report()).toEqual(before)
  await db
    .update(recipesTable)
    .set({ name: 'Snack', description: '', ingredients: ['200 g peanuts'], instructions: ['Eat them.'] })
    .where(eq(recipesTable.id, 'demo-1'))
  expect((await report()).allergens.map(({ id }) => id)).toEqual(['peanuts'])
})

test('the report of an unknown recipe is refused with NOT_FOUND', async () => {
  await expect(site.callerAt().recipes.report({ recipeId: 'nowhere' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Recipe not found',
  })
})
