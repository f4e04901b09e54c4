import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomersTo, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0, triesPerVisitor: 4, triesPerAccount: 20 } })
})
afterAll(() => site.close())
const { confirmed } = newcomersTo(() => site)

const storedLimits = async () => JSON.stringify(await site.deps.db.execute('select * from rate_limits'))

test('a deleted account leaves neither its address nor its network in the stored limits', async () => {
  const { email, auth, browser } = await confirmed()
  await auth.signIn({ email, password: 'A guess 1' }).catch(() => {})
  await auth.signIn({ email, password })
  await auth.forgotPassword({ email })
  await browser.home.inviteByMail({ email: 'grandma@example.com' })
  await auth.deleteAccount({ email, password })
  const stored = await storedLimits()
  expect(stored.length).toBeGreaterThan(100)
  for (const told of [email, email.split('@')[0]!, 'grandma', 'example.com', browser.context.visitor])
    expect(stored).not.toContain(told)
})

test('no IPv6 network is stored in plain text, and wider networks still count together', async () => {
  const guessFrom = (subnet: string) =>
    site
      .openBrowser({ visitor: `2001:db8:7:${subnet}::/64` })
      .caller.auth.signIn({ email: 'nobody@example.com', password: 'A guess 1' })
  const wrong = { code: 'BAD_REQUEST' }
  for (let subnet = 10; subnet < 26; subnet += 1)
    await expect(guessFrom(`1${subnet}`)).rejects.toMatchObject(wrong)
  await expect(guessFrom('1ff')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await expect(guessFrom('2ff')).rejects.toMatchObject(wrong)
  expect(await storedLimits()).not.toContain('2001:db8')
})

test('processes on one database share their limits', async () => {
  const beside = await openTestSite({ config: site.deps.config, beside: site })
  const guess = (at: TestSite) =>
    at.openBrowser({ visitor: '203.0.113.9' }).caller.auth.signIn({ email: 'nobody@example.com', password })
  for (const at of [site, beside, site, beside])
    await expect(guess(at)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  for (const at of [site, beside])
    await expect(guess(at)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await beside.close()
})
