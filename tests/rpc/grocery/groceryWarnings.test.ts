import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWarningsOfGroceries } from '#server/features/grocery/cachedWarnings.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { invite } from '../../support/households/households.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const eats = { allergens: [], otherAllergies: [], diets: [], likes: [], dislikes: [], isVulnerable: false }
const of = (eater: string, concern: { allergen?: string; food?: string }, isCertain: boolean) => ({
  ...{ allergen: null, food: null, ...concern },
  eater,
  isCertain,
})

/** Ada, who is allergic to sesame and does not like leeks, and her guest Mia, allergic to kiwi and peanuts. */
async function addFamily() {
  const ada = await site.addMember('Ada')
  const told = await ada.caller.preferences.get()
  const own = { allergens: ['sesame' as const], diets: ['vegan' as const], dislikes: ['leeks'] }
  await ada.caller.preferences.save({ ...told, ...own })
  await ada.home.addGuest({
    ...eats,
    name: 'Mia',
    allergens: ['peanuts'],
    otherAllergies: ['kiwi'],
  })
  return ada
}

describe('an item on the grocery lists', () => {
  test('an item on the grocery lists is warned of with its eater, as certain or possible, for allergies only and not for dislikes', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    for (const name of ['Tahini', 'Leeks', '2 kiwis', 'Hummus', 'Milk', 'Pesto']) await client.add(name)
    const warnings = await ada.caller.grocery.foodWarnings({ householdId: client.householdId })
    const byName = Object.fromEntries(warnings.map((each) => [each.name, each.warnings]))
    expect(Object.keys(byName).sort()).toEqual(['2 kiwis', 'Hummus', 'Tahini'])
    expect(byName.Tahini).toEqual([of('Ada', { allergen: 'sesame' }, true)])
    expect(byName['2 kiwis']).toEqual([of('Mia', { food: 'kiwi' }, true)])
  })

  test('an item on the grocery lists of a recipe is named in warnings as it is on the list', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    const { householdId } = client
    const recipeId = await addRecipe(ada, {
      ingredients: ['3 tablespoons peanut butter', '200 g rice noodles'],
    })
    const addition = { listId: 'default', additionId: 'one', servings: 4 }
    await ada.caller.grocery.addRecipe({ householdId, recipeId, ...addition })
    const names = (await client.refresh()).lists()[0]!.items.map(({ name }) => name)
    const warnings = await ada.caller.grocery.foodWarnings({ householdId })
    expect(warnings).toEqual([
      {
        name: names.find((name) => name.includes('peanut')),
        warnings: [of('Mia', { allergen: 'peanuts' }, true)],
      },
    ])
  })

  test.each([
    [
      'gluten' as const,
      ['300 g de farine', '1 oignon'],
      ['Mélanger la farine et l’eau.', 'Laisser reposer puis cuire au four.'],
      'farine',
    ],
    [
      'peanuts' as const,
      ['50 g de maní', '1 cebolla'],
      ['Tostar el maní en la sartén y picar la cebolla.', 'Mezclar todo y servir.'],
      'maní',
    ],
    [
      'milk' as const,
      ['1 Becher Sahne', '1 Zwiebel'],
      ['Die Zwiebel in Würfel schneiden und braten.', 'Die Sahne zugeben und alles verrühren.'],
      'Sahne',
    ],
    [
      'milk' as const,
      ['1 kostka masła', '1 cebula'],
      ['Rozpuść masło na patelni i dodaj cebulę.', 'Smaż przez 10 minut i podawaj.'],
      'masła',
    ],
  ])(
    'an item on the grocery lists of a recipe is read in the recipe’s language, for %s: %s',
    async (allergen, ingredients, instructions, name) => {
      const ada = await site.addMember('Ada')
      await ada.caller.preferences.save({ ...(await ada.caller.preferences.get()), allergens: [allergen] })
      const { householdId } = await groceriesOf(ada)
      const recipeId = await addRecipe(ada, { ingredients, instructions })
      const addition = { listId: 'default', additionId: 'one', servings: 4 }
      await ada.caller.grocery.addRecipe({ householdId, recipeId, ...addition })
      expect(await ada.caller.grocery.foodWarnings({ householdId })).toEqual([
        { name, warnings: [of('Ada', { allergen }, true)] },
      ])
    },
  )

  test('an item on the grocery lists that a person typed is read in any language, and reported as unknown where none knows it', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    for (const name of ['50 g de cacahuètes', '1 Glas Erdnussbutter', 'Glimmermus', 'Carrots'])
      await client.add(name)
    const { householdId } = client
    const told = await ada.caller.grocery.foodWarnings({ householdId })
    expect(Object.fromEntries(told.map(({ name, ...rest }) => [name, rest]))).toEqual({
      '50 g de cacahuètes': { warnings: [of('Mia', { allergen: 'peanuts' }, true)] },
      '1 Glas Erdnussbutter': { warnings: [of('Mia', { allergen: 'peanuts' }, true)] },
      Glimmermus: { warnings: [], isUnknown: true },
    })
  })

  test('an item on the grocery lists gets no warning when only its name was read and not its recipe lines', async () => {
    const { context } = await site.addMember()
    const otherAllergies = Array.from({ length: 2_000 }, (_, at) => `food ${at}`)
    const eaters = [{ ...eats, name: 'Mia', allergens: ['milk' as const], otherAllergies }]
    const text = (line: string) => ({ text: line, language: null })
    const names = Array.from({ length: 60 }, (_, at) => [text(`onion ${at}`), text('200 ml milk')])
    const told = await findWarningsOfGroceries(context, names, eaters)
    expect(told!.length).toBeLessThan(60)
    expect(told!.every(({ warnings }) => warnings.some(({ allergen }) => allergen === 'milk'))).toBe(true)
  })

  test('an item on the grocery lists is warned of by the household’s current allergies, and not after its removal', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    const { householdId } = client
    await client.add('Tahini')
    const warned = async () =>
      (await ada.caller.grocery.foodWarnings({ householdId })).map(({ name }) => name)
    expect(await warned()).toEqual(['Tahini'])
    await ada.caller.preferences.save({ ...(await ada.caller.preferences.get()), allergens: [] })
    expect(await warned()).toEqual([])
    await ada.caller.preferences.save({ ...(await ada.caller.preferences.get()), allergens: ['sesame'] })
    const [list] = client.lists()
    await client.change((op, docs) => op.removeItems(docs, 'default', [list!.items[0]!.id]))
    expect(await warned()).toEqual([])
  })

  test('an item on the grocery lists is checked for allergens when it is among the 300 names that changed last', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    await client.add('Sesame oil')
    for (let count = 0; count < 300; count += 1) await client.add(`Tahini ${count}`)
    const { householdId } = client
    const names = (await ada.caller.grocery.foodWarnings({ householdId })).map(({ name }) => name)
    expect(names).toHaveLength(300)
    expect(names).not.toContain('Sesame oil')
  })

  test('an item on the grocery lists is still checked for its household’s eaters after the member enters another household', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    const { householdId } = client
    await client.add('Tahini')
    const recipeId = await addRecipe(ada, { ingredients: ['3 tablespoons peanut butter'] })
    await invite(await site.addMember('Ben'), ada)
    await client.add('Peanuts')
    const warned = await ada.caller.grocery.foodWarnings({ householdId })
    expect(Object.fromEntries(warned.map(({ name, warnings }) => [name, warnings]))).toEqual({
      Tahini: [of('Ada', { allergen: 'sesame' }, true)],
      Peanuts: [of('Mia', { allergen: 'peanuts' }, true)],
    })
    expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toMatchObject({
      foods: [{ warnings: [of('Mia', { allergen: 'peanuts' }, true)] }],
    })
  })

  test('an item on the grocery lists is warned of to members of its household only', async () => {
    const { householdId } = await groceriesOf(await addFamily())
    const other = await site.addMember()
    await expect(other.caller.grocery.foodWarnings({ householdId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

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
        { name: ingredients[0], ...listed, warnings: [of('Mia', { allergen: 'peanuts' }, true)] },
        { name: ingredients[2], ...listed, warnings: [of('Mia', { food: 'kiwi' }, true)] },
        { name: ingredients[3], ...listed, warnings: [of('Ada', { allergen: 'sesame' }, true)] },
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
          warnings: [of('Mia', { allergen: 'peanuts' }, true)],
        },
        {
          ...{ name: 'tahini', namedIn: 'name', step: null },
          warnings: [of('Ada', { allergen: 'sesame' }, false)],
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
