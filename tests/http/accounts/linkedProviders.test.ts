import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { digestForLog } from '#server/features/securityLog/service.ts'
import type { SignInProvider } from '#shared/contract/auth/providers.ts'
import { accountDataOf } from '../../support/accounts/accountData.ts'
import { mailedCode, newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, otherPassword, password, refusal, viewerOf } from '../../support/accounts/newcomers.ts'
import { eventsWhile } from '../../support/accounts/securityEvents.ts'
import { openProviderKitchen, type ProviderKitchen, somebody } from '../../support/servers/providerSite.ts'
import type { TestBrowser } from '../../support/testSite.ts'

let at: ProviderKitchen
beforeAll(async () => {
  at = await openProviderKitchen({ mailCooldownMs: 0 })
})
afterAll(() => at.close())
beforeEach(() => {
  Object.assign(at.server, { person: somebody(), user: null, denial: null, tokenAnswer: null })
})
const { confirmed } = newcomersTo(() => at.site)

/** Comes by a provider in a browser of its own; whom it signs in, and the problem it is told if nobody. */
async function visitAs(person: ReturnType<typeof somebody>, provider: SignInProvider = 'google') {
  Object.assign(at.server, { person })
  const browser = at.openBrowser()
  const { url } = await at.visit(browser, provider)
  return {
    browser,
    email: (await at.viewerOf(browser))?.email ?? null,
    problem: url.searchParams.get('problem'),
  }
}
const removed = { email: null, problem: 'google-removed' }
/** Olga, signed in, and somebody whose Google account has her address: a thief who could read her mail, or she herself. */
async function linkedAccount() {
  const olga = await confirmed('Olga')
  await olga.auth.signIn({ email: olga.email, password })
  const google = { ...somebody(), email: olga.email }
  const { browser } = await visitAs(google)
  return { ...olga, google, googleBrowser: browser }
}
async function resetPassword({ email, auth }: Pick<Awaited<ReturnType<typeof confirmed>>, 'email' | 'auth'>) {
  await auth.forgotPassword({ email })
  const code = await mailedCode(at.site.deps.db, email)
  await auth.resetPassword({ email, code, newPassword: otherPassword })
  await auth.signIn({ email, password: otherPassword })
}
const daysPass = (days: number, email: string) =>
  at.site.deps.db.execute(`update identities set created_at = created_at - interval '${days} days'
    where user_id = (select id from users where email = '${email}')`)
const subjectOf = async (email: string) => (await newestMail(at.site.deps.db, email)).subject
const idOf = async ({ auth }: Pick<TestBrowser['caller'], 'auth'>) =>
  (await auth.linkedProviders())[0]?.id ?? ''

describe('a password reset', () => {
  test('a password reset unlinks a provider linked within the last week, whatever its address is now', async () => {
    const { email, auth, google, googleBrowser } = await linkedAccount()
    await resetPassword({ email, auth })
    expect(await at.viewerOf(googleBrowser)).toBeNull()
    expect(await visitAs(google)).toMatchObject(removed)
    expect(await visitAs({ ...google, email: 'eve@elsewhere.example' })).toMatchObject({
      email: 'eve@elsewhere.example',
    })
    expect((await auth.linkedProviders()).map(({ provider, state }) => [provider, state])).toEqual([
      ['google', 'removed'],
    ])
  })

  test('a password reset keeps a provider that was linked more than a week ago', async () => {
    const { email, auth, google } = await linkedAccount()
    await daysPass(8, email)
    await resetPassword({ email, auth })
    expect(await visitAs(google)).toMatchObject({ email, problem: null })
  })

  test('a password reset keeps the provider that the account was created with, and the mail says so', async () => {
    const google = somebody()
    const { email } = await visitAs(google)
    const { caller } = at.site.openBrowser({ visitor: '203.0.113.9' })
    await resetPassword({ email: email ?? '', auth: caller.auth })
    expect((await newestMail(at.site.deps.db, email ?? '')).text).toContain(
      'Google can still open your account.',
    )
    expect(await visitAs(google)).toMatchObject({ email, problem: null })
    await caller.auth.removeProvider({ id: await idOf(caller), currentPassword: otherPassword })
    await caller.auth.allowProvider({ id: await idOf(caller), currentPassword: otherPassword })
    await resetPassword({ email: email ?? '', auth: caller.auth })
    expect(await visitAs(google)).toMatchObject(removed)
  })
})

describe('a member', () => {
  test('a member sees which providers are linked, and since when', async () => {
    const { auth } = await linkedAccount()
    const [linked, ...others] = await auth.linkedProviders()
    expect(others).toEqual([])
    expect(linked).toMatchObject({ provider: 'google', state: 'linked' })
    expect(Date.now() - Date.parse(linked?.since ?? '')).toBeLessThan(60_000)
  })

  test('removing a provider requires the password, ends other sessions and is mailed', async () => {
    const { email, auth, browser, google, googleBrowser } = await linkedAccount()
    const id = await idOf({ auth })
    await expect(auth.removeProvider({ id, currentPassword: 'a guess' })).rejects.toThrow(
      m.auth_wrong_password(),
    )
    expect((await visitAs(google)).email).toBe(email)
    await auth.removeProvider({ id, currentPassword: password })
    expect(await subjectOf(email)).toBe('Google no longer opens your Larder account')
    expect(await at.viewerOf(googleBrowser)).toBeNull()
    expect(await viewerOf(browser)).toMatchObject({ email })
    expect(await visitAs(google)).toMatchObject(removed)
  })

  test('a removed provider can be allowed again with the password, and counts as newly linked', async () => {
    const { email, auth, google } = await linkedAccount()
    await daysPass(30, email)
    const id = await idOf({ auth })
    await auth.removeProvider({ id, currentPassword: password })
    await expect(auth.allowProvider({ id, currentPassword: 'a guess' })).rejects.toThrow(
      m.auth_wrong_password(),
    )
    await auth.allowProvider({ id, currentPassword: password })
    expect(await subjectOf(email)).toBe('Google opens your Larder account again')
    expect(await visitAs(google)).toMatchObject({ email, problem: null })
    await resetPassword({ email, auth })
    expect(await visitAs(google)).toMatchObject(removed)
  })

  test('the only way to sign in cannot be removed', async () => {
    const google = somebody()
    const { email } = await visitAs(google)
    const { caller } = at.site.openBrowser({ visitor: '203.0.113.10' })
    await resetPassword({ email: email ?? '', auth: caller.auth })
    await at.site.deps.db.execute(`update users set password_hash = null where email = '${email}'`)
    await expect(
      caller.auth.removeProvider({ id: await idOf(caller), currentPassword: null }),
    ).rejects.toMatchObject(refusal('BAD_REQUEST', m.account_provider_last()))
    expect(await visitAs(google)).toMatchObject({ email, problem: null })
  })

  test('a member without a password can remove one of two providers only after proving their identity', async () => {
    const { email, auth, google } = await linkedAccount()
    await visitAs({ ...somebody(), email }, 'apple')
    await at.site.deps.db.execute(`update users set password_hash = null where email = '${email}'`)
    await at.site.deps.db.execute(`update sessions set proven_at = now() - interval '11 min'`)
    const id = await idOf({ auth })
    await expect(auth.removeProvider({ id, currentPassword: null })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    await at.site.deps.db.execute(`update sessions set proven_at = now()`)
    await auth.removeProvider({ id, currentPassword: null })
    expect(await visitAs(google)).toMatchObject(removed)
  })

  test('a member can neither remove nor allow a provider of another member, nor one that is not there', async () => {
    const [olga, eve] = [await linkedAccount(), await linkedAccount()]
    const notThere = refusal('NOT_FOUND', m.account_provider_not_there())
    const eves = { id: await idOf(eve), currentPassword: password }
    await expect(olga.auth.removeProvider(eves)).rejects.toMatchObject(notThere)
    await eve.auth.removeProvider(eves)
    await expect(eve.auth.removeProvider(eves)).rejects.toMatchObject(notThere)
    await expect(olga.auth.allowProvider(eves)).rejects.toMatchObject(notThere)
    await eve.auth.allowProvider(eves)
    await expect(eve.auth.allowProvider(eves)).rejects.toMatchObject(notThere)
    expect(await visitAs(olga.google)).toMatchObject({ email: olga.email, problem: null })
    expect(await visitAs(eve.google)).toMatchObject({ email: eve.email, problem: null })
  })

  test('the security log has an event for a removed and for an allowed provider', async () => {
    const { email, auth } = await linkedAccount()
    const input = { id: await idOf({ auth }), currentPassword: password }
    const account = digestForLog(at.site.deps.logDigestKey, 'account', email)
    const eventsOf = (work: () => Promise<unknown>) => eventsWhile(at.site, work)
    expect(await eventsOf(() => auth.removeProvider(input))).toMatchObject([
      { msg: 'sign-in provider removed', account, by: 'google' },
    ])
    expect(await eventsOf(() => auth.allowProvider(input))).toMatchObject([
      { msg: 'sign-in provider allowed again', account, by: 'google' },
    ])
  })

  test('a removed provider that opens another account now cannot be allowed again', async () => {
    const { auth, google } = await linkedAccount()
    const id = await idOf({ auth })
    await auth.removeProvider({ id, currentPassword: password })
    await visitAs({ ...google, email: 'another@elsewhere.example' })
    await expect(auth.allowProvider({ id, currentPassword: password })).rejects.toMatchObject(
      refusal('BAD_REQUEST', m.account_provider_elsewhere()),
    )
  })

  test('the data download contains linked and removed providers', async () => {
    const { auth, browser } = await linkedAccount()
    await auth.removeProvider({ id: await idOf({ auth }), currentPassword: password })
    expect((await accountDataOf(browser)).identities).toMatchObject([
      { provider: 'google', removedAt: expect.any(String) },
    ])
  })
})

test('an e-mail change keeps the linked providers', async () => {
  const { email, auth, google } = await linkedAccount()
  const moved = `moved-${email}`
  await auth.requestEmailChange({ email: moved, currentPassword: password })
  await auth.confirmEmailChange({ email: moved, code: await mailedCode(at.site.deps.db, moved) })
  expect(await visitAs(google)).toMatchObject({ email: moved, problem: null })
})
