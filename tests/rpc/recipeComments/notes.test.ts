import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noteReportsTable, recipeNotesTable } from '#server/features/notes/table.ts'
import { recipesTable } from '#server/features/recipes/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { type NoteSite, noteTextsFor, openNoteSite } from '../../support/recipes/noteSite.ts'
import { addRecipe } from '../../support/recipes/ownRecipes.ts'
import type { TestMember, TestSite } from '../../support/testSite.ts'

let site: TestSite
let creator: TestMember
let author: TestMember
let recipeId: string
let write: NoteSite['write']
let report: NoteSite['report']
beforeEach(async () => {
  ;({ site, creator, author, recipeId, write, report } = await openNoteSite())
})
afterEach(() => site.close())

const visitor = () => site.openBrowser({ visitor: '203.0.113.9' })

describe('notes', () => {
  test('notes are listed for all, newest first, with whether the reader may remove each', async () => {
    await write('  Half the salt.  ')
    await write('Twice the mint.')
    const asVisitor = await visitor().caller.notes.list({})
    expect(asVisitor).toMatchObject({ about: null, total: 2, isMore: false, page: 1, pageCount: 1 })
    expect(asVisitor.items.map(({ text }) => text)).toEqual(['Twice the mint.', 'Half the salt.'])
    expect(asVisitor.items[0]).toMatchObject({
      author: 'Ada',
      recipe: { id: recipeId, name: 'Pea soup' },
      isMine: false,
      canRemove: false,
    })
    expect((await author.caller.notes.list({})).items[0]).toMatchObject({ isMine: true, canRemove: true })
    expect((await creator.caller.notes.list({})).items[0]).toMatchObject({ isMine: false, canRemove: true })
  })

  test('notes are listed for one recipe, ten a page, and a page past the end shows the last one', async () => {
    const another = await addRecipe(creator)
    for (let n = 1; n <= 11; n += 1) await write(`Note ${n}`)
    await write('On another.', author, another)
    const list = (page: number) => site.callerAt().notes.list({ recipeId, page })
    expect(await list(1)).toMatchObject({
      about: { id: recipeId, name: 'Pea soup' },
      total: 11,
      pageCount: 2,
    })
    expect((await list(1)).items[0]?.text).toBe('Note 11')
    expect((await list(2)).items.map(({ text }) => text)).toEqual(['Note 1'])
    expect(await list(99)).toMatchObject({ page: 2 })
    expect((await site.callerAt().notes.list({})).total).toBe(12)
  })

  test('notes of a recipe that does not exist can be neither listed nor written', async () => {
    const missing = { code: 'NOT_FOUND', message: 'Recipe not found' }
    await expect(site.callerAt().notes.list({ recipeId: 'nowhere' })).rejects.toMatchObject(missing)
    await expect(write('Hm.', author, 'nowhere')).rejects.toMatchObject(missing)
    expect((await site.callerAt().notes.list({})).items).toEqual([])
  })

  test('notes that are sent again with the same draft id are stored once for each author', async () => {
    const note = { draftId: 'same', recipeId, text: 'Half the salt.' }
    const first = await author.caller.notes.write(note)
    expect(await author.caller.notes.write(note)).toEqual(first)
    await creator.caller.notes.write(note)
    expect(await site.deps.db.$count(recipeNotesTable)).toBe(2)
  })

  test.each(['', '   ', 'x'.repeat(2_001), 'a\0b'])(
    'notes that are empty, too long or hold a NUL are refused: %j',
    async (text) => {
      await expect(write(text)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test('notes beyond the limit of an hour are refused to their author, and not to others', async () => {
    for (let n = 1; n <= 30; n += 1) await write(`Note ${n}`)
    await expect(write('One more')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await write('Mine', creator)
  })

  test('notes raise notes_version of their recipe on every change, so that its page is rendered again', async () => {
    const version = async () =>
      (
        await site.deps.db
          .select({ n: recipesTable.notesVersion })
          .from(recipesTable)
          .where(eq(recipesTable.id, recipeId))
      )[0]?.n
    const noteId = await write('Half the salt.')
    expect(await version()).toBe(1)
    await site.deps.db.update(recipeNotesTable).set({ text: 'No salt.' })
    expect(await version()).toBe(2)
    await author.caller.notes.remove({ noteId })
    expect(await version()).toBe(3)
  })
})

describe('removing a note', () => {
  test('removing a note is allowed to its author and to the recipe’s creator', async () => {
    const [first, second] = [await write('One'), await write('Two')]
    await author.caller.notes.remove({ noteId: first })
    await creator.caller.notes.remove({ noteId: second })
    expect(await site.deps.db.$count(recipeNotesTable)).toBe(0)
    await expect(author.caller.notes.remove({ noteId: first })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('removing a note is refused to a visitor, and to a stranger as if the note did not exist', async () => {
    const noteId = await write('Stays')
    const stranger = await site.addMember('Bo')
    await expect(stranger.caller.notes.remove({ noteId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'That note is no longer there.',
    })
    await expect(visitor().caller.notes.remove({ noteId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await noteTextsFor(visitor())).toEqual(['Stays'])
  })

  test('removing a note is not needed when its recipe is removed: its notes and reports are deleted too', async () => {
    const noteId = await write('Gone with it')
    await report(noteId, '198.51.100.1')
    await creator.caller.recipes.remove({ recipeId })
    expect(await site.deps.db.$count(recipeNotesTable)).toBe(0)
    expect(await site.deps.db.$count(noteReportsTable)).toBe(0)
  })
})

describe('an account with notes', () => {
  test('an account with notes has its notes and reports in its download, and both are deleted with it', async () => {
    const theirs = await write('By another', creator)
    const mine = await write('By me')
    await author.caller.notes.report({ noteId: theirs })
    expect((await accountDataOf(author)).notes).toEqual({
      written: [{ recipeId, text: 'By me', createdAt: expect.any(String), isHidden: false }],
      reported: [{ recipeId, text: 'By another', reportedAt: expect.any(String) }],
    })
    await author.caller.ratings.rate({ recipeId, stars: 4 })
    await author.caller.auth.deleteAccount({ email: author.email, password: null })
    expect(await site.deps.db.select({ id: recipeNotesTable.id }).from(recipeNotesTable)).toEqual([
      { id: theirs },
    ])
    expect(await site.deps.db.$count(noteReportsTable)).toBe(0)
    expect(mine).not.toBe(theirs)
  })

  test('an account with notes can be deleted at the same time as another account with notes on its recipes', async () => {
    const pairs = [1, 2, 3, 4].map(() => Promise.all([site.addMember('Eve'), site.addMember('Fay')]))
    for (const [eve, fay] of await Promise.all(pairs)) {
      const [hers, theirs] = [await addRecipe(eve), await addRecipe(fay)]
      for (const [cook, other] of [
        [eve, theirs],
        [fay, hers],
      ] as const) {
        await write('Good.', cook, other)
        await cook.caller.ratings.rate({ recipeId: other, stars: 5 })
      }
      const goodbye = ({ caller, email }: TestMember) => caller.auth.deleteAccount({ email, password: null })
      await Promise.all([goodbye(eve), goodbye(fay)])
    }
    expect(await site.deps.db.$count(recipeNotesTable)).toBe(0)
  })
})
