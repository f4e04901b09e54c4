import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { beginSession } from '#server/features/auth/sessions/sessions.ts'
import { mailedCode } from '../../support/accounts/mailedCode.ts'
import { otherPassword } from '../../support/accounts/newcomers.ts'
import { whileOpen } from '../../support/database/whileOpen.ts'
import { openProviderKitchen, type ProviderKitchen, somebody } from '../../support/servers/providerSite.ts'
import type { TestBrowser } from '../../support/testSite.ts'

let at: ProviderKitchen
beforeAll(async () => {
  at = await openProviderKitchen({ mailCooldownMs: 0 })
})
afterAll(() => at.close())

/** Who is signed in after a visit to the provider by this person, in a browser of its own. */
async function visitAs(provider: 'google' | 'apple', person: ReturnType<typeof somebody>) {
  Object.assign(at.server, { person, user: null, denial: null, tokenAnswer: null })
  const browser = at.openBrowser()
  await at.visit(browser, provider)
  return await at.viewerOf(browser)
}
/** Another browser that is signed in to an account, and calls procedures directly. */
async function browserOf(userId: string): Promise<TestBrowser> {
  const browser = at.site.openBrowser()
  await beginSession(browser.context, userId)
  return browser
}
async function changeEmail({ caller: { auth } }: TestBrowser, email: string): Promise<void> {
  await auth.requestEmailChange({ email, currentPassword: null })
  await auth.confirmEmailChange({ email, code: await mailedCode(at.site.deps.db, email) })
}

describe.each(['google', 'apple'] as const)('an account that %s opens', (provider) => {
  test('a provider still opens its account after an e-mail change', async () => {
    const nora = somebody()
    const userId = (await visitAs(provider, nora))?.userId ?? ''
    const email2 = `renamed-${nora.email}`
    await changeEmail(await browserOf(userId), email2)
    expect(await visitAs(provider, nora)).toMatchObject({ userId, email: email2 })
  })

  test('after a take-back an account is opened by its owner’s provider and not by the intruder’s', async () => {
    const [nora, eve] = [somebody(), somebody()]
    const userId = (await visitAs(provider, nora))?.userId ?? ''
    await changeEmail(await browserOf(userId), eve.email)
    expect(await visitAs(provider, eve)).toMatchObject({ userId })
    const { auth } = at.site.openBrowser().caller
    await auth.forgotPassword({ email: nora.email })
    const code = await mailedCode(at.site.deps.db, nora.email)
    await auth.resetPassword({ email: nora.email, code, newPassword: otherPassword })
    expect((await visitAs(provider, eve))?.userId).not.toBe(userId)
    expect(await visitAs(provider, nora)).toMatchObject({ userId, email: nora.email })
  })

  test('a provider creates no account for another account’s recent former address', async () => {
    const nora = somebody()
    await at.site.deps.db.execute(`delete from email_changes`)
    const { userId, email } = await at.site.addMember('Vic')
    await changeEmail(await browserOf(userId), `renamed-${email}`)
    Object.assign(at.server, { person: { ...nora, email }, user: null, denial: null, tokenAnswer: null })
    const browser = at.openBrowser()
    const { url } = await at.visit(browser, provider)
    expect(url.searchParams.get('problem')).toBe(`${provider}-former-email`)
    expect(await at.viewerOf(browser)).toBeNull()
    expect([...(await at.site.deps.db.execute(`select from users where email = '${email}'`))]).toEqual([])
  })

  test('a provider unlinked during its sign-in begins no session', async () => {
    const nora = somebody()
    const userId = (await visitAs(provider, nora))?.userId ?? ''
    const browser = at.openBrowser()
    const { outcome } = await whileOpen(
      at.site.deps,
      async ({ db }) => {
        await db.execute(`update users set name = 'Nora' where id = '${userId}'`)
        await db.execute(`delete from identities where user_id = '${userId}'`)
      },
      () => at.visit(browser, provider),
    )
    await outcome
    expect(await at.viewerOf(browser)).toBeNull()
  })
})
