import { describe, expect, test } from 'vitest'
import { providerVisitsTable } from '#server/features/auth/table.ts'
import { rateLimitsTable } from '#server/features/limits/table.ts'
import { openProviderKitchen, somebody } from '../../support/servers/providerSite.ts'
import { openTestSite } from '../../support/testSite.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' }
const fromApple = { ...form, origin: 'https://appleid.apple.com', host: 'larder.example' }

async function openDoors(config?: Parameters<typeof openProviderKitchen>[0]) {
  const at = await openProviderKitchen(config)
  return { ...at, app: await at.site.openApp(), [Symbol.asyncDispose]: at.close }
}

describe('a form from another site', () => {
  test('a form from another site is accepted only at Apple’s callback', async () => {
    await using at = await openDoors()
    const post = (url: string) =>
      at.app.inject({ method: 'POST', url, headers: fromApple, payload: 'state=x&code=y' })
    expect(await post('/auth/apple/callback')).toMatchObject({
      statusCode: 303,
      headers: { location: '/auth/apple/callback?state=x', 'cache-control': 'no-store' },
    })
    for (const url of ['/auth/google/callback', '/auth/apple', '/auth/apple/callback/', '/rpc/auth.signOut'])
      expect((await post(url)).statusCode, url).toBe(403)
  })

  test.each([
    ['nothing', ''],
    ['no state', 'code=y'],
    ['a NUL', 'state=x&code=%00'],
    ['half a character', 'state=x&code=%ED%A0%80'],
    ['far too much', `state=x&code=${'y'.repeat(200_000)}`],
    ['a code beyond all measure', `state=x&code=${'y'.repeat(5_000)}`],
  ])('a form at Apple’s callback with %s leads to the sign-in page', async (_what, payload) => {
    await using at = await openDoors()
    const url = '/auth/apple/callback'
    const answer = await at.app.inject({ method: 'POST', url, headers: fromApple, payload })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toMatch(
      /^\/(login\?problem=apple-failed|auth\/apple\/callback\?state=x)$/,
    )
    expect(at.site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('a request of any content type but a form’s to Apple’s callback leads to the sign-in page', async () => {
    await using at = await openDoors()
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json']) {
      const headers = { ...fromApple, 'content-type': type }
      const answer = await at.app.inject({
        method: 'POST',
        url: '/auth/apple/callback',
        headers,
        payload: '{',
      })
      expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/login?problem=apple-failed' } })
    }
  })

  test('a second form with a code at Apple’s callback changes nothing', async () => {
    await using at = await openDoors()
    const [ada, browser] = [somebody(), at.openBrowser()]
    at.server.person = ada
    const callback = await at.visitUntilCallback(browser, 'apple')
    expect(callback.searchParams.has('code')).toBe(false)
    const state = callback.searchParams.get('state') ?? ''
    const second = String(new URLSearchParams({ state, code: 'stolen' }))
    await at.app.inject({ method: 'POST', url: callback.pathname, headers: fromApple, payload: second })
    await browser.open(callback)
    expect(await at.viewerOf(browser)).toMatchObject({ email: ada.email })
  })
})

test('over https the provider cookie is bound to this host, and the callback address is PUBLIC_URL’s', async () => {
  await using at = await openDoors({ publicUrl: 'https://larder.example' })
  const answer = await at.app.inject({ url: '/auth/google', headers: { host: 'inner:3000' } })
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['set-cookie']).toMatch(
    /^__Host-larder-visit=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const { searchParams } = new URL(String(answer.headers.location))
  expect(searchParams.get('redirect_uri')).toBe('https://larder.example/auth/google/callback')
})

test('the database stores only hashes of a provider sign-in’s state and browser key', async () => {
  await using at = await openDoors()
  const answer = await at.app.inject('/auth/google')
  const state = new URL(String(answer.headers.location)).searchParams.get('state') ?? ''
  const key = /=([\w-]{43})/.exec(String(answer.headers['set-cookie']))?.[1] ?? ''
  const kept = JSON.stringify(await at.site.deps.db.select().from(providerVisitsTable))
  expect(state).toHaveLength(43)
  expect(kept).not.toContain(state)
  expect(kept).not.toContain(key)
})

test('two tabs that sign in by a provider at once both succeed', async () => {
  await using at = await openDoors()
  at.server.person = somebody()
  const browser = at.openBrowser()
  const callbacks = [
    await at.visitUntilCallback(browser, 'google'),
    await at.visitUntilCallback(browser, 'apple'),
  ]
  const second = at.openBrowser()
  second.cookies.set('localhost', new Map(browser.cookies.get('localhost')))
  await browser.open(callbacks[0] ?? '')
  await second.open(callbacks[1] ?? '')
  expect(await at.viewerOf(browser)).not.toBeNull()
  expect(await at.viewerOf(second)).toEqual(await at.viewerOf(browser))
})

test.each(['google', 'apple'] as const)(
  'when %s is down, provider sign-in leads to the sign-in page, also midway',
  async (provider) => {
    await using at = await openDoors()
    at.server.person = somebody()
    const browser = at.openBrowser()
    const callback = await at.visitUntilCallback(browser, provider)
    await at.server.close()
    const failed = `/login?problem=${provider}-failed`
    expect((await browser.open(callback)).url.href).toBe(at.origin + failed)
    expect(await at.viewerOf(browser)).toBeNull()
    const late = await openTestSite({ config: at.site.deps.config })
    const answer = await (await late.openApp()).inject(`/auth/${provider}?next=/generate`)
    await late.close()
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: `${failed}&next=%2Fgenerate` } })
  },
)

test('during a database outage, provider sign-in leads to the sign-in page', async () => {
  await using at = await openDoors()
  await at.site.deps.db.execute('drop table provider_visits')
  const { url } = await at.visit(at.openBrowser(), 'google')
  expect(url.href).toBe(`${at.origin}/login?problem=google-failed`)
})

test('starting provider sign-ins is limited per visitor', async () => {
  await using at = await openDoors({ triesPerVisitor: 2 })
  const begin = async (remoteAddress: string) =>
    (await at.app.inject({ url: '/auth/google', remoteAddress })).headers.location
  for (const _try of [1, 2]) expect(await begin('203.0.113.7')).toContain('/front?')
  expect(await begin('203.0.113.7')).toBe('/login?problem=google-too-many')
  expect(await begin('203.0.113.8')).toContain('/front?')
})

test('callbacks with an unknown state do not count towards the limit', async () => {
  await using at = await openDoors({ triesPerVisitor: 1 })
  const forged = { url: '/auth/google/callback?state=x' }
  const sent = {
    method: 'POST',
    url: '/auth/apple/callback',
    headers: fromApple,
    payload: 'state=x&code=y',
  } as const
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await at.app.inject(forged)).headers.location).toBe('/login?problem=google-failed')
    expect((await at.app.inject(sent)).headers.location).toBe('/auth/apple/callback?state=x')
  }
  expect(await at.site.deps.db.$count(rateLimitsTable)).toBe(0)
})

test.each(['sec-purpose', 'purpose'])(
  'a prefetch marked by %s neither starts nor ends a provider sign-in',
  async (header) => {
    await using at = await openDoors()
    at.server.person = somebody()
    const browser = at.openBrowser()
    const callback = await at.visitUntilCallback(browser, 'google')
    const visits = await at.site.deps.db.$count(providerVisitsTable)
    const limits = await at.site.deps.db.select().from(rateLimitsTable)
    for (const url of ['/auth/google', callback.pathname + callback.search]) {
      const answer = await at.app.inject({ url, headers: { [header]: 'prefetch;prerender' } })
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store'])
    }
    expect(await at.site.deps.db.$count(providerVisitsTable)).toBe(visits)
    expect(await at.site.deps.db.select().from(rateLimitsTable)).toEqual(limits)
    await browser.open(callback)
    expect(await at.viewerOf(browser)).not.toBeNull()
  },
)

test('image requests from another site do not count towards the provider sign-in limit', async () => {
  await using at = await openDoors({ triesPerVisitor: 2 })
  const begin = async (headers: Record<string, string>) =>
    (await at.app.inject({ url: '/auth/google?next=/account', headers })).headers.location
  const image = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }
  for (let shown = 0; shown < 5; shown += 1) expect(await begin(image)).toBe('/login?next=%2Faccount')
  expect(await at.site.deps.db.$count(providerVisitsTable)).toBe(0)
  expect(await begin({ 'sec-fetch-site': 'same-origin' })).toContain(at.server.configOf('google').issuerUrl)
})

test('a provider link clicked on another site works, and counts towards the limit', async () => {
  await using at = await openDoors({ triesPerVisitor: 2 })
  const clicked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' }
  const click = async () =>
    (await at.app.inject({ url: '/auth/google', headers: clicked })).headers.location ?? ''
  for (let clicks = 0; clicks < 2; clicks += 1)
    expect(await click()).toContain(at.server.configOf('google').issuerUrl)
  expect(await click()).toBe('/login?problem=google-too-many')
})

test('images, scripts and frames of other sites do not count towards the callback limit', async () => {
  await using at = await openDoors({ triesPerVisitor: 2 })
  const read = async (provider: 'google' | 'apple', dest: string) => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': dest }
    return (await at.app.inject({ url: `/auth/${provider}/callback?state=x&code=y`, headers })).headers
      .location
  }
  const post = async (dest: string) => {
    const headers = { ...fromApple, 'sec-fetch-dest': dest }
    const answer = {
      method: 'POST',
      url: '/auth/apple/callback',
      headers,
      payload: 'state=x&code=y',
    } as const
    return (await at.app.inject(answer)).headers.location
  }
  for (const dest of ['image', 'iframe', 'empty']) {
    expect(await read('google', dest)).toBe('/login')
    expect(await post(dest)).toBe('/login')
  }
  expect(await read('google', 'document')).toBe('/login?problem=google-failed')
  expect(await post('document')).toBe('/auth/apple/callback?state=x')
})
