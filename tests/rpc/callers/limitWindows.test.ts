import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { endWindow, exhaustLimits } from '../../support/accounts/limitKeys.ts'
import { newcomersTo, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { triesPerAccount: 3, triesPerVisitor: 6 } })
})
afterAll(() => site.close())
const { newcomer } = newcomersTo(() => site)

const countWindows = async () =>
  (await site.deps.db.execute<{ count: number }>('select count(*)::int as count from rate_limits'))[0]!.count

test('a refusal says how long the limit lasts that ends last, where two are used up', async () => {
  const { auth, email } = newcomer()
  const guess = () => auth.signIn({ email, password })
  for (let tries = 0; tries < 3; tries += 1)
    await expect(guess()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  await expect(guess()).rejects.toMatchObject({
    cause: { retryAfterSeconds: expect.toSatisfy((seconds) => seconds <= 15 * 60) },
  })
  await exhaustLimits(site, `sign in ${email}`)
  await expect(guess()).rejects.toMatchObject({
    cause: { retryAfterSeconds: expect.toSatisfy((seconds) => seconds > 59 * 60) },
  })
})

test('counts whose windows have ended are deleted, and limits that are used up stay', async () => {
  const { auth, email, browser } = newcomer()
  const guess = () => auth.signIn({ email, password })
  for (let tries = 0; tries < 4; tries += 1) await guess().catch(() => {})
  const before = await countWindows()
  await runHousekeepingOnce(site)
  expect(await countWindows()).toBe(before)
  await endWindow(site, `sign in ${browser.context.visitor}`)
  await runHousekeepingOnce(site)
  expect(await countWindows()).toBe(before - 1)
  await expect(guess()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a rate limit window set by a clock that was ahead counts as ended', async () => {
  const { auth, email, browser } = newcomer()
  const guess = () => auth.signIn({ email, password })
  // For an hour, where this limit lasts 15 minutes.
  await exhaustLimits(site, `sign in ${browser.context.visitor}`)
  await expect(guess()).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  for (let tries = 0; tries < 3; tries += 1) await guess().catch(() => {})
  await expect(guess()).rejects.toMatchObject({
    cause: { retryAfterSeconds: expect.toSatisfy((seconds) => seconds > 0 && seconds <= 15 * 60) },
  })
})
