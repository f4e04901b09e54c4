import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '#server/features/mail/table.ts'
import { noteReports, notes } from '#server/features/notes/table.ts'
import { recipes } from '#server/features/recipes/table.ts'
import { tidyUp } from '#server/housekeeping.ts'
import { accountDataOf } from '../support/accountData.ts'
import { addRecipe } from '../support/ownRecipes.ts'
import { openTestKitchen, type TestKitchen, type TestMember } from '../support/testKitchen.ts'

let kitchen: TestKitchen
let creator: TestMember
let author: TestMember
let recipeId: string
beforeEach(async () => {
  kitchen = await openTestKitchen({
    config: { notesPerMember: 30, reportsPerVisitor: 4, supportEmail: 'kitchen@example.com' },
  })
  creator = await kitchen.addMember('Cy')
  author = await kitchen.addMember('Ada')
  recipeId = await addRecipe(creator)
})
afterEach(() => kitchen.close())

let drafts = 0
const write = async (text: string, by = author, on = recipeId) =>
  (await by.caller.notes.write({ draftId: `draft-${++drafts}`, recipeId: on, text })).noteId
/** Visitors at so many networks report a note. */
async function report(noteId: string, ...networks: string[]) {
  for (const network of networks) await kitchen.callerAt(network).notes.report({ noteId })
}
const three = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
const textsFor = async ({ caller }: Pick<TestMember, 'caller'>) =>
  (await caller.notes.list({})).items.map(({ text }) => text)
const visitor = () => kitchen.openBrowser({ visitor: '203.0.113.9' })

describe('notes', () => {
  test('are read by all, newest first, with what each may do', async () => {
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

  test('are listed for one recipe, ten a page, and a page too far is the last', async () => {
    const another = await addRecipe(creator)
    for (let n = 1; n <= 11; n += 1) await write(`Note ${n}`)
    await write('On another.', author, another)
    const list = (page: number) => kitchen.callerAt().notes.list({ recipeId, page })
    expect(await list(1)).toMatchObject({
      about: { id: recipeId, name: 'Pea soup' },
      total: 11,
      pageCount: 2,
    })
    expect((await list(1)).items[0]?.text).toBe('Note 11')
    expect((await list(2)).items.map(({ text }) => text)).toEqual(['Note 1'])
    expect(await list(99)).toMatchObject({ page: 2 })
    expect((await kitchen.callerAt().notes.list({})).total).toBe(12)
  })

  test('are asked of a recipe that is there, and written on one', async () => {
    const missing = { code: 'NOT_FOUND', message: 'Recipe not found' }
    await expect(kitchen.callerAt().notes.list({ recipeId: 'nowhere' })).rejects.toMatchObject(missing)
    await expect(write('Hm.', author, 'nowhere')).rejects.toMatchObject(missing)
    expect((await kitchen.callerAt().notes.list({})).items).toEqual([])
  })

  test('that are sent again are kept once', async () => {
    const note = { draftId: 'same', recipeId, text: 'Half the salt.' }
    const first = await author.caller.notes.write(note)
    expect(await author.caller.notes.write(note)).toEqual(first)
    await creator.caller.notes.write(note)
    expect(await kitchen.deps.db.$count(notes)).toBe(2)
  })

  test.each(['', '   ', 'x'.repeat(2_001), 'a\0b'])('that cannot be kept are refused: %j', async (text) => {
    await expect(write(text)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('are so many an hour and no more', async () => {
    for (let n = 1; n <= 30; n += 1) await write(`Note ${n}`)
    await expect(write('One more')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await write('Mine', creator)
  })

  test('change the stamp of their recipe however they change, so that its page is rendered anew', async () => {
    const version = async () =>
      (
        await kitchen.deps.db
          .select({ n: recipes.notesVersion })
          .from(recipes)
          .where(eq(recipes.id, recipeId))
      )[0]?.n
    const noteId = await write('Half the salt.')
    expect(await version()).toBe(1)
    await kitchen.deps.db.update(notes).set({ text: 'No salt.' })
    expect(await version()).toBe(2)
    await author.caller.notes.remove({ noteId })
    expect(await version()).toBe(3)
  })
})

describe('deleting', () => {
  test('is for the author and for the recipe’s creator', async () => {
    const [first, second] = [await write('One'), await write('Two')]
    await author.caller.notes.remove({ noteId: first })
    await creator.caller.notes.remove({ noteId: second })
    expect(await kitchen.deps.db.$count(notes)).toBe(0)
    await expect(author.caller.notes.remove({ noteId: first })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is not for a visitor or a stranger, who are told the same as of one that is gone', async () => {
    const noteId = await write('Stays')
    const stranger = await kitchen.addMember('Bo')
    await expect(stranger.caller.notes.remove({ noteId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'That note is no longer there.',
    })
    await expect(visitor().caller.notes.remove({ noteId })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await textsFor(visitor())).toEqual(['Stays'])
  })

  test('of the recipe takes its notes along', async () => {
    const noteId = await write('Gone with it')
    await report(noteId, '198.51.100.1')
    await creator.caller.recipes.remove({ recipeId })
    expect(await kitchen.deps.db.$count(notes)).toBe(0)
    expect(await kitchen.deps.db.$count(noteReports)).toBe(0)
  })
})

describe('reporting', () => {
  test('by three networks hides a note from all but its author and the recipe’s creator, and mails the operator once', async () => {
    const noteId = await write('Buy my pans.')
    await report(noteId, ...three.slice(0, 2))
    expect(await textsFor(visitor())).toEqual(['Buy my pans.'])
    await report(noteId, ...three.slice(2), '198.51.100.4')
    expect(await textsFor(visitor())).toEqual([])
    expect(await textsFor(await kitchen.addMember('Bo'))).toEqual([])
    expect((await author.caller.notes.list({})).items).toMatchObject([{ isHidden: true, canShow: false }])
    expect((await creator.caller.notes.list({})).items).toMatchObject([{ isHidden: true, canShow: true }])
    const mails = await kitchen.deps.db.select().from(outbox)
    expect(mails).toMatchObject([
      { recipient: 'kitchen@example.com', text: expect.stringContaining('Buy my pans.') },
    ])
  })

  test('counts each network and each member once, wherever they come from', async () => {
    const noteId = await write('Hm.')
    await report(noteId, '198.51.100.1', '198.51.100.1', '198.51.100.1')
    const stranger = await kitchen.addMember('Bo')
    for (const network of ['192.0.2.201', '192.0.2.202', '192.0.2.203']) {
      Object.assign(stranger.context, { visitor: network })
      await stranger.caller.notes.report({ noteId })
    }
    expect(await kitchen.deps.db.$count(noteReports)).toBe(2)
    expect(await textsFor(visitor())).toEqual(['Hm.'])
  })

  test('by many at once counts them all and mails once', async () => {
    const noteId = await write('Buy my pans.')
    await Promise.all(Array.from({ length: 12 }, (_, n) => report(noteId, `198.51.100.${n}`)))
    expect(await kitchen.deps.db.$count(noteReports)).toBe(12)
    expect(await kitchen.deps.db.$count(outbox)).toBe(1)
  })

  test('is limited by the hour, and of a note that is gone says so', async () => {
    const at = kitchen.callerAt('198.51.100.50')
    for (let n = 0; n < 4; n += 1) await at.notes.report({ noteId: await write(`Note ${n}`) })
    const noteId = await write('One more')
    await expect(at.notes.report({ noteId })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(kitchen.callerAt().notes.report({ noteId: 'gone' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('keeps neither the address nor a digest that one finds by trying addresses', async () => {
    const noteId = await write('Hm.')
    await report(noteId, '198.51.100.1')
    const [kept] = await kitchen.deps.db.select().from(noteReports)
    expect(JSON.stringify(kept)).not.toContain('198.51')
    const guesses = [`${noteId} 198.51.100.1`, `note report ${noteId} 198.51.100.1`, '198.51.100.1']
    for (const guess of guesses)
      for (const encoding of ['base64url', 'hex'] as const)
        expect(kept?.reporter).not.toBe(createHash('sha256').update(guess).digest(encoding))
  })

  test('of before digests had a key goes on counting, and tells no more where it came from', async () => {
    const noteId = await write('Hm.')
    const digest = createHash('sha256').update(`${noteId} 198.51.100.1`).digest('base64url')
    await kitchen.deps.db.insert(noteReports).values({ noteId, reporter: digest })
    await kitchen.deps.db.execute(await readFile('drizzle/0024_forget_report_digests.sql', 'utf8'))
    expect(await kitchen.deps.db.select().from(noteReports)).toMatchObject([
      { noteId, reporter: expect.not.stringContaining(digest) },
    ])
    await report(noteId, '198.51.100.2', '198.51.100.3')
    expect(await textsFor(kitchen.openBrowser())).toEqual([])
  })
})

describe('letting a hidden note stand', () => {
  test('is for the recipe’s creator, and takes as many new reports to hide it again', async () => {
    const noteId = await write('Strong words.')
    await report(noteId, ...three)
    for (const other of [author, await kitchen.addMember('Bo')])
      await expect(other.caller.notes.show({ noteId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await creator.caller.notes.show({ noteId })
    expect(await textsFor(visitor())).toEqual(['Strong words.'])
    await report(noteId, ...three, '198.51.100.4', '198.51.100.5')
    expect(await textsFor(visitor())).toEqual(['Strong words.'])
    await report(noteId, '198.51.100.6')
    expect(await textsFor(visitor())).toEqual([])
  })

  test('is not for a creator who wrote it', async () => {
    const noteId = await write('My own.', creator)
    await report(noteId, ...three)
    await expect(creator.caller.notes.show({ noteId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('after 90 days', () => {
  test('a note that nobody let stand is deleted, and who reported others is forgotten', async () => {
    const [hidden, open] = [await write('Hidden'), await write('Open')]
    await report(hidden, ...three)
    await report(open, '198.51.100.7')
    await tidyUp(kitchen)
    expect(await kitchen.deps.db.$count(noteReports)).toBe(4)
    const { db } = kitchen.deps
    await db.update(noteReports).set({ at: sql`now() - interval '91 days'` })
    await tidyUp(kitchen)
    expect(await db.select({ noteId: noteReports.noteId }).from(noteReports)).toEqual(
      three.map(() => ({ noteId: hidden })),
    )
    await db.update(notes).set({ hiddenAt: sql`now() - interval '91 days'` }).where(eq(notes.id, hidden))
    await tidyUp(kitchen)
    expect(await textsFor(author)).toEqual(['Open'])
  })
})

describe('an account', () => {
  test('has its notes and reports to download, and takes both along when it goes', async () => {
    const theirs = await write('By another', creator)
    const mine = await write('By me')
    await author.caller.notes.report({ noteId: theirs })
    expect((await accountDataOf(author)).notes).toEqual({
      written: [{ recipeId, text: 'By me', createdAt: expect.any(String), isHidden: false }],
      reported: [{ recipeId, text: 'By another', reportedAt: expect.any(String) }],
    })
    await author.caller.ratings.rate({ recipeId, stars: 4 })
    await author.caller.auth.deleteAccount({ email: author.email, password: null })
    expect(await kitchen.deps.db.select({ id: notes.id }).from(notes)).toEqual([{ id: theirs }])
    expect(await kitchen.deps.db.$count(noteReports)).toBe(0)
    expect(mine).not.toBe(theirs)
  })

  test('goes at the same time as another’s with which it shares recipes', async () => {
    const pairs = [1, 2, 3, 4].map(() => Promise.all([kitchen.addMember('Eve'), kitchen.addMember('Fay')]))
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
    expect(await kitchen.deps.db.$count(notes)).toBe(0)
  })
})
