import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { addRecipe } from '../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  app = await site.openApp()
  await site.deps.db.execute(sql`update recipes set servings = 4, version = version + 1,
    ingredients = '{"1.5 l milk","4 tablespoons olive oil","3 eggs"}',
    instructions = '{"Heat 1 tablespoon of the olive oil and crack 2 eggs into it.",
      "Add the milk, 1 egg and 3 tablespoons of the olive oil."}' where id = 'demo-1'`)
})
afterAll(() => site.close())

/** The text of the page, without its scripts and tags. */
async function textOf(path: string, language = 'en', recipeId = 'demo-1'): Promise<string> {
  const url = `/recipe/${recipeId}${path}`
  const { body } = await app.inject({ url, headers: { 'accept-language': language } })
  return body.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, '')
}

test.each([
  [
    'servings=3',
    ['1.15 l milk', '3 tablespoons olive oil', '2½ eggs'],
    [
      'Heat 1½ teaspoons of the olive oil and crack 1½ eggs into it.',
      'Add the milk, 1 egg and 2½ tablespoons of the olive oil.',
    ],
  ],
  [
    'servings=6&units=metric',
    ['2.25 l milk', '90 ml olive oil', '5 eggs'],
    [
      'Heat 5 teaspoons of the olive oil and crack 3 eggs into it.',
      'Add the milk, 2 eggs and 65 ml of the olive oil.',
    ],
  ],
  [
    'servings=8&units=us',
    ['3¼ quarts milk', '½ cup olive oil', '6 eggs'],
    [
      'Heat 2 tablespoons of the olive oil and crack 4 eggs into it.',
      'Add the milk, 2 eggs and 6 tablespoons of the olive oil.',
    ],
  ],
])('a recipe’s page and its cook mode show the same amounts for %s', async (asked, lines, steps) => {
  const page = await textOf(`?${asked}`)
  const atHand = await textOf(`/cook?${asked}`)
  for (const line of lines)
    expect([page, atHand]).toEqual([line, line].map((each) => expect.stringContaining(each)))
  for (const [at, step] of steps.entries()) {
    expect(page).toContain(step)
    expect(await textOf(`/cook?${asked}&step=${at + 1}`)).toContain(step)
  }
})

test.each([
  ['en', '2.25 l milk'],
  ['de', '2,25 l milk'],
  ['es', '2,25 l milk'],
  ['fr', '2,25 l milk'],
  ['hi', '2.25 l milk'],
  ['ar', '2.25 l milk'],
])('a scaled amount has the decimal mark of the language %s: %s', async (language, line) => {
  expect(await textOf('?servings=6', language)).toContain(line)
})

test('a page in English shows the units of a German recipe in German', async () => {
  const recipeId = await addRecipe(await site.addMember(), {
    ingredients: ['500 ml Milch', '120 ml Sahne', '300 g Mehl'],
    instructions: ['Die Milch mit der Sahne verrühren.', 'Das Mehl unterheben und backen.'],
  })
  const page = await textOf('?units=us', 'en', recipeId)
  expect(page).toContain('2 Tassen Milch')
  expect(page).toContain('½ Tasse Sahne')
  expect(page).not.toContain('cup')
})
