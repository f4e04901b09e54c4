import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guestsTable } from '#server/features/households/table.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { householdOf } from '../../support/households/households.ts'
import { typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { verdictsOf } from '../../support/recipes/verdictsOf.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a report for 30 guests with the longest names has every verdict, and each name once or twice', async () => {
  const ada = await site.addMember('Ada')
  const { id: householdId } = await householdOf(ada)
  const diets = ['vegan', 'gluten-free'] as const
  const names = Array.from({ length: 30 }, (_, at) => `Guest ${at} `.padEnd(100, 'n'))
  const otherAllergies = Array.from({ length: 20 }, (_, at) => `zq ${at} `.padEnd(10, 'x'))
  await site.deps.db.insert(guestsTable).values(
    names.map((name) => ({
      ...{ id: randomUUID(), householdId, name, allergens: [...allergenIds] },
      ...{ otherAllergies, diets: [...diets], likes: [], dislikes: [] },
    })),
  )
  const ingredients = Array.from({ length: 60 }, (_, at) => `${at + 1} eggs (${'with love '.repeat(57)})`)
  const recipe = typedRecipe({ ingredients })
  const { recipeId } = await ada.caller.recipes.submit(recipe)
  const report = await ada.caller.recipes.report({ recipeId })
  const verdicts = verdictsOf(report)
  for (const name of names) {
    const own = verdicts.filter(({ eater }) => eater === name)
    expect(own).toHaveLength(allergenIds.length + otherAllergies.length + diets.length)
    expect(own).toContainEqual({
      eater: name,
      concern: { kind: 'allergen', id: 'eggs' },
      verdict: 'contains',
    })
    expect(own).toContainEqual({
      eater: name,
      concern: { kind: 'allergen', id: 'fish' },
      verdict: report.open ?? 'nothing found',
    })
  }
  expect(JSON.stringify(report.verdictsByEater).length).toBeLessThan(1_500 * names.length)
  expect(JSON.stringify(report).length).toBeLessThan(5 * JSON.stringify(recipe).length)
})
