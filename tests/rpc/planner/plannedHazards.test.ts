import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { recipeReportsTable } from '#server/features/recipes/reports/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import type { PlannedRecipe } from '#shared/contract/planner/mealPlan.ts'
import { addRecipe, typedRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { readCostPerMinute: 1_000_000 } })
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

const eatsAll = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [] }

/** A household with a guest who is vulnerable and one who is not. */
async function openHome() {
  const ada = await site.addMember('Ada')
  const mia = await ada.home.addGuest({ name: 'Mia', ...eatsAll, isVulnerable: true })
  const tom = await ada.home.addGuest({ name: 'Tom', ...eatsAll, isVulnerable: false })
  const { id: householdId } = await ada.caller.households.current()
  const planned = (recipeIds: string[]) => ada.caller.mealPlanner.recipes({ householdId, recipeIds })
  return { ada, mia, tom, planned }
}

/** What a card says for one eater: hazards with their foods. */
function hazardsOnCard({ hazards, concerns }: PlannedRecipe, eaterId: string): string[] {
  const own = concerns.find((each) => each.eaterId === eaterId)
  const texts = own?.isCheckedInPart ? ['not read for care'] : []
  return [
    ...[...hazards, ...(own?.hazards ?? [])].map(({ hazard, about }) => `${hazard}: ${about}`),
    ...texts,
  ]
}

/** What the page of a recipe says for one eater. */
async function hazardsOnPage({ caller }: TestMember, recipeId: string, eater: string): Promise<string[]> {
  const { findings } = await caller.recipes.report({ recipeId })
  return findings.flatMap((found) => {
    if (found.kind === 'texts not read' && found.texts === 'for care')
      return eater === 'Mia' ? ['not read for care'] : []
    return found.kind === 'hazard' && (found.eater === null || found.eater === eater)
      ? [`${found.hazard}: ${found.about}`]
      : []
  })
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted()

describe('hazards on the cards of a plan', () => {
  test('each demo recipe has on its card the hazards that its page tells the same eater', async () => {
    const { ada, mia, tom, planned } = await openHome()
    const rows = await site.deps.db.select({ id: recipesTable.id }).from(recipesTable)
    expect(rows.length).toBeGreaterThan(10)
    for (const recipe of await planned(rows.map(({ id }) => id))) {
      for (const { id, name } of [mia, tom])
        expect(unique(hazardsOnCard(recipe, id)), recipe.name).toEqual(
          unique(await hazardsOnPage(ada, recipe.id, name)),
        )
    }
  })

  test.each<[string, string[], string[], string]>([
    [
      'Tiramisu',
      ['3 eggs', '250 g mascarpone'],
      ['Whisk the raw eggs with the mascarpone and chill.'],
      'raw egg',
    ],
    [
      'Sushi',
      ['200 g raw salmon', '200 g rice'],
      ['Cook the rice.', 'Slice the raw salmon onto it.'],
      'raw fish',
    ],
    [
      'Toast',
      ['100 g brie', '2 slices bread'],
      ['Slice the brie onto the bread and serve.'],
      'cold soft cheese',
    ],
    [
      'Burgers',
      ['500 g minced beef'],
      ['Fry the burgers until they are pink inside.'],
      'minced meat underdone',
    ],
  ])(
    'the card of %s warns a vulnerable eater as its page does',
    async (name, ingredients, instructions, kind) => {
      const { ada, mia, tom, planned } = await openHome()
      const recipeId = await addRecipe(ada, { ...typedRecipe(), name, ingredients, instructions })
      const [recipe] = await planned([recipeId])
      const onCard = hazardsOnCard(recipe!, mia.id)
      expect(onCard.map((text) => text.split(':')[0])).toContain(kind)
      expect(unique(onCard)).toEqual(unique(await hazardsOnPage(ada, recipeId, 'Mia')))
      expect(unique(hazardsOnCard(recipe!, tom.id))).toEqual(
        unique(await hazardsOnPage(ada, recipeId, 'Tom')),
      )
    },
  )

  test('steps that are not English leave open for vulnerable eaters alone what is risky', async () => {
    const { ada, mia, tom, planned } = await openHome()
    const german = {
      name: 'Kartoffeln mit Zwiebeln',
      description: 'Ein schnelles Abendessen mit Kartoffeln und Zwiebeln.',
      ingredients: ['500 g Kartoffeln', '1 Zwiebel'],
      instructions: ['Die Kartoffeln kochen.'],
    }
    const recipeId = await addRecipe(ada, { ...typedRecipe(), ...german })
    const [recipe] = await planned([recipeId])
    expect(hazardsOnCard(recipe!, mia.id)).toContain('not read for care')
    expect(hazardsOnCard(recipe!, tom.id)).not.toContain('not read for care')
    expect(await hazardsOnPage(ada, recipeId, 'Mia')).toContain('not read for care')
  })

  test('a recipe that was examined by an earlier kitchen is not counted, and leaves open what is risky', async () => {
    const { ada, mia, planned } = await openHome()
    const recipeId = await addRecipe(ada)
    const [before] = await planned([recipeId])
    expect(before!.nutrition!.kcal.typical).toBeGreaterThan(0)
    expect(hazardsOnCard(before!, mia.id)).toEqual([])
    await site.deps.db
      .update(recipeReportsTable)
      .set({ kitchenVersion: 'earlier' })
      .where(eq(recipeReportsTable.recipeId, recipeId))
    const [recipe] = await planned([recipeId])
    expect(recipe!.nutrition).toBeNull()
    expect(hazardsOnCard(recipe!, mia.id)).toEqual(['not read for care'])
  })
})
