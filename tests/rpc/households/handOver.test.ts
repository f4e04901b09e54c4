import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as m from '#messages'
import { mailedCode, newestMail } from '../../support/accounts/mailedCode.ts'
import { newcomersTo, password, refusal } from '../../support/accounts/newcomers.ts'
import { addHousehold, handOver, invite, rolesIn } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0, triesPerAccount: 5 } })
})
afterAll(() => site.close())
const { confirmed } = newcomersTo(() => site)

const mailTo = (email: string) => newestMail(site.deps.db, email)

/** Ada, who owns a household and has a password, and Ben in it. */
async function householdWithPassword() {
  const { email, auth, browser } = await confirmed('Ada')
  await auth.signIn({ email, password })
  const ben = await site.addMember('Ben')
  await invite(browser, ben)
  return { email, ada: browser, ben }
}

describe('handing a household over', () => {
  test('handing a household over requires the owner’s password', async () => {
    const { ada, ben } = await householdWithPassword()
    for (const typed of ['a guess', null])
      await expect(handOver(ada, ben, typed)).rejects.toMatchObject(
        refusal('BAD_REQUEST', m.auth_wrong_password()),
      )
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
    await handOver(ada, ben, password)
    expect(await rolesIn(ada)).toEqual({ Ada: 'member', Ben: 'owner' })
  })

  test('handing a household over counts wrong passwords together with other tries on the account', async () => {
    const { email, ada, ben } = await householdWithPassword()
    for (let tries = 0; tries < site.deps.config.triesPerAccount; tries += 1)
      await expect(handOver(ada, ben, 'a guess')).rejects.toThrow(m.auth_wrong_password())
    await expect(handOver(ada, ben, password)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    await expect(ada.caller.auth.deleteAccount({ email, password })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
  })

  test('handing a household over requires a recent proof of identity where the account has no password', async () => {
    const [ada, ben] = await addHousehold(site, 'Ada', 'Ben')
    await site.deps.db.execute(
      `update sessions set proven_at = now() - interval '11 min' where user_id = '${ada.userId}'`,
    )
    await expect(handOver(ada, ben)).rejects.toMatchObject(refusal('FORBIDDEN', m.account_prove_first()))
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
    await ada.caller.auth.mailProofCode()
    await ada.caller.auth.proveIdentity({ code: await mailedCode(site.deps.db, ada.email) })
    await handOver(ada, ben)
    expect(await rolesIn(ada)).toEqual({ Ada: 'member', Ben: 'owner' })
  })
})

describe('the former owner is mailed', () => {
  async function mailAfterHandOver(from: TestMember, to: TestMember) {
    await handOver(from, to)
    return await mailTo(from.email)
  }

  test('the former owner is mailed which household was handed over, and to whom', async () => {
    const [ada, ben] = await addHousehold(site, 'Ada', 'Ben')
    expect(await mailAfterHandOver(ada, ben)).toMatchObject({
      subject: 'Your Larder household was handed over',
      text: expect.stringMatching(/^Hello,\n\nAda's kitchen was handed over to Ben just now/),
      codeId: null,
    })
  })

  test('the former owner is mailed without names that a mail program would turn into links', async () => {
    const [ada, ben] = await addHousehold(site, 'www.ada.example', 'evil.example/now')
    await ada.home.rename({ name: 'Win at casino.example' })
    const { subject, text } = await mailAfterHandOver(ada, ben)
    expect(`${subject} ${text}`).not.toContain('example')
    expect(text).toMatch(/^Hello,\n\none of your households was handed over to another member just now/)
  })

  test('the former owner gets no mail when the handover of a household was refused', async () => {
    const { email, ada, ben } = await householdWithPassword()
    const before = await mailTo(email)
    await expect(handOver(ada, ben, 'a guess')).rejects.toThrow(m.auth_wrong_password())
    expect(await mailTo(email)).toEqual(before)
  })
})
