import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findWarningsOfGroceries } from '#server/features/grocery/cachedWarnings.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addWarnedFamily, eatsEverything, warningOf } from '../../support/grocery/warnedFamily.ts'
import { invite } from '../../support/households/households.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const addFamily = () => addWarnedFamily(site)

describe('an item on the grocery lists', () => {
  test('an item on the grocery lists is warned of with its eater, as certain or possible, for allergies only and not for dislikes', async () => {
    const ada = await addFamily()
    const client = await groceriesOf(ada)
    for (const name of ['Tahini', 'Leeks', '2 kiwis', 'Hummus', 'Milk', 'Pesto']) await client.add(name)
    const warnings = await ada.caller.grocery.foodWarnings({ householdId: client.householdId })
    const byName = Object.fromEntries(warnings.map((each) => [each.name, each.warnings]))
    expect(Object.keys(byName).sort()).toEqual(['2 kiwis', 'Hummus', 'Tahini'])
    expect(byName.Tahini).toEqual([warningOf('Ada', { allergen: 'sesame' }, true)])
    expect(byName['2 kiwis']).toEqual([warningOf('Mia', { food: 'kiwi' }, true)])
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
        warnings: [warningOf('Mia', { allergen: 'peanuts' }, true)],
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
        { name, warnings: [warningOf('Ada', { allergen }, true)] },
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
      '50 g de cacahuètes': { warnings: [warningOf('Mia', { allergen: 'peanuts' }, true)] },
      '1 Glas Erdnussbutter': { warnings: [warningOf('Mia', { allergen: 'peanuts' }, true)] },
      Glimmermus: { warnings: [], isUnknown: true },
    })
  })

  test('an item on the grocery lists gets no warning when only its name was read and not its recipe lines', async () => {
    const { context } = await site.addMember()
    const otherAllergies = Array.from({ length: 2_000 }, (_, at) => `food ${at}`)
    const eaters = [{ ...eatsEverything, name: 'Mia', allergens: ['milk' as const], otherAllergies }]
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
      Tahini: [warningOf('Ada', { allergen: 'sesame' }, true)],
      Peanuts: [warningOf('Mia', { allergen: 'peanuts' }, true)],
    })
    expect(await ada.caller.grocery.recipeWarnings({ householdId, recipeId })).toMatchObject({
      foods: [{ warnings: [warningOf('Mia', { allergen: 'peanuts' }, true)] }],
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
