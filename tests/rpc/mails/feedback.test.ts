import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { usersTable } from '#server/features/auth/table.ts'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ config: { feedbacksPerVisitor: 3 } })
})
afterEach(() => site.close())

const words = { draftId: '1700000000000', type: 'improvement', description: '  More soup.  ' } as const

test('feedback is stored with the signed-in sender, who finds it in their download', async () => {
  const cook = await site.addMember()
  await cook.caller.feedback.submit(words)
  await site.callerAt().feedback.submit(words)
  const kept = await site.deps.db.select().from(feedbackTable)
  expect(kept.map(({ userId, description }) => [userId, description])).toEqual(
    expect.arrayContaining([
      [cook.userId, 'More soup.'],
      [null, 'More soup.'],
    ]),
  )
  expect((await accountDataOf(cook)).feedback).toEqual([
    { type: 'improvement', description: 'More soup.', replyTo: null, createdAt: expect.any(String) },
  ])
})

test('the same text is stored once, and another text under the same id beside it', async () => {
  const { feedback: door } = site.callerAt()
  await door.submit(words)
  await door.submit(words)
  await door.submit({ ...words, description: 'Less soup.' })
  expect(await site.deps.db.$count(feedbackTable)).toBe(2)
})

test('the same text of a member is stored once an hour, whatever draft ids their pages have', async () => {
  const { caller } = await site.addMember()
  const message = { email: 'cook@example.com', message: 'Hello.' }
  const sendBoth = async (draftId: string) => {
    await caller.feedback.submit({ ...words, draftId })
    await caller.feedback.sendMessage({ ...message, draftId })
  }
  const count = () => site.deps.db.$count(feedbackTable)
  await sendBoth('1')
  await sendBoth('2')
  expect(await count()).toBe(2)
  await site.deps.db.execute(`update feedback set at = at - interval '61 minutes'`)
  await site.deps.db.execute('delete from rate_limits')
  await sendBoth('3')
  expect(await count()).toBe(4)
})

test('feedback that a browser sends again does not count towards the limit', async () => {
  const { feedback: door } = site.callerAt()
  for (let tries = 0; tries < 4; tries += 1) await door.submit(words)
  const message = { draftId: '1700000000001', email: 'cook@example.com', message: 'Hello.' }
  for (let tries = 0; tries < 4; tries += 1) await door.sendMessage(message)
  await door.submit({ ...words, description: 'Less soup.' })
  await expect(door.submit({ ...words, description: 'No soup.' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})

test('feedback stays without its sender when the account is deleted', async () => {
  const cook = await site.addMember()
  await cook.caller.feedback.submit(words)
  await site.deps.db.delete(usersTable).where(eq(usersTable.id, cook.userId))
  expect(await site.deps.db.select().from(feedbackTable)).toMatchObject([{ userId: null }])
})

test('feedback is limited per network and hour, signed in or not', async () => {
  const { feedback: door } = site.callerAt('198.51.100.1')
  for (const draftId of ['1', '2', '3']) await door.submit({ ...words, draftId })
  await expect(door.submit({ ...words, draftId: '4' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await site.callerAt('198.51.100.2').feedback.submit(words)
  expect(await site.deps.db.$count(feedbackTable)).toBe(4)
})

test('the refusal of too much feedback tells how long to wait, up to an hour', async () => {
  const { feedback: door } = site.callerAt('198.51.100.3')
  for (const draftId of ['1', '2', '3']) await door.submit({ ...words, draftId })
  await expect(door.submit({ ...words, draftId: '4' })).rejects.toThrow(
    /^That was a lot for now\. Please wait (?:1 hour|\d\d? minutes?) and try again\.$/,
  )
})

test.each([
  { description: ' ' },
  { description: 'x'.repeat(5_001) },
  { type: 'praise' },
  { description: 'a\0b' },
])('invalid feedback is refused: %j', async (part) => {
  const input = { ...words, ...part } as typeof words
  await expect(site.callerAt().feedback.submit(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  expect(await site.deps.db.$count(feedbackTable)).toBe(0)
})
