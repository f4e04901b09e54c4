import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { newcomersTo, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({
    config: {
      triesPerAccount: 10_000,
      triesPerVisitor: 10_000,
      triesByStrangers: 10_000,
      writesPerMinute: 10_000,
      trustProxy: '127.0.0.1',
    },
  })
})
afterAll(() => site.close())
const { confirmed } = newcomersTo(() => site)

/**
 * Sends 120 wrong passwords for an account at once, each from the address that `addressOf` returns for its number. Resolves
 * to their answers when the first has arrived, while the others are waiting.
 */
async function flood(email: string, addressOf: (sent: number) => string) {
  const app = await site.openApp()
  const answering = Array.from({ length: 120 }, async (_, sent) =>
    app.inject({
      method: 'POST',
      url: '/rpc/auth.signIn',
      headers: { 'x-forwarded-for': addressOf(sent) },
      payload: { email, password: 'A guess 1' },
    }),
  )
  await Promise.race(answering)
  return answering
}

/** Signs in beside a flood. Resolves to the outcome and the milliseconds that it took. */
async function signInBeside(auth: Awaited<ReturnType<typeof confirmed>>['auth'], email: string) {
  const startedAt = performance.now()
  const signedIn = await auth.signIn({ email, password })
  return { signedIn, tookMs: performance.now() - startedAt }
}

test.each([
  ['an IPv4 address', () => '192.0.2.66'],
  ['the networks of one IPv6 /56', (sent: number) => `2001:db8:1:a0${(sent + 16).toString(16)}::1`],
  ['the networks of one IPv6 /48', (sent: number) => `2001:db8:2:${(sent + 16).toString(16)}01::1`],
])(
  'during a flood of passwords from %s some get 429, and a sign-in from elsewhere takes under two seconds',
  async (_from, addressOf) => {
    const { email, auth } = await confirmed()
    const answering = await flood(email, addressOf)
    const { signedIn, tookMs } = await signInBeside(auth, email)
    expect(signedIn).toEqual({ outcome: 'signed in' })
    expect(tookMs).toBeLessThan(2_000)
    const answers = await Promise.all(answering)
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('5')
    expect(refused[0]?.json().error.message).toBe(m.errors_too_many_requests())
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThanOrEqual(20)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 429]))
  },
)

test('during a flood of passwords from 30 networks, a sign-in from elsewhere is not answered last', async () => {
  const { email, auth } = await confirmed()
  const addressOf = (sent: number) => `198.51.100.${sent % 30}`
  const answering = await flood(email, addressOf)
  let comparedBefore = 0
  for (const answer of answering)
    void answer.then(({ statusCode }) => {
      // Passwords over the queue's limit are refused at once, however long that takes on a busy machine.
      if (statusCode === 400) comparedBefore += 1
    })
  expect(await auth.signIn({ email, password })).toEqual({ outcome: 'signed in' })
  // In the order of arrival it would be answered behind all 120. Some are compared while the account is looked up.
  expect(comparedBefore).toBeLessThan(110)
  const answers = await Promise.all(answering)
  const compared = answers.flatMap(({ statusCode }, sent) => (statusCode === 400 ? [addressOf(sent)] : []))
  expect(new Set(compared).size).toBe(30)
})
