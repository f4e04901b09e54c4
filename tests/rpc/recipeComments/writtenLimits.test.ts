import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { seedDemoData } from '#server/demoData/seed.ts'
import { findMemberOfSessionToken } from '#server/features/auth/sessions/sessions.ts'
import { storeOrReplaceFeedback } from '#server/features/feedback/service.ts'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const allowed = 2
const note = (draftId: string) => ({ draftId, recipeId: 'demo-1', text: `Note ${draftId}` })
const message = (draftId: string) => ({ draftId, type: 'other', description: `Idea ${draftId}` }) as const

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { maxNotesPerMember: allowed, maxFeedbacksPerMember: allowed } })
  await seedDemoData(site.deps.db)
})
afterAll(() => site.close())

test('an account’s notes are limited; a repeated one is accepted, and a deletion makes room', async () => {
  const { caller } = await site.addMember()
  const { noteId } = await caller.notes.write(note('1'))
  await caller.notes.write(note('2'))
  const refusal = { code: 'FORBIDDEN', message: m.notes_too_many({ allowed }) }
  await expect(caller.notes.write(note('3'))).rejects.toMatchObject(refusal)
  expect(await caller.notes.write(note('1'))).toEqual({ noteId })
  await caller.notes.remove({ noteId })
  await caller.notes.write(note('3'))
})

test('an account’s messages are limited; a repeated one is accepted, and visitors have no such limit', async () => {
  const { caller } = await site.addMember()
  await caller.feedback.submit(message('1'))
  await caller.feedback.sendMessage({ draftId: '2', email: 'a@example.com', message: 'Hello.' })
  const refusal = { code: 'FORBIDDEN', message: m.feedback_too_many({ allowed }) }
  await expect(caller.feedback.submit(message('3'))).rejects.toMatchObject(refusal)
  const other = { draftId: '4', email: 'a@example.com', message: 'Hello again.' }
  await expect(caller.feedback.sendMessage(other)).rejects.toMatchObject(refusal)
  await caller.feedback.submit(message('1'))
  await site.callerAt('198.51.100.7').feedback.submit(message('3'))
})

test('an account at its limit of messages can replace an old client’s, and add none', async () => {
  const cook = await site.addMember()
  const member = await findMemberOfSessionToken(cook.context, cook.token!)
  const replace = (draftId: string, description: string) =>
    storeOrReplaceFeedback({ ...cook.context, member }, { draftId, type: 'other', description })
  await replace('1', 'Soup')
  await replace('2', 'Stew')
  await replace('2', 'More stew')
  await expect(replace('3', 'Pie')).rejects.toMatchObject({ code: 'FORBIDDEN', reason: 'feedback_too_many' })
  const kept = await site.deps.db.select().from(feedbackTable).where(eq(feedbackTable.userId, cook.userId))
  expect(kept.map(({ description }) => description).sort()).toEqual(['More stew', 'Soup'])
})

describe('an account with 2,500 messages to the operator', () => {
  beforeAll(async () => {
    await site.deps.db.execute(sql`
      create function refuse_long_updates() returns trigger language plpgsql as $$
      begin
        if (select count(*) from changed) > 1000 then raise 'More than 1,000 messages in one statement.'; end if;
        return null;
      end $$`)
    await site.deps.db.execute(sql`
      create trigger refuse_long_updates after update on feedback referencing new table as changed
      for each statement execute function refuse_long_updates()`)
  })

  test('an account with 2,500 messages to the operator is deleted in batches of 1,000 messages, which stay without its name and address', async () => {
    const { caller, email, userId } = await site.addMember()
    await site.deps.db.execute(sql`
      insert into feedback (id, type, description, user_id, reply_to)
      select 'long-' || n, 'other', 'x', ${userId}, ${email} from generate_series(1, 2500) n`)
    await caller.auth.deleteAccount({ email, password: null, recipes: 'keep' })
    const ofAccount = sql`id like 'long-%'`
    expect(await site.deps.db.$count(feedbackTable, ofAccount)).toBe(2_500)
    const isLinked = sql`${ofAccount} and (user_id is not null or reply_to is not null)`
    expect(await site.deps.db.$count(feedbackTable, isLinked)).toBe(0)
  })
})
