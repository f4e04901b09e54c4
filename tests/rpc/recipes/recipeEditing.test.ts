import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipesTable } from '#server/features/recipes/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { addRecipeToEdit, conflict, words } from '../../support/recipes/editedRecipes.ts'
import { addRecipe, written } from '../../support/recipes/ownRecipes.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const notFound = { code: 'NOT_FOUND', message: 'Recipe not found' }
describe('editing', () => {
  test('editing makes the next version, and updates the recipe’s facts', async () => {
    const { ada, recipeId, ref, kept } = await addRecipeToEdit(site)
    const saved = await ada.caller.recipes.edit({ ...words, ...ref })
    expect(saved).toMatchObject({ version: 2, name: 'Pea and mint soup', kind: 'recipe' })
    expect(await kept()).toEqual(saved)
    const [row] = await site.deps.db.select().from(recipesTable).where(sql`id = ${recipeId}`)
    expect(row).toMatchObject({ contains: ['milk'], breaksDiets: expect.arrayContaining(['vegan']) })
  })

  test('editing without a change makes no version', async () => {
    const { ada, ref, kept } = await addRecipeToEdit(site)
    const before = await kept()
    const { name, description, ingredients, instructions } = before
    const same = { ...ref, kind: 'recipe' as const, name, description, ingredients, instructions }
    expect(await ada.caller.recipes.edit(same)).toEqual(before)
  })

  test('an older version saves nothing and returns the stored version', async () => {
    const { ada, ref, kept } = await addRecipeToEdit(site)
    const first = await ada.caller.recipes.edit({ ...words, ...ref, name: 'First' })
    const late = ada.caller.recipes.edit({ ...words, ...ref, name: 'Second' })
    await expect(late).rejects.toMatchObject({ ...conflict, cause: { stored: first } })
    expect(await kept()).toEqual(first)
  })

  test('editing sent again after a lost response is saved once, even when both calls run at once', async () => {
    const { ada, recipeId, ref, kept } = await addRecipeToEdit(site)
    const edit = () => ada.caller.recipes.edit({ ...words, ...ref })
    const [saved, again] = await Promise.all([edit(), edit()])
    expect([again, await edit(), await kept()]).toEqual([saved, saved, saved])
    expect(await ada.caller.recipes.listRevisions({ recipeId })).toHaveLength(2)
    const { version } = saved
    const restore = () => ada.caller.recipes.restoreRevision({ recipeId, version, restoredVersion: 1 })
    expect(await restore()).toEqual(await restore())
    const convert = () => ada.caller.recipes.convertToBlog({ recipeId, version: version + 1 })
    expect(await convert()).toEqual(await convert())
    await expect(edit()).rejects.toMatchObject(conflict)
  })

  test('of ten simultaneous edits of a recipe one is saved, and the others get a conflict', async () => {
    const { ada, recipeId, ref, kept } = await addRecipeToEdit(site)
    const names = Array.from({ length: 10 }, (_, index) => `Soup ${index}`)
    const all = await Promise.allSettled(
      names.map((name) => ada.caller.recipes.edit({ ...words, ...ref, name })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const each of all) if (each.status === 'rejected') expect(each.reason).toMatchObject(conflict)
    const winner = names[all.findIndex(({ status }) => status === 'fulfilled')]
    expect(await kept()).toMatchObject({ version: 2, name: winner })
    expect(await ada.caller.recipes.listRevisions({ recipeId })).toHaveLength(2)
  })

  test('editing is refused to all but the creator, and to everyone for recipes without one', async () => {
    const { recipeId, ref, kept } = await addRecipeToEdit(site)
    const before = await kept()
    const eve = await site.addMember('Eve')
    const visitor = site.openBrowser()
    const calls = ({ caller: { recipes: call } }: Pick<TestMember, 'caller'>) => [
      () => call.getForEdit({ recipeId }),
      () => call.edit({ ...words, ...ref }),
      () => call.convertToBlog(ref),
      () => call.listRevisions({ recipeId }),
      () => call.restoreRevision({ ...ref, restoredVersion: 1 }),
      () => call.remove({ recipeId }),
    ]
    for (const call of calls(eve)) await expect(call()).rejects.toMatchObject(notFound)
    for (const call of calls(visitor)) await expect(call()).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await kept()).toEqual(before)
  })
})

describe('earlier versions', () => {
  test('earlier versions are listed newest first with what changed, and each can be restored as the next', async () => {
    const { ada, recipeId, ref, kept } = await addRecipeToEdit(site)
    const first = await kept()
    await ada.caller.recipes.edit({ ...words, ...ref })
    await ada.caller.recipes.convertToBlog({ ...ref, version: 2 })
    const list = await ada.caller.recipes.listRevisions({ recipeId })
    expect(list.map(({ version, name, changed }) => ({ version, name, changed }))).toEqual([
      { version: 3, name: 'Pea and mint soup', changed: ['content', 'kind'] },
      {
        version: 2,
        name: 'Pea and mint soup',
        changed: ['description', 'ingredients', 'instructions', 'name'],
      },
      { version: 1, name: 'Pea soup', changed: [] },
    ])
    const back = await ada.caller.recipes.restoreRevision({ ...ref, version: 3, restoredVersion: 1 })
    expect(back).toEqual({ ...first, version: 4, updatedAt: back.updatedAt })
    expect(await ada.caller.recipes.listRevisions({ recipeId })).toHaveLength(4)
  })

  test('earlier versions that do not exist cannot be restored, nor can any over a newer version', async () => {
    const { ada, ref, kept } = await addRecipeToEdit(site)
    const restore = ada.caller.recipes.restoreRevision
    await expect(restore({ ...ref, restoredVersion: 9 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'There is no such version of this recipe.',
    })
    const saved = await ada.caller.recipes.edit({ ...words, ...ref })
    await expect(restore({ ...ref, restoredVersion: 1 })).rejects.toMatchObject(conflict)
    expect(await kept()).toEqual(saved)
  })

  test('earlier versions of another recipe cannot be restored', async () => {
    const { ada, ref } = await addRecipeToEdit(site)
    const other = await addRecipe(ada, { name: 'Other' })
    await ada.caller.recipes.edit({ ...words, recipeId: other, version: 1 })
    await expect(ada.caller.recipes.restoreRevision({ ...ref, restoredVersion: 2 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('a recipe keeps up to a hundred earlier versions', async () => {
    const { ada, recipeId, ref } = await addRecipeToEdit(site)
    for (let version = 1; version <= 104; version += 1)
      await ada.caller.recipes.edit({ ...words, ...ref, version, name: `Soup ${version}` })
    const list = await ada.caller.recipes.listRevisions({ recipeId })
    expect([list.length, list[0]?.version, list.at(-1)?.version]).toEqual([100, 105, 6])
  })
})

describe('deleting', () => {
  test('deleting a recipe deletes its versions too', async () => {
    const { ada, recipeId } = await addRecipeToEdit(site)
    await ada.caller.recipes.remove({ recipeId })
    await expect(ada.caller.recipes.get({ recipeId })).rejects.toMatchObject(notFound)
    await expect(ada.caller.recipes.remove({ recipeId })).rejects.toMatchObject(notFound)
    const left = await site.deps.db.execute(sql`select from recipe_revisions where recipe_id = ${recipeId}`)
    expect(left).toHaveLength(0)
  })

  test('an account keeps its recipes, without their creator', async () => {
    const { ada, recipeId } = await addRecipeToEdit(site)
    await ada.caller.auth.deleteAccount({ email: ada.email, password: null })
    expect(await site.callerAt().recipes.get({ recipeId })).toMatchObject({ name: 'Pea soup' })
    const [row] = await site.deps.db.select().from(recipesTable).where(sql`id = ${recipeId}`)
    expect(row?.createdBy).toBeNull()
  })
})

test('the download contains the caller’s recipes with every version, and no others', async () => {
  const { ada, recipeId, ref } = await addRecipeToEdit(site)
  await ada.caller.recipes.edit({ ...words, ...ref })
  const input = await written(ada)
  await ada.caller.recipes.save(input)
  const eve = await site.addMember('Eve')
  await addRecipe(eve)
  const { recipes: mine } = await accountDataOf(ada)
  expect(mine).toMatchObject([
    {
      id: recipeId,
      name: 'Pea and mint soup',
      origin: null,
      revisions: [
        { version: 1, name: 'Pea soup' },
        { version: 2, name: 'Pea and mint soup' },
      ],
    },
    { id: input.generationId, origin: { engine: 'built-in' }, revisions: [{ version: 1 }] },
  ])
})
