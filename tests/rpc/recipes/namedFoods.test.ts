import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { factsOfBuiltInRecipe } from '#server/features/recipeReport/facts.ts'
import { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { isFindingAboutEater } from '#shared/kitchen/findings/concerns.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let ada: TestMember
/** Recipes of Eve with foods that no line lists: named in a step, in the name, or served beside. */
const ids = { step: '', name: '', served: '', rare: '', plain: '' }
beforeAll(async () => {
  site = await openTestSite()
  ada = await site.addMember('Ada')
  const eve = await site.addMember('Eve')
  const ingredients = ['200 g rice noodles', '1 head broccoli']
  const boil = 'Boil the noodles with the broccoli.'
  const add = (name: string, ...steps: string[]) =>
    addRecipe(eve, { name, ingredients, instructions: [boil, ...steps] })
  ids.step = await add('Bowl one', 'Stir in the peanut butter and the fish sauce.')
  ids.name = await add('Peanut noodles')
  ids.served = await add('Bowl two', 'Serve with satay sauce.')
  ids.rare = await add('Bowl three', 'Top with slices of kiwi.')
  ids.plain = await add('Bowl four')
  const told = await ada.caller.preferences.get()
  await ada.caller.preferences.save({
    ...told,
    allergens: ['peanuts'],
    otherAllergies: ['kiwi'],
    diets: ['vegetarian'],
  })
})
afterAll(() => site.close())

const listed = async (asked: Partial<RecipeListInput>) => {
  const { items } = await ada.caller.recipes.list(RecipeListInput.parse(asked))
  const found = new Set(items.map(({ id }) => id))
  return Object.entries(ids).flatMap(([what, id]) => (found.has(id) ? [what] : []))
}

test('the facts of a recipe cover its steps, its name and its description', async () => {
  expect(
    await factsOfBuiltInRecipe({
      name: 'Peanut noodles',
      description: 'Dressed with a spoonful of tahini.',
      ingredients: ['200 g rice noodles'],
      instructions: ['Boil the noodles.', 'Stir in the fish sauce.'],
      servings: 2,
    }),
  ).toMatchObject({
    contains: ['fish'],
    mayContain: ['peanuts', 'sesame'],
    breaksDiets: expect.arrayContaining(['vegetarian', 'vegan']),
  })
})

describe('the list of recipes', () => {
  test('the list of recipes leaves out what a step certainly adds, and if strict also what a text may add', async () => {
    expect(await listed({ without: ['peanuts'] })).toEqual(['name', 'served', 'rare', 'plain'])
    expect(await listed({ without: ['peanuts'], strict: true })).toEqual(['rare', 'plain'])
    expect(await listed({ dietType: 'Vegetarian' })).toEqual(['name', 'served', 'rare', 'plain'])
  })

  test('the list of recipes for a member leaves out possible allergens, and allergies in own words that only a step names', async () => {
    for (const myDiet of ['me', 'household'] as const) expect(await listed({ myDiet })).toEqual(['plain'])
  })

  test('the list of recipes for a member with an allergy in own words leaves out recipes with unread lines or steps', async () => {
    const bea = await site.addMember('Bea')
    const told = await bea.caller.preferences.get()
    const listedFor = async (eaten: string) => {
      const { items } = await bea.caller.recipes.list(RecipeListInput.parse({ query: eaten, myDiet: 'me' }))
      return items.length
    }
    const steps = {
      line: ['Boil the peas.'],
      step: ['Boil the peas.', 'Mit gehackten Haselnüssen bestreuen.'],
    }
    await addRecipe(bea, {
      name: 'Grobbel one',
      ingredients: ['500 g peas', '1 wurzelgrobb'],
      instructions: steps.line,
    })
    await addRecipe(bea, { name: 'Grobbel two', ingredients: ['500 g peas'], instructions: steps.step })
    expect(await listedFor('grobbel')).toBe(2)
    await bea.caller.preferences.save({ ...told, otherAllergies: ['kiwi'] })
    expect(await listedFor('grobbel')).toBe(0)
  })

  test('the list of recipes warns on recipe cards of foods that only a step adds', async () => {
    const { items } = await ada.caller.recipes.list(RecipeListInput.parse({}))
    const warned = items.filter(({ warnsOf }) => warnsOf.length > 0)
    expect(new Map(warned.map(({ id, warnsOf }) => [id, warnsOf]))).toEqual(
      new Map([
        [ids.step, ['peanuts']],
        [ids.rare, ['kiwi']],
      ]),
    )
  })
})

test('a report says where the recipe names a food that no line lists, and at which steps', async () => {
  const eaten = async (recipeId: string) => {
    const { findings } = await ada.caller.recipes.report({ recipeId })
    return findings
      .filter(isFindingAboutEater)
      .filter(({ eater }) => eater === 'Ada')
      .map(({ kind, path, namedIn, line, step, steps }) => [kind, path[0], namedIn, line, step, steps])
  }
  expect(await eaten(ids.step)).toEqual([
    ['contains', 'peanut butter', 'step', null, 1, [1]],
    ['contains', 'fish sauce', 'step', null, 1, []],
  ])
  expect(await eaten(ids.name)).toEqual([['may contain', 'peanut', 'name', null, null, []]])
  expect(await eaten(ids.rare)).toEqual([['contains', 'kiwi', 'step', null, 1, [1]]])
})

test('a blog entry’s report says that its text names a food, without a step number', async () => {
  const recipeId = await addRecipe(ada, {
    ingredients: ['200 g rice noodles'],
    instructions: ['Boil the noodles.', 'Stir in the peanut butter.'],
  })
  await ada.caller.recipes.convertToBlog({ recipeId, version: 1 })
  const { findings } = await ada.caller.recipes.report({ recipeId })
  expect(findings.filter(isFindingAboutEater)).toContainEqual(
    expect.objectContaining({ kind: 'contains', eater: 'Ada', namedIn: 'text', line: null, step: null }),
  )
})

describe('a swap in a member’s own recipe', () => {
  const words = {
    name: 'Noodles with peanuts',
    ingredients: ['200 g rice noodles', '50 g peanuts'],
    instructions: ['Boil the noodles.', 'Sprinkle the peanuts over them.'],
  }

  test('a swap in a member’s own recipe also changes the steps and the name, as one new version', async () => {
    const recipeId = await addRecipe(ada, words)
    const swap = '50 g sunflower seeds'
    const saved = await ada.caller.recipes.swapLine({ recipeId, version: 1, line: 1, swap })
    expect(saved).toMatchObject({
      version: 2,
      name: 'Noodles with sunflower seeds',
      ingredients: ['200 g rice noodles', swap],
      instructions: ['Boil the noodles.', 'Sprinkle the sunflower seeds over them.'],
    })
    const { findings } = await ada.caller.recipes.report({ recipeId })
    expect(findings.filter(isFindingAboutEater)).toEqual([])
  })

  test('a swap in a member’s own recipe makes one version, however often its call is repeated', async () => {
    const recipeId = await addRecipe(ada, words)
    const input = { recipeId, line: 1, swap: '50 g sunflower seeds' }
    const swapLine = (version: number) => ada.caller.recipes.swapLine({ ...input, version })
    const saved = await swapLine(1)
    expect([await swapLine(1), await swapLine(2)]).toEqual([saved, saved])
  })

  test('a swap in a member’s own recipe keeps the warning where a text still names the food', async () => {
    const recipeId = await addRecipe(ada, { ...words, instructions: ['Boil them.', 'Add each peanut.'] })
    await ada.caller.recipes.swapLine({ recipeId, version: 1, line: 1, swap: '50 g sunflower seeds' })
    const { findings } = await ada.caller.recipes.report({ recipeId })
    expect(findings.filter(isFindingAboutEater)).toContainEqual(
      expect.objectContaining({ kind: 'contains', eater: 'Ada', namedIn: 'step', step: 1, steps: [1] }),
    )
  })

  test('a swap in a member’s own recipe is refused with what to do next when the recipe was changed meanwhile', async () => {
    const recipeId = await addRecipe(ada, words)
    const input = { recipeId, version: 1, line: 1, swap: '50 g sunflower seeds' }
    const { ingredients: _, ...other } = { kind: 'recipe' as const, description: 'Quick noodles.', ...words }
    await ada.caller.recipes.edit({ recipeId, version: 1, ...other, ingredients: ['200 g rice noodles'] })
    await expect(ada.caller.recipes.swapLine(input)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Read the line again and choose from what is offered now.'),
    })
    const again = { recipeId, version: 2, ...other, ingredients: words.ingredients }
    await ada.caller.recipes.edit({ ...again, name: 'Peanut noodles for two' })
    await expect(ada.caller.recipes.swapLine(input)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('nothing was swapped'),
    })
  })

  test('a swap in a member’s own recipe is refused for another version, an unknown line, and another member’s recipe', async () => {
    const recipeId = await addRecipe(ada, words)
    const input = { recipeId, version: 1, line: 1, swap: '50 g sunflower seeds' }
    const { swapLine } = ada.caller.recipes
    await expect(swapLine({ ...input, version: 7 })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(swapLine({ ...input, line: 2 })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    const bob = await site.addMember('Bob')
    await expect(bob.caller.recipes.swapLine(input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
