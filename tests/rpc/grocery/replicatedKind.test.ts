import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberContext } from '#server/context.ts'
import { openNotificationListener } from '#server/db/listen.ts'
import { findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import { acceptDocumentChanges } from '#server/replication/acceptDocumentChanges.ts'
import { DocumentChangeFeed } from '#server/replication/changeFeed.ts'
import { deleteOldDocuments } from '#server/replication/forgetting.ts'
import { followDocumentChanges, readAllDocuments } from '#server/replication/readDocuments.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { applyDocumentChanges } from '#shared/replication/kind.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { addHousehold, householdOf } from '../../support/households/households.ts'
import { mealWeekKind, readWeek, weekChanges } from '../../support/replication/mealWeek.ts'
import {
  createWeekTables,
  mealWeekContract,
  mealWeeksOn,
  weekDays,
} from '../../support/replication/mealWeekServer.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let listener: ReturnType<typeof openNotificationListener>
let weeks: ReturnType<typeof mealWeeksOn>
beforeAll(async () => {
  site = await openTestSite()
  await createWeekTables(site)
  listener = openNotificationListener(site.databaseUrl)
  weeks = mealWeeksOn(
    new DocumentChangeFeed('weeks_changed' as never, (channel, heard) => listener.listen(channel, heard)),
  )
})
afterAll(async () => {
  await listener.close()
  await site.close()
})

async function contextOf({ context, token }: TestMember): Promise<MemberContext> {
  return { ...context, member: (await findMemberOfSessionToken(context, token!))! }
}

/** A household of two, and functions with which each sends changes of its week. */
async function openWeek() {
  const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
  const { id: householdId } = await householdOf(ada)
  const [hers, his] = [await contextOf(ada), await contextOf(bob)]
  const send = async (ctx: MemberContext, ...operations: unknown[]) =>
    await acceptDocumentChanges(weeks, ctx, mealWeekContract.SyncInput.parse({ householdId, operations }))
  const read = async (ctx: MemberContext) => {
    const { docs } = await readAllDocuments(weeks, ctx, householdId)
    return readWeek(applyDocumentChanges(mealWeekKind, new Map(), docs))
  }
  return { householdId, hers, his, send, read }
}

let writers = 0
const newWriter = () => weekChanges(new HybridClock(`writer${++writers}`), Date.now)

describe('a kind of documents that no feature defines', () => {
  test('a kind of documents that no feature defines is streamed to another device that follows it', async () => {
    const { householdId, hers, his, send } = await openWeek()
    const make = newWriter()
    await send(hers, make.note('tue', 'guests'))
    const leaving = new AbortController()
    const stream = followDocumentChanges(weeks, his, { householdId, since: 0 }, leaving.signal)
    expect((await stream.next()).value).toMatchObject({
      id: '1',
      data: { docs: [{ day: 'tue' }], isWhole: true },
    })
    const next = stream.next()
    const soup = make.addMeal('mon', 'soup')
    expect(await send(hers, soup)).toMatchObject({ taken: [soup.id], refused: [], seq: 2 })
    expect((await next).value).toMatchObject({
      id: '2',
      data: { docs: [{ day: 'mon', fields: soup.fields }], seq: 2, isWhole: false },
    })
    leaving.abort()
    expect((await stream.next()).done).toBe(true)
  })

  test('a kind of documents that no feature defines is written in three statements to its own columns, and repeated changes alter nothing', async () => {
    const { householdId, hers, his, send, read } = await openWeek()
    const make = newWriter()
    const [soup, rice] = [make.addMeal('mon', 'soup'), make.addMeal('mon', 'rice')]
    expect(await statementsOf(site, () => send(hers, soup))).toHaveLength(3)
    await send(his, rice)
    const known = await read(hers)
    await send(his, soup)
    expect(await read(his)).toEqual(known)
    const [row] = await site.deps.db
      .select({ mealCount: weekDays.mealCount })
      .from(weekDays)
      .where(eq(weekDays.householdId, householdId))
    expect(row).toEqual({ mealCount: 2 })
  })

  test('a kind of documents that no feature defines refuses single changes with unknown fields or from a clock far ahead', async () => {
    const { hers, send, read } = await openWeek()
    const make = newWriter()
    const unknown = { ...make.note('mon', 'guests'), fields: { colour: ['red', make.note('mon', '').id] } }
    const ahead = weekChanges(new HybridClock('ahead'), () => Date.now() + 500 * 86_400_000)
    const far = ahead.note('mon', 'later')
    const good = make.note('tue', 'guests')
    expect(await send(hers, unknown, far, good)).toMatchObject({
      taken: [good.id],
      refused: [
        { id: unknown.id, sentence: 'This cannot be read.' },
        { id: far.id, refusal: { reason: 'grocery_clock_ahead' } },
      ],
    })
    expect(await read(hers)).toMatchObject([{ day: 'tue', note: 'guests' }])
  })

  test('a kind of documents that no feature defines is neither readable nor writable for members of other households', async () => {
    const { householdId, hers, send } = await openWeek()
    await send(hers, newWriter().note('mon', 'guests'))
    const stranger = await contextOf(await site.addMember())
    const refusal = { code: 'NOT_FOUND', reason: 'households_no_such_household' }
    await expect(readAllDocuments(weeks, stranger, householdId)).rejects.toMatchObject(refusal)
    await expect(send(stranger, newWriter().note('mon', 'hello'))).rejects.toMatchObject(refusal)
    const stream = followDocumentChanges(
      weeks,
      stranger,
      { householdId, since: 0 },
      new AbortController().signal,
    )
    await expect(stream.next()).rejects.toMatchObject(refusal)
  })

  test('a kind of documents that no feature defines is streamed again after 25 streams could not listen to the database', async () => {
    const { householdId, hers, send } = await openWeek()
    await send(hers, newWriter().note('mon', 'guests'))
    let isAway = true
    const unsteady = mealWeeksOn(
      new DocumentChangeFeed('weeks_changed' as never, async (channel, heard) => {
        if (isAway) throw new Error('The database is away.')
        return await listener.listen(channel, heard)
      }),
    )
    const { signal } = new AbortController()
    const follow = () => followDocumentChanges(unsteady, hers, { householdId, since: 0 }, signal)
    for (let tries = 0; tries < 25; tries += 1)
      await expect(follow().next()).rejects.toThrow('The database is away.')
    isAway = false
    const stream = follow()
    expect((await stream.next()).value).toMatchObject({ data: { docs: [{ day: 'mon' }] } })
    await stream.return()
  })

  test('a kind of documents that no feature defines deletes old tombstones, and sends everything to a device that may have missed one', async () => {
    const { householdId, hers, his, send, read } = await openWeek()
    const make = newWriter()
    const soup = make.addMeal('mon', 'soup')
    await send(hers, soup, make.note('tue', 'guests'))
    const docs = new Map((await readAllDocuments(weeks, hers, householdId)).docs.map((doc) => [doc.day, doc]))
    await send(hers, make.clear(docs, 'mon'))
    await site.deps.db.execute(sql`update week_days set changed_at = now() - interval '401 days'`)
    await deleteOldDocuments(weeks, site)
    const rows = await site.deps.db.$count(weekDays, eq(weekDays.householdId, householdId))
    expect(rows).toBe(1)
    const stream = followDocumentChanges(weeks, his, { householdId, since: 1 }, new AbortController().signal)
    expect((await stream.next()).value).toMatchObject({ data: { isWhole: true, docs: [{ day: 'tue' }] } })
    expect(await read(his)).toMatchObject([{ day: 'tue' }])
  })
})
