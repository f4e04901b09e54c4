import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { recipes } from '#server/features/recipes/table.ts'
import { notYourRecipe } from '#shared/messages/oldClients.ts'
import { oldColumns } from '../support/oldClientCalls.ts'
import { prepareOldRecipes } from '../support/oldRecipeCalls.ts'
import { written } from '../support/ownRecipes.ts'
import type { TestMember } from '../support/testKitchen.ts'

const old = prepareOldRecipes()
const upsert = (recipeId: string, columns: object, by: TestMember) =>
  old.send({ ...old.key(recipeId), action: 'upsert', columns }, by)
const rowsAt = async () =>
  await old.kitchen.deps.db
    .select({ id: recipes.id, name: recipes.name, visibility: recipes.visibility })
    .from(recipes)

let reader: TestMember
beforeEach(async () => {
  await old.kitchen.deps.db.delete(recipes)
  reader = await old.kitchen.addMember()
})

/** A recipe as an old client of the reader's has it, hidden since by its creator. */
async function hidden(recipeId: string): Promise<object> {
  const row = (await old.send({ ...old.key(recipeId), action: 'read' }, reader)).data
  const shownTo = { visibility: 'creator' as const }
  await old.cook.caller.recipes.setVisibility({ recipeId, shownTo })
  const { type: _, title: __, content: ___, ...columns } = row
  return columns
}

describe('a row of a recipe that has been hidden since', () => {
  test('is saved over it by its creator and leaves it hidden', async () => {
    const recipeId = await old.saved({ recipe_name: 'Secret pie' })
    const row = await hidden(recipeId)
    const answer = await upsert(recipeId, { ...row, recipe_name: 'Better pie' }, old.cook)
    expect(answer).toMatchObject({ statusCode: 200, data: { recipe_id: recipeId } })
    expect(await rowsAt()).toEqual([{ id: recipeId, name: 'Better pie', visibility: 'creator' }])
  })

  test('is refused to everybody else as one of somebody else’s, and copied nowhere', async () => {
    const recipeId = await old.saved({ recipe_name: 'Secret pie' })
    const row = await hidden(recipeId)
    const answer = await upsert(recipeId, row, reader)
    expect(answer).toMatchObject({ statusCode: 403, message: notYourRecipe })
    expect(await rowsAt()).toEqual([{ id: recipeId, name: 'Secret pie', visibility: 'creator' }])
  })

  test('is refused to everybody else where it was generated', async () => {
    const { recipeId } = await old.cook.caller.recipes.save(await written(old.cook))
    const answer = await upsert(recipeId, await hidden(recipeId), reader)
    expect(answer).toMatchObject({ statusCode: 403, message: notYourRecipe })
    expect(await rowsAt()).toHaveLength(1)
  })

  test('is refused to everybody else where the edit page creates it', async () => {
    const recipeId = await old.saved({})
    await hidden(recipeId)
    const payload = { id: recipeId, recipe_name: 'Mine', ingredients: ['1 pea'], instructions: ['Eat.'] }
    const answer = await old.send({ action: 'create', ...payload }, reader)
    expect(answer).toMatchObject({ statusCode: 403, message: notYourRecipe })
    expect(await rowsAt()).toHaveLength(1)
  })
})

test('a save under the id of a generation that is not saved is kept under another', async () => {
  const { generationId } = await written(old.cook)
  const answer = await upsert(generationId, oldColumns, reader)
  expect(answer.statusCode).toBe(200)
  expect(answer.data.recipe_id).not.toBe(generationId)
  const [row] = await old.kitchen.deps.db.select().from(recipes).where(eq(recipes.id, answer.data.recipe_id))
  expect(row?.createdBy).toBe(reader.userId)
  expect((await upsert(randomUUID(), oldColumns, reader)).statusCode).toBe(200)
})
