import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteOldSessions } from '#server/features/auth/sessions/oldSessions.ts'
import {
  beginSession,
  findMemberOfSessionToken,
  storeBrowserAsKnownWithoutSignIn,
} from '#server/features/auth/sessions/sessions.ts'
import { statementsOf } from '../../support/database/statements.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const viewerOf = async (browser: TestBrowser) => (await browser.caller.auth.entrance()).viewer

/** Moves the times of all tokens and sessions back by `seconds`. */
async function letPass(seconds: number): Promise<void> {
  await site.deps.db.execute(`update session_tokens set
    issued_at = issued_at - interval '${seconds} s', replaced_at = replaced_at - interval '${seconds} s',
    successor_at = successor_at - interval '${seconds} s'`)
  await site.deps.db.execute(`update sessions set expires_at = expires_at - interval '${seconds} s',
    last_used_at = last_used_at - interval '${seconds} s'`)
}

describe('a session', () => {
  test('a session lasts 365 days at most', async () => {
    const ada = await site.addMember()
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await letPass(89 * 24 * 3600)
      expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
    }
    await letPass(8 * 24 * 3600)
    expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
    await letPass(24 * 3600 + 60)
    expect(await viewerOf(ada)).toBeNull()
  })

  test('a session ends after 90 days without a call, and is then no longer listed', async () => {
    const ada = await site.addMember()
    const phone = site.openBrowser({ visitor: '198.51.100.9' })
    await beginSession(phone.context, ada.userId)
    await letPass(89 * 24 * 3600)
    expect(await viewerOf(ada)).toMatchObject({ name: 'Ada' })
    await letPass(24 * 3600 + 60)
    expect(await viewerOf(phone)).toBeNull()
    expect(await ada.caller.auth.listSessions()).toHaveLength(1)
    await letPass(90 * 24 * 3600)
    await deleteOldSessions(site)
    const rows = await site.deps.db.execute(`select from sessions where user_id = '${ada.userId}'`)
    expect(rows).toHaveLength(1)
  })

  test('a session ends when its browser signs in again, to the same or another account', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    const old = Object.assign(site.openBrowser(), { token: ada.token })
    await beginSession(
      { ...ada.context, member: await findMemberOfSessionToken(ada.context, ada.token ?? '') },
      ada.userId,
    )
    expect([await viewerOf(old), (await viewerOf(ada))?.name]).toEqual([null, 'Ada'])
    const hers = Object.assign(site.openBrowser(), { token: ada.token })
    await beginSession(
      { ...ada.context, member: await findMemberOfSessionToken(ada.context, ada.token ?? '') },
      ben.userId,
    )
    expect([await viewerOf(hers), (await viewerOf(ada))?.name]).toEqual([null, 'Ben'])
  })

  test('a session ends when its browser signs in again without the cookie, and goes on in other browsers', async () => {
    const ada = await site.addMember()
    const thief = Object.assign(site.openBrowser(), { token: ada.token })
    const phone = site.openBrowser()
    await beginSession(phone.context, ada.userId)
    ada.token = null
    await beginSession(ada.context, ada.userId)
    expect(await viewerOf(thief)).toBeNull()
    expect(await viewerOf(ada)).not.toBeNull()
    expect(await viewerOf(phone)).not.toBeNull()
  })

  test('a session gets a new token after 50 minutes of use', async () => {
    const ada = await site.addMember()
    const first = ada.token
    await letPass(2_990)
    await viewerOf(ada)
    expect(ada.token).toBe(first)
    await letPass(11)
    await viewerOf(ada)
    expect(ada.token).not.toBe(first)
    expect(await viewerOf(ada)).not.toBeNull()
  })

  test('a session survives tabs that call at the same time when the token changes', async () => {
    const ada = await site.addMember()
    const old = ada.token
    await letPass(3_001)
    const tabs = Array.from({ length: 8 }, () => Object.assign(site.openBrowser(), { token: old }))
    expect(await Promise.all(tabs.map(viewerOf))).not.toContain(null)
    expect(tabs.filter((tab) => tab.token !== old)).toHaveLength(1)
    expect(await Promise.all(tabs.map(viewerOf))).not.toContain(null)
  })

  test('a session ends for all browsers when a long-replaced token is used again', async () => {
    const ada = await site.addMember()
    const thief = Object.assign(site.openBrowser(), { token: ada.token })
    await letPass(3_001)
    expect([await viewerOf(ada), await viewerOf(ada)]).not.toContain(null)
    await letPass(61)
    expect(await viewerOf(thief)).toBeNull()
    expect(await viewerOf(ada)).toBeNull()
  })

  test('a session used within the last five minutes is read without writing anything', async () => {
    const ada = await site.addMember()
    await viewerOf(ada)
    const statements = await statementsOf(site, () => viewerOf(ada))
    expect(statements.filter((statement) => /^(?:update|insert|delete|begin)/.test(statement))).toEqual([])
    expect(statements).toHaveLength(1)
  })

  test('a session stores the first 400 characters of the name that the browser gives itself', async () => {
    const { userId } = await site.addMember()
    const browser = site.openBrowser({ userAgent: 'Firefox '.repeat(200) })
    await beginSession(browser.context, userId)
    await storeBrowserAsKnownWithoutSignIn(browser.context, userId)
    const rows = await site.deps.db.execute(
      `select length(user_agent) as length from sessions where user_id = '${userId}' and user_agent <> ''`,
    )
    expect([...rows]).toEqual([{ length: 400 }, { length: 400 }])
  })

  test('a session of a browser that names nothing is listed without a device', async () => {
    const ada = await site.addMember()
    await beginSession(site.openBrowser({ userAgent: 'curl' }).context, ada.userId)
    const listed = await ada.caller.auth.listSessions()
    expect(listed.map(({ device }) => device)).toEqual(Array(2).fill({ browser: null, system: null }))
  })

  test('a session is stored as a hash only', async () => {
    const ada = await site.addMember()
    const dump = JSON.stringify([
      await site.deps.db.execute('select * from session_tokens'),
      await site.deps.db.execute('select * from sessions'),
    ])
    expect(dump).not.toContain(ada.token)
  })

  test('a session with an invented token signs in no account', async () => {
    const stranger = Object.assign(site.openBrowser(), { token: 'x'.repeat(43) })
    expect(await viewerOf(stranger)).toBeNull()
    expect(stranger.token).toBe('x'.repeat(43))
  })
})
