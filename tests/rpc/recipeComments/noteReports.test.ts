import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { noteReportsTable, recipeNotesTable } from '#server/features/notes/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { type NoteSite, noteTextsFor, openNoteSite } from '../../support/recipes/noteSite.ts'
import type { TestMember, TestSite } from '../../support/testSite.ts'

let site: TestSite
let creator: TestMember
let author: TestMember
let write: NoteSite['write']
let report: NoteSite['report']
beforeEach(async () => {
  ;({ site, creator, author, write, report } = await openNoteSite())
})
afterEach(() => site.close())

const three = ['198.51.100.1', '198.51.100.2', '198.51.100.3']
const visitor = () => site.openBrowser({ visitor: '203.0.113.9' })

describe('reporting a note', () => {
  test('reporting a note by three networks hides it from all but its author and the recipe’s creator, and mails the operator once', async () => {
    const noteId = await write('Buy my pans.')
    await report(noteId, ...three.slice(0, 2))
    expect(await noteTextsFor(visitor())).toEqual(['Buy my pans.'])
    await report(noteId, ...three.slice(2), '198.51.100.4')
    expect(await noteTextsFor(visitor())).toEqual([])
    expect(await noteTextsFor(await site.addMember('Bo'))).toEqual([])
    expect((await author.caller.notes.list({})).items).toMatchObject([{ isHidden: true, canShow: false }])
    expect((await creator.caller.notes.list({})).items).toMatchObject([{ isHidden: true, canShow: true }])
    const mails = await site.deps.db.select().from(outboxMailsTable)
    expect(mails).toMatchObject([
      { recipient: 'kitchen@example.com', text: expect.stringContaining('Buy my pans.') },
    ])
  })

  test('reporting a note counts each network once, and each member once in all networks', async () => {
    const noteId = await write('Hm.')
    await report(noteId, '198.51.100.1', '198.51.100.1', '198.51.100.1')
    const stranger = await site.addMember('Bo')
    for (const network of ['192.0.2.201', '192.0.2.202', '192.0.2.203']) {
      Object.assign(stranger.context, { visitor: network })
      await stranger.caller.notes.report({ noteId })
    }
    expect(await site.deps.db.$count(noteReportsTable)).toBe(2)
    expect(await noteTextsFor(visitor())).toEqual(['Hm.'])
  })

  test('reporting a note counts all networks of one IPv6 /48 once', async () => {
    const noteId = await write('Hm.')
    await report(noteId, '2001:db8:1:a001::/64', '2001:db8:1:a002::/64')
    await report(noteId, '2001:db8:1:b001::/64', '2001:db8:1:c001::/64')
    expect(await site.deps.db.$count(noteReportsTable)).toBe(1)
    expect(await noteTextsFor(visitor())).toEqual(['Hm.'])
    await report(noteId, '2001:db8:2:a001::/64', '2001:db8:3:a001::/64')
    expect(await noteTextsFor(visitor())).toEqual([])
  })

  test('reporting a note by many networks at once counts them all and sends one mail', async () => {
    const noteId = await write('Buy my pans.')
    await Promise.all(Array.from({ length: 12 }, (_, n) => report(noteId, `198.51.100.${n}`)))
    expect(await site.deps.db.$count(noteReportsTable)).toBe(12)
    expect(await site.deps.db.$count(outboxMailsTable)).toBe(1)
  })

  test('reporting a note is limited per hour, and answers NOT_FOUND for an unknown note', async () => {
    const at = site.callerAt('198.51.100.50')
    for (let n = 0; n < 4; n += 1) await at.notes.report({ noteId: await write(`Note ${n}`) })
    const noteId = await write('One more')
    await expect(at.notes.report({ noteId })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(site.callerAt().notes.report({ noteId: 'gone' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('reporting a note stores neither the address nor a digest without a key', async () => {
    const noteId = await write('Hm.')
    await report(noteId, '198.51.100.1')
    const [kept] = await site.deps.db.select().from(noteReportsTable)
    expect(JSON.stringify(kept)).not.toContain('198.51')
    const guesses = [`${noteId} 198.51.100.1`, `note report ${noteId} 198.51.100.1`, '198.51.100.1']
    for (const guess of guesses)
      for (const encoding of ['base64url', 'hex'] as const)
        expect(kept?.reporter).not.toBe(createHash('sha256').update(guess).digest(encoding))
  })

  test('reporting a note before digests had a key still counts, with its old digest replaced', async () => {
    const noteId = await write('Hm.')
    const digest = createHash('sha256').update(`${noteId} 198.51.100.1`).digest('base64url')
    await site.deps.db.insert(noteReportsTable).values({ noteId, reporter: digest })
    await site.deps.db.execute(await readFile('drizzle/0024_forget_report_digests.sql', 'utf8'))
    expect(await site.deps.db.select().from(noteReportsTable)).toMatchObject([
      { noteId, reporter: expect.not.stringContaining(digest) },
    ])
    await report(noteId, '198.51.100.2', '198.51.100.3')
    expect(await noteTextsFor(site.openBrowser())).toEqual([])
  })
})

describe('showing a hidden note again', () => {
  test('showing a hidden note again is allowed to the recipe’s creator, and needs three new reports to be hidden again', async () => {
    const noteId = await write('Strong words.')
    await report(noteId, ...three)
    for (const other of [author, await site.addMember('Bo')])
      await expect(other.caller.notes.show({ noteId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await creator.caller.notes.show({ noteId })
    expect(await noteTextsFor(visitor())).toEqual(['Strong words.'])
    await report(noteId, ...three, '198.51.100.4', '198.51.100.5')
    expect(await noteTextsFor(visitor())).toEqual(['Strong words.'])
    await report(noteId, '198.51.100.6')
    expect(await noteTextsFor(visitor())).toEqual([])
  })

  test('showing a hidden note again is refused to a creator who wrote the note', async () => {
    const noteId = await write('My own.', creator)
    await report(noteId, ...three)
    await expect(creator.caller.notes.show({ noteId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('after 90 days', () => {
  test('a hidden note is deleted, and so are reports of notes that are not hidden', async () => {
    const [hidden, open] = [await write('Hidden'), await write('Open')]
    await report(hidden, ...three)
    await report(open, '198.51.100.7')
    await runHousekeepingOnce(site)
    expect(await site.deps.db.$count(noteReportsTable)).toBe(4)
    const { db } = site.deps
    await db.update(noteReportsTable).set({ at: sql`now() - interval '91 days'` })
    await runHousekeepingOnce(site)
    expect(await db.select({ noteId: noteReportsTable.noteId }).from(noteReportsTable)).toEqual(
      three.map(() => ({ noteId: hidden })),
    )
    await db
      .update(recipeNotesTable)
      .set({ hiddenAt: sql`now() - interval '91 days'` })
      .where(eq(recipeNotesTable.id, hidden))
    await runHousekeepingOnce(site)
    expect(await noteTextsFor(author)).toEqual(['Open'])
  })
})
