import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { exhaustLimits } from '../../support/accounts/limitKeys.ts'
import { newcomersTo, otherPassword, password } from '../../support/accounts/newcomers.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0, codeTriesPerDay: 4, triesByStrangers: 8 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

const tooMany = { code: 'TOO_MANY_REQUESTS' }
const besides = ({ context }: TestBrowser) => site.openBrowser({ visitor: context.visitor })
const signInAs = ({ caller }: TestBrowser, email: string, typed: string) =>
  caller.auth.signIn({ email, password: typed })
const resetAs = ({ caller }: TestBrowser, email: string, code: string) =>
  caller.auth.resetPassword({ email, code, newPassword: otherPassword })
/** Uses up all that strangers together may try at an address, or have mailed to it. */
const exhaust = (...keys: string[]) => exhaustLimits(site, ...keys)

/** A person who signed in and out, then reset their password. */
async function resetPerson() {
  const person = await confirmed()
  await signInAs(person.browser, person.email, password)
  await person.auth.signOut()
  await person.auth.forgotPassword({ email: person.email })
  await resetAs(person.browser, person.email, await codeFor(person.email))
  return person
}

describe('while strangers guess at an account', () => {
  test('the browser that reset the password can sign in', async () => {
    const { email, browser } = await resetPerson()
    await exhaust(`sign in ${email}`)
    expect(await signInAs(browser, email, otherPassword)).toEqual({ outcome: 'signed in' })
  })

  test('the browser that reset the password can request another code and reset it again', async () => {
    const { email, browser, auth } = await resetPerson()
    await exhaust(`reset mail ${email}`, `code day reset-password ${email}`)
    await auth.forgotPassword({ email })
    await resetAs(browser, email, await codeFor(email))
  })

  test('a browser that has signed in before can do so from another network', async () => {
    const { email, browser } = await confirmed()
    await signInAs(browser, email, password)
    await exhaust(`sign in ${email}`)
    browser.context = { ...browser.context, visitor: '203.0.113.200' }
    expect(await signInAs(browser, email, password)).toEqual({ outcome: 'signed in' })
  })

  test('a stranger in the same network locks out neither a known browser nor a signed-in member', async () => {
    const { email, browser, auth } = await confirmed()
    await signInAs(browser, email, password)
    const eve = besides(browser)
    const { triesPerVisitor } = site.deps.config
    for (let tries = 0; tries < triesPerVisitor + 20; tries += 1) {
      const address = tries % 5 === 0 ? email : newcomer().email
      await signInAs(eve, address, 'A guess 1').catch(() => {})
      await resetAs(eve, address, '000000').catch(() => {})
    }
    await expect(signInAs(eve, email, 'A guess 1')).rejects.toMatchObject(tooMany)
    await expect(resetAs(eve, newcomer().email, '000000')).rejects.toMatchObject(tooMany)
    await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
    await auth.signOut()
    expect(await signInAs(browser, email, otherPassword)).toEqual({ outcome: 'signed in' })
    await auth.signOut()
    await auth.forgotPassword({ email })
    await resetAs(browser, email, await codeFor(email))
  })

  test('a browser that ended its own session in the list can sign in again', async () => {
    const { email, browser, auth } = await confirmed()
    await signInAs(browser, email, password)
    const [session] = await auth.listSessions()
    await auth.endSession({ sessionId: session?.id ?? '' })
    await exhaust(`sign in ${email}`)
    expect(await signInAs(browser, email, password)).toEqual({ outcome: 'signed in' })
  })

  test('a browser whose session was ended by a stolen token can sign in again', async () => {
    const { email, browser, auth } = await confirmed()
    await signInAs(browser, email, password)
    await site.deps.db.execute(`update session_tokens set replaced_at = now() - interval '1 hour'`)
    expect((await auth.entrance()).viewer).toBeNull()
    await exhaust(`sign in ${email}`)
    expect(await signInAs(browser, email, password)).toEqual({ outcome: 'signed in' })
  })

  test('a browser that was known before a reset in another browser counts as a stranger', async () => {
    const { email, browser, auth } = await confirmed()
    const eve = besides(browser)
    await signInAs(eve, email, password)
    await auth.forgotPassword({ email })
    await resetAs(browser, email, await codeFor(email))
    await exhaust(`sign in ${email}`)
    await expect(signInAs(eve, email, otherPassword)).rejects.toMatchObject(tooMany)
  })

  test('a stranger in the owner’s network cannot tell an account from an unknown address', async () => {
    const { email, browser } = await confirmed()
    await signInAs(browser, email, password)
    const eve = besides(browser)
    for (const address of [email, newcomer().email]) {
      await exhaust(
        `sign in ${address}`,
        `mail ${address}`,
        `mail reserve ${address}`,
        `reset mail ${address}`,
      )
      await expect(signInAs(eve, address, 'A guess 1')).rejects.toMatchObject(tooMany)
      await expect(eve.caller.auth.forgotPassword({ email: address })).rejects.toMatchObject(tooMany)
      await expect(eve.caller.auth.resendCode({ email: address })).rejects.toMatchObject(tooMany)
    }
  })
})

test('a known browser has no more tries at its account than strangers have', async () => {
  const { email, browser } = await confirmed()
  await signInAs(browser, email, password)
  const { triesByStrangers } = site.deps.config
  for (let tries = 1; tries < triesByStrangers; tries += 1) {
    browser.context = { ...browser.context, visitor: `203.0.113.${tries}` }
    await expect(signInAs(browser, email, 'A guess 1')).rejects.toThrow(m.auth_sign_in_failed())
  }
  browser.context = { ...browser.context, visitor: '203.0.113.250' }
  await expect(signInAs(browser, email, 'A guess 1')).rejects.toThrow(m.auth_sign_in_failed())
  await expect(signInAs(browser, email, 'A guess 1')).rejects.toMatchObject(tooMany)
})

test('a session may try 20 passwords an hour, by changes and deletions together, from all networks', async () => {
  const { email, browser, auth } = await confirmed()
  await signInAs(browser, email, password)
  const tryOnce = (tries: number) => {
    browser.context = { ...browser.context, visitor: `203.0.113.${tries}` }
    return tries % 2 === 0
      ? auth.changePassword({ currentPassword: 'A guess 1', newPassword: otherPassword })
      : auth.deleteAccount({ email, password: 'A guess 1' })
  }
  for (let tries = 0; tries < 20; tries += 1)
    await expect(tryOnce(tries)).rejects.toThrow(m.auth_wrong_password())
  await expect(tryOnce(20)).rejects.toMatchObject(tooMany)
  await expect(tryOnce(21)).rejects.toMatchObject(tooMany)
})

describe('while strangers guess at a confirmation code', () => {
  test('a newcomer can confirm in the browser that signed up', async () => {
    const { email, auth } = newcomer()
    await exhaust(`code day confirm-email ${email}`)
    await signUp({ email, auth })
    expect(await auth.confirmEmail({ email, code: await codeFor(email) })).toEqual({ outcome: 'confirmed' })
  })

  test('a browser that signed up has its own tries for a day, whether the address has an account or not', async () => {
    const known = await confirmed()
    for (const email of [known.email, newcomer().email]) {
      const eve = newcomer()
      await exhaust(`code day confirm-email ${email}`)
      await expect(eve.auth.confirmEmail({ email, code: '000000' })).rejects.toMatchObject(tooMany)
      await signUp({ email, auth: eve.auth })
      for (let tries = 0; tries < 4; tries += 1)
        await expect(eve.auth.confirmEmail({ email, code: '000000' })).rejects.toThrow(
          m.auth_confirm_failed(),
        )
      await expect(eve.auth.confirmEmail({ email, code: '000000' })).rejects.toMatchObject(tooMany)
    }
  })
})
