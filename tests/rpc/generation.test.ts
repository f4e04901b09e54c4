import { afterEach, beforeEach, expect, test } from 'vitest'
import { generationBudgets, generations } from '#server/features/generation/table.ts'
import type { GenerateInput } from '#shared/contract/generation.ts'
import { listen, wordsOf } from '../support/heard.ts'
import { dinnerOrder } from '../support/testAnswers.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeEach(async () => {
  kitchen = await openTestKitchen()
})
afterEach(() => kitchen.close())

test('the words that come first make up the recipe that counts', async () => {
  const events = await listen(kitchen.callerAt())
  const last = events.at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  const { name, description, ingredients, instructions } = last.recipe
  expect(wordsOf(events)).toEqual({ name, description, ingredients, instructions })
  expect(events[0]).toMatchObject({ type: 'text', at: { field: 'name' } })
})

test('the same seed cooks the same recipe, and both are on record', async () => {
  const [one, two] = [
    await listen(kitchen.callerAt(), { ...dinnerOrder, seed: 7 }),
    await listen(kitchen.callerAt(), { ...dinnerOrder, seed: 7 }),
  ]
  const recipes = [one, two].map((events) => events.find((event) => event.type === 'finished')?.recipe)
  expect(recipes[0]).toEqual(recipes[1])
  const rows = await kitchen.deps.db.select().from(generations)
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

test('our own cook is free: no budget is touched', async () => {
  await listen(kitchen.callerAt())
  expect(await kitchen.deps.db.select().from(generationBudgets)).toEqual([])
})

test('what somebody typed is in no log line', async () => {
  await listen(kitchen.callerAt(), {
    ...dinnerOrder,
    answers: { ...dinnerOrder.answers, description: 'only Xylophone soup' },
  })
  expect(JSON.stringify(kitchen.logged)).not.toContain('Xylophone')
  expect(kitchen.logged).toContainEqual(expect.objectContaining({ msg: 'generation finished' }))
})

test.each([
  ['a meat without a diet that has one', { dietType: 'Vegan', meatPreference: 'Beef' }],
  ['a diet that has a meat, without one', { meatPreference: null }],
  ['a cuisine nobody offers', { cuisine: 'Martian' }],
  ['a field nobody asked for', { shoeSize: 44 }],
])('%s is refused with a sentence, and nothing is written', async (_what, wrong) => {
  const answers = { ...dinnerOrder.answers, ...wrong } as GenerateInput['answers']
  await expect(listen(kitchen.callerAt(), { ...dinnerOrder, answers })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect(await kitchen.deps.db.select().from(generations)).toEqual([])
})

test('a description that is too long is cut at 500 characters, not refused', async () => {
  const description = 'lemon '.repeat(200)
  const events = await listen(kitchen.callerAt(), {
    ...dinnerOrder,
    answers: { ...dinnerOrder.answers, description },
  })
  expect(events.at(-1)?.type).toBe('finished')
})
