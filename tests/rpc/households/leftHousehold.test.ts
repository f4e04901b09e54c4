import { afterAll, beforeAll, expect, test } from 'vitest'
import { hideRecipesOfFormerMembers } from '#server/features/recipes/visibility.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { addHousehold } from '../../support/households/households.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** A recipe visible to a household that its creator has left. */
async function left() {
  const [owner, cook] = await addHousehold(site, 'Owner', 'Cook')
  const { id: householdId } = await owner.caller.households.current()
  const recipeId = await addRecipe(cook, { shownTo: { visibility: 'household', householdId } })
  await cook.caller.households.leave({ householdId })
  return { owner, cook, recipeId, householdId }
}

test('a recipe for a household that its creator has left is private to the creator at once', async () => {
  const { cook, recipeId } = await left()
  expect((await cook.caller.recipes.get({ recipeId })).visibility).toBe('creator')
  const { items } = await cook.caller.recipes.list({ mine: true })
  expect(items.map(({ id, visibility }) => [id, visibility])).toEqual([[recipeId, 'creator']])
  const { recipes } = await accountDataOf(cook)
  expect(recipes.map(({ id, visibility }) => [id, visibility])).toEqual([[recipeId, 'creator']])
})

test('a recipe that became private because its creator left stays private after they rejoin', async () => {
  const { owner, cook, recipeId } = await left()
  const { token } = await owner.home.inviteByLink()
  await cook.caller.households.joinByLink({ token })
  expect((await cook.caller.recipes.get({ recipeId })).visibility).toBe('creator')
  await hideRecipesOfFormerMembers(site)
  expect((await cook.caller.recipes.get({ recipeId })).visibility).toBe('creator')
})
