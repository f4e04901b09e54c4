import { afterAll, beforeAll, expect, test } from 'vitest'
import { type JobWorker, startJobWorker } from '#server/features/jobs/worker.ts'
import { followPlanJobKind } from '#server/features/mealPlanner/groceries/followPlanJobKind.ts'
import { addDays, calendarDateOf } from '#shared/mealPlan/calendarDates.ts'
import { type GroceryClient, groceriesOf } from '../../support/grocery/groceries.ts'
import { addHousehold } from '../../support/households/households.ts'
import { mealPlanOf } from '../../support/planner/mealPlans.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let worker: JobWorker
beforeAll(async () => {
  site = await openTestSite()
  worker = await startJobWorker({ deps: site.deps }, [followPlanJobKind])
})
afterAll(async () => {
  await worker.stop(5_000)
  await site.close()
})

const patience = { timeout: 20_000, interval: 50 }
const today = calendarDateOf(new Date())
const soup = {
  name: 'Soup for the divorce',
  description: 'Rosalind liked it.',
  ingredients: [
    '300 g spinach, washed by Rosalind',
    '1 bunch zyxxberries (Rosalind knows where)',
    '1 tsp salt',
  ],
  instructions: ['Boil the spinach while Rosalind sleeps.'],
  servings: 2,
}

/** Ada plans and shops for her recipe, which the plan calls "Green soup"; returns the list as Bob gets it. */
async function shopFor(visibility: 'everyone' | 'creator') {
  const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
  const recipeId = await addRecipe(ada, soup)
  if (visibility === 'creator') await ada.caller.recipes.setVisibility({ recipeId, shownTo: { visibility } })
  const plan = await mealPlanOf(ada)
  await plan.change((make) => [
    make.addMeal({
      date: addDays(today, 1),
      slotId: 'dinner',
      dish: { kind: 'recipe', recipeId, name: 'Green soup' },
      servings: 2,
      eaterIds: null,
      comment: '',
    }),
    make.shopFor('default', { from: today, to: addDays(today, 6) }),
  ])
  const list = await groceriesOf(bob)
  await expect.poll(async () => (await foodsOn(list)).length, patience).toBe(2)
  return { bob, list, householdId: plan.householdId }
}

async function foodsOn(list: GroceryClient): Promise<string[]> {
  list.queue = { ...list.queue, cursor: 0 }
  await list.refresh()
  return list.lists()[0]!.items.map(({ name, shares }) => `${shares[0]?.share.parts[0]?.text} ${name}`)
}

test('of a recipe that its creator hides, a second member of the household gets foods and amounts on the list, and no other words', async () => {
  const { bob, list, householdId } = await shopFor('creator')
  expect(await foodsOn(list)).toEqual(['300 g spinach', expect.stringContaining('zyxxberries')])
  expect(list.lists()[0]!.recipes.map(({ recipe }) => recipe.name)).toEqual(['Green soup'])
  const { grocery, mealPlanner } = bob.caller
  const all = [
    list.lists(),
    await grocery.get({ householdId }),
    await grocery.foodWarnings({ householdId }),
    await mealPlanner.get({ householdId }),
  ]
  expect(JSON.stringify(all)).not.toMatch(/Rosalind|divorce/)
})

test('of a recipe that the household may see, the list keeps the name and the lines', async () => {
  const { list } = await shopFor('everyone')
  expect(list.lists()[0]!.recipes.map(({ recipe }) => recipe.name)).toEqual([soup.name])
  expect(JSON.stringify(list.lists())).toContain(soup.ingredients[0])
})
