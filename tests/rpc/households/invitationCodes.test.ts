import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeNewDigitsOfCode } from '#server/features/codes/service.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { addHousehold as addHouseholdTo, householdOf, rolesIn } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { publicUrl: 'https://larder.example', mailsPerVisitor: 1_000 } })
})
afterAll(() => site.close())

const addHousehold = <const Names extends string[]>(...names: Names) => addHouseholdTo(site, ...names)

describe('a mailed code', () => {
  /** The digits of the newest mail to an address, as they are sent. */
  async function codeSentTo(email: string): Promise<{ digits: string; text: string }> {
    const mails = await site.deps.db.select().from(outboxMailsTable)
    const mail = mails.filter(({ recipient }) => recipient === email).at(-1)
    return { digits: (await storeNewDigitsOfCode(site, mail?.codeId ?? '')) ?? '', text: mail?.text ?? '' }
  }

  test('a mailed code lets in the owner of the invited address, once', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    await ada.home.inviteByMail({ email: ben.email.toUpperCase() })
    const { digits: code, text } = await codeSentTo(ben.email)
    expect(text).toContain("Ada invites you to cook and eat together in Ada's kitchen")
    await ben.caller.households.joinByCode({ code })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
    // The same code again, as after a lost response, leads the member to the household again.
    await ben.caller.households.joinByCode({ code })
    expect(await rolesIn(ben)).toEqual({ Ada: 'owner', Ben: 'member' })
    await ben.home.leave()
    await expect(ben.caller.households.joinByCode({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('a mailed code stays valid when another member invites the same address', async () => {
    const [ada, ben, eve] = [
      await site.addMember('Ada'),
      await site.addMember('Ben'),
      await site.addMember('Eve'),
    ]
    await ada.home.inviteByMail({ email: ben.email })
    const { digits: code } = await codeSentTo(ben.email)
    await eve.home.inviteByMail({ email: ben.email })
    const { digits: codeOfEve } = await codeSentTo(ben.email)
    await ben.caller.households.joinByCode({ code })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
    await ben.caller.households.joinByCode({ code: codeOfEve })
    expect(await rolesIn(eve)).toEqual({ Eve: 'owner', Ben: 'member' })
  })

  test('a mailed invitation code and its link are refused to other addresses', async () => {
    const [ada, ben, eve] = [await site.addMember('Ada'), await site.addMember('Ben'), await site.addMember()]
    await ada.home.inviteByMail({ email: ben.email })
    const { digits: code, text } = await codeSentTo(ben.email)
    await expect(eve.caller.households.joinByCode({ code })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This code does not fit. Please check it, or ask for a new invitation.',
    })
    const token = /https:\/\/larder\.example\/join\/(\S+)/.exec(text)?.[1] ?? ''
    await expect(eve.caller.households.joinByLink({ token })).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: /sent to another address/,
    })
    await ben.caller.households.joinByLink({ token })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner', Ben: 'member' })
  })

  test('a mailed code is refused after five wrong tries', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    await ada.home.inviteByMail({ email: ben.email })
    const { digits } = await codeSentTo(ben.email)
    const wrong = digits === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++)
      await expect(ben.caller.households.joinByCode({ code: wrong })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    await expect(ben.caller.households.joinByCode({ code: digits })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await rolesIn(ada)).toEqual({ Ada: 'owner' })
  })

  test('a mailed code is refused once its invitation is revoked', async () => {
    const [ada, ben] = [await site.addMember('Ada'), await site.addMember('Ben')]
    await ada.home.inviteByMail({ email: ben.email })
    const { digits: code } = await codeSentTo(ben.email)
    const [{ id: invitationId } = { id: '' }] = (await householdOf(ada)).invitations
    await ada.home.revokeInvitation({ invitationId })
    await expect(ben.caller.households.joinByCode({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([
    ['revoked', (who: TestMember, invitationId: string) => who.home.revokeInvitation({ invitationId })],
    [
      'ended by the deletion of the inviting account',
      (who: TestMember) => who.caller.auth.deleteAccount({ email: who.email, password: null }),
    ],
  ])('a mailed code is not mailed once its invitation was %s', async (_how, end) => {
    const ada = await site.addMember('Ada')
    const email = `late-${ada.email}`
    await ada.home.inviteByMail({ email })
    const [{ id } = { id: '' }] = (await householdOf(ada)).invitations
    await end(ada, id)
    const bag = mailbagOf(site)
    const delivery = await site.startMail(null)
    expect((await bag.untilIs(email, 'dropped', 0)).text).toBe('')
    await delivery.stop(1_000)
  })

  test('a mailed code is not mailed to a member of the household, nor twice in a minute', async () => {
    const [ada, ben] = await addHousehold('Ada', 'Ben')
    await expect(ada.home.inviteByMail({ email: ben.email })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      message: 'This person is in your household already.',
    })
    await ada.home.inviteByMail({ email: 'carl@example.com' })
    await expect(ada.home.inviteByMail({ email: 'carl@example.com' })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
    expect((await householdOf(ada)).invitations).toMatchObject([
      { email: 'carl@example.com', invitedBy: 'Ada' },
    ])
  })
})
