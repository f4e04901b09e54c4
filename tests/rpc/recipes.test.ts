import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedDemoData } from '#server/db/seed.ts'
import { recipeReports } from '#server/features/recipes/reports/table.ts'
import { recipes } from '#server/features/recipes/table.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeEach(async () => {
  kitchen = await openTestKitchen()
})
afterEach(() => kitchen.close())

test('a first start has recipes to look at, the newest six first', async () => {
  await seedDemoData(kitchen.deps.db)
  const latest = await kitchen.callerAt().recipes.listLatest()
  expect(latest.map((recipe) => recipe.id)).toEqual([
    'demo-12',
    'demo-11',
    'demo-10',
    'demo-9',
    'demo-8',
    'demo-7',
  ])
})

test('demo data comes once, however many processes start at once, and never over recipes that are there', async () => {
  const { db } = kitchen.deps
  await Promise.all([seedDemoData(db), seedDemoData(db), seedDemoData(db)])
  await seedDemoData(db)
  expect([await db.$count(recipes), await db.$count(recipeReports)]).toEqual([12, 12])
})

test('a recipe is read whole', async () => {
  await seedDemoData(kitchen.deps.db)
  const recipe = await kitchen.callerAt().recipes.get({ recipeId: 'demo-1' })
  expect(recipe).toMatchObject({
    id: 'demo-1',
    cuisine: 'Italian',
    dietType: 'Vegetarian',
    mealType: 'Dinner',
  })
  expect(recipe.ingredients.length).toBeGreaterThan(1)
  expect(Object.keys(recipe)).not.toContain('createdAt')
})

test('neighbours are other recipes of the same cuisine', async () => {
  await seedDemoData(kitchen.deps.db)
  const related = await kitchen.callerAt().recipes.listRelated({ recipeId: 'demo-2' })
  expect(related.map((recipe) => recipe.id)).toEqual(['demo-8'])
  expect(await kitchen.callerAt().recipes.listRelated({ recipeId: 'nowhere' })).toEqual([])
})

test('a recipe nobody kept is not found, and an address that cannot be one is refused', async () => {
  const { recipes: call } = kitchen.callerAt()
  await expect(call.get({ recipeId: 'nowhere' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Recipe not found',
  })
  await expect(call.get({ recipeId: "' or 1=1 --" })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
})

test('what the kitchen sees in a recipe is told to everyone who may read it', async () => {
  await seedDemoData(kitchen.deps.db)
  const report = await kitchen.callerAt().recipes.report({ recipeId: 'demo-1' })
  expect(report.unknownLines).toEqual([])
  expect(report.findings.filter(({ kind }) => kind === 'contains')).toEqual([])
  expect(report.nutrition.perServing?.kcal.typical).toBeGreaterThan(50)
})

test('a recipe that was changed is told what it holds now', async () => {
  const { db } = kitchen.deps
  await seedDemoData(db)
  const report = () => kitchen.callerAt().recipes.report({ recipeId: 'demo-1' })
  const before = await report()
  expect(before.allergens.map(({ id }) => id)).not.toContain('peanuts')
  expect(await report()).toEqual(before)
  await db
    .update(recipes)
    .set({ name: 'Snack', description: '', ingredients: ['200 g peanuts'], instructions: ['Eat them.'] })
    .where(eq(recipes.id, 'demo-1'))
  expect((await report()).allergens.map(({ id }) => id)).toEqual(['peanuts'])
})

test('what the kitchen sees in a recipe that is not there is a clear refusal', async () => {
  await expect(kitchen.callerAt().recipes.report({ recipeId: 'nowhere' })).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Recipe not found',
  })
})
