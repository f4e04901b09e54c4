import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { newcomersTo, otherPassword, password, viewerOf } from '../../support/accounts/newcomers.ts'
import { handOver, householdOf, rolesIn } from '../../support/households/households.ts'
import { openTestSite, type TestBrowser, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0 } })
})
afterAll(() => site.close())
const { newcomer, signUp, codeFor, confirmed } = newcomersTo(() => site)

const evesPassword = 'Nettle & 9 thorns'
/** A second browser with the same network address: in a café, a family, or behind a proxy that is not trusted. */
const besides = ({ context }: TestBrowser) => site.openBrowser({ visitor: context.visitor })
const signUpAs = (browser: TestBrowser, email: string, name: string) =>
  browser.caller.auth.signUp({ email, name, password: evesPassword, acceptsTerms: true })
const canSignIn = async (browser: TestBrowser, email: string, typed: string) =>
  await browser.caller.auth.signIn({ email, password: typed }).then(
    ({ outcome }) => outcome === 'signed in',
    () => false,
  )

describe('a stranger in the same network who signs up with the same address', () => {
  test('a stranger in the same network who signs up with the same address cannot sign in with their password; the password of the confirming browser works', async () => {
    const vic = newcomer()
    const eve = besides(vic.browser)
    await signUp(vic, 'Vic')
    await signUpAs(eve, vic.email, 'Eve')
    await vic.auth.confirmEmail({ email: vic.email, code: await codeFor(vic.email) })
    expect(await canSignIn(eve, vic.email, evesPassword)).toBe(false)
    expect(await canSignIn(vic.browser, vic.email, password)).toBe(true)
    expect(await viewerOf(vic.browser)).toMatchObject({ name: 'Vic' })
  })

  test('a stranger in the same network who signs up with the same address cannot sign in when they alone signed up and the owner of the address confirms', async () => {
    const vic = newcomer()
    const eve = besides(vic.browser)
    await signUpAs(eve, vic.email, 'Eve')
    const confirmed = await vic.auth.confirmEmail({ email: vic.email, code: await codeFor(vic.email) })
    expect(confirmed).toEqual({ outcome: 'set password' })
    expect(await canSignIn(eve, vic.email, evesPassword)).toBe(false)
  })

  test('a stranger in the same network who signs up with the same address neither voids the code for the owner’s browser nor uses up its tries', async () => {
    const vic = newcomer()
    const eve = besides(vic.browser)
    await signUp(vic, 'Vic')
    const code = await codeFor(vic.email)
    const wrong = code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
    for (let tries = 0; tries < 5; tries += 1)
      await expect(eve.caller.auth.confirmEmail({ email: vic.email, code: wrong })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    await signUpAs(eve, vic.email, 'Eve')
    await codeFor(vic.email)
    expect(await vic.auth.confirmEmail({ email: vic.email, code })).toEqual({ outcome: 'confirmed' })
  })
})

describe('a person who signs up on one device and enters the code on another', () => {
  test('a person who signs up on one device and enters the code on another is signed in there without a password, sets one, and can use it everywhere', async () => {
    const { email, browser: laptop, auth } = newcomer()
    await signUp({ email, auth })
    const phone = site.openBrowser({ visitor: '192.0.2.77' })
    const code = await codeFor(email)
    expect(await phone.caller.auth.confirmEmail({ email, code })).toEqual({ outcome: 'set password' })
    expect(await viewerOf(phone)).toMatchObject({ email, name: 'Ada', hasPassword: false })
    expect(await canSignIn(laptop, email, password)).toBe(false)
    await phone.caller.auth.changePassword({ currentPassword: null, newPassword: otherPassword })
    expect(await canSignIn(laptop, email, otherPassword)).toBe(true)
  })

  test('a person who signs up on one device and enters the code on another has three tries on the other device', async () => {
    const { email, auth } = newcomer()
    await signUp({ email, auth })
    const phone = site.openBrowser({ visitor: '192.0.2.78' })
    const code = await codeFor(email)
    const wrong = code.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))
    const type = (typed: string) => phone.caller.auth.confirmEmail({ email, code: typed })
    for (let tries = 0; tries < 3; tries += 1)
      await expect(type(wrong)).rejects.toThrow(m.auth_confirm_failed())
    await expect(type(code)).rejects.toThrow(m.auth_confirm_failed())
  })
})

describe('a password reset', () => {
  /** Vic's account with a household, and Eve, who knows the password and is signed in to the account too. */
  async function takenAccount() {
    const vic = await confirmed('Vic')
    const eveAsVic = besides(vic.browser)
    await eveAsVic.caller.auth.signIn({ email: vic.email, password })
    return { vic, eveAsVic, eve: await site.addMember('Eve') }
  }
  async function reset({ email, auth, browser }: Awaited<ReturnType<typeof confirmed>>) {
    await auth.forgotPassword({ email })
    await auth.resetPassword({ email, code: await codeFor(email), newPassword: otherPassword })
    await auth.signIn({ email, password: otherPassword })
    return browser
  }
  const days = (count: number, where: string) =>
    site.deps.db.execute(
      `update memberships set joined_at = joined_at - interval '${count} days' where ${where}`,
    )

  test('a password reset ends an intruder’s sessions and invitation links', async () => {
    const { vic, eveAsVic, eve } = await takenAccount()
    const { token } = await eveAsVic.home.inviteByLink()
    await reset(vic)
    await expect(eve.caller.households.joinByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await viewerOf(eveAsVic)).toBeNull()
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner' })
  })

  test('a password reset removes members whom the account invited in the last week, and those whom they invited', async () => {
    const { vic, eveAsVic, eve } = await takenAccount()
    const mallory = await site.addMember('Mallory')
    await eve.caller.households.joinByLink(await tokenOf(eveAsVic))
    await mallory.caller.households.joinByLink(await tokenOf(eve))
    expect(await rolesIn(eve)).toEqual({ Vic: 'owner', Eve: 'member', Mallory: 'member' })
    const { id } = await householdOf(eve)
    await reset(vic)
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner' })
    expect([(await householdOf(eve)).id, (await householdOf(mallory)).id]).not.toContain(id)
  })

  test('a password reset keeps members who joined more than a week ago', async () => {
    const { vic, eveAsVic, eve: mother } = await takenAccount()
    await mother.caller.households.joinByLink(await tokenOf(eveAsVic))
    await days(8, `user_id = '${mother.userId}'`)
    await reset(vic)
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner', Eve: 'member' })
  })

  test('a password reset gives back a household that was handed over and whose owner was removed', async () => {
    const { vic, eveAsVic, eve } = await takenAccount()
    const household = (await eveAsVic.caller.households.current()).id
    await eve.caller.households.joinByLink(await tokenOf(eveAsVic))
    await handOver(eveAsVic, eve, password)
    const { userId } = (await viewerOf(eveAsVic)) ?? { userId: '' }
    await eve.home.removeMember({ userId })
    await reset(vic)
    expect((await vic.auth.entrance()).viewer?.householdId).toBe(household)
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner' })
  })

  test('a password reset removes the account from households that it joined in the last week', async () => {
    const { vic, eveAsVic, eve } = await takenAccount()
    await eveAsVic.caller.households.joinByLink(await tokenOf(eve))
    expect(await rolesIn(eve)).toEqual({ Eve: 'owner', Vic: 'member' })
    await reset(vic)
    expect(await rolesIn(eve)).toEqual({ Eve: 'owner' })
    expect(await rolesIn(vic.browser)).toEqual({ Vic: 'owner' })
  })
})

test('a password change ends open invitations', async () => {
  const { email, auth, browser } = await confirmed('Vic')
  await auth.signIn({ email, password })
  const { token } = await browser.home.inviteByLink()
  await auth.changePassword({ currentPassword: password, newPassword: otherPassword })
  const eve = await site.addMember('Eve')
  await expect(eve.caller.households.joinByLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const tokenOf = async ({ home }: TestBrowser) => ({ token: (await home.inviteByLink()).token })
