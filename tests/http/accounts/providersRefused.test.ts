import { generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { providerVisitsTable, usersTable } from '#server/features/auth/table.ts'
import { logEvents } from '#server/logEvents.ts'
import { sentenceOfProviderProblem } from '#shared/contract/auth/providerProblem.ts'
import { openProviderKitchen, type ProviderKitchen, somebody } from '../../support/servers/providerSite.ts'

let at: ProviderKitchen
let usersBefore: number
beforeAll(async () => {
  at = await openProviderKitchen()
})
afterAll(() => at.close())
beforeEach(async () => {
  Object.assign(at.server, { person: somebody(), user: null, denial: null, tokenAnswer: null, exchanges: [] })
  usersBefore = await at.site.deps.db.$count(usersTable)
})

const countUsers = () => at.site.deps.db.$count(usersTable)

describe.each(['google', 'apple'] as const)('%s', (provider) => {
  const failed = `/login?problem=${provider}-failed`

  /** Goes to the provider and back, and expects to be nobody at /login. */
  async function expectRefused(problem: string) {
    const browser = at.openBrowser()
    const { url } = await at.visit(browser, provider, '?next=/generate')
    expect(url.href).toBe(`${at.origin}/login?problem=${provider}-${problem}&next=%2Fgenerate`)
    expect(await at.viewerOf(browser)).toBeNull()
    expect(await countUsers()).toBe(usersBefore)
  }

  test.each([
    ['for another nonce', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client', { aud: 'somebody-else' }],
    ['for another client too', { aud: ['larder-test', 'somebody-else'] }],
    ['by another issuer', { iss: 'https://accounts.example' }],
    ['that is over', { exp: Math.floor(Date.now() / 1_000) - 120 }],
    ['that is never over', { exp: undefined }],
    ['not yet in force', { nbf: Math.floor(Date.now() / 1_000) + 600 }],
    ['of nobody', { sub: undefined }],
    ['of nobody in particular', { sub: '' }],
    ['of a subject with NUL', { sub: 'x\u0000' }],
    ['with an address that is none', { email: { at: 'example.com' } }],
  ])('an ID token %s is refused', async (_what, claims) => {
    at.server.person = { ...somebody(), ...claims }
    await expectRefused('failed')
  })

  test('an ID token with a foreign or missing signature is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const claims = new SignJWT({ ...somebody(), nonce: 'x' }).setExpirationTime('1h').setIssuedAt()
    const forged = claims.setIssuer(at.server.issuerUrl).setAudience('larder-test')
    const idToken = await forged.setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    const [, payload] = idToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const id_token of [idToken, unsigned, 'no token', '']) {
      at.server.tokenAnswer = { statusCode: 200, body: { id_token } }
      await expectRefused('failed')
    }
  })

  test.each([
    ['no address', { email: undefined }],
    ['an address that is not verified', { email_verified: false }],
    ['an address that is not verified, in words', { email_verified: 'false' }],
    ['an address of which nothing is said', { email_verified: undefined }],
    ['what is no address', { email: 'Nora' }],
  ])('a provider sign-in with %s opens no account', async (_what, claims) => {
    at.server.person = { ...somebody(), ...claims }
    await expectRefused('unverified')
  })

  test('an unverified e-mail from the provider opens no account', async () => {
    const ada = await at.site.addMember()
    usersBefore = await countUsers()
    at.server.person = somebody({ email: ada.email, email_verified: false })
    await expectRefused('unverified')
  })

  test.each([
    [500, {}],
    [400, { error: 'invalid_grant' }],
    [302, {}],
    [200, {}],
  ])('a provider’s answer %i %o to the code fails the sign-in', async (statusCode, body) => {
    at.server.tokenAnswer = { statusCode, body }
    await expectRefused('failed')
  })

  test('a provider sign-in can be cancelled', async () => {
    at.server.denial = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied'
    await expectRefused('denied')
    at.server.denial = 'server_error'
    await expectRefused('failed')
    expect(at.server.exchanges).toEqual([])
  })

  test('a code with a wrong PKCE verifier begins no session', async () => {
    const browser = at.openBrowser()
    const callback = await at.visitUntilCallback(browser, provider)
    await at.site.deps.db.update(providerVisitsTable).set({ codeVerifier: 'v'.repeat(43) })
    expect((await browser.open(callback)).url.pathname).toBe('/login')
    expect(await at.viewerOf(browser)).toBeNull()
  })

  test('a callback in another browser begins no session, and the right browser can still finish', async () => {
    const browser = at.openBrowser()
    const callback = await at.visitUntilCallback(browser, provider)
    const thief = at.openBrowser()
    await at.visitUntilCallback(thief, provider)
    for (const stranger of [at.openBrowser(), thief]) {
      expect((await stranger.open(callback)).url.href).toBe(at.origin + failed)
      expect(await at.viewerOf(stranger)).toBeNull()
    }
    await browser.open(callback)
    expect(await at.viewerOf(browser)).not.toBeNull()
  })

  test('a callback with an unknown or expired state begins no session', async () => {
    const browser = at.openBrowser()
    const callback = await at.visitUntilCallback(browser, provider)
    for (const state of ['x'.repeat(43), '', 'x'.repeat(5_000), '\u0000', '%00']) {
      const forged = new URL(callback)
      forged.searchParams.set('state', state)
      expect((await browser.open(forged)).url.href).toBe(at.origin + failed)
    }
    const minutes = (count: number) =>
      at.site.deps.db.execute(
        `update provider_visits set created_at = created_at - interval '${count} minutes'`,
      )
    await minutes(11)
    expect((await browser.open(callback)).url.href).toBe(at.origin + failed)
    const {
      msg,
      isKnown,
      provider: logged,
    } = at.site.logged.findLast(({ isKnown }) => isKnown !== undefined) ?? {}
    expect({ msg, isKnown, logged }).toEqual({
      ...{ msg: logEvents.providerCallbackUnmatched, isKnown: false, logged: provider },
    })
    expect(await at.viewerOf(browser)).toBeNull()
    await minutes(-11)
    await browser.open(callback)
    expect(await at.viewerOf(browser)).not.toBeNull()
  })

  test('a repeated callback begins no second session', async () => {
    const browser = at.openBrowser()
    const callback = await at.visitUntilCallback(browser, provider)
    const copy = at.openBrowser()
    copy.cookies.set('localhost', new Map(browser.cookies.get('localhost')))
    await browser.open(callback)
    expect((await copy.open(callback)).url.href).toBe(at.origin + failed)
    expect(await at.viewerOf(copy)).toBeNull()
  })

  test('a provider sign-in never redirects to another site', async () => {
    const evil = [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '/..//evil.example',
      '/auth/google',
    ]
    for (const next of evil) {
      at.server.person = somebody()
      const browser = at.openBrowser()
      const { url } = await at.visit(browser, provider, `?${new URLSearchParams({ next })}`)
      expect(url.href).toBe(`${at.origin}/`)
    }
    const twice = await at.visit(at.openBrowser(), provider, '?next=/generate&next=//evil.example')
    expect(twice.url.href).toBe(`${at.origin}/`)
  })
})

test('every provider problem has a sentence, and an unknown problem has none', () => {
  expect(sentenceOfProviderProblem('google-unverified')).toBe(
    'Google has not verified your email address, so we cannot use it to sign you in.',
  )
  expect(sentenceOfProviderProblem('apple-failed')).toBe('Failed to sign in with Apple. Please try again.')
  for (const other of [null, '', 'google', '__proto__', 'google-<b>'])
    expect(sentenceOfProviderProblem(other)).toBeNull()
})

test('the log contains no address, code or token of a provider sign-in', async () => {
  const person = { ...somebody(), aud: 'somebody-else' }
  at.server.person = person
  const browser = at.openBrowser()
  const callback = await at.visitUntilCallback(browser, 'google')
  await browser.open(callback)
  const log = JSON.stringify(at.site.logged)
  expect(log).toContain('ERR_JWT_CLAIM_VALIDATION_FAILED aud')
  for (const secret of [
    person.email,
    person.sub,
    callback.searchParams.get('code'),
    at.server.exchanges[0]?.code,
  ])
    expect(log).not.toContain(secret)
})
