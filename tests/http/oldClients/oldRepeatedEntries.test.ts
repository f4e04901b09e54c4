import { describe, expect, test } from 'vitest'
import { prepareOldRecipes } from '../../support/oldClients/oldRecipeCalls.ts'

const home = prepareOldRecipes()
const { send, key, save, read, saved } = home

const lines = { ingredients: ['100 g peanuts', '1 onion'], instructions: ['Cook.'] }
const entry = { type: 'blog', title: 'On stew', recipe_name: 'Stew', content: 'Warm food.', ...lines }
let ids = 0
const newId = () => `repeated-${++ids}`

describe('a content without a title and without a type', () => {
  const stew = { recipe_name: 'Peanut stew', ...lines, content: 'Notes' }
  const refusal = {
    statusCode: 400,
    data: null,
    message: 'A recipe has neither title nor content: send blog as its type to make it a blog entry.',
  }

  test('a content without a title and without a type is refused in a new row of RecipeTable, and saves nothing', async () => {
    const recipeId = newId()
    for (const columns of [stew, { ...stew, title: '', type: '' }, { ...stew, title: null }]) {
      expect(await save(recipeId, columns)).toMatchObject(refusal)
      expect(await send({ ...key(recipeId), action: 'read' })).toMatchObject({ statusCode: 404 })
    }
  })

  test('a content without a title and without a type is refused in a new edit view, and saves nothing', async () => {
    const id = newId()
    expect(await send({ id, ...stew })).toMatchObject(refusal)
    expect(await send({ ...key(id), action: 'read' })).toMatchObject({ statusCode: 404 })
    expect(await send(stew)).toMatchObject(refusal)
  })
})

describe('the same save of a blog entry', () => {
  test('the same save of a blog entry answers alike each time where it brings lines that its content does not list', async () => {
    const recipeId = newId()
    for (const _ of [1, 2, 3]) {
      expect(await save(recipeId, entry)).toMatchObject({ statusCode: 200, data: { recipe_id: recipeId } })
      expect(await read(recipeId)).toMatchObject({ title: 'On stew', content: 'Warm food.' })
    }
    expect(await home.cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 1 })
  })

  test('the same save of a blog entry over a recipe answers alike each time, and makes one version', async () => {
    const recipeId = await saved({ recipe_name: 'Stew', ...lines })
    for (const _ of [1, 2, 3]) {
      expect(await save(recipeId, { ...entry, servings: 3 })).toMatchObject({ statusCode: 200 })
      expect(await read(recipeId)).toMatchObject({ title: 'On stew', content: 'Warm food.', servings: 3 })
    }
    expect(await home.cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 2 })
  })

  test('the same save of a blog entry without lines keeps its title beside another recipe_name', async () => {
    const recipeId = newId()
    const { ingredients: _, instructions: __, ...words } = entry
    for (const _each of [1, 2]) {
      expect(await save(recipeId, words)).toMatchObject({ statusCode: 200 })
      expect(await read(recipeId)).toMatchObject({ title: 'On stew' })
    }
  })

  test('other lines beside the same content of a blog entry are refused with 409, also without a row_type, and change nothing', async () => {
    const listing = '# Stew\n\n## Ingredients\n\n- 1 onion\n\n## Instructions\n\n1. Cook.'
    for (const content of [listing, entry.content]) {
      const recipeId = newId()
      const first = { ...entry, content }
      expect(await save(recipeId, first)).toMatchObject({ statusCode: 200 })
      const { row_type: _, ...row } = await read(recipeId)
      for (const changed of [
        { ...row, ingredients: ['1 leek'] },
        { title: row.title, content, instructions: ['Bake.'] },
        { ...first, ingredients: [...entry.ingredients, '1 leek'] },
      ])
        expect(await save(recipeId, changed)).toMatchObject({ statusCode: 409, data: null })
      expect(await read(recipeId)).toMatchObject(row)
      expect(await save(recipeId, row)).toMatchObject({ statusCode: 200 })
      expect(await save(recipeId, first)).toMatchObject({ statusCode: 200 })
      expect(await home.cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 1 })
    }
  })

  test('other lines beside a new content of a blog entry are left out, and the same save again answers alike', async () => {
    const recipeId = newId()
    await save(recipeId, entry)
    const changed = { ...entry, content: 'Warmer food.', ingredients: ['1 leek'] }
    for (const _ of [1, 2]) expect(await save(recipeId, changed)).toMatchObject({ statusCode: 200 })
    expect(await read(recipeId)).toMatchObject({ content: 'Warmer food.' })
    expect(await save(recipeId, { ...changed, ingredients: ['2 leeks'] })).toMatchObject({ statusCode: 409 })
    expect(await home.cook.caller.recipes.getForEdit({ recipeId })).toMatchObject({ version: 2 })
  })

  test('other lines in a row that was read from a blog entry are refused, and change nothing', async () => {
    const recipeId = newId()
    await save(recipeId, entry)
    const row = await read(recipeId)
    expect(await save(recipeId, { ...row, ingredients: ['1 leek'] })).toMatchObject({ statusCode: 409 })
    expect(await save(recipeId, { ...entry, servings: 7 })).toMatchObject({ statusCode: 409 })
    expect(await read(recipeId)).toEqual(row)
  })
})

describe('PUT of a part of a blog entry', () => {
  const put = async (id: string, payload: object) => {
    const headers = { cookie: `larder=${home.cook.token}` }
    const answer = await home.app.inject({ method: 'PUT', url: `/api/content/${id}`, payload, headers })
    const { statusCode, body } = answer.json()
    return { statusCode, ...JSON.parse(body) }
  }
  const said = { type: 'blog', title: 'On peas', description: 'Short.', content: 'Peas are sweet.' }

  test.each<[string, object | ((id: string) => object), object]>([
    ['its description alone', { description: 'New.' }, { description: 'New.' }],
    ['its type and description', { type: 'blog', description: 'New.' }, { description: 'New.' }],
    [
      'an empty title and content beside its description',
      { title: '', content: '', description: 'New.' },
      { description: 'New.' },
    ],
    ['its type and an empty title and content', { type: 'blog', title: '', content: '' }, {}],
    ['nothing', {}, {}],
    ['its id alone', (id: string) => ({ id }), {}],
    ['null for its lines', { ingredients: null, instructions: '' }, {}],
  ])('PUT of a part of a blog entry, %s, keeps the rest of it', async (_what, payload, changed) => {
    const recipeId = newId()
    expect(await save(recipeId, said)).toMatchObject({ statusCode: 200 })
    const sent = typeof payload === 'function' ? payload(recipeId) : payload
    for (const _ of [1, 2])
      expect(await put(recipeId, sent)).toMatchObject({ statusCode: 200, data: { ...said, ...changed } })
  })

  test('PUT of other lines beside the content of a blog entry is refused with 409; empty lines say nothing', async () => {
    const recipeId = newId()
    await save(recipeId, said)
    for (const lines of [{ ingredients: ['1 pea'] }, { instructions: '["Boil."]' }])
      expect(await put(recipeId, { ...said, ...lines })).toMatchObject({ statusCode: 409 })
    for (const nothing of [null, '', []]) {
      const empty = { ingredients: nothing, instructions: nothing }
      expect(await put(recipeId, { ...said, ...empty })).toMatchObject({ statusCode: 200, data: said })
    }
    const changed = { ...said, content: 'Peas are green.', ingredients: ['1 pea'] }
    for (const _ of [1, 2])
      expect(await put(recipeId, changed)).toMatchObject({
        statusCode: 200,
        data: { content: 'Peas are green.' },
      })
  })

  test.each([
    ['a recipe_name', { recipe_name: 'Peas' }],
    ['lines', { description: 'New.', ingredients: ['1 pea'] }],
    ['an empty list of lines', { description: 'New.', instructions: [] }],
    ['the type of a recipe', { type: 'recipe', description: 'New.' }],
  ])('PUT of a part of a recipe, %s, is refused for a blog entry', async (_what, payload) => {
    const recipeId = newId()
    await save(recipeId, said)
    expect(await put(recipeId, payload)).toMatchObject({ statusCode: 409 })
    expect(await read(recipeId)).toMatchObject(said)
  })
})
