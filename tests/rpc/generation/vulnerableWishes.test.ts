import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doKitchenJob, loadSmallKitchenJob } from '#server/kitchenThread/jobs.ts'
import { isSmallJob } from '#server/kitchenThread/size.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { QuestionnaireAnswers } from '#shared/kitchen/questionnaire.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const snack: QuestionnaireAnswers = {
  ...{ dietType: 'No restrictions', meatPreference: 'Beef', mealType: 'Snack', cuisine: 'American' },
  ...{ cookingTime: '1 hour or more', skillLevel: 'Beginner', description: 'with queso fresco' },
}
const briefFor = (eaters: Eater[], answers = snack) => ({ answers, change: null, eaters, servings: null })
const ada: Eater = { name: 'Ada', allergens: [], diets: [], dislikes: [], likes: [] }

test('a pregnant member who wishes for a risky cheese gets a recipe without it, which says so', async () => {
  const member = await site.addMember()
  const preferences = await member.caller.preferences.get()
  const otherAllergies = ['oil', 'ginger']
  await member.caller.preferences.save({ ...preferences, isVulnerable: true, otherAllergies })
  const last = (await listen(member.caller, { answers: snack, change: null, seed: 27_518 })).at(-1)
  if (last?.type !== 'finished') throw new Error(`It ended with ${last?.type}.`)
  expect(last.recipe.ingredients.join(' ')).not.toContain('queso fresco')
  expect(last.recipe.description).toContain('You asked for queso fresco; that may harm somebody at the table')
  expect(last.report?.findings).toEqual([])
})

describe('a job of the built-in cook on the event loop', () => {
  test('a job of the built-in cook on the event loop is never a recipe for a vulnerable eater', () => {
    expect(isSmallJob('cook', { brief: briefFor([ada]), seed: 1 })).toBe(true)
    expect(isSmallJob('cook', { brief: briefFor([{ ...ada, isVulnerable: true }]), seed: 1 })).toBe(false)
  })

  test('a job of the built-in cook on the event loop is never a recipe for an eater who names foods in many words', () => {
    const dislikes = ['cilantro', 'blue cheese', 'Brussels sprouts', 'raw onions', 'liver', 'okra']
    expect(isSmallJob('cook', { brief: briefFor([{ ...ada, dislikes }]), seed: 1 })).toBe(true)
    const long = dislikes.map((food) => `${food} of any kind whatever`)
    expect(isSmallJob('cook', { brief: briefFor([{ ...ada, dislikes: long }]), seed: 1 })).toBe(false)
  })

  test('a job of the built-in cook on the event loop stops when many dishes fail, and the kitchen thread cooks the same recipe', async () => {
    const dislikes = ['vegetables', 'fruit', 'grain', 'herbs', 'oil', 'spices', 'salt']
    const lunch: QuestionnaireAnswers = {
      ...{ dietType: 'Vegan', meatPreference: null, mealType: 'Lunch', cookingTime: '15 minutes or less' },
      ...{ skillLevel: 'Beginner', cuisine: 'Tibetan', description: 'with rice' },
    }
    const input = { brief: briefFor([{ ...ada, dislikes }], lunch), seed: 7 }
    expect(isSmallJob('cook', input)).toBe(true)
    expect((await loadSmallKitchenJob('cook', input))().output).toBeUndefined()
    const { output } = await doKitchenJob('cook', input)
    const caller = { queueCaller: { key: 'ada', network: 'home' }, reads: null }
    expect(await site.deps.kitchenThread.run(caller, 'cook', input)).toEqual(output)
  })

  test('a job of the built-in cook on the event loop can be a recipe for the most common wishes', async () => {
    const { answers } = dinnerOrder
    const input = { brief: { answers, change: null, eaters: [ada], servings: 4 }, seed: 1 }
    expect((await loadSmallKitchenJob('cook', input))().output?.name).toBeTruthy()
  })
})
