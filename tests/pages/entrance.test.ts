import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/demoData/seed.ts'
import { keepTypedRecipe } from '../support/recipes/typedRecipe.ts'
import { startIdentityServer } from '../support/servers/identityServer.ts'
import { openTestSite, type TestSite } from '../support/testSite.ts'

let site: TestSite
let app: Awaited<ReturnType<TestSite['openApp']>>
beforeAll(async () => {
  site = await openTestSite()
  await seedDemoData(site.deps.db)
  app = await site.openApp()
})
afterAll(() => site.close())

const get = (url: string, token?: string | null) =>
  app.inject({ url, headers: token ? { cookie: `other=1; larder=${token}` } : {} })

describe('a page', () => {
  test('a page for members sends a visitor to sign in, and back', async () => {
    const { statusCode, headers } = await get('/account?a=1&b=2')
    expect([statusCode, headers.location]).toEqual([302, '/login?next=%2Faccount%3Fa%3D1%26b%3D2'])
  })

  test.each([
    ...['/', '/features', '/login', '/signup', '/confirm-email', '/forgot-password', '/reset-password'],
    ...['/recipe/demo-1', '/generate', '/recipes', '/localflavors', '/feedback'],
    ...['/faq', '/terms', '/privacy', '/cookies'],
  ])('a page of the specification answers 200 to a visitor: %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect([statusCode, body.match(/<h1/g)?.length]).toEqual([200, 1])
  })

  test.each(['/edit-blog-recipe/own', '/user-settings', '/grocery', '/meal-planner'])(
    'a page of the specification requires a sign-in, and answers 200 to a member: %s',
    async (path) => {
      const visitors = await get(path.replace('own', 'demo-1'))
      const next = encodeURIComponent(path.replace('own', 'demo-1'))
      expect([visitors.statusCode, visitors.headers.location]).toEqual([302, `/login?next=${next}`])
      const member = await site.addMember()
      const { statusCode, body } = await get(path.replace('own', await keepTypedRecipe(member)), member.token)
      expect([statusCode, body.match(/<h1/g)?.length]).toEqual([200, 1])
    },
  )

  test('a page to sign in sends a member on to the page asked for, if it is one of Larder’s', async () => {
    const { token } = await site.addMember()
    for (const [next, location] of [
      ['/generate?at=summary', '/generate?at=summary'],
      ['', '/'],
      ['//evil.example', '/'],
      ['/\\evil.example', '/'],
      ['https://evil.example', '/'],
      ['/\t/evil.example', '/'],
      ['/.//evil.example', '/'],
      ['/%ff', '/'],
      ['/rpc/auth.signOut', '/'],
      ['/x/../auth/google', '/'],
      ['/%61uth/google', '/'],
      ['javascript:alert(1)', '/'],
    ] as const)
      for (const door of ['/login', '/signup']) {
        const answer = await get(`${door}?${new URLSearchParams({ next })}`, token)
        expect([next, answer.statusCode, answer.headers.location]).toEqual([next, 302, location])
      }
  })

  test('a page of a member is not shown to a visitor, and no browser caches it', async () => {
    const { token, email } = await site.addMember()
    for (const path of ['/', '/generate', '/account']) {
      const answer = await get(path, token)
      expect([path, answer.statusCode, answer.headers['cache-control']]).toEqual([
        path,
        200,
        'private, no-store',
      ])
      expect(answer.body).toContain('Sign Out')
      expect((await get(path)).body).not.toMatch(new RegExp(`Sign Out|${email}`))
    }
  })

  test.each(['/', '/generate', '/terms', '/login'])(
    '%s treats a request with an invalid cookie as a visitor’s, and deletes the cookie',
    async (path) => {
      const answer = await get(path, 'x'.repeat(43))
      expect([answer.statusCode, answer.body.includes('Sign Out')]).toEqual([200, false])
      expect(answer.headers['set-cookie']).toMatch(/^larder=; .*Expires=Thu, 01 Jan 1970/)
      const called = await app.inject({
        url: '/rpc/auth.entrance',
        headers: { cookie: `larder=${'x'.repeat(43)}` },
      })
      expect([called.statusCode, called.headers['set-cookie']]).toEqual([200, undefined])
      expect((await get(path)).headers['set-cookie']).toBeUndefined()
    },
  )

  test('a page to sign in or up links to Google and Apple only if they are configured, with the way back', async () => {
    const doorsOf = (body: string) =>
      [...body.matchAll(/href="(\/auth\/[^"]+)"[^>]*>([^<]+)</g)].map(([, ...door]) => door)
    await using server = await startIdentityServer()
    const providers = [server.configOf('google'), server.configOf('apple')]
    const other = await openTestSite({ config: { providers } })
    const pages = ['/login?next=/account', '/signup?next=/account']
    const doors = [
      ['/auth/google?next=%2Faccount', 'Continue with Google'],
      ['/auth/apple?next=%2Faccount', 'Continue with Apple'],
    ]
    for (const page of pages) expect(doorsOf((await get(page)).body)).toEqual([])
    const otherApp = await other.openApp()
    for (const page of pages) expect(doorsOf((await otherApp.inject(page)).body)).toEqual(doors)
    await other.close()
  })
})
