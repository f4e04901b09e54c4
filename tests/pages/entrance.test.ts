import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemoData } from '#server/db/seed.ts'
import { startIdentityServer } from '../support/identityServer.ts'
import { openTestKitchen, type TestKitchen } from '../support/testKitchen.ts'
import { keepTypedRecipe } from '../support/typedRecipe.ts'

let kitchen: TestKitchen
let app: Awaited<ReturnType<TestKitchen['openApp']>>
beforeAll(async () => {
  kitchen = await openTestKitchen()
  await seedDemoData(kitchen.deps.db)
  app = await kitchen.openApp()
})
afterAll(() => kitchen.close())

const get = (url: string, token?: string | null) =>
  app.inject({ url, headers: token ? { cookie: `other=1; larder=${token}` } : {} })

describe('a page', () => {
  test('for members sends a visitor to sign in, with the way back', async () => {
    const { statusCode, headers } = await get('/account?a=1&b=2')
    expect([statusCode, headers.location]).toEqual([302, '/login?next=%2Faccount%3Fa%3D1%26b%3D2'])
  })

  test.each([
    ...['/', '/features', '/login', '/signup', '/confirm-email', '/forgot-password', '/reset-password'],
    ...['/recipe/demo-1', '/generate', '/recipes', '/localflavors', '/feedback'],
    ...['/faq', '/terms', '/privacy', '/cookies'],
  ])('of the specification is there for visitors: %s', async (path) => {
    const { statusCode, body } = await get(path)
    expect([statusCode, body.match(/<h1/g)?.length]).toEqual([200, 1])
  })

  test.each(['/edit-blog-recipe/own', '/user-settings', '/grocery'])(
    'of the specification asks for a sign-in, and is there for members: %s',
    async (path) => {
      const visitors = await get(path.replace('own', 'demo-1'))
      const next = encodeURIComponent(path.replace('own', 'demo-1'))
      expect([visitors.statusCode, visitors.headers.location]).toEqual([302, `/login?next=${next}`])
      const member = await kitchen.addMember()
      const { statusCode, body } = await get(path.replace('own', await keepTypedRecipe(member)), member.token)
      expect([statusCode, body.match(/<h1/g)?.length]).toEqual([200, 1])
    },
  )

  test('for visitors sends a member on to where they wanted to go, and nowhere else', async () => {
    const { token } = await kitchen.addMember()
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

  test('of a member is theirs alone, and no browser keeps it', async () => {
    const { token, email } = await kitchen.addMember()
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
    '%s for a cookie that opens nothing any more is a visitor’s, and the cookie goes',
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

  test('shows the doors of Google and Apple only where they are configured, each with the way back', async () => {
    const doorsOf = (body: string) =>
      [...body.matchAll(/href="(\/auth\/[^"]+)"[^>]*>([^<]+)</g)].map(([, ...door]) => door)
    await using server = await startIdentityServer()
    const providers = [server.configOf('google'), server.configOf('apple')]
    const other = await openTestKitchen({ config: { providers } })
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
