import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateRecipeTermCounts } from '#server/features/recipeSearch/termCounts.ts'
import { recipesTable, visibilityChoicesTable } from '#server/features/recipes/table.ts'
import { hideRecipesOfFormerMembers } from '#server/features/recipes/visibility.ts'
import type { RecipeVisibility } from '#shared/kitchen/recipeVisibilities.ts'
import { addHousehold } from '../../support/households/households.ts'
import { shownToOf } from '../../support/recipes/hiddenRecipes.ts'
import { addRecipe, typedRecipe, written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const homeOf = async ({ caller }: TestMember) => (await caller.households.current()).id
const shown = async (member: TestMember, visibility: RecipeVisibility) =>
  shownToOf(visibility, await homeOf(member))
const visibilityOf = async (recipeId: string) => {
  const [row] = await site.deps.db.select().from(recipesTable).where(eq(recipesTable.id, recipeId))
  return row && { visibility: row.visibility, householdId: row.householdId }
}
const alone = { visibility: 'creator', householdId: null }

describe('the visibility chosen when saving', () => {
  test.each(['everyone', 'household', 'creator'] as const)(
    'the visibility chosen when saving is stored for the recipe as "%s" and remembered for the next',
    async (visibility) => {
      const cook = await site.addMember()
      expect(await cook.caller.recipes.visibilityChoice()).toMatchObject({ visibility: null })
      const recipeId = await addRecipe(cook, { shownTo: await shown(cook, visibility) })
      const householdId = visibility === 'household' ? await homeOf(cook) : null
      expect(await visibilityOf(recipeId)).toEqual({ visibility, householdId })
      expect((await cook.caller.recipes.get({ recipeId })).visibility).toBe(visibility)
      expect(await cook.caller.recipes.visibilityChoice()).toMatchObject({ visibility, householdId })
      const next = await addRecipe(cook)
      expect(await visibilityOf(next)).toEqual({ visibility, householdId })
    },
  )

  test('the visibility chosen when saving is also stored for a generated recipe', async () => {
    const cook = await site.addMember()
    const input = { ...(await written(cook)), shownTo: { visibility: 'creator' as const } }
    const { recipeId } = await cook.caller.recipes.save(input)
    expect(await visibilityOf(recipeId)).toEqual(alone)
  })

  test('the visibility chosen when saving is everyone for a member who has never chosen', async () => {
    const recipeId = await addRecipe(await site.addMember())
    expect(await visibilityOf(recipeId)).toEqual({ visibility: 'everyone', householdId: null })
  })

  test('the visibility chosen when saving of a repeated save can hide the recipe but not make it visible to more', async () => {
    const cook = await site.addMember()
    const typed = typedRecipe()
    const { recipeId } = await cook.caller.recipes.submit({ ...typed, shownTo: { visibility: 'everyone' } })
    expect(await cook.caller.recipes.submit({ ...typed, shownTo: { visibility: 'creator' } })).toEqual({
      recipeId,
    })
    expect(await visibilityOf(recipeId)).toEqual(alone)
    await cook.caller.recipes.submit({ ...typed, shownTo: { visibility: 'everyone' } })
    expect(await visibilityOf(recipeId)).toEqual(alone)
  })

  test('the visibility chosen when saving is refused for a household that the member is not in, and nothing is saved', async () => {
    const [cook, stranger] = [await site.addMember(), await site.addMember()]
    const shownTo = { visibility: 'household' as const, householdId: await homeOf(stranger) }
    await expect(addRecipe(cook, { shownTo })).rejects.toMatchObject({ code: 'CONFLICT' })
    const recipeId = await addRecipe(cook)
    const changed = cook.caller.recipes.setVisibility({ recipeId, shownTo })
    await expect(changed).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await site.deps.db.$count(recipesTable, eq(recipesTable.createdBy, cook.userId))).toBe(1)
  })

  test('the visibility chosen when saving is deleted with the account', async () => {
    const cook = await site.addMember()
    await addRecipe(cook, { shownTo: { visibility: 'everyone' } })
    const ofCook = eq(visibilityChoicesTable.userId, cook.userId)
    expect(await site.deps.db.$count(visibilityChoicesTable, ofCook)).toBe(1)
    await cook.caller.auth.deleteAccount({
      email: cook.email,
      password: null,
      recipes: 'keep',
      deletionId: null,
    })
    expect(await site.deps.db.$count(visibilityChoicesTable, ofCook)).toBe(0)
  })
})

describe('a recipe visible to the household', () => {
  async function shared() {
    const [owner, cook] = await addHousehold(site, 'Owner', 'Cook')
    const recipeId = await addRecipe(cook, { shownTo: await shown(cook, 'household') })
    const householdId = await homeOf(owner)
    expect((await owner.caller.recipes.get({ recipeId })).isMine).toBe(false)
    return { owner, cook, recipeId, householdId }
  }

  test('a recipe visible to the household becomes private to its creator when they leave, and stays private when they rejoin', async () => {
    const { owner, cook, recipeId, householdId } = await shared()
    await cook.caller.households.leave({ householdId })
    await expect(owner.caller.recipes.get({ recipeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { token } = await owner.home.inviteByLink()
    await cook.caller.households.joinByLink({ token })
    await expect(owner.caller.recipes.get({ recipeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await cook.caller.recipes.get({ recipeId })).isMine).toBe(true)
    await hideRecipesOfFormerMembers(site)
    expect(await visibilityOf(recipeId)).toEqual(alone)
  })

  test('a recipe visible to the household stays visible to the household while its creator is a member, even after a cleanup', async () => {
    const { owner, recipeId } = await shared()
    await hideRecipesOfFormerMembers(site)
    expect((await owner.caller.recipes.get({ recipeId })).visibility).toBe('household')
  })

  test('a recipe visible to the household becomes private to its creator together with 249 others in one cleanup', async () => {
    const { owner, cook, recipeId, householdId } = await shared()
    await site.deps.db.execute(sql`insert into recipes (id, created_at, name, description, meal_type, diet_type, cuisine, servings,
        prep_time_minutes, cook_time_minutes, total_time_minutes, ingredients, instructions, created_by, visibility, household_id, shown_at)
      select id || n, created_at, name, description, meal_type, diet_type, cuisine, servings, prep_time_minutes, cook_time_minutes,
        total_time_minutes, ingredients, instructions, created_by, visibility, household_id, shown_at
      from recipes, generate_series(1, 249) n where id = ${recipeId}`)
    await owner.caller.households.removeMember({ householdId, userId: cook.userId })
    await hideRecipesOfFormerMembers(site)
    const [row] = await site.deps.db.execute(sql`select count(*)::int as n from recipes
      where created_by = ${cook.userId} and visibility = 'creator' and household_id is null`)
    expect(row?.n).toBe(250)
  })

  test('a recipe visible to the household becomes private to its creator when they are removed', async () => {
    const { owner, cook, recipeId, householdId } = await shared()
    await owner.caller.households.removeMember({ householdId, userId: cook.userId })
    await expect(owner.caller.recipes.get({ recipeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await hideRecipesOfFormerMembers(site)
    expect(await visibilityOf(recipeId)).toEqual(alone)
  })

  test('a recipe visible to the household becomes private to its creator when the household is deleted', async () => {
    const { recipeId, householdId } = await shared()
    await site.deps.db.execute(sql`delete from households where id = ${householdId}`)
    await hideRecipesOfFormerMembers(site)
    expect(await visibilityOf(recipeId)).toEqual(alone)
  })

  test('a recipe visible to the household is visible to the household’s members, whichever household is current for them', async () => {
    const { owner, recipeId, householdId } = await shared()
    const [other] = await addHousehold(site, 'Other', 'Third')
    const { token } = await other.home.inviteByLink()
    await owner.caller.households.joinByLink({ token })
    expect((await owner.caller.households.current()).id).not.toBe(householdId)
    expect((await owner.caller.recipes.get({ recipeId })).visibility).toBe('household')
    await expect(other.caller.recipes.get({ recipeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

test('a deleted account’s hidden recipes are deleted, and its visible ones stay when it says so', async () => {
  const cook = await site.addMember()
  const ids: string[] = []
  for (const visibility of ['everyone', 'household', 'creator'] as const)
    ids.push(await addRecipe(cook, { shownTo: await shown(cook, visibility) }))
  await cook.caller.auth.deleteAccount({
    email: cook.email,
    password: null,
    recipes: 'keep',
    deletionId: null,
  })
  const left = await Promise.all(ids.map(visibilityOf))
  expect(left).toEqual([{ visibility: 'everyone', householdId: null }, undefined, undefined])
})

test('neither an edit nor a restored revision changes a recipe’s visibility', async () => {
  const cook = await site.addMember()
  const recipeId = await addRecipe(cook, { shownTo: { visibility: 'creator' } })
  const { ingredients, instructions } = typedRecipe()
  const words = { kind: 'recipe' as const, name: 'Another', description: '', ingredients, instructions }
  await cook.caller.recipes.edit({ recipeId, version: 1, ...words })
  await cook.caller.recipes.restoreRevision({ recipeId, version: 2, restoredVersion: 1 })
  expect(await visibilityOf(recipeId)).toEqual(alone)
})

test('words are search terms only while a recipe with them is visible to everyone', async () => {
  const cook = await site.addMember()
  const isTerm = async () => {
    await updateRecipeTermCounts(site)
    const [row] = await site.deps.db.execute<{ n: number }>(
      sql`select count(*)::int as n from recipe_terms where word = 'medlarwoodruff'`,
    )
    return row?.n === 1
  }
  const recipeId = await addRecipe(cook, { name: 'Medlarwoodruff jam', shownTo: { visibility: 'creator' } })
  expect(await isTerm()).toBe(false)
  await cook.caller.recipes.setVisibility({ recipeId, shownTo: { visibility: 'everyone' } })
  expect(await isTerm()).toBe(true)
  await cook.caller.recipes.setVisibility({ recipeId, shownTo: await shown(cook, 'household') })
  expect(await isTerm()).toBe(false)
  const [row] = await site.deps.db.execute<{ n: number }>(
    sql`select count(*)::int as n from recipe_term_counts where recipes < 0`,
  )
  expect(row?.n).toBe(0)
})

test('recipes made visible to a household while their creator leaves end private to the creator', async () => {
  const [owner, cook] = await addHousehold(site, 'Owner', 'Cook')
  const shownTo = await shown(cook, 'household')
  const ids = [await addRecipe(cook, { shownTo }), await addRecipe(cook), await addRecipe(cook)]
  const { householdId } = { householdId: await homeOf(owner) }
  await Promise.allSettled([
    ...ids.map((recipeId) => cook.caller.recipes.setVisibility({ recipeId, shownTo })),
    cook.caller.households.leave({ householdId }),
    ...ids.map((recipeId) => owner.caller.ratings.rate({ recipeId, stars: 3 })),
  ])
  await hideRecipesOfFormerMembers(site)
  const householdIds = (await Promise.all(ids.map(visibilityOf))).map((row) => row?.householdId)
  expect(householdIds).toEqual([null, null, null])
  expect(site.logged.filter(({ msg }) => msg === 'database transaction retried after deadlock')).toEqual([])
})
