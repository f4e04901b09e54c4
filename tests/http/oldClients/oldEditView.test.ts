import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oldEditViewCalls } from '../../support/oldClients/oldEditViewCalls.ts'
import { keepTypedRecipe } from '../../support/recipes/typedRecipe.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { writesPerMinute: 10_000 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const { read, put, create } = oldEditViewCalls(() => app)

describe('the edit view', () => {
  test('the edit view of a recipe is public, names the creator only to themselves, and can be saved by them', async () => {
    const cook = await site.addMember()
    const id = await keepTypedRecipe(cook)
    const view = {
      id,
      type: 'recipe',
      recipe_name: 'Lentil soup',
      description: 'For a cold evening.',
      ingredients: ['200 g red lentils', '1 onion', '1 l water'],
      instructions: ['Chop the onion.', 'Simmer everything.'],
      createdBy: cook.userId,
    }
    expect(await read(cook, id)).toMatchObject({ statusCode: 200, data: view })
    for (const other of [site.openBrowser(), await site.addMember()])
      expect((await read(other, id)).data).toMatchObject({ ...view, createdBy: '' })
    const changed = { ...view, recipe_name: 'Red soup', title: '', content: null }
    expect(await put(cook, id, changed)).toMatchObject({ statusCode: 200, data: { recipe_name: 'Red soup' } })
    expect(await read(cook, id)).toMatchObject({ data: { ...view, recipe_name: 'Red soup' } })
  })

  test('the edit view of a blog entry has its content for all, and can be saved', async () => {
    const cook = await site.addMember()
    const id = await keepTypedRecipe(cook)
    const view = { id, type: 'blog', title: 'On soup', description: 'A word.', content: '## Why\n\nBecause.' }
    expect(await put(cook, id, { ...view, createdBy: cook.userId })).toMatchObject({ data: view })
    const readRow = { entity: 'RecipeTable', action: 'read', pk_column: 'recipe_id', pk_value: id }
    for (const reader of [cook, site.openBrowser(), await site.addMember()]) {
      expect((await read(reader, id)).data).toMatchObject(view)
      expect((await create(reader, readRow)).data).toMatchObject({ ...view, row_type: 'blog' })
    }
    const soup = { ...view, content: '## Zutaten\n\n- 1 onion\n\n## Zubereitung\n\n1. Chop it.' }
    expect(await put(cook, id, soup)).toMatchObject({ data: soup })
    expect((await create(site.openBrowser(), readRow)).data).toMatchObject({
      ingredients: '["1 onion"]',
      instructions: '["Chop it."]',
    })
    const { data } = await read(cook, id)
    const { recipe_id: _, row_type: __, ...sent } = data
    expect(await put(cook, id, { ...sent, content: 'Less.' })).toMatchObject({ data: { content: 'Less.' } })
  })

  test('a blog entry keeps its content when its listing row is saved with a new name', async () => {
    const cook = await site.addMember()
    const id = await keepTypedRecipe(cook)
    const content = '## Ingredients\n\n- 1 onion\n\n## Steps\n\n1. Chop it.'
    await put(cook, id, { type: 'blog', title: 'On soup', content })
    const scan = { entity: 'RecipeTable', action: 'scan', limit: 100 }
    const rows: Record<string, unknown>[] = (await create(cook, scan)).data
    const row = rows.find(({ recipe_id }) => recipe_id === id)!
    const save = (columns: object) =>
      create(cook, {
        ...{ entity: 'RecipeTable', action: 'upsert', pk_column: 'recipe_id', pk_value: id },
        columns,
      })
    expect(await save(row)).toMatchObject({ statusCode: 200 })
    expect(await cook.caller.recipes.getForEdit({ recipeId: id })).toMatchObject({ version: 2, content })
    expect(await save({ ...row, recipe_name: 'On onions' })).toMatchObject({ statusCode: 200 })
    expect((await read(cook, id)).data).toMatchObject({ type: 'blog', title: 'On onions', content })
    expect(await save({ ...row, ingredients: '["2 leeks"]' })).toMatchObject({ statusCode: 409 })
    expect((await read(cook, id)).data).toMatchObject({ title: 'On onions', content })
    const others = {
      meal_type: 'Dinner',
      servings: 6,
      cuisine: 'Greek',
      nutrition_info: 'new',
      total_time: 99,
    }
    expect(await save({ ...row, recipe_name: 'On onions', ...others })).toMatchObject({ statusCode: 200 })
    const kept = (await create(cook, scan)).data.find(({ recipe_id }: typeof row) => recipe_id === id)
    expect(kept).toMatchObject({ recipe_name: 'On onions', row_type: 'blog', ...others })
    expect((await read(cook, id)).data).toMatchObject({ content })
  })

  test('the edit view of a blog entry accepts a recipe_name where no title is sent', async () => {
    const cook = await site.addMember()
    const id = await keepTypedRecipe(cook)
    await put(cook, id, { type: 'blog', title: 'On soup', content: 'A story.' })
    const view = { type: 'blog', recipe_name: 'On stew', content: 'Another story.' }
    expect(await put(cook, id, view)).toMatchObject({ data: { title: 'On stew', content: 'Another story.' } })
  })

  test('simultaneous saves of an edit view by PUT all become versions', async () => {
    const cook = await site.addMember()
    const id = await keepTypedRecipe(cook)
    const names = ['Apple pie', 'Beet soup', 'Carrot cake', 'Dill dip', 'Egg salad', 'Fig jam']
    const answers = await Promise.all(
      names.map((recipe_name) => put(cook, id, { type: 'recipe', recipe_name })),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 200))
    const kept = await cook.caller.recipes.listRevisions({ recipeId: id })
    expect(kept.map(({ name }) => name).sort()).toEqual([...names, 'Lentil soup'].sort())
  })

  test('an edit view with another creator or recipe id is refused and changes nothing', async () => {
    const cook = await site.addMember()
    const id = await keepTypedRecipe(cook)
    const refusals = [
      [{ recipe_name: 'No', createdBy: 'somebody' }, 403],
      [{ recipe_name: 'No', id: 'another' }, 400],
      [{ recipe_name: 'No', type: 'soup' }, 400],
      [{ type: 'recipe', content: 'A story.' }, 400],
      [{ type: 'blog', title: 'A story' }, 400],
      [{ content: 'A story.' }, 400],
      [{ recipe_name: 'No', ingredients: ['5 eggs'], content: 'A story.' }, 400],
    ] as const
    for (const [view, status] of refusals)
      expect([view, (await put(cook, id, view)).statusCode]).toEqual([view, status])
    expect(await cook.caller.recipes.getForEdit({ recipeId: id })).toMatchObject({ version: 1 })
    expect(await create(cook, { recipe_name: 'No', createdBy: 'somebody' })).toMatchObject({
      statusCode: 403,
    })
  })

  test.each<[string, { title?: string; type?: string; blank?: string }]>([
    ['a title', { title: 'On soup' }],
    ['its type', { type: 'blog' }],
    ['its type and blanks', { type: 'blog', title: 'On soup', blank: '  \n' }],
  ])(
    'an edit view with empty content and %s clears no recipe and no blog entry',
    async (_what, { blank = '', ...view }) => {
      const cook = await site.addMember()
      const id = await keepTypedRecipe(cook)
      expect(await put(cook, id, { ...view, content: blank })).toMatchObject({ statusCode: 400 })
      expect(await cook.caller.recipes.getForEdit({ recipeId: id })).toMatchObject({
        kind: 'recipe',
        version: 1,
      })
      await put(cook, id, { title: 'On soup', content: 'Because.' })
      expect(await put(cook, id, { ...view, content: blank })).toMatchObject({
        data: { content: 'Because.' },
      })
      expect(await create(cook, { ...view, title: 'New', content: blank })).toMatchObject({ statusCode: 400 })
    },
  )

  test('the edit view of a missing recipe is answered with 404', async () => {
    expect(await read(site.openBrowser(), 'nothing-there')).toMatchObject({
      statusCode: 404,
      data: null,
      message: 'Recipe not found',
    })
  })
})

test.each<[string, unknown, string[]]>([
  ['an empty list empties', [], []],
  ['the text of an empty list empties', '[]', []],
  ['an empty text leaves', '', ['200 g red lentils', '1 onion', '1 l water']],
  ['a blank text leaves', ' ', ['200 g red lentils', '1 onion', '1 l water']],
  ['null leaves', null, ['200 g red lentils', '1 onion', '1 l water']],
])('an old client %s the ingredients of a recipe by PUT', async (_what, sent, ingredients) => {
  const cook = await site.addMember()
  const recipeId = await keepTypedRecipe(cook)
  expect(await put(cook, recipeId, { recipe_name: 'Red soup', ingredients: sent })).toMatchObject({
    statusCode: 200,
  })
  expect(await cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({
    name: 'Red soup',
    ingredients,
    instructions: ['Chop the onion.', 'Simmer everything.'],
  })
})
