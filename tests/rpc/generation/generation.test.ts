import { afterEach, beforeEach, expect, test } from 'vitest'
import { generationBudgetsTable, generationsTable } from '#server/features/generation/table.ts'
import type { GenerateRecipeInput } from '#shared/contract/generation.ts'
import { listen, wordsOf } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite()
})
afterEach(() => site.close())

test('the streamed text adds up to the recipe that is finished at the end', async () => {
  const events = await listen(site.callerAt())
  const last = events.at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const { name, description, ingredients, instructions } = last.recipe
  expect(wordsOf(events)).toEqual({ name, description, ingredients, instructions })
  expect(events[0]).toMatchObject({ type: 'text', at: { field: 'name' } })
})

test('the same seed gives the same recipe, and both generations are stored', async () => {
  const [one, two] = [
    await listen(site.callerAt(), { ...dinnerOrder, seed: 7 }),
    await listen(site.callerAt(), { ...dinnerOrder, seed: 7 }),
  ]
  const recipes = [one, two].map((events) => events.find((event) => event.type === 'finished')?.recipe)
  expect(recipes[0]).toEqual(recipes[1])
  const rows = await site.deps.db.select().from(generationsTable)
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    outcome: 'finished',
    failure: null,
    engine: 'built-in',
    model: null,
    seed: 7,
    tries: 1,
  })
})

test('the built-in cook is free: it takes nothing from any budget', async () => {
  await listen(site.callerAt())
  expect(await site.deps.db.select().from(generationBudgetsTable)).toEqual([])
})

test('the text of a wish appears in no log line', async () => {
  await listen(site.callerAt(), {
    ...dinnerOrder,
    answers: { ...dinnerOrder.answers, description: 'only Xylophone soup' },
  })
  expect(JSON.stringify(site.logged)).not.toContain('Xylophone')
  expect(site.logged).toContainEqual(expect.objectContaining({ msg: 'recipe generation finished' }))
})

test.each([
  ['a meat for a diet without meat', { dietType: 'Vegan', meatPreference: 'Beef' }],
  ['a diet with meat without a meat', { meatPreference: null }],
  ['a cuisine that is not offered', { cuisine: 'Martian' }],
  ['an unknown field', { shoeSize: 44 }],
])('a request for a recipe with %s is refused, and no generation is stored', async (_what, wrong) => {
  const answers = { ...dinnerOrder.answers, ...wrong } as GenerateRecipeInput['answers']
  await expect(listen(site.callerAt(), { ...dinnerOrder, answers })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect(await site.deps.db.select().from(generationsTable)).toEqual([])
})

test('a wish that is too long is cut to 500 characters, and its recipe is written', async () => {
  const description = 'lemon '.repeat(200)
  const events = await listen(site.callerAt(), {
    ...dinnerOrder,
    answers: { ...dinnerOrder.answers, description },
  })
  expect(events.at(-1)?.type).toBe('finished')
})
