import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { addRecipe } from '../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

/** The text of the page of a recipe with these ingredients, without markup. */
async function textOf(ingredients: string[], instructions = ['Boil the peas.']): Promise<string> {
  const recipeId = await addRecipe(await site.addMember(), { ingredients, instructions })
  const { body } = await (await site.openApp()).inject(`/recipe/${recipeId}`)
  return plain(body)
}

function plain(body: string): string {
  return body.replaceAll(/<script.*?<\/script>|<!--.*?-->|<[^>]+>/gs, ' ').replaceAll(/\s+/g, ' ')
}

test('nutrition is shown with a range, and as "at least" when a line could not be counted', async () => {
  const counted = await textOf(['500 g peas', '200 g rice'])
  expect(counted).toMatch(/Energy about \d+ kcal \( ?\d+ to \d+ ?\)/)
  expect(counted).not.toContain('at least')
  const uncounted = await textOf(['500 g peas', '200 g rice', '2 cups grobbelwurz'])
  const [, low] = /Energy about \d+ kcal \( ?(\d+) to/.exec(counted) ?? []
  expect(uncounted).toContain(`Energy at least ${low} kcal Protein`)
})

test('the sentence "nothing found" covers all allergens or those without findings, and is missing if a line could not be read', async () => {
  expect(await textOf(['500 g peas'])).toContain(m.recipe_report_nothing_found_at_all())
  expect(await textOf(['500 g peas', '1 egg'])).toContain(m.recipe_report_nothing_found({ count: 13 }))
  const partlyRead = await textOf(['500 g peas', '200 g blorbfruit'])
  expect(partlyRead).not.toContain(m.recipe_report_nothing_found_at_all())
  expect(partlyRead).toContain('200 g blorbfruit')
  expect(partlyRead).toContain(m.recipe_report_unread_may_hold())
})

test('"nothing found" is not shown if a step is in an unknown language or names an unlisted food', async () => {
  const inGreek = await textOf(['500 g peas'], ['Boil the peas.', 'Προσθέστε τα φιστίκια.'])
  const ofMore = await textOf(['500 g peas'], ['Boil the peas and stir in the capers.'])
  for (const text of [inGreek, ofMore]) expect(text).not.toContain(m.recipe_report_nothing_found_at_all())
  expect(inGreek).toContain(m.findings_texts_partly_read())
})

describe('the time a recipe takes', () => {
  test('the time a recipe takes is preparation plus cooking, the same on the home page, in the list and on its page', async () => {
    const times = { prepTimeMinutes: 10, cookTimeMinutes: 30, totalTimeMinutes: 25 }
    const recipeId = await addRecipe(await site.addMember(), { name: 'Timed soup', ...times })
    const app = await site.openApp()
    const said = async (path: string) => plain((await app.inject(path)).body)
    expect(await said(`/recipe/${recipeId}`)).toMatch(/Time 40 min By the clock 25 min/)
    for (const path of ['/recipes?q=Timed', '/'])
      expect([path, await said(path)]).toEqual([
        path,
        expect.stringMatching(/40 min · By the clock 25 min · 4 servings/),
      ])
  })

  test('the time a recipe takes is shown once if the total time is the same', async () => {
    const times = { prepTimeMinutes: 7, cookTimeMinutes: 0, totalTimeMinutes: 7 }
    await addRecipe(await site.addMember(), { name: 'Quick salad', ...times })
    const { body } = await (await site.openApp()).inject('/recipes?q=Quick')
    expect(plain(body)).toContain('7 min · 4 servings')
  })
})

test('a filter with one recipe says "1 recipe" to a screen reader', async () => {
  await addRecipe(await site.addMember(), { cuisine: 'Korean', dietType: 'Vegan' })
  const { body } = await (await site.openApp()).inject('/recipes?cuisine=Korean')
  expect(plain(body)).toContain('Korean 1 1 recipe')
  expect(plain(body)).not.toMatch(/\b1 recipes/)
})

test('a card shows the rating as the recipe’s page does, in the reader’s language', async () => {
  const member = await site.addMember()
  const recipeId = await addRecipe(member, { name: 'Rated soup' })
  await member.caller.ratings.rate({ recipeId, stars: 4 })
  const app = await site.openApp()
  const headers = { 'accept-language': 'de' }
  const pages = await Promise.all(
    [`/recipe/${recipeId}`, '/recipes?q=Rated'].map((url) => app.inject({ url, headers })),
  )
  for (const { body } of pages) expect(plain(body)).toContain('★ 4,00 (1)')
  const [, inWords] = /title="(4,00 [^"]+)"/.exec(pages[0]!.body)!
  expect(plain(pages[1]!.body)).toContain(inWords)
})
