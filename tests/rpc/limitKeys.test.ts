import { afterAll, beforeAll, expect, test } from 'vitest'
import { newcomersTo, password } from '../support/newcomers.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen({ config: { mailCooldownMs: 0, triesPerVisitor: 4, triesPerAccount: 20 } })
})
afterAll(() => kitchen.close())
const { confirmed } = newcomersTo(() => kitchen)

const storedLimits = async () => JSON.stringify(await kitchen.deps.db.execute('select * from rate_limits'))

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
    kitchen
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
  const beside = await openTestKitchen({ config: kitchen.deps.config, beside: kitchen })
  const guess = (at: TestKitchen) =>
    at.openBrowser({ visitor: '203.0.113.9' }).caller.auth.signIn({ email: 'nobody@example.com', password })
  for (const at of [kitchen, beside, kitchen, beside])
    await expect(guess(at)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  for (const at of [kitchen, beside])
    await expect(guess(at)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await beside.close()
})
