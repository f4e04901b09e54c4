import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { digestForLog, readLogDigestKey } from '#server/features/securityLog/service.ts'
import { securityEvents } from '#server/logEvents.ts'
import { createSecretToken, hashSecretToken } from '#server/tokens.ts'
import { newcomersTo, otherPassword, password } from '../../support/accounts/newcomers.ts'
import { eventsWhile } from '../../support/accounts/securityEvents.ts'
import { openProviderKitchen, somebody } from '../../support/servers/providerSite.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())
const open = async (config: Partial<Config> = {}, beside?: TestSite) => {
  site = await openTestSite({ config: { mailCooldownMs: 0, ...config }, ...(beside && { beside }) })
}
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

const eventsOf = (work: () => Promise<unknown>) => eventsWhile(site, work)
const names = (lines: Record<string, unknown>[]) => lines.map(({ msg }) => msg)
const accountOf = (email: string) => digestForLog(site.deps.logDigestKey, 'account', email)

describe('the security log has an event for', () => {
  test('the security log has an event for a sign-up, a wrong code, a right code, a wrong password and a sign-in', async () => {
    await open()
    const person = newcomer()
    const { email, auth } = person
    const network = digestForLog(site.deps.logDigestKey, 'network', person.browser.context.visitor)
    const lines = await eventsOf(async () => {
      await signUp(person)
      await codeFor(email)
      await auth.confirmEmail({ email, code: '000000' }).catch(() => {})
      await auth.confirmEmail({ email, code: await codeFor(email) })
      await auth.signIn({ email, password: otherPassword }).catch(() => {})
      await auth.signIn({ email: email.toUpperCase(), password })
    })
    const about = { network, account: accountOf(email), level: 30 }
    expect(lines).toMatchObject([
      { ...about, msg: 'sign-up requested' },
      { ...about, msg: 'code rejected', purpose: 'confirm-email' },
      { ...about, msg: 'account created', by: 'password' },
      { ...about, msg: 'sign-in failed', by: 'password' },
      { ...about, msg: 'sign-in succeeded', by: 'password' },
    ])
  })

  test('the security log has an event for a changed, rejected or reset password, and a deleted account', async () => {
    await open()
    const { email, auth } = await confirmed()
    await auth.signIn({ email, password })
    const change = (currentPassword: string) =>
      auth.changePassword({ currentPassword, newPassword: otherPassword })
    expect(names(await eventsOf(() => change('wrong')))).toEqual(['password rejected'])
    expect(await eventsOf(() => change(password))).toMatchObject([
      { msg: 'password changed', account: accountOf(email) },
    ])
    await auth.forgotPassword({ email })
    const reset = (code: string) => auth.resetPassword({ email, code, newPassword: password })
    await codeFor(email)
    expect(await eventsOf(() => reset('000000'))).toMatchObject([
      { msg: 'code rejected', purpose: 'reset-password', account: accountOf(email) },
    ])
    const code = await codeFor(email)
    expect(names(await eventsOf(() => reset(code)))).toEqual(['password reset'])
    await auth.signIn({ email, password })
    expect(await eventsOf(() => auth.deleteAccount({ email, password }))).toMatchObject([
      { msg: 'account deleted', account: accountOf(email) },
    ])
  })

  test('the security log has an event for an e-mail change that is requested, confirmed, and taken back by a reset', async () => {
    await open()
    const { email, auth } = await confirmed()
    await auth.signIn({ email, password })
    const email2 = 'Renamed@example.com'
    const about = { account: accountOf(email), newAccount: accountOf(email2.toLowerCase()) }
    const request = () => auth.requestEmailChange({ email: email2, currentPassword: password })
    expect(await eventsOf(request)).toMatchObject([{ ...about, msg: 'email change requested' }])
    const confirm = (code: string) => auth.confirmEmailChange({ email: email2, code })
    const code = await codeFor(email2)
    const wrongCode = code === '000000' ? '000001' : '000000'
    expect(await eventsOf(() => confirm(wrongCode))).toMatchObject([
      { msg: 'code rejected', purpose: 'change-email', account: accountOf(email) },
    ])
    expect(await eventsOf(() => confirm(code))).toMatchObject([{ ...about, msg: 'email changed' }])
    await auth.forgotPassword({ email })
    const reset = { email, code: await codeFor(email), newPassword: otherPassword }
    expect(await eventsOf(() => auth.resetPassword(reset))).toMatchObject([
      { msg: 'former email restored', account: about.newAccount, newAccount: about.account },
      { msg: 'password reset', account: about.account },
    ])
  })

  test('the security log has an event for a sign-in or another call that exceeds a limit', async () => {
    await open({ triesPerAccount: 1, notesPerMember: 1 })
    const { email, auth } = await confirmed()
    const guess = () => auth.signIn({ email, password: otherPassword })
    await guess().catch(() => {})
    expect(await eventsOf(guess)).toMatchObject([
      { msg: 'sign-in refused', account: accountOf(email) },
      { msg: 'rate limit exceeded', procedure: 'auth.signIn' },
    ])
  })

  test('the security log has an event for a request that is refused before its procedure runs', async () => {
    await open({ writesPerMinute: 1 })
    const app = await site.openApp()
    const send = () => app.inject({ method: 'POST', url: '/rpc/feedback.submit', payload: {} })
    await send()
    expect(await eventsOf(send)).toMatchObject([
      { msg: 'rate limit exceeded', route: '/rpc/feedback.submit' },
    ])
  })

  test('the security log has an event for a session that ends because a replaced token was used again', async () => {
    await open()
    const ada = await site.addMember()
    const old = createSecretToken()
    await site.deps.db.execute(
      `insert into session_tokens (hash, session_id, issued_at, replaced_at)
        select '${hashSecretToken(old.token)}', id, now(), now() - interval '1 h' from sessions`,
    )
    Object.assign(ada, { token: old.token })
    expect(await eventsOf(() => ada.caller.auth.entrance())).toMatchObject([
      {
        msg: 'session ended: replaced token used again',
        account: accountOf(ada.email),
        session: expect.any(String),
      },
    ])
  })

  test('the security log has an event for an account created by a provider, and for a provider linked to an account', async () => {
    await using at = Object.assign(await openProviderKitchen(), {
      async [Symbol.asyncDispose]() {
        await at.server.close()
      },
    })
    site = at.site
    const visit = async (provider: 'google' | 'apple', person: object) => {
      at.server.person = { ...person }
      return names(await eventsOf(() => at.visit(at.openBrowser(), provider)))
    }
    const person = somebody()
    expect(await visit('google', person)).toEqual(['account created', 'sign-in succeeded'])
    expect(await visit('google', person)).toEqual(['sign-in succeeded'])
    expect(await visit('apple', person)).toEqual(['sign-in provider linked', 'sign-in succeeded'])
  })
})

describe('the person in a security event', () => {
  test('the person in a security event cannot be read from the log, neither by address nor by e-mail nor by name', async () => {
    await open()
    const { email, auth, browser } = await confirmed('Wilhelmina')
    await auth.signIn({ email, password: otherPassword }).catch(() => {})
    await auth.signIn({ email, password })
    const log = JSON.stringify(site.logged)
    for (const secret of [email, browser.context.visitor, 'Wilhelmina', password, otherPassword])
      expect(log).not.toContain(secret)
  })

  test('the person in a security event is the same digest in every process on one database, and another on another database', async () => {
    await open()
    const key = site.deps.logDigestKey
    const keys = await Promise.all([1, 2, 3].map(() => readLogDigestKey(site.deps.db)))
    expect(new Set([key, ...keys]).size).toBe(1)
    await site.close()
    await open()
    expect(site.deps.logDigestKey).not.toBe(key)
  })

  test('the person in a security event is logged with the network address when LOG_ADDRESSES is true', async () => {
    await open({ isAddressLogged: true })
    const { email, auth, browser } = newcomer()
    const lines = await eventsOf(() => auth.signIn({ email, password }))
    expect(lines).toMatchObject([{ msg: 'sign-in failed', address: browser.context.visitor }])
  })
})

describe('docs/running.md', () => {
  const running = readFileSync('docs/running.md', 'utf8')

  test('docs/running.md explains every security event', () => {
    for (const event of securityEvents) expect(running).toContain(`\`${event}\``)
  })

  test('docs/running.md has a fail2ban filter that finds the address in lines of guesses only', async () => {
    await open({ isAddressLogged: true, triesPerAccount: 2 })
    const [, failregex = ''] = /^failregex = (.+)$/m.exec(running) ?? []
    // A pattern for the addresses of this test, in place of fail2ban's tag.
    const pattern = new RegExp(failregex.replace('<SUBNET>', '([0-9a-f.:]+(?:/\\d+)?)'))
    const found = () =>
      site.logged.flatMap((line) => {
        const [, address] = pattern.exec(JSON.stringify(line)) ?? []
        return address ? [`${line.msg} ${address}`] : []
      })
    for (const visitor of ['203.0.113.9', '2001:db8:1:2::/64', 'unknown']) {
      const { auth } = site.openBrowser({ visitor }).caller
      const email = `"address":"192.0.2.1","msg":"sign-in failed"@example.com`
      const plain = `${visitor.length}@example.com`
      await auth.signIn({ email, password }).catch(() => {})
      await auth.signIn({ email: plain, password }).catch(() => {})
      await auth.signIn({ email: plain, password }).catch(() => {})
      await auth.signIn({ email: plain, password }).catch(() => {})
      await auth.confirmEmail({ email: plain, code: '000000' }).catch(() => {})
      await auth.signUp({ email: plain, name: 'Ada', password, acceptsTerms: true })
    }
    const each = ['sign-in failed', 'sign-in failed', 'sign-in refused', 'code rejected']
    expect(found()).toEqual(
      ['203.0.113.9', '2001:db8:1:2::/64'].flatMap((address) => each.map((event) => `${event} ${address}`)),
    )
  })
})
