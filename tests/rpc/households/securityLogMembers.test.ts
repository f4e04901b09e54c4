import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { digestForLog } from '#server/features/securityLog/service.ts'
import { mailedCode } from '../../support/accounts/mailedCode.ts'
import { eventsWhile } from '../../support/accounts/securityEvents.ts'
import { addHousehold, handOver, householdOf } from '../../support/households/households.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ config: { mailCooldownMs: 0, isOutboxShown: true } })
})
afterAll(() => site.close())

const eventsOf = (work: () => Promise<unknown>) => eventsWhile(site, work)
const digest = ({ email }: { email: string }) => digestForLog(site.deps.logDigestKey, 'account', email)

describe('the security log has an event for', () => {
  test.each(['link', 'code'] as const)('a member who joins by a %s, with the inviter', async (way) => {
    const [olga, fay] = [await site.addMember('Olga'), await site.addMember('Fay')]
    const { id: household } = await householdOf(olga)
    const { token } = await olga.home.inviteByLink()
    await olga.home.inviteByMail({ email: fay.email })
    const code = await mailedCode(site.deps.db, fay.email)
    const { households } = fay.caller
    const join = () => (way === 'link' ? households.joinByLink({ token }) : households.joinByCode({ code }))
    const joined = { msg: 'household joined', account: digest(fay), otherAccount: digest(olga), household }
    expect(await eventsOf(join)).toMatchObject([joined])
    expect(await eventsOf(join)).toEqual([])
  })

  test('a member who leaves, and one whom the owner removes', async () => {
    const [olga, fay, mal] = await addHousehold(site, 'Olga', 'Fay', 'Mal')
    const { id: household } = await householdOf(olga)
    expect(await eventsOf(() => fay.home.leave())).toMatchObject([
      { msg: 'household left', account: digest(fay), household },
    ])
    const remove = () => olga.home.removeMember({ userId: mal.userId })
    expect(await eventsOf(remove)).toMatchObject([
      { msg: 'household member removed', account: digest(olga), otherAccount: digest(mal), household },
    ])
    expect(await eventsOf(remove)).toEqual([])
  })

  test('a household that is handed over, with both members', async () => {
    const [olga, fay] = await addHousehold(site, 'Olga', 'Fay')
    const { id: household } = await householdOf(olga)
    expect(await eventsOf(() => handOver(olga, fay))).toMatchObject([
      { msg: 'household ownership transferred', account: digest(olga), otherAccount: digest(fay), household },
    ])
    expect(await eventsOf(() => handOver(olga, fay))).toEqual([])
  })

  test('a confirmed phone number, without the number', async () => {
    const ada = await site.addMember()
    const phoneNumber = '+447700900123'
    await ada.caller.sms.startPhone({ phoneNumber })
    await site.startTexts()
    const text = await vi.waitUntil(
      async () => (await site.callerAt().sms.listOutbox()).find((each) => each.phoneNumber === phoneNumber),
      { timeout: 10_000, interval: 20 },
    )
    const code = /^\d{6}/.exec(text.message)?.[0] ?? ''
    const events = await eventsOf(() => ada.caller.sms.confirmPhone({ phoneNumber, code }))
    expect(events).toMatchObject([{ msg: 'phone number confirmed', account: digest(ada) }])
    expect(JSON.stringify(events)).not.toContain('7700')
  })

  test('an identity proven by a mailed code', async () => {
    const ada = await site.addMember()
    await ada.caller.auth.mailProofCode()
    const code = await mailedCode(site.deps.db, ada.email)
    expect(await eventsOf(() => ada.caller.auth.proveIdentity({ code }))).toMatchObject([
      { msg: 'identity confirmed by mailed code', account: digest(ada) },
    ])
  })

  test('a member who ends one or all other sessions', async () => {
    const ada = await site.addMember()
    const sessionId = 'another'
    await site.deps.db.execute(`insert into sessions (id, user_id, user_agent, visitor, expires_at)
      values ('${sessionId}', '${ada.userId}', '', '', now() + interval '1 day')`)
    const end = (id: string | null) => () => ada.caller.auth.endSession({ sessionId: id })
    expect(await eventsOf(end(sessionId))).toMatchObject([
      { msg: 'session ended', account: digest(ada), session: sessionId },
    ])
    expect(await eventsOf(end(sessionId))).toEqual([])
    expect(await eventsOf(end(null))).toMatchObject([
      { msg: 'all other sessions ended', account: digest(ada) },
    ])
  })

  test('a member who downloads their data', async () => {
    const ada = await site.addMember()
    const app = await site.openApp()
    const download = (cookie: string) =>
      app.inject({ method: 'POST', url: '/account/download', headers: { cookie } })
    expect(await eventsOf(() => download(`larder=${ada.token}`))).toMatchObject([
      { msg: 'account data downloaded', account: digest(ada) },
    ])
    expect(await eventsOf(() => download(''))).toEqual([])
  })
})
