import { afterAll, beforeAll, expect, test } from 'vitest'
import { pendingSignOutCookieName } from '#shared/contract/auth/pendingSignOutCookieName.ts'
import { newcomersTo, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
beforeAll(async () => {
  site = await openTestSite()
  app = await site.openApp()
})
afterAll(() => site.close())

const { confirmed } = newcomersTo(() => site)
const left = (token: string | null) => ({ cookie: `larder=${token}; ${pendingSignOutCookieName}=1` })
const viewerOf = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/rpc/auth.entrance', headers })).json().result.data.viewer

test.each(['/grocery', '/rpc/auth.entrance', '/account/data.json'])(
  'the session of a browser whose user has signed out ends with a request for %s, which is answered as a visitor’s',
  async (url) => {
    const { token } = await site.addMember()
    const answer = await app.inject({ url, headers: left(token) })
    expect(answer.body).not.toContain('"userId"')
    const dropped = answer.cookies.filter(({ value }) => value === '').map(({ name }) => name)
    expect(dropped.toSorted()).toEqual(['larder', pendingSignOutCookieName])
    expect(await viewerOf({ cookie: `larder=${token}` })).toBeNull()
  },
)

test('a sign-in in a browser whose former user has signed out ends that session and begins one that lasts', async () => {
  const former = await site.addMember()
  const { email } = await confirmed()
  const answer = await app.inject({
    method: 'POST',
    url: '/rpc/auth.signIn',
    headers: left(former.token),
    payload: { email, password },
  })
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
  expect(cookies).toMatchObject({ larder: expect.stringMatching(/./), [pendingSignOutCookieName]: '' })
  expect(await viewerOf({ cookie: `larder=${cookies.larder}` })).toMatchObject({ email })
  expect(await viewerOf({ cookie: `larder=${former.token}` })).toBeNull()
})
