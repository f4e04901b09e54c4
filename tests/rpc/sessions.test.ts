import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestKitchen, type TestBrowser, type TestKitchen } from '../support/testKitchen.ts'

let kitchen: TestKitchen
beforeAll(async () => {
  kitchen = await openTestKitchen()
})
afterAll(() => kitchen.close())

const viewerOf = async (browser: TestBrowser) => (await browser.caller.auth.entrance()).viewer

/** Lets time pass for every token and session there is. */
async function letPass(seconds: number): Promise<void> {
  await kitchen.deps.db.execute(`update session_tokens set
    issued_at = issued_at - interval '${seconds} s', replaced_at = replaced_at - interval '${seconds} s'`)
  await kitchen.deps.db.execute(`update sessions set expires_at = expires_at - interval '${seconds} s',
    last_used_at = last_used_at - interval '${seconds} s'`)
}

describe('a session', () => {
  test('lasts 365 days and not a minute longer', async () => {
    const ada = await kitchen.addMember()
    await letPass(364 * 24 * 3600)
    expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
    await letPass(24 * 3600 + 60)
    expect(await viewerOf(ada)).toBeNull()
  })

  test('gets a new token after 50 minutes of use', async () => {
    const ada = await kitchen.addMember()
    const first = ada.token
    await letPass(2_990)
    await viewerOf(ada)
    expect(ada.token).toBe(first)
    await letPass(11)
    await viewerOf(ada)
    expect(ada.token).not.toBe(first)
    expect(await viewerOf(ada)).not.toBeNull()
  })

  test('survives two tabs that race at the change of the token', async () => {
    const ada = await kitchen.addMember()
    const old = ada.token
    await letPass(3_001)
    const tabs = Array.from({ length: 8 }, () => Object.assign(kitchen.openBrowser(), { token: old }))
    expect(await Promise.all(tabs.map(viewerOf))).not.toContain(null)
    expect(tabs.filter((tab) => tab.token !== old)).toHaveLength(1)
    expect(await Promise.all(tabs.map(viewerOf))).not.toContain(null)
  })

  test('is over for everybody when a token comes again that was replaced long ago', async () => {
    const ada = await kitchen.addMember()
    const thief = Object.assign(kitchen.openBrowser(), { token: ada.token })
    await letPass(3_001)
    expect(await viewerOf(ada)).not.toBeNull()
    await letPass(61)
    expect(await viewerOf(thief)).toBeNull()
    expect(await viewerOf(ada)).toBeNull()
  })

  test('is kept as a hash alone', async () => {
    const ada = await kitchen.addMember()
    const dump = JSON.stringify([
      await kitchen.deps.db.execute('select * from session_tokens'),
      await kitchen.deps.db.execute('select * from sessions'),
    ])
    expect(dump).not.toContain(ada.token)
  })

  test('that somebody made up is nobody’s', async () => {
    const stranger = Object.assign(kitchen.openBrowser(), { token: 'x'.repeat(43) })
    expect(await viewerOf(stranger)).toBeNull()
    expect(stranger.token).toBe('x'.repeat(43))
  })
})
