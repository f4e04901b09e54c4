import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MealOfRecipe } from '#shared/contract/generation.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { householdOf } from '../../support/households/households.ts'
import { listen } from '../../support/recipes/heard.ts'
import { dinnerOrder } from '../../support/recipes/testAnswers.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const guest = { otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }

let site: TestSite
let ada: TestMember
let danId: string
beforeEach(async () => {
  site = await openTestSite()
  ada = await site.addMember('Ada')
  await ada.home.addGuest({ ...guest, name: 'Vera', allergens: [], diets: ['vegan'] })
  danId = (await ada.home.addGuest({ ...guest, name: 'Dan', allergens: [] })).id
})
afterEach(() => site.close())

/** A dish of beef for a meal of the plan. */
async function generateFor(meal: MealOfRecipe | undefined) {
  const answers = { ...dinnerOrder.answers, meatPreference: 'Beef' as const, description: 'with beef' }
  const events = await listen(ada.caller, {
    ...{ ...dinnerOrder, answers, seed: 5 },
    householdId: (await householdOf(ada)).id,
    ...(meal && { meal }),
  })
  const last = events.at(-1)
  if (last?.type !== 'finished') throw new Error('No recipe came.')
  return { ...last, answers }
}

const namesIn = ({ findings }: Awaited<ReturnType<typeof generateFor>>['report']) =>
  findings.flatMap((finding) => (isFindingAboutEater(finding) ? [finding.eater] : []))
const hasBeef = (lines: readonly string[]) => lines.some((line) => /beef/i.test(line))

test('a recipe for a planned meal is written for its eaters and servings, not for the whole household', async () => {
  const { recipe, report } = await generateFor({ eaterIds: [ada.userId, danId], servings: 5 })
  expect(recipe.servings).toBe(5)
  expect(hasBeef(recipe.ingredients)).toBe(true)
  expect(namesIn(report)).not.toContain('Vera')
  const forAll = await generateFor(undefined)
  expect(forAll.recipe.servings).toBe(3)
  expect(hasBeef(forAll.recipe.ingredients)).toBe(false)
})

test('a recipe for a planned meal is checked again for those who eat it alone', async () => {
  const meal = { eaterIds: [ada.userId], servings: 1 }
  const { id: generationId, recipe, answers, report } = await generateFor(meal)
  const order = { generationId, recipe, answers }
  expect(report.version).toBe(await ada.caller.recipes.reportVersion())
  expect(namesIn(await ada.caller.generation.checkUnsaved({ ...order, meal }))).not.toContain('Vera')
  expect(namesIn(await ada.caller.generation.checkUnsaved(order))).toContain('Vera')
})

test.each([
  ['the id of another household', ['0b7f3c1e-5f0e-4c39-9d56-6a4a2f1f8a10']],
  ['no ids', null],
])('a meal with %s is for the whole household', async (_what, eaterIds) => {
  const { recipe } = await generateFor({ eaterIds, servings: 2 })
  expect(hasBeef(recipe.ingredients)).toBe(false)
  expect(recipe.servings).toBe(2)
})
