import { describe, expect, test } from 'vitest'
import { prepareOldRecipes } from '../support/oldRecipeCalls.ts'

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

  test('other lines in a row that was read from a blog entry are refused, and change nothing', async () => {
    const recipeId = newId()
    await save(recipeId, entry)
    const row = await read(recipeId)
    expect(await save(recipeId, { ...row, ingredients: ['1 leek'] })).toMatchObject({ statusCode: 409 })
    expect(await save(recipeId, { ...entry, servings: 7 })).toMatchObject({ statusCode: 409 })
    expect(await read(recipeId)).toEqual(row)
  })
})
