import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { notYourRecipeSentence } from '#shared/messages/oldClients.ts'
import { oldColumns } from '../../support/oldClients/oldClientCalls.ts'
import { prepareOldRecipes } from '../../support/oldClients/oldRecipeCalls.ts'
import { written } from '../../support/recipes/ownRecipes.ts'
import type { TestMember } from '../../support/testSite.ts'

const old = prepareOldRecipes()
const upsert = (recipeId: string, columns: object, by: TestMember) =>
  old.send({ ...old.key(recipeId), action: 'upsert', columns }, by)
const rowsAt = async () =>
  await old.site.deps.db
    .select({ id: recipesTable.id, name: recipesTable.name, visibility: recipesTable.visibility })
    .from(recipesTable)

let reader: TestMember
beforeEach(async () => {
  await old.site.deps.db.delete(recipesTable)
  reader = await old.site.addMember()
})

/** A recipe as an old client of the reader's has it, hidden since by its creator. */
async function hidden(recipeId: string): Promise<object> {
  const row = (await old.send({ ...old.key(recipeId), action: 'read' }, reader)).data
  const shownTo = { visibility: 'creator' as const }
  await old.cook.caller.recipes.setVisibility({ recipeId, shownTo })
  const { type: _, title: __, content: ___, ...columns } = row
  return columns
}

describe('an old client’s row of a recipe that was hidden afterwards', () => {
  test('a save by its creator through an old client leaves a hidden recipe hidden', async () => {
    const recipeId = await old.saved({ recipe_name: 'Secret pie' })
    const row = await hidden(recipeId)
    const answer = await upsert(recipeId, { ...row, recipe_name: 'Better pie' }, old.cook)
    expect(answer).toMatchObject({ statusCode: 200, data: { recipe_id: recipeId } })
    expect(await rowsAt()).toEqual([{ id: recipeId, name: 'Better pie', visibility: 'creator' }])
  })

  test('saving a hidden recipe’s row is refused to other members, and makes no copy', async () => {
    const recipeId = await old.saved({ recipe_name: 'Secret pie' })
    const row = await hidden(recipeId)
    const answer = await upsert(recipeId, row, reader)
    expect(answer).toMatchObject({ statusCode: 403, message: notYourRecipeSentence })
    expect(await rowsAt()).toEqual([{ id: recipeId, name: 'Secret pie', visibility: 'creator' }])
  })

  test('saving a hidden generated recipe’s row is refused to other members', async () => {
    const { recipeId } = await old.cook.caller.recipes.save(await written(old.cook))
    const answer = await upsert(recipeId, await hidden(recipeId), reader)
    expect(answer).toMatchObject({ statusCode: 403, message: notYourRecipeSentence })
    expect(await rowsAt()).toHaveLength(1)
  })

  test('creating a recipe from a hidden recipe’s row is refused to other members', async () => {
    const recipeId = await old.saved({})
    await hidden(recipeId)
    const payload = { id: recipeId, recipe_name: 'Mine', ingredients: ['1 pea'], instructions: ['Eat.'] }
    const answer = await old.send({ action: 'create', ...payload }, reader)
    expect(answer).toMatchObject({ statusCode: 403, message: notYourRecipeSentence })
    expect(await rowsAt()).toHaveLength(1)
  })
})

test('an old client’s save under the id of an unsaved generation gets another id', async () => {
  const { generationId } = await written(old.cook)
  const answer = await upsert(generationId, oldColumns, reader)
  expect(answer.statusCode).toBe(200)
  expect(answer.data.recipe_id).not.toBe(generationId)
  const [row] = await old.site.deps.db
    .select()
    .from(recipesTable)
    .where(eq(recipesTable.id, answer.data.recipe_id))
  expect(row?.createdBy).toBe(reader.userId)
  expect((await upsert(randomUUID(), oldColumns, reader)).statusCode).toBe(200)
})
