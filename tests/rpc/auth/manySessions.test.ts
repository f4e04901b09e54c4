import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newcomersTo, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { triesPerAccount: 1_000, triesPerVisitor: 1_000 } })
})
afterAll(() => site.close())
const { confirmed } = newcomersTo(() => site)

const signedIn = async (email: string): Promise<TestBrowser> => {
  const browser = site.openBrowser({ visitor: '203.0.113.9' })
  await browser.caller.auth.signIn({ email, password })
  return browser
}
const sessionIdOf = async ({ caller }: TestBrowser) =>
  (await caller.auth.listSessions()).find(({ isCurrent }) => isCurrent)?.id ?? ''
const letMinutesPass = (sessionId: string, minutes: number) =>
  site.deps.db.execute(
    sql`update sessions set last_used_at = now() - ${minutes} * interval '1 minute' where id = ${sessionId}`,
  )

/** A person signed in with two browsers: one last used two hours ago, the other one hour ago. */
async function personWithTwoBrowsers() {
  const { email } = await confirmed()
  const [oldest, older] = [await signedIn(email), await signedIn(email)]
  await letMinutesPass(await sessionIdOf(oldest), 120)
  await letMinutesPass(await sessionIdOf(older), 60)
  const { userId = '' } = (await viewerOf(older)) ?? {}
  await letMinutesPass(await sessionIdOf(oldest), 120)
  return { email, userId, oldest, older }
}

/** Adds sessions as sign-ins of browsers without cookies create them, used half an hour ago. */
const addSessions = (userId: string, count: number, endedDaysAgo: number | null = null) =>
  site.deps.db.execute(sql`
    insert into sessions (id, user_id, user_agent, visitor, browser_hash, last_used_at, expires_at)
    select gen_random_uuid(), ${userId}, '', '203.0.113.9', gen_random_uuid(), now() - interval '30 minutes',
      case when ${endedDaysAgo}::int is null then now() + interval '365 days' else now() - ${endedDaysAgo} * interval '1 day' end
    from generate_series(1, ${count}::int)`)
const countSessions = async (userId: string, where: 'expires_at > now()' | 'expires_at <= now()') =>
  (await site.deps.db.execute(`select from sessions where user_id = '${userId}' and ${where}`)).length

describe('an account with 100 sessions', () => {
  test('an account with 100 sessions loses only the least recently used session when another begins', async () => {
    const { email, userId, oldest, older } = await personWithTwoBrowsers()
    await addSessions(userId, 98)
    expect(await countSessions(userId, 'expires_at > now()')).toBe(100)
    const newest = await signedIn(email)
    expect(await viewerOf(oldest)).toBeNull()
    for (const browser of [older, newest]) expect(await viewerOf(browser)).toMatchObject({ email })
    expect(await newest.caller.auth.listSessions()).toHaveLength(100)
  })

  test('an account with 100 sessions keeps all of them when a signed-in browser signs in again', async () => {
    const { email, userId, oldest, older } = await personWithTwoBrowsers()
    await addSessions(userId, 98)
    await older.caller.auth.signIn({ email, password })
    for (const browser of [oldest, older]) expect(await viewerOf(browser)).toMatchObject({ email })
    expect(await countSessions(userId, 'expires_at > now()')).toBe(100)
  })

  test('an account with 100 sessions keeps all of them when a sign-in has a wrong password', async () => {
    const { email, userId, oldest } = await personWithTwoBrowsers()
    await addSessions(userId, 98)
    const { auth } = site.openBrowser().caller
    await expect(auth.signIn({ email, password: otherPassword })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await viewerOf(oldest)).toMatchObject({ email })
  })

  test('an account with 100 sessions loses none when another account signs in', async () => {
    const [ada, ben] = [await personWithTwoBrowsers(), await personWithTwoBrowsers()]
    await addSessions(ada.userId, 98)
    await addSessions(ben.userId, 98)
    await signedIn(ada.email)
    expect(await countSessions(ben.userId, 'expires_at > now()')).toBe(100)
  })

  test('an account with 100 sessions that had thousands lists 100, and has 100 again after the next sign-ins', async () => {
    const { email, userId, older } = await personWithTwoBrowsers()
    await addSessions(userId, 1_500)
    expect(await older.caller.auth.listSessions()).toHaveLength(100)
    await Promise.all([signedIn(email), signedIn(email)])
    await signedIn(email)
    expect(await countSessions(userId, 'expires_at > now()')).toBe(100)
  })

  test('an account keeps only the last 100 of its ended sessions', async () => {
    const { email, userId } = await personWithTwoBrowsers()
    await addSessions(userId, 300, 1)
    await signedIn(email)
    expect(await countSessions(userId, 'expires_at <= now()')).toBe(100)
  })
})
