import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { addWarnedFamily, warningOf } from '../../support/grocery/warnedFamily.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const addFamily = () => addWarnedFamily(site)

const nothing = { lines: [], texts: null, words: [] }

describe('a recipe that is to be added', () => {
  test('a recipe that is to be added is answered with its lines that contain what an eater is allergic to', async () => {
    const ada = await addFamily()
    const ingredients = ['3 tablespoons peanut butter', '1 leek', '2 kiwis', '1 tbsp tahini']
    const listed = { namedIn: 'line', step: null }
    const recipeId = await addRecipe(ada, { ingredients })
    const { id: householdId } = await ada.caller.households.current()
    expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toEqual({
      isChecked: true,
      foods: [
        { name: ingredients[0], ...listed, warnings: [warningOf('Mia', { allergen: 'peanuts' }, true)] },
        { name: ingredients[2], ...listed, warnings: [warningOf('Mia', { food: 'kiwi' }, true)] },
        { name: ingredients[3], ...listed, warnings: [warningOf('Ada', { allergen: 'sesame' }, true)] },
      ],
      foodNames: [],
      notRead: nothing,
      unknownAllergies: [],
    })
    const stranger = await site.addMember()
    const { id: otherId } = await stranger.caller.households.current()
    expect(await stranger.caller.grocery.recipeWarnings({ householdId: otherId, recipeId })).toEqual({
      isChecked: true,
      foods: [],
      foodNames: [],
      notRead: nothing,
      unknownAllergies: [],
    })
    await expect(stranger.caller.grocery.recipeWarnings({ householdId, recipeId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('a recipe that is to be added is answered with foods that only a step or the name mentions, and where', async () => {
    const ada = await addFamily()
    const recipeId = await addRecipe(ada, {
      name: 'Tahini leeks',
      ingredients: ['4 leeks'],
      instructions: ['Boil the leeks.', 'Stir in the peanut butter.'],
    })
    const { id: householdId } = await ada.caller.households.current()
    expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toEqual({
      isChecked: true,
      foods: [
        {
          ...{ name: 'peanut butter', namedIn: 'step', step: 1 },
          warnings: [warningOf('Mia', { allergen: 'peanuts' }, true)],
        },
        {
          ...{ name: 'tahini', namedIn: 'name', step: null },
          warnings: [warningOf('Ada', { allergen: 'sesame' }, false)],
        },
      ],
      foodNames: expect.arrayContaining([
        { food: 'peanut butter', language: 'de', name: 'Erdnussbutter' },
        { food: 'tahini', language: 'de', name: 'Tahin' },
      ]),
      notRead: nothing,
      unknownAllergies: [],
    })
  })

  test('a recipe that is to be added is answered with lines and texts that could not be read, where an eater is allergic', async () => {
    const ada = await addFamily()
    const unread = '200 g Glimmermus'
    const recipeId = await addRecipe(ada, {
      ingredients: ['4 leeks', unread],
      instructions: ['Boil the leeks.', 'Das Glimmermus einrühren und servieren.'],
    })
    const { id: householdId } = await ada.caller.households.current()
    expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toMatchObject({
      isChecked: true,
      foods: [],
      notRead: { lines: [unread], texts: 'some', words: [] },
    })
    const { verdictsByEater, open } = await ada.caller.recipes.report({ recipeId })
    expect(open).toBe('unknown line')
    expect(new Set(verdictsByEater.map(({ verdict }) => verdict))).toEqual(new Set([open]))
    const stranger = await site.addMember()
    const { id: otherId } = await stranger.caller.households.current()
    expect(await stranger.caller.grocery.recipeWarnings({ householdId: otherId, recipeId })).toMatchObject({
      foodNames: [],
      notRead: nothing,
    })
  })

  test('a recipe that is to be added is answered as not checked when it has no readable lines', async () => {
    const ada = await addFamily()
    const recipeId = await addRecipe(ada)
    await site.deps.db.update(recipesTable).set({ ingredients: [] })
    const { id: householdId } = await ada.caller.households.current()
    expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toEqual({
      isChecked: false,
      foods: [],
      foodNames: [],
      notRead: nothing,
      unknownAllergies: [],
    })
  })
})
