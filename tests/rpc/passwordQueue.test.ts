import { afterAll, beforeAll, expect, test } from 'vitest'
import * as m from '#messages'
import { newcomersTo, password } from '../support/newcomers.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen({
    config: {
      triesPerAccount: 10_000,
      triesPerVisitor: 10_000,
      triesByStrangers: 10_000,
      writesPerMinute: 10_000,
      trustProxy: '127.0.0.1',
    },
  })
})
afterAll(() => kitchen.close())
const { confirmed } = newcomersTo(() => kitchen)

/** Sends 120 wrong passwords for an account at once, each from the address that `addressOf` returns for its number. */
async function flood(email: string, addressOf: (sent: number) => string) {
  const app = await kitchen.openApp()
  return Promise.all(
    Array.from({ length: 120 }, (_, sent) =>
      app.inject({
        method: 'POST',
        url: '/rpc/auth.signIn',
        headers: { 'x-forwarded-for': addressOf(sent) },
        payload: { email, password: 'A guess 1' },
      }),
    ),
  )
}

test.each([
  ['an IPv4 address', () => '192.0.2.66'],
  ['the networks of one IPv6 /56', (sent: number) => `2001:db8:1:a0${(sent + 16).toString(16)}::1`],
  ['the networks of one IPv6 /48', (sent: number) => `2001:db8:2:${(sent + 16).toString(16)}01::1`],
])(
  'of many passwords sent at once from %s some are refused with 429, and a sign-in from elsewhere succeeds',
  async (_from, addressOf) => {
    const { email, auth } = await confirmed()
    const answering = flood(email, addressOf)
    const signedIn = auth.signIn({ email, password })
    const answers = await answering
    expect(await signedIn).toEqual({ outcome: 'signed in' })
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.headers['retry-after']).toBe('5')
    expect(refused[0]?.json().error.message).toBe(m.errors_too_many_requests())
    expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThanOrEqual(20)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 429]))
  },
)
