import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { addRecipe } from '../support/ownRecipes.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen()
})
afterAll(() => kitchen.close())

/** What the page of a recipe with these ingredients says, without its markup. */
async function textOf(ingredients: string[]): Promise<string> {
  const recipeId = await addRecipe(await kitchen.addMember(), { ingredients })
  const { body } = await (await kitchen.openApp()).inject(`/recipe/${recipeId}`)
  return body.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}

test('a serving is told with a range, and with the least it gives where a line could not be counted', async () => {
  const counted = await textOf(['500 g peas', '200 g rice'])
  expect(counted).toMatch(/Energy about \d+ kcal \( ?\d+ to \d+ ?\)/)
  expect(counted).not.toContain('at least')
  const uncounted = await textOf(['500 g peas', '200 g rice', '2 cups grobbelwurz'])
  const [, low] = /Energy about \d+ kcal \( ?(\d+) to/.exec(counted) ?? []
  expect(uncounted).toContain(`Energy at least ${low} kcal Protein`)
})

test('what was not found is told of all allergens, of the others, or not at all', async () => {
  expect(await textOf(['500 g peas'])).toContain(m.recipe_report_nothing_found_at_all())
  expect(await textOf(['500 g peas', '1 egg'])).toContain(m.recipe_report_nothing_found({ count: 13 }))
})
