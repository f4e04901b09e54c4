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
    },
  })
})
afterAll(() => kitchen.close())
const { confirmed } = newcomersTo(() => kitchen)

test('a flood of guesses from one network is refused in part, with a sentence and a time; a sign-in from another is not', async () => {
  const { email, auth } = await confirmed()
  const app = await kitchen.openApp()
  const guess = () =>
    app.inject({
      method: 'POST',
      url: '/rpc/auth.signIn',
      remoteAddress: '192.0.2.66',
      payload: { email, password: 'A guess 1' },
    })
  const flood = Array.from({ length: 120 }, guess)
  const signedIn = auth.signIn({ email, password })
  const answers = await Promise.all(flood)
  expect(await signedIn).toEqual({ outcome: 'signed in' })
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.headers['retry-after']).toBe('5')
  expect(refused[0]?.json().error.message).toBe(m.errors_too_many_requests())
  expect(answers.filter(({ statusCode }) => statusCode === 400).length).toBeGreaterThanOrEqual(20)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 429]))
})
