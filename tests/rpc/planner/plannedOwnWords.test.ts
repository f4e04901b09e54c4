import { afterAll, beforeAll, expect, test } from 'vitest'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { readCostPerMinute: 1_000_000 } })
})
afterAll(() => site.close())

const words = ['coriander', 'garlic', 'onion', 'tomato', 'paprika', 'honey', 'kiwi', 'cinnamon']

test.each([
  ['1 tbsp curry powder', '200 g potatoes'],
  ['1 l vegetable stock', '2 carrots'],
  ['2 tbsp Worcestershire sauce', '3 tomatoes'],
  ['1 tsp garam masala', '1 clove of garlic'],
])(
  'the card of a meal with %s tells what it may contain of an eater’s own words, as the recipe’s page does',
  async (...ingredients) => {
    const ada = await site.addMember('Ada')
    const none = { allergens: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
    const mia = await ada.home.addGuest({ ...none, name: 'Mia', otherAllergies: words })
    const recipeId = await addRecipe(ada, { ingredients, instructions: ['Cook everything.'] })
    const { id: householdId } = await ada.caller.households.current()
    const [recipe] = await ada.caller.mealPlanner.recipes({ householdId, recipeIds: [recipeId] })
    const card = recipe!.concerns.find(({ eaterId }) => eaterId === mia.id)
    const { findings } = await ada.caller.recipes.report({ recipeId })
    const onPage = (kind: 'contains' | 'may contain') =>
      findings.flatMap((found) =>
        found.kind === kind && found.concern.kind === 'allergy' ? [found.concern.food] : [],
      )
    const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted()
    const certain = unique(onPage('contains'))
    expect(unique(card?.contains ?? [])).toEqual(certain)
    expect(unique(card?.mayContain ?? [])).toEqual(
      unique(onPage('may contain')).filter((word) => !certain.includes(word)),
    )
    expect(card?.mayContain.length).toBeGreaterThan(0)
  },
)
