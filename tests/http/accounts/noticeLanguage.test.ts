import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionsTable, usersTable } from '#server/features/auth/table.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: FastifyInstance
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
  app = await site.openApp()
})
afterAll(() => site.close())

const from = ({ token }: TestMember, language: string) => ({
  cookie: `larder=${token}; larder-language=${language}`,
})
let wanted = 0
/** Asks for another address in a language, and tells the subject of the notice to the one that the account has. */
async function noticeTo(cook: TestMember, language: string): Promise<string | undefined> {
  const answer = await app.inject({
    method: 'POST',
    url: '/rpc/auth.requestEmailChange',
    headers: from(cook, language),
    payload: { email: `wanted-${++wanted}@example.com`, currentPassword: null },
  })
  expect(answer.statusCode).toBe(200)
  const [mail] = await site.deps.db
    .select({ subject: outboxMailsTable.subject })
    .from(outboxMailsTable)
    .where(eq(outboxMailsTable.recipient, cook.email))
    .orderBy(desc(outboxMailsTable.createdAt))
    .limit(1)
  return mail?.subject
}
const choose = (cook: TestMember, locale: string) =>
  app.inject({
    method: 'POST',
    url: '/language',
    headers: { ...from(cook, 'en'), 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ locale }).toString(),
  })
const aWeekAgo = sql`now() - interval '8 days'`

test('a security mail is in the account’s language, whatever a new session uses or chooses', async () => {
  const cook = await site.addMember()
  const { db } = site.deps
  await db.update(usersTable).set({ createdAt: aWeekAgo }).where(eq(usersTable.id, cook.userId))
  const english = await noticeTo(cook, 'en')
  await choose(cook, 'hi')
  expect(await noticeTo(cook, 'hi')).toBe(english)
})

test('a mail about a sign-up with an existing address is in the account’s language', async () => {
  const [cook, other] = [await site.addMember(), await site.addMember()]
  const { db } = site.deps
  await db.update(usersTable).set({ locale: 'en' }).where(eq(usersTable.id, cook.userId))
  const asks: [string, object, Record<string, string>][] = [
    ['auth.resendCode', { email: cook.email }, { 'accept-language': 'hi' }],
    ['auth.requestEmailChange', { email: cook.email, currentPassword: null }, from(other, 'hi')],
  ]
  for (const [procedure, payload, headers] of asks) {
    const answer = await app.inject({ method: 'POST', url: `/rpc/${procedure}`, headers, payload })
    expect(answer.statusCode).toBe(200)
  }
  const mails = await db.select().from(outboxMailsTable).where(eq(outboxMailsTable.recipient, cook.email))
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'This address has a Larder account already',
    'You already have an account at Larder',
  ])
})

test('a language chosen in a week-old session or new account becomes the account’s language', async () => {
  const { db } = site.deps
  const newcomer = await site.addMember()
  const english = await noticeTo(newcomer, 'de')
  await choose(newcomer, 'de')
  const german = await noticeTo(newcomer, 'en')
  expect(german).not.toBe(english)
  const cook = await site.addMember()
  await db.update(usersTable).set({ createdAt: aWeekAgo }).where(eq(usersTable.id, cook.userId))
  await db.update(sessionsTable).set({ createdAt: aWeekAgo }).where(eq(sessionsTable.userId, cook.userId))
  await choose(cook, 'de')
  expect(await noticeTo(cook, 'en')).toBe(german)
})
