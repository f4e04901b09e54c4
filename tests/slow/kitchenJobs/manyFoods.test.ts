import { beforeAll, expect, test } from 'vitest'
import { doKitchenJob, preloadKitchenJobs } from '#server/kitchenThread/jobs.ts'
import { isSmallJob } from '#server/kitchenThread/size.ts'
import type { Food } from '#shared/kitchen/foods/foods.ts'
import { allergicToMany, shortestFoods, textsNaming } from '../../support/recipes/manyFoods.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { prepareSites } from '../../support/recipes/recipeReports.ts'

const openSite = prepareSites()
beforeAll(preloadKitchenJobs)

const eater = allergicToMany(300)

/** Counts how often one of these foods is looked up while `work` runs. */
async function looksAt(foods: readonly Food[], work: () => Promise<unknown>): Promise<number> {
  let looks = 0
  const kinds = foods.map(({ is }) => is)
  for (const [at, food] of foods.entries())
    Object.defineProperty(food, 'is', {
      configurable: true,
      enumerable: true,
      get: () => {
        looks += 1
        return kinds[at]
      },
    })
  await work()
  for (const [at, food] of foods.entries())
    Object.defineProperty(food, 'is', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: kinds[at],
    })
  return looks
}

test('a list of 2,600 foods for 300 allergies looks each food up fewer than 20 times', async () => {
  const foods = shortestFoods(2_600)
  const texts = textsNaming(foods, 200)
  expect(texts.length).toBeLessThanOrEqual(300)
  const looks = await looksAt(foods, async () => {
    const { output } = await doKitchenJob('foodWarnings', { texts, eater })
    expect(output.filter((found) => found === null)).toEqual([])
    expect(output.filter((found) => found!.certain.length > 0).length).toBeGreaterThan(100)
  })
  expect(looks).toBeLessThan(20 * foods.length)
})

test('warnings for a grocery list skip texts that name too many foods for all allergies, and read those that name few', async () => {
  const texts = [...textsNaming(shortestFoods(4_500), 200), '1 egg']
  const dislikes = allergicToMany(450).otherAllergies ?? []
  const { output } = await doKitchenJob('foodWarnings', {
    texts,
    eater: { ...eater, otherAllergies: dislikes },
  })
  expect(output.filter((found) => found === null).length).toBeGreaterThan(0)
  expect(output.at(-1)).not.toBeNull()
})

test.each([
  ['in its steps', ['1 egg'], textsNaming(shortestFoods(2_600), 600, 'Add ')],
  ['in its lines', textsNaming(shortestFoods(2_600), 600), ['Cook them.']],
])(
  'a recipe that names 2,600 foods %s is saved and reported as not checked',
  async (_, ingredients, instructions) => {
    const kitchen = await openSite()
    const ada = await kitchen.addMember('Ada')
    const { recipeId } = await ada.caller.recipes.submit(typedRecipe({ ingredients, instructions }))
    const recipe = {
      ...{ name: 'Soup', description: '', servings: 2, totalTimeMinutes: 30 },
      ...{ ingredients, instructions },
    }
    const job = { recipe, eaters: [eater], constraints: { limitMinutes: null, meatPreference: null } }
    expect(isSmallJob('report', job)).toBe(false)
    const asTask = { queueCaller: null, reads: null }
    await expect(kitchen.deps.kitchenThread.run(asTask, 'report', job)).rejects.toMatchObject({
      name: 'KitchenJobFailure',
      reason: 'limit',
      message: expect.stringContaining('more foods are named'),
    })
    const preferences = await ada.caller.preferences.get()
    const otherAllergies = eater.otherAllergies!.slice(0, 50)
    await ada.caller.preferences.save({ ...preferences, otherAllergies })
    const report = await ada.caller.recipes.report({ recipeId })
    expect(report.findings).toEqual([{ kind: 'not checked' }])
    expect(new Set(report.verdictsByEater.map(({ verdict }) => verdict))).toEqual(new Set(['not checked']))
    const { id: householdId } = await ada.caller.households.current()
    const warned = await ada.caller.grocery.recipeWarnings({ householdId, recipeId })
    expect(warned).toMatchObject({ isChecked: false, foods: [] })
  },
)

test('lines that name foods of all eaters’ lists repeatedly are refused before they are compared', async () => {
  const foods = shortestFoods(75)
  const ingredients = Array.from({ length: 60 }, () => textsNaming(foods, 600)[0]!)
  const recipe = {
    ...{ name: 'Soup', description: '', servings: 2, totalTimeMinutes: 30 },
    ...{ ingredients, instructions: ['Cook.'] },
  }
  const job = { recipe, eaters: [eater], constraints: { limitMinutes: null, meatPreference: null } }
  await expect(doKitchenJob('report', job)).rejects.toMatchObject({
    name: 'KitchenJobFailure',
    reason: 'limit',
  })
})
