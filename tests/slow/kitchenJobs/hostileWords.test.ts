import { afterAll, beforeAll, expect, test } from 'vitest'
import { doKitchenJob, preloadKitchenJobs } from '#server/kitchenThread/jobs.ts'
import { isJobTooLarge, maxCharactersOfUnwantedFoods } from '#server/kitchenThread/size.ts'
import { foodNameMaxLength, maxClarificationCharacters, maxFoodsOfOneKind } from '#shared/contract/limits.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeBrief } from '#shared/kitchen/recipe.ts'
import { cpuMsOf } from '../../support/process/cpuTime.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await preloadKitchenJobs()
})
afterAll(() => site.close())

let named = 0
/** Names of foods of the maximum length, none of which was read before. */
const foodsOf = (words: string, count: number) =>
  Array.from({ length: count }, () =>
    `${(named++).toString(36)} ${words.repeat(foodNameMaxLength)}`.slice(0, foodNameMaxLength).trim(),
  )

/** Eaters who name `foods` foods of each kind. */
const tableOf = (words: string, people: number, foods: number): Eater[] =>
  Array.from({ length: people }, (_, person) => ({
    name: `Ada ${person}`,
    ...{ allergens: [], diets: [], likes: foodsOf(words, foods) },
    ...{ otherAllergies: foodsOf(words, foods), dislikes: foodsOf(words, foods) },
  }))

const briefOf = (eaters: Eater[]): RecipeBrief => ({
  ...{ answers: dinnerOrder.answers, change: null, eaters, servings: null },
})

const recipe = {
  ...{ name: 'Soup', description: '', servings: 2, totalTimeMinutes: 30 },
  ingredients: Array.from({ length: 60 }, (_, at) => `${at} g butter`),
  instructions: ['Cook.'],
}

/** Half of the time that the thread gives a job. */
const maxMs = 6_000
/** One-letter words of several languages, emoji, an unknown word. */
const hostile = ['i ', '🥜', 'я ', 'zqx']
const maxWords = Math.floor(maxCharactersOfUnwantedFoods / foodNameMaxLength)

test.each(hostile)(
  'the built-in cook takes at most 6 s of a core for the maximum number of foods of "%s"',
  async (words) => {
    const brief = briefOf(tableOf(words, 60, Math.floor(maxWords / 120)))
    expect(isJobTooLarge({ brief, seed: 1 })).toBe(false)
    expect(await cpuMsOf(() => doKitchenJob('cook', { brief, seed: 1 }))).toBeLessThan(maxMs)
  },
)

test.each(hostile)(
  'a report takes at most 6 s of a core for the maximum number of allergies of "%s"',
  async (words) => {
    const eaters = tableOf(words, 60, Math.floor(maxWords / 120))
    const constraints = { limitMinutes: null, meatPreference: null }
    expect(isJobTooLarge({ recipe, eaters, constraints })).toBe(false)
    expect(await cpuMsOf(() => doKitchenJob('report', { recipe, eaters, constraints }))).toBeLessThan(maxMs)
  },
)

test.each(hostile)(
  'warnings of lines take at most 6 s of a core for the maximum number of allergies of "%s"',
  async (words) => {
    const eater: Eater = { ...tableOf('', 1, 0)[0]!, otherAllergies: foodsOf(words, maxWords) }
    const texts = recipe.ingredients
    expect(isJobTooLarge({ texts, eater })).toBe(false)
    expect(await cpuMsOf(() => doKitchenJob('foodWarnings', { texts, eater }))).toBeLessThan(maxMs)
  },
)

test('a household that names more foods than the built-in cook can read gets an error with that reason', async () => {
  const ada = await site.addMember()
  const preferences = await ada.caller.preferences.get()
  const foods = () => ({
    otherAllergies: foodsOf('zqx', maxFoodsOfOneKind),
    dislikes: foodsOf('zqx', maxFoodsOfOneKind),
  })
  await ada.caller.preferences.save({ ...preferences, ...foods() })
  const guest = { allergens: [], diets: [], likes: [], isVulnerable: false }
  for (let at = 0; at < 6; at += 1) await ada.home.addGuest({ ...guest, name: `Ben ${at}`, ...foods() })
  await expect(listen(ada.caller)).rejects.toMatchObject({ cause: { reason: 'generation_too_many_foods' } })
})

test('the longest accepted answers take at most 6 s of a core, and longer ones are refused', async () => {
  const passage = 'I am allergic'
  const answers = { ...dinnerOrder.answers, description: passage }
  const foods = foodsOf('i ', Math.floor(maxClarificationCharacters / foodNameMaxLength))
  const clarifications = Array.from({ length: 7 }, (_, at) => ({
    passage: at === 0 ? passage : `${passage} ${at}`,
    leaveOut: foods.slice(at * maxFoodsOfOneKind, (at + 1) * maxFoodsOfOneKind),
  }))
  const toRead = { earlierWishes: [], clarifications: [{ passage, leaveOut: foods }] }
  const brief = { ...briefOf([]), answers }
  expect(await cpuMsOf(() => doKitchenJob('readBrief', { brief, toRead }))).toBeLessThan(maxMs)
  const generate = (more: typeof clarifications) =>
    site
      .callerAt()
      .generation.generate({ answers, change: null, clarifications: [...clarifications, ...more] })
  await generate([])
  await expect(generate([{ passage, leaveOut: foods.slice(0, 20) }])).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})
