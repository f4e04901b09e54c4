import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { addRecipe } from '../support/ownRecipes.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen()
})
afterAll(() => kitchen.close())

/** What the page of a recipe with these ingredients says, without its markup. */
async function textOf(ingredients: string[], instructions = ['Boil the peas.']): Promise<string> {
  const recipeId = await addRecipe(await kitchen.addMember(), { ingredients, instructions })
  const { body } = await (await kitchen.openApp()).inject(`/recipe/${recipeId}`)
  return plain(body)
}

function plain(body: string): string {
  return body.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}

test('a serving is told with a range, and with the least it gives where a line could not be counted', async () => {
  const counted = await textOf(['500 g peas', '200 g rice'])
  expect(counted).toMatch(/Energy about \d+ kcal \( ?\d+ to \d+ ?\)/)
  expect(counted).not.toContain('at least')
  const uncounted = await textOf(['500 g peas', '200 g rice', '2 cups grobbelwurz'])
  const [, low] = /Energy about \d+ kcal \( ?(\d+) to/.exec(counted) ?? []
  expect(uncounted).toContain(`Energy at least ${low} kcal Protein`)
})

test('what was not found is told of all allergens, of the others, or not at all', async () => {
  expect(await textOf(['500 g peas'])).toContain(m.recipe_report_nothing_found_at_all())
  expect(await textOf(['500 g peas', '1 egg'])).toContain(m.recipe_report_nothing_found({ count: 13 }))
  const partlyRead = await textOf(['500 g peas', '200 g blorbfruit'])
  expect(partlyRead).not.toContain(m.recipe_report_nothing_found_at_all())
  expect(partlyRead).toContain('200 g blorbfruit')
  expect(partlyRead).toContain(m.recipe_report_unread_may_hold())
})

test('nothing is told as not found where a step is in a language that is not read, or puts in more than is listed', async () => {
  const inGreek = await textOf(['500 g peas'], ['Boil the peas.', 'Προσθέστε τα φιστίκια.'])
  const ofMore = await textOf(['500 g peas'], ['Boil the peas and stir in the capers.'])
  for (const text of [inGreek, ofMore]) expect(text).not.toContain(m.recipe_report_nothing_found_at_all())
  expect(inGreek).toContain(m.findings_texts_partly_read())
})

describe('the time a recipe takes', () => {
  test('is the same on its card, in the list and on its page: preparation and cooking', async () => {
    const times = { prepTimeMinutes: 10, cookTimeMinutes: 30, totalTimeMinutes: 25 }
    const recipeId = await addRecipe(await kitchen.addMember(), { name: 'Timed soup', ...times })
    const app = await kitchen.openApp()
    const said = async (path: string) => plain((await app.inject(path)).body)
    expect(await said(`/recipe/${recipeId}`)).toMatch(/Time 40 min By the clock 25 min/)
    for (const path of ['/recipes?q=Timed', '/'])
      expect([path, await said(path)]).toEqual([
        path,
        expect.stringMatching(/40 min · By the clock 25 min · 4 servings/),
      ])
  })

  test('is told once where the clock says the same', async () => {
    const times = { prepTimeMinutes: 7, cookTimeMinutes: 0, totalTimeMinutes: 7 }
    await addRecipe(await kitchen.addMember(), { name: 'Quick salad', ...times })
    const { body } = await (await kitchen.openApp()).inject('/recipes?q=Quick')
    expect(plain(body)).toContain('7 min · 4 servings')
  })
})

test('a filter that leaves one recipe is told so to a screen reader', async () => {
  await addRecipe(await kitchen.addMember(), { cuisine: 'Korean', dietType: 'Vegan' })
  const { body } = await (await kitchen.openApp()).inject('/recipes?cuisine=Korean')
  expect(plain(body)).toContain('Korean 1 1 recipe')
  expect(plain(body)).not.toMatch(/\b1 recipes/)
})

test('a card tells the rating in the words and figures of the recipe’s page, in the reader’s language', async () => {
  const member = await kitchen.addMember()
  const recipeId = await addRecipe(member, { name: 'Rated soup' })
  await member.caller.ratings.rate({ recipeId, stars: 4 })
  const app = await kitchen.openApp()
  const headers = { 'accept-language': 'de' }
  const pages = await Promise.all(
    [`/recipe/${recipeId}`, '/recipes?q=Rated'].map((url) => app.inject({ url, headers })),
  )
  for (const { body } of pages) expect(plain(body)).toContain('★ 4,00 (1)')
  const [, inWords] = /title="(4,00 [^"]+)"/.exec(pages[0]!.body)!
  expect(plain(pages[1]!.body)).toContain(inWords)
})
