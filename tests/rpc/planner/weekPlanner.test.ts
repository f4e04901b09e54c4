import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { addHousehold, householdOf } from '../../support/households/households.ts'
import { mealPlanOf } from '../../support/planner/mealPlans.ts'
import {
  awaitWeekPlan,
  demandsFor,
  dinners,
  dishesOfPlan,
  dishNamesOfPlan,
  mealToPlan,
  planWeek,
  startWeekPlan,
} from '../../support/planner/weekPlans.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  await site.startPlanning()
})
afterAll(() => site.close())

const guest = (name: string, eats: object) => ({
  draftId: randomUUID(),
  name,
  ...{ allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false },
  ...eats,
})

describe('a week', () => {
  test('a week is planned with a dish for each meal, none of them twice, with reasons and alternatives', async () => {
    const ada = await site.addMember('Ada')
    const planned = await planWeek(ada, dinners(5))
    expect(planned).toMatchObject({ state: 'planned', conflict: [] })
    expect(planned.entries.map(({ date, slotId }) => ({ date, slotId }))).toEqual(
      dinners(5).map(({ date, slotId }) => ({ date, slotId })),
    )
    expect(new Set(dishNamesOfPlan(planned)).size).toBe(5)
    expect(planned.gap).toBeLessThanOrEqual(1)
    for (const { reasons, alternatives } of planned.entries) {
      expect(reasons.length).toBeGreaterThan(0)
      expect(alternatives).toHaveLength(3)
    }
  })

  test('a week for a coeliac and a vegan has dishes of the built-in cook without gluten and foods of animals, which can be saved', async () => {
    const ada = await site.addMember('Ada')
    const cilla = await ada.home.addGuest(guest('Cilla', { allergens: ['gluten'] }))
    const vera = await ada.home.addGuest(guest('Vera', { diets: ['vegan'] }))
    const eaterIds = [ada.userId, cilla.id, vera.id]
    const planned = await planWeek(
      ada,
      dinners(4).map((meal) => ({ ...meal, eaterIds, servings: 3 })),
    )
    expect(planned.state).toBe('planned')
    expect(planned.written).toBeGreaterThan(0)
    const { id: householdId } = await householdOf(ada)
    for (const { written, recipeId } of dishesOfPlan(planned)) {
      const id =
        recipeId ??
        (
          await ada.caller.recipes.save({
            ...written!,
            shownTo: { visibility: 'household', householdId },
          })
        ).recipeId
      const [recipe] = await ada.caller.mealPlanner.recipes({ householdId, recipeIds: [id] })
      expect(recipe).toMatchObject({ isReadCompletely: true, concerns: [] })
    }
  })

  test('a week plan keeps the minutes of each meal, the skill and the equipment of the household', async () => {
    const ada = await site.addMember('Ada')
    const planned = await planWeek(
      ada,
      dinners(4).map((meal, day) => ({ ...meal, maxMinutes: day % 2 === 0 ? 20 : 35 })),
      { missingEquipment: ['oven', 'blender'], maxSkill: 2 },
    )
    expect(planned.state).toBe('planned')
    expect(
      dishesOfPlan(planned).map(({ minutes }, day) => minutes <= (day % 2 === 0 ? 20 : 35)),
    ).not.toContain(false)
  })

  test('a week plan leaves out what a wish says, for all meals or for one', async () => {
    const ada = await site.addMember('Ada')
    const planned = await planWeek(
      ada,
      dinners(3).map((meal, day) => ({ ...meal, wish: day === 0 ? 'no meat and no fish' : '' })),
      { wish: 'ohne Knoblauch' },
    )
    expect(planned.state).toBe('planned')
    for (const [day, { recipeId, written }] of dishesOfPlan(planned).entries()) {
      const recipe = written ? written.recipe : await ada.caller.recipes.get({ recipeId: recipeId! })
      expect(recipe.ingredients.join('\n')).not.toMatch(/garlic/i)
      if (day === 0)
        expect(recipe.ingredients.join('\n')).not.toMatch(/chicken|beef|pork|lamb|cod|tuna|salmon|prawn/i)
    }
  })

  test('a week plan is not begun with a wish that can be read in two ways', async () => {
    const ada = await site.addMember('Ada')
    const begun = startWeekPlan(ada, demandsFor(dinners(1), { wish: 'nuts, and not the nuts' }))
    await expect(begun).rejects.toThrow(/can be read in more than one way/)
  })

  test('a week plan keeps entries of an earlier plan, dishes of the built-in cook among them, and plans the others again', async () => {
    const ada = await site.addMember('Ada')
    await ada.home.addGuest(guest('Vera', { diets: ['vegan'] }))
    const [vera] = (await householdOf(ada)).guests
    const meals = dinners(4).map((meal) => ({ ...meal, eaterIds: [ada.userId, vera!.id] }))
    const first = await planWeek(ada, meals)
    const [one, two] = first.entries
    const alternative = two!.alternatives[0]!
    const kept = [one!, { ...two!, ...alternative }].map(({ date, slotId, dishId, leftOversOf }) => ({
      date,
      slotId,
      dishId,
      leftOversOf,
    }))
    const again = await awaitWeekPlan(
      ada,
      await startWeekPlan(ada, demandsFor(meals, { seed: 2 }), {
        weekPlanId: first.weekPlanId,
        entries: kept,
      }),
    )
    expect(again.state).toBe('planned')
    expect(again.entries.slice(0, 2).map(({ dishId }) => dishId)).toEqual(kept.map(({ dishId }) => dishId))
    expect(again.entries.slice(0, 2).flatMap(({ alternatives }) => alternatives)).toEqual([])
  })

  test('a week that nothing can fill names the demands that clash, and what would do', async () => {
    const ada = await site.addMember('Ada')
    const planned = await planWeek(ada, [mealToPlan(0, { maxMinutes: 5 })], { mayWriteRecipes: false })
    expect(planned).toMatchObject({ state: 'impossible', entries: [] })
    expect(planned.conflict).toMatchObject([
      { demand: { kind: 'minutes', place: { slotId: 'dinner' } }, relaxedTo: expect.any(Number) },
    ])
    const relaxed = planned.conflict[0]!.relaxedTo!
    const mended = await planWeek(ada, [mealToPlan(0, { maxMinutes: relaxed })], { mayWriteRecipes: false })
    expect(mended.state).toBe('planned')
  })

  test('a week plan is the same for the same demands and seed', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const meals = dinners(3).map((meal) => ({ ...meal, eaterIds: [ada.userId] }))
    const [hers, his] = [await planWeek(ada, meals), await planWeek(bob, meals)]
    expect(dishNamesOfPlan(his)).toEqual(dishNamesOfPlan(hers))
  })

  test('a week plan has no dish that the calendar has within the days between, and goes with those that are planned', async () => {
    const ada = await site.addMember('Ada')
    const first = await planWeek(ada, [mealToPlan(0)], { mayWriteRecipes: false })
    const [dish] = dishesOfPlan(first)
    const calendar = await mealPlanOf(ada)
    await calendar.change((make) =>
      make.addMeal({
        date: mealToPlan(1).date,
        slotId: 'lunch',
        dish: { kind: 'recipe', recipeId: dish!.recipeId!, name: dish!.name },
        servings: 2,
        eaterIds: null,
        comment: '',
      }),
    )
    const next = await planWeek(ada, dinners(3), { mayWriteRecipes: false })
    expect(dishNamesOfPlan(next)).toHaveLength(3)
    expect(dishNamesOfPlan(next)).not.toContain(dish!.name)
  })

  test('a week plan has no recipe that its member may not see', async () => {
    const [ada, bob] = [await site.addMember('Ada'), await site.addMember('Bob')]
    const recipeId = await addRecipe(bob, { shownTo: { visibility: 'creator' } })
    await bob.caller.ratings.rate({ recipeId, stars: 5 }).catch(() => {})
    const planned = await planWeek(ada, dinners(7))
    expect(planned.dishes.map((each) => each.recipeId)).not.toContain(recipeId)
  })

  test('a week is planned with the food at hand that Larder knows, and names the other', async () => {
    const ada = await site.addMember('Ada')
    const calendar = await mealPlanOf(ada)
    const useBy = mealToPlan(2).date
    await calendar.change((make) => [
      make.addFood({ name: 'tofu', amount: '300 g', useBy }),
      make.addFood({ name: 'blorvik', amount: '100 g', useBy }),
      make.addFood({ name: 'leeks', amount: '', useBy: null }),
    ])
    const planned = await planWeek(ada, dinners(3), {
      weights: { waste: 4, nutrition: 0, variety: 0, preference: 0, effort: 0, cost: 0 },
    })
    expect(planned.unknownFoods.toSorted()).toEqual(['blorvik', 'leeks'])
    expect(planned.entries.flatMap(({ reasons }) => reasons)).toContainEqual(
      expect.objectContaining({ kind: 'uses up', byDate: useBy }),
    )
  })
})

test('a week plan has more energy for a member who set a higher target', async () => {
  const ada = await site.addMember('Ada')
  const { id: householdId } = await householdOf(ada)
  const figures = {
    ...{ kcal: null, proteinGrams: null, fatGrams: null, saturatedFatGrams: null },
    ...{ carbohydrateGrams: null, sugarsGrams: null, fibreGrams: null, sodiumMg: null },
  }
  const weights = { waste: 0, nutrition: 4, variety: 0, preference: 0, effort: 0, cost: 0 }
  const energyWith = async (kcal: number, version: number) => {
    await ada.caller.households.saveNutritionTarget({
      ...{ householdId, eaterId: ada.userId, version, body: null },
      figures: { ...figures, kcal },
    })
    const planned = await planWeek(ada, dinners(3), { weights, mayWriteRecipes: false })
    const recipeIds = dishesOfPlan(planned).map(({ recipeId }) => recipeId!)
    const recipes = await ada.caller.mealPlanner.recipes({ householdId, recipeIds })
    return recipes.reduce((sum, { nutrition }) => sum + nutrition!.kcal.typical, 0)
  }
  const little = await energyWith(600, 0)
  expect(await energyWith(3_500, 1)).toBeGreaterThan(little + 100)
})
