import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewerOf } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const rotation = 3_001
const pastGrace = 61

/** Moves the times of one session's tokens back by `seconds`. */
async function letPass(sessionId: string, seconds: number): Promise<void> {
  const ago = `interval '${seconds} s'`
  await site.deps.db.execute(`update session_tokens set issued_at = issued_at - ${ago}, seen_at = seen_at - ${ago},
    replaced_at = replaced_at - ${ago}, successor_at = successor_at - ${ago} where session_id = '${sessionId}'`)
  await site.deps.db.execute(`update sessions set expires_at = expires_at - ${ago},
    last_used_at = last_used_at - ${ago} where id = '${sessionId}'`)
}
async function signedIn() {
  const ada = await site.addMember()
  const [session] = await ada.caller.auth.listSessions()
  return { ada, pass: (seconds: number) => letPass(session?.id ?? '', seconds) }
}
/** A browser with the same cookie, which does not get the tokens that the other one gets from now on. */
const copyOf = ({ token }: TestBrowser) => Object.assign(site.openBrowser(), { token })
/** A call whose response is lost: the server has done its part, the browser has received nothing. */
const loseAnswer = (browser: TestBrowser) => viewerOf(copyOf(browser))
const isSignedIn = async (browser: TestBrowser) => (await viewerOf(browser)) !== null

describe('a browser that loses responses', () => {
  test('a browser that loses responses stays signed in when it never received a new token', async () => {
    const { ada, pass } = await signedIn()
    await pass(rotation)
    await loseAnswer(ada)
    await pass(pastGrace)
    expect(await isSignedIn(ada)).toBe(true)
  })

  test('a browser that loses responses stays signed in after losing many responses in a row, and gets a new token in the end', async () => {
    const { ada, pass } = await signedIn()
    const first = ada.token
    await pass(rotation)
    for (let lost = 0; lost < 6; lost += 1) {
      await loseAnswer(ada)
      await pass(rotation)
    }
    expect(await isSignedIn(ada)).toBe(true)
    expect(ada.token).not.toBe(first)
    await pass(pastGrace)
    expect(await isSignedIn(ada)).toBe(true)
  })

  test('a browser that loses responses stays signed in with any responses lost, in several tabs at once', async () => {
    const call = fc.constantFrom('heard', 'lost')
    const step = fc.oneof(
      fc.record({ seconds: fc.constantFrom(1, 30, 61, 600, 3_001, 90_000) }),
      fc.record({ tabs: fc.array(call, { minLength: 1, maxLength: 4 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
        const { ada, pass } = await signedIn()
        for (const each of steps) {
          if ('seconds' in each) {
            await pass(each.seconds)
            continue
          }
          const tabs = each.tabs.map((answer) => ({ answer, tab: copyOf(ada) }))
          const before = ada.token
          expect(await Promise.all(tabs.map(({ tab }) => isSignedIn(tab)))).not.toContain(false)
          for (const { answer, tab } of tabs)
            if (answer === 'heard' && tab.token !== before) ada.token = tab.token
        }
        expect(await isSignedIn(ada)).toBe(true)
      }),
      { numRuns: 12 },
    )
  })
})

describe('a thief of a session token', () => {
  test('a thief of a session token ends the session for both by using it after the browser has used its successor', async () => {
    const { ada, pass } = await signedIn()
    const thief = copyOf(ada)
    await pass(rotation)
    await viewerOf(ada)
    expect(await isSignedIn(ada)).toBe(true)
    await pass(pastGrace)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(ada)).toBe(false)
  })

  test('a thief of a session token ends the session for both by using it while the successor is on its way to the browser', async () => {
    const { ada, pass } = await signedIn()
    const thief = copyOf(ada)
    await pass(rotation)
    await viewerOf(ada)
    await pass(pastGrace)
    expect(await isSignedIn(thief)).toBe(true)
    expect(thief.token).not.toBe(ada.token)
    expect(await isSignedIn(ada)).toBe(true)
    await pass(pastGrace)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await isSignedIn(ada)).toBe(false)
  })

  test('a thief of a session token who uses the successor first is detected when the browser comes back', async () => {
    const { ada, pass } = await signedIn()
    const thief = copyOf(ada)
    await pass(rotation)
    await viewerOf(thief)
    expect(await isSignedIn(thief)).toBe(true)
    await pass(pastGrace)
    expect(await isSignedIn(ada)).toBe(false)
    expect(await isSignedIn(thief)).toBe(false)
  })
})

test('a client that never takes a new token is issued new ones at growing intervals', async () => {
  const { ada, pass } = await signedIn()
  const [session] = await ada.caller.auth.listSessions()
  await pass(rotation)
  for (let minute = 0; minute < 60; minute += 1) {
    await loseAnswer(ada)
    await pass(60)
  }
  const rows = await site.deps.db.execute(`select from session_tokens where session_id = '${session?.id}'`)
  expect(rows.length).toBeLessThan(10)
  expect(await isSignedIn(ada)).toBe(true)
})
