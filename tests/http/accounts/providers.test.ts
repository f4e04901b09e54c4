import { eq } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createUser } from '#server/features/auth/service.ts'
import { providerVisitsTable } from '#server/features/auth/table.ts'
import { hashPassword } from '#server/features/callers/passwords.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { defaultLocale } from '#shared/locale.ts'
import { openProviderKitchen, type ProviderKitchen, somebody } from '../../support/servers/providerSite.ts'
import { openTestSite } from '../../support/testSite.ts'

let at: ProviderKitchen
beforeAll(async () => {
  at = await openProviderKitchen()
})
afterAll(() => at.close())
beforeEach(() => {
  Object.assign(at.server, { user: null, denial: null, authorizations: [], exchanges: [] })
})

/** Somebody who comes by a provider and is signed in afterwards. */
async function comeBy(provider: 'google' | 'apple', person: object, query?: string) {
  at.server.person = { ...person }
  const browser = at.openBrowser()
  const arrival = await at.visit(browser, provider, query)
  return { browser, arrival, viewer: await at.viewerOf(browser) }
}

const listMails = (recipient: string) =>
  at.site.deps.db
    .select()
    .from(outboxMailsTable)
    .where(eq(outboxMailsTable.recipient, recipient))
    .orderBy(outboxMailsTable.createdAt)

describe.each(['google', 'apple'] as const)('by %s', (provider) => {
  test('a first provider sign-in creates an account with a household, and leads to the page asked for', async () => {
    const person = somebody()
    const { arrival, viewer } = await comeBy(provider, person, '?next=%2Fgenerate%3Fat%3Dsummary')
    expect(arrival.url.href).toBe(`${at.origin}/generate?at=summary`)
    expect(viewer).toMatchObject({ name: 'Nora Nilsen', email: person.email, hasPassword: false })
    expect(viewer?.householdId).toBeTruthy()
    expect(await listMails(person.email)).toEqual([])
  })

  test('a later provider sign-in opens the same account, even with another address', async () => {
    const person = somebody()
    const first = await comeBy(provider, person)
    const again = await comeBy(provider, { ...person, email: 'moved@example.org', email_verified: false })
    expect(first.viewer).not.toBeNull()
    expect(again.viewer).toEqual(first.viewer)
  })

  test('a provider sign-in opens the existing account of the confirmed address, whose password still works', async () => {
    const mailbox = somebody().email
    const { deps } = at.site
    const passwordHash = await hashPassword({ visitor: 'test' }, 'Correct-Horse-9')
    const userId = await createUser(
      { deps, locale: defaultLocale },
      { email: mailbox, name: 'Ada', passwordHash },
    )
    const { viewer } = await comeBy(provider, somebody({ email: mailbox.toUpperCase() }))
    const [notice] = (await listMails(mailbox)).slice(-1)
    expect(notice?.subject).toMatch(/^(Google|Apple) now opens your Larder account$/)
    expect(viewer).toMatchObject({ userId, name: 'Ada', email: mailbox, hasPassword: true })
    const byPassword = at.site.openBrowser()
    await byPassword.caller.auth.signIn({ email: mailbox, password: 'Correct-Horse-9' })
    expect((await byPassword.caller.auth.entrance()).viewer?.userId).toBe(userId)
  })

  test('simultaneous first sign-ins with one provider identity create one account', async () => {
    at.server.person = somebody()
    const browsers = Array.from({ length: 4 }, () => at.openBrowser())
    await Promise.all(browsers.map((browser) => at.visit(browser, provider)))
    const ids = await Promise.all(browsers.map(async (browser) => (await at.viewerOf(browser))?.userId))
    expect(new Set(ids).size).toBe(1)
    expect(ids[0]).toBeTruthy()
  })

  test('the provider request has PKCE, a state and a nonce, and reveals the verifier only with the code', async () => {
    await comeBy(provider, somebody())
    const asked = Object.fromEntries(at.server.authorizations[0] ?? [])
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'larder-test',
      redirect_uri: `${at.origin}/auth/${provider}/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(at.server.exchanges[0]?.code_verifier).toMatch(/^[\w-]{43}$/)
    expect(at.server.exchanges[0]?.code_verifier).not.toBe(asked.code_challenge)
  })

  test('a finished provider sign-in leaves only the session and browser cookies', async () => {
    const { browser } = await comeBy(provider, somebody())
    expect(await at.site.deps.db.$count(providerVisitsTable)).toBe(0)
    expect([...(browser.cookies.get('localhost')?.keys() ?? [])]).toEqual(['larder-browser', 'larder'])
  })
})

test('one person who signs in by Google and by Apple has one account', async () => {
  const { email } = somebody()
  const google = await comeBy('google', somebody({ email }))
  const apple = await comeBy('apple', somebody({ email }))
  expect(apple.viewer).toEqual(google.viewer)
})

test('Google is requested with openid, email and profile, and with the client secret', async () => {
  await comeBy('google', somebody())
  expect(at.server.authorizations[0]?.get('scope')).toBe('openid email profile')
  expect(at.server.authorizations[0]?.has('response_mode')).toBe(false)
  expect(at.server.exchanges[0]).toMatchObject({ client_id: 'larder-test', client_secret: 'hush' })
})

describe('Apple', () => {
  test('Apple is requested with form_post, and with a client secret signed by the key', async () => {
    await comeBy('apple', somebody())
    expect(at.server.authorizations[0]?.get('scope')).toBe('name email')
    expect(at.server.authorizations[0]?.get('response_mode')).toBe('form_post')
    const secret = at.server.exchanges[0]?.client_secret ?? ''
    const { payload, protectedHeader } = await jwtVerify(secret, at.server.appleKey, {
      algorithms: ['ES256'],
      issuer: 'TEAM',
      subject: 'larder-test',
      audience: at.server.issuerUrl,
      maxTokenAge: '1 minute',
    })
    expect(protectedHeader).toMatchObject({ kid: 'KEY' })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300)
  })

  test('Apple’s name is read from its first form, and its "true" as true', async () => {
    at.server.user = JSON.stringify({
      name: { firstName: ' Zoë', lastName: '"Z" Øst ' },
      email: 'x@example.com',
    })
    const { viewer } = await comeBy('apple', somebody({ name: undefined, email_verified: 'true' }))
    expect(viewer?.name).toBe('Zoë "Z" Øst')
  })

  test.each(['{', '[]', '{"name":null}', '{"name":{"firstName":"\\u0000"}}', `{"name":${'['.repeat(999)}`])(
    'Apple’s name %s is replaced when it would reveal the address',
    async (user) => {
      at.server.user = user
      const person = somebody({ name: undefined })
      const { viewer } = await comeBy('apple', person)
      expect(viewer?.name).toMatch(/^Member \d{3}$/)
    },
  )
})

test('a provider’s name is stored as far as it is valid', async () => {
  const { viewer } = await comeBy('google', somebody({ name: ` \u0000\u202e\n${'🥕'.repeat(80)}` }))
  expect(viewer?.name).toMatch(/^\u202e 🥕+/u)
  expect(viewer?.name.length).toBeLessThanOrEqual(100)
  expect(viewer?.name.isWellFormed()).toBe(true)
})

test('a configured provider is shown, and an unconfigured one leads to the home page', async () => {
  expect((await at.site.callerAt().auth.entrance()).providers).toEqual(['google', 'apple'])
  const without = await openTestSite()
  const answer = await (await without.openApp()).inject('/auth/google')
  expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/' } })
  expect((await without.callerAt().auth.entrance()).providers).toEqual([])
  await without.close()
})
