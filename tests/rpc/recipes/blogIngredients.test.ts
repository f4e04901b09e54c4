import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateRecipeFacts } from '#server/features/recipeEditing/outdatedFacts.ts'
import { blogSectionOfHeading } from '#server/features/recipes/blog/blogHeadings.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { renderInLocale } from '#server/speaking.ts'
import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import { supportedLocales } from '#shared/locale.ts'
import { blogIngredientsHeading, blogInstructionsHeading } from '#shared/messages/content.ts'
import { sentenceOfFinding } from '#shared/messages/recipes/findingSentences.ts'
import { repeatTo } from '../../support/recipes/blogEntries.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const lines = [
  '3 tablespoons peanut butter',
  '200 g rice noodles',
  '*2* eggs_1',
  '1–2 [red] chilies | optional',
]

/** A member with a converted recipe of these lines; `write` saves a new text and returns the ingredients read from it. */
async function addEntry(ingredients = lines) {
  const ada = await site.addMember('Ada')
  const recipeId = await addRecipe(ada, { name: 'Noodles', dietType: 'No restrictions', ingredients })
  let { version } = await ada.caller.recipes.convertToBlog({ recipeId, version: 1 })
  const words = { kind: 'blog' as const, name: 'On noodles', description: '' }
  const read = () => ada.caller.recipes.get({ recipeId })
  async function write(content: string) {
    const saved = await ada.caller.recipes.edit({ recipeId, version, ...words, content })
    version = saved.version
    return (await read()).ingredients
  }
  return { ada, recipeId, read, write }
}

async function expectsNoPeanuts() {
  const ben = await site.addMember('Ben')
  const preferences = await ben.caller.preferences.get()
  await ben.caller.preferences.save({ ...preferences, allergens: ['peanuts'] })
  return ben
}

describe('a blog entry', () => {
  test('a blog entry keeps every line and step of the recipe it was converted from, word for word', async () => {
    const { read } = await addEntry()
    expect(await read()).toMatchObject({ kind: 'blog', ingredients: lines })
    expect((await read()).instructions).toEqual(['Boil the peas in the stock.', 'Blend.'])
  })

  test('a blog entry is checked for its reader’s household, scaled, and put on the grocery list', async () => {
    const { recipeId } = await addEntry()
    const ben = await expectsNoPeanuts()
    const report = await ben.caller.recipes.report({ recipeId })
    expect(report.findings.map(sentenceOfFinding)).toContain('Contains peanuts for Ben.')
    expect(report.allergens).toContainEqual(expect.objectContaining({ id: 'peanuts', isCertain: true }))
    expect(report.nutrition.perServing).not.toBeNull()
    const { ingredients } = await ben.caller.recipes.scalables({ recipeId })
    expect(ingredients[1]).toMatchObject([{ told: [{ quantity: 200, unit: 'gram' }] }])
    const { id: householdId } = await ben.caller.households.current()
    const list = {
      householdId,
      listId: defaultGroceryListId,
      recipeId,
      additionId: 'addition',
      servings: 4,
    }
    const { docs } = await ben.caller.grocery.addRecipe(list)
    expect(JSON.stringify(docs)).toContain('peanut butter')
  })

  test.each([
    ['Ingredients\n150 g pecans\n2 large eggs\n\nDirections\nMix, bake.', ['150 g pecans', '2 large eggs']],
    ['INGREDIENTS\n150 g pecans\nsalt\n2 large eggs\nMETHOD\nMix.', ['150 g pecans', 'salt', '2 large eggs']],
    ['Ingredients (serves 4)\n150 g pecans\n\nMethod\nMix.', ['150 g pecans']],
    ['Zutaten für 4 Personen\n200 g Mehl\n2 Eier\n\nZubereitung:\nMischen.', ['200 g Mehl', '2 Eier']],
    ["You'll need:\n\n150 g pecans\n2 eggs\n\nThen mix.", ['150 g pecans', '2 eggs']],
    ['## What goes in\n\n- 150 g pecans\n- eggs\n\n## How\n\nMix.', ['150 g pecans', 'eggs']],
    ['Il vous faut :\n200 g de farine\n\nPréparation\nMélanger.', ['200 g de farine']],
    ['A story.\nIngredients:\n150 g pecans\n2 eggs\n\nThe end, with cream.', ['150 g pecans', '2 eggs']],
  ])('a blog entry lists the lines right below a heading without markup: %j', async (text, read) => {
    const { write } = await addEntry(['1 pear'])
    expect(await write(text)).toEqual(read)
  })

  test('a blog entry’s sentence on ingredients is no heading', async () => {
    const { write } = await addEntry(['1 pear'])
    const text = 'Ingredients matter to me.\n3 of them I buy at the market\nand cream from my aunt.'
    expect(await write(text)).toEqual([])
  })

  test('a blog entry ignores a removed line in its report, and counts a written one', async () => {
    const { recipeId, write } = await addEntry()
    const ben = await expectsNoPeanuts()
    const text = '## Ingredients\n\n- 200 g rice noodles\n- 100 g cheddar\n\n## Instructions\n\n1. Boil.'
    expect(await write(text)).toEqual(['200 g rice noodles', '100 g cheddar'])
    const { findings, allergens } = await ben.caller.recipes.report({ recipeId })
    expect(findings.filter(({ kind }) => kind === 'contains')).toEqual([])
    expect(allergens).toContainEqual(expect.objectContaining({ id: 'milk', isCertain: true }))
    expect(await site.callerAt().recipes.scalables({ recipeId })).toMatchObject({
      ingredients: [[{ told: [{ quantity: 200 }] }], [{ told: [{ quantity: 100 }] }]],
    })
  })

  test.each([
    [
      'a list with parts',
      '## Zutaten\n\n- 1 egg\n\n### Sauce\n\n* 1 lime\n\n## Story\n\n- 2 cats',
      ['1 egg', 'Sauce:', '1 lime'],
    ],
    ['a heading without marks', 'Ingredients:\n\n- 1 egg\n\n**Steps**\n\n- Boil it.', ['1 egg']],
    ['a heading for how many', '# Ingrédients (pour 4 personnes)\n\n1. 1 egg', ['1 egg']],
    ['lines without marks', '## सामग्री\n\n1 egg\n½ cup milk\nWe like both.', ['1 egg', '½ cup milk']],
    ['a table', '## Ingredientes\n\n| How much | What |\n|-|-|\n| 200 g | flour |', ['200 g flour']],
    [
      'marks in a line',
      '## المكوّنات\n\n- **200 g** [flour](https://example.org), ~~sifted~~',
      ['200 g flour, sifted'],
    ],
    ['a kept line elsewhere', 'I took 200 g RICE-noodles, and no more.', ['200 g rice noodles']],
    ['a kept line within other words', 'I took 1200 g rice noodlesoup.', []],
    ['no ingredients', '## My ingredients for a long and happy life\n\n- Love', []],
  ])('a blog entry lists the ingredients of %s', async (_, content, expected) => {
    const { write } = await addEntry()
    expect(await write(content)).toEqual(expected)
  })

  test('a blog entry whose text lists no ingredients is reported as not checked', async () => {
    const { recipeId, write } = await addEntry()
    const ben = await expectsNoPeanuts()
    expect(await write('A story.')).toEqual([])
    for (const reader of [ben, site.openBrowser()])
      expect((await reader.caller.recipes.report({ recipeId })).findings).toMatchObject([
        { kind: 'not checked' },
      ])
  })

  test('a blog entry with more or longer lines than a recipe may have lists no ingredients', async () => {
    const { write } = await addEntry()
    const item = (_: unknown, at: number) => `- ${at + 1} eggs`
    const listing = (count: number) => `## Ingredients\n\n${Array.from({ length: count }, item).join('\n')}`
    expect(await write(listing(60))).toHaveLength(60)
    expect(await write(listing(61))).toEqual([])
    expect(await write(`## Ingredients\n\n- ${repeatTo(601, 'egg ')}s`)).toEqual([])
    for (const unit of ['[', '*_', '> ', '- ', '`', '|a|b|\n|-|-|\n\n', '1\n'])
      await write(`## Ingredients\n\n${repeatTo(39_000, unit)}`)
  })

  test('a blog entry stored by an older version gets its ingredients and report read again', async () => {
    const { recipeId, read, write } = await addEntry()
    await write('## Ingredients\n\n- 1 egg')
    await site.deps.db.update(recipesTable).set({ ingredients: lines, factsVersion: '4' })
    await updateRecipeFacts(site, recipeId)
    expect((await read()).ingredients).toEqual(['1 egg'])
    const { allergens } = await site.callerAt().recipes.report({ recipeId })
    // Gluten may be in the noodles that the name tells of and no line has.
    expect(allergens.map(({ id }) => id).filter((id) => id !== 'gluten')).toEqual(['eggs'])
  })

  test('a blog entry that is restored to an earlier revision has the lines of that revision', async () => {
    const { ada, recipeId, read, write } = await addEntry()
    await write('## Ingredients\n\n- 1 egg')
    await ada.caller.recipes.restoreRevision({ recipeId, version: 3, restoredVersion: 2 })
    expect((await read()).ingredients).toEqual(lines)
    await ada.caller.recipes.restoreRevision({ recipeId, version: 4, restoredVersion: 1 })
    expect(await read()).toMatchObject({ kind: 'recipe', ingredients: lines })
  })
})

test('the headings of ingredients and steps are recognised in every language', async () => {
  for (const locale of supportedLocales) {
    expect([locale, blogSectionOfHeading(await renderInLocale(locale, blogIngredientsHeading))]).toEqual([
      locale,
      'ingredients',
    ])
    expect([locale, blogSectionOfHeading(await renderInLocale(locale, blogInstructionsHeading))]).toEqual([
      locale,
      'steps',
    ])
  }
})
