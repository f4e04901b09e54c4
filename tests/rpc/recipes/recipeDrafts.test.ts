import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { typedRecipe, written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

async function namesOf({ caller }: TestMember): Promise<string[]> {
  const { items } = await caller.recipes.list({ mine: true })
  return items.map(({ name }) => name).sort()
}

describe('a draft id that the caller has used', () => {
  test('a draft id that the caller has used saves a recipe with another text as a new recipe, once', async () => {
    const ada = await site.addMember()
    const draft = typedRecipe({ name: 'Apple pie' })
    const other = { ...draft, name: 'Beet soup', ingredients: ['3 beets'] }
    const first = await ada.caller.recipes.submit(draft)
    const second = await ada.caller.recipes.submit(other)
    expect(second).not.toEqual(first)
    expect(await ada.caller.recipes.submit(other)).toEqual(second)
    expect(await ada.caller.recipes.submit(draft)).toEqual(first)
    expect(await namesOf(ada)).toEqual(['Apple pie', 'Beet soup'])
  })

  test.each([
    ['servings', { servings: 9 }],
    ['a time', { totalTimeMinutes: 99 }],
    ['a cuisine', { cuisine: 'Thai' }],
    ['a step', { instructions: ['Eat the peas raw.'] }],
  ] as const)('a draft id that the caller has used saves a change of %s', async (_what, change) => {
    const ada = await site.addMember()
    const draft = typedRecipe()
    await ada.caller.recipes.submit(draft)
    const { recipeId } = await ada.caller.recipes.submit({ ...draft, ...change } as typeof draft)
    expect(await ada.caller.recipes.get({ recipeId })).toMatchObject(change)
  })

  test('a draft id that the caller has used saves different texts that are sent at the same time', async () => {
    const ada = await site.addMember()
    const draft = typedRecipe()
    const names = ['Carrot cake', 'Carrot cake with walnuts', 'Carrot soup']
    await Promise.all(names.map((name) => ada.caller.recipes.submit({ ...draft, name })))
    expect(await namesOf(ada)).toEqual(names)
  })

  test('a draft id that the caller has used sent again returns its recipe, even when that was edited meanwhile', async () => {
    const ada = await site.addMember()
    const draft = typedRecipe()
    const { recipeId } = await ada.caller.recipes.submit(draft)
    const { name: _, ...before } = await ada.caller.recipes.getForEdit({ recipeId })
    const { version, description, ingredients, instructions } = before
    const words = { name: 'Edited', description, ingredients, instructions }
    await ada.caller.recipes.edit({ recipeId, version, kind: 'recipe', ...words })
    expect(await ada.caller.recipes.submit(draft)).toEqual({ recipeId })
    expect(await namesOf(ada)).toEqual(['Edited'])
  })

  test('a draft id that the caller has used is recognised by the recipe’s text when an older version stored no digest', async () => {
    const ada = await site.addMember()
    const draft = typedRecipe({ name: 'Old soup' })
    const first = await ada.caller.recipes.submit(draft)
    await site.deps.db
      .update(recipesTable)
      .set({ draftDigest: null })
      .where(eq(recipesTable.id, first.recipeId))
    expect(await ada.caller.recipes.submit(draft)).toEqual(first)
    await ada.caller.recipes.submit({ ...draft, name: 'Another soup' })
    expect(await namesOf(ada)).toEqual(['Another soup', 'Old soup'])
  })

  test('a draft id that the caller has used saves different texts for two members who happen to use the same id', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const draft = typedRecipe()
    await ada.caller.recipes.submit(draft)
    for (const name of ['Eve’s soup', 'Eve’s stew', 'Eve’s soup'])
      await eve.caller.recipes.submit({ ...draft, name })
    expect(await namesOf(eve)).toEqual(['Eve’s soup', 'Eve’s stew'])
  })
})

describe('the id of a removed recipe', () => {
  test('the id of a removed recipe is never given to another account', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const draft = typedRecipe()
    const { recipeId } = await ada.caller.recipes.submit(draft)
    await ada.caller.recipes.remove({ recipeId })
    const taken = await eve.caller.recipes.submit({ ...draft, name: 'Taken over' })
    expect(taken.recipeId).not.toBe(recipeId)
    expect(await eve.caller.recipes.submit({ ...draft, name: 'Taken over' })).toEqual(taken)
    await expect(site.callerAt().recipes.get({ recipeId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await ada.caller.recipes.submit(draft)).toEqual({ recipeId })
  })

  test.each(['delete', 'keep'] as const)(
    'the id of a removed recipe stays reserved after its owner deleted the account with recipes: %s',
    async (fate) => {
      const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
      const [removed, left] = [typedRecipe(), typedRecipe()]
      for (const draft of [removed, left]) await ada.caller.recipes.submit(draft)
      await ada.caller.recipes.remove({ recipeId: removed.draftId })
      await ada.caller.auth.deleteAccount({ email: ada.email, password: null, recipes: fate })
      for (const { draftId } of [removed, left])
        expect((await eve.caller.recipes.submit(typedRecipe({ draftId }))).recipeId).not.toBe(draftId)
    },
  )

  test('the id of a removed recipe of a generated recipe is not given to a draft', async () => {
    const [ada, eve] = [await site.addMember('Ada'), await site.addMember('Eve')]
    const { recipeId } = await ada.caller.recipes.save(await written(ada))
    await ada.caller.recipes.remove({ recipeId })
    const answer = await eve.caller.recipes.submit(typedRecipe({ draftId: recipeId }))
    expect(answer.recipeId).not.toBe(recipeId)
  })
})
