import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recipeNotesTable } from '#server/features/notes/table.ts'
import { type NoteSite, openNoteSite } from '../../support/recipes/noteSite.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'

let open: NoteSite
beforeAll(async () => {
  open = await openNoteSite()
})
afterAll(() => open.site.close())

/** A recipe of the creator with a note by the author, who may no longer see the recipe. */
async function addHidden() {
  const { creator, write } = open
  const recipeId = await addRecipe(creator, { name: 'Secret pie' })
  const noteId = await write('Half the salt.', open.author, recipeId)
  await creator.caller.recipes.setVisibility({ recipeId, shownTo: { visibility: 'creator' } })
  return { recipeId, noteId }
}

describe('a note on a recipe that its author may no longer see', () => {
  test('a note on a recipe that its author may no longer see can be deleted by its author', async () => {
    const { site, author } = open
    const { noteId } = await addHidden()
    await author.caller.notes.remove({ noteId })
    expect(await site.deps.db.$count(recipeNotesTable)).toBe(0)
    await expect(author.caller.notes.remove({ noteId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a note on a recipe that its author may no longer see cannot be deleted by another member who may not see the recipe', async () => {
    const { site } = open
    const { noteId } = await addHidden()
    const stranger = await site.addMember()
    await expect(stranger.caller.notes.remove({ noteId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await site.deps.db.$count(recipeNotesTable)).toBe(1)
    await open.author.caller.notes.remove({ noteId })
  })

  test('a note on a recipe that its author may no longer see is listed among the author’s notes without anything of the recipe', async () => {
    const { author, write, recipeId } = open
    const { noteId } = await addHidden()
    const seen = await write('Twice the mint.')
    const own = await author.caller.notes.listOwn({})
    expect(own).toMatchObject({ about: null, total: 2, page: 1, pageCount: 1 })
    expect(own.items).toMatchObject([
      { id: seen, recipe: { id: recipeId, name: 'Pea soup' }, isMine: true, canRemove: true },
      { id: noteId, recipe: null, text: 'Half the salt.', author: 'Ada', canRemove: true },
    ])
    expect(JSON.stringify(own)).not.toContain('Secret')
    expect((await open.creator.caller.notes.listOwn({})).items).toEqual([])
  })
})

test('a member’s own notes are listed ten a page, and a page past the end is the last one', async () => {
  const { site, write } = open
  const cook = await site.addMember()
  for (let n = 1; n <= 11; n += 1) await write(`Note ${n}`, cook)
  expect(await cook.caller.notes.listOwn({ page: 1 })).toMatchObject({ total: 11, pageCount: 2 })
  const last = await cook.caller.notes.listOwn({ page: 9 })
  expect([last.page, last.items.map(({ text }) => text)]).toEqual([2, ['Note 1']])
})
