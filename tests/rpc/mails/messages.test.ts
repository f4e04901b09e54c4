import { afterEach, expect, test } from 'vitest'
import { feedbackTable } from '#server/features/feedback/table.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { renderInLocale } from '#server/speaking.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
const openSite = async (config: NonNullable<Parameters<typeof openTestSite>[0]>['config']) => {
  site = await openTestSite({ config: { feedbacksPerVisitor: 3, ...config } })
  return site
}
afterEach(() => site.close())

const words = { draftId: '1700000000000', email: 'ada@example.com', message: ' Where is the soup? ' }

test('a message is stored with its reply address, and mailed to the operator', async () => {
  const { callerAt, deps, addMember } = await openSite({ supportEmail: 'kitchen@example.com' })
  await callerAt().feedback.sendMessage(words)
  const cook = await addMember()
  await cook.caller.feedback.sendMessage(words)
  expect(await deps.db.select().from(feedbackTable)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        type: 'other',
        description: 'Where is the soup?',
        replyTo: 'ada@example.com',
        userId: null,
      }),
      expect.objectContaining({ userId: cook.userId }),
    ]),
  )
  const mails = await deps.db.select().from(outboxMailsTable)
  expect(mails).toHaveLength(2)
  expect(mails[0]).toMatchObject({
    recipient: 'kitchen@example.com',
    replyTo: 'ada@example.com',
    text: expect.stringMatching(/ada@example\.com wrote:\n\nWhere is the soup\?/),
  })
  expect((await accountDataOf(cook)).feedback).toMatchObject([{ replyTo: 'ada@example.com' }])
})

test('a message from a reader in another language is mailed in English', async () => {
  const { openBrowser, deps } = await openSite({})
  const browser = openBrowser()
  Object.assign(browser.context, { locale: 'de' })
  await renderInLocale('de', () => browser.caller.feedback.sendMessage(words))
  expect(await deps.db.select().from(outboxMailsTable)).toMatchObject([
    { text: expect.stringContaining('ada@example.com wrote:') },
  ])
})

test('without a support address, messages go to the address that mails come from', async () => {
  const { callerAt, deps } = await openSite({ mailFrom: 'Larder <pots@example.com>' })
  await callerAt().feedback.sendMessage(words)
  expect(await deps.db.select().from(outboxMailsTable)).toMatchObject([{ recipient: 'pots@example.com' }])
})

test('a message sent again is stored and mailed once', async () => {
  const { callerAt, deps } = await openSite({})
  await callerAt().feedback.sendMessage(words)
  await callerAt().feedback.sendMessage(words)
  expect([await deps.db.$count(feedbackTable), await deps.db.$count(outboxMailsTable)]).toEqual([1, 1])
})

test('a message whose mail cannot be queued is not stored', async () => {
  const { callerAt, deps } = await openSite({})
  await deps.db.execute('alter table outbox add constraint closed check (false) not valid')
  await expect(callerAt().feedback.sendMessage(words)).rejects.toMatchObject({
    code: 'INTERNAL_SERVER_ERROR',
  })
  expect(await deps.db.$count(feedbackTable)).toBe(0)
})

test('messages and feedback count towards one limit per network', async () => {
  const { callerAt } = await openSite({})
  const { feedback: door } = callerAt('198.51.100.1')
  await door.submit({ draftId: '1', type: 'bug', description: 'The lid sticks.' })
  for (const draftId of ['2', '3']) await door.sendMessage({ ...words, draftId })
  await expect(door.sendMessage({ ...words, draftId: '4' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  })
})

test.each([
  { email: '' },
  { email: 'nobody' },
  { email: 'a@b.example\nBcc: c@d.example' },
  { message: ' ' },
  { message: 'x'.repeat(5_001) },
  { message: 'a\0b' },
])('a message of the contact form with an invalid field is refused: %j', async (part) => {
  const { callerAt, deps } = await openSite({})
  await expect(callerAt().feedback.sendMessage({ ...words, ...part })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
  expect(await deps.db.$count(feedbackTable)).toBe(0)
})

test('feedback.addresses returns only the addresses that are configured', async () => {
  const { callerAt } = await openSite({ ideasEmail: 'ideas@example.com' })
  expect(await callerAt().feedback.addresses()).toEqual({
    support: null,
    ideas: 'ideas@example.com',
    social: [],
  })
})
