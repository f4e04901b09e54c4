import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestsTable } from '#server/features/households/table.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { householdOf } from '../../support/households/households.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** As many guests as a household may have, each with every allergy they may have: all fourteen, and 50 foods with milk. */
async function fillHousehold(cook: TestMember): Promise<void> {
  const { id: householdId } = await householdOf(cook)
  const otherAllergies = Array.from({ length: 50 }, (_, at) => `milk ${at} `.padEnd(50, 'x'))
  await site.deps.db.insert(guestsTable).values(
    Array.from({ length: 30 }, (_, at) => ({
      id: randomUUID(),
      householdId,
      name: `Guest ${at} `.padEnd(99, 'n'),
      allergens: [...allergenIds],
      otherAllergies,
      diets: [],
      likes: [],
      dislikes: [],
    })),
  )
}

describe('warnings for a household whose guests are allergic to everything', () => {
  test('warnings for 100 foods are shortened: certain ones first, then the number of the others', async () => {
    const ada = await site.addMember('Ada')
    await fillHousehold(ada)
    const client = await groceriesOf(ada)
    for (let count = 0; count < 100; count += 1) await client.add(`seafood pizza ${count}`)
    const { householdId } = client
    const told = await ada.caller.grocery.foodWarnings({ householdId })
    expect(told).toHaveLength(100)
    expect(JSON.stringify(told).length).toBeLessThan(500_000)
    for (const { warnings, more } of told) {
      expect(warnings.length).toBeGreaterThanOrEqual(3)
      expect(warnings.length).toBeLessThanOrEqual(20)
      expect(more).toBeGreaterThan(300)
      expect(new Set(warnings.map(({ eater }) => eater)).size).toBe(warnings.length)
      const firstPossible = warnings.findIndex(({ isCertain }) => !isCertain)
      if (firstPossible >= 0) expect(warnings.slice(firstPossible).some((each) => each.isCertain)).toBe(false)
    }
  })

  test('warnings for a recipe of 60 lines are shortened before it is added to the list', async () => {
    const ada = await site.addMember('Ada')
    await fillHousehold(ada)
    const ingredients = Array.from({ length: 60 }, (_, line) => `${line + 1} seafood pizzas with milk`)
    const recipeId = await addRecipe(ada, { ingredients })
    const { id: householdId } = await ada.caller.households.current()
    const { isChecked, foods } = await ada.caller.grocery.recipeWarnings({ householdId, recipeId })
    expect(isChecked).toBe(true)
    expect(foods.length).toBeGreaterThanOrEqual(60)
    expect(JSON.stringify(foods).length).toBeLessThan(500_000)
    expect(foods.every(({ warnings, more = 0 }) => warnings.length > 0 && more > 0)).toBe(true)
  })
})
