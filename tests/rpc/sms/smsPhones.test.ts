import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { textMessagesTable } from '#server/features/sms/table.ts'
import { addShopper } from '../../support/grocery/shoppers.ts'
import { addHousehold } from '../../support/households/households.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const number = '+447700900123'
let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ config: { isOutboxShown: true } })
})
afterEach(() => site.close())

/** The text message to a number, when it is in the outbox. */
async function keptText(phoneNumber: string) {
  return await vi.waitUntil(
    async () => (await site.callerAt().sms.listOutbox()).find((text) => text.phoneNumber === phoneNumber),
    { timeout: 10_000, interval: 20 },
  )
}

describe('a phone number', () => {
  test('a phone number is confirmed by the texted code, once, and for no other member', async () => {
    await site.startTexts()
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    await ada.caller.sms.startPhone({ phoneNumber: '+44 (0) 7700 900-123' })
    const { message } = await keptText(number)
    const code = /^(\d{6}) is your code/.exec(message)?.[1] ?? ''
    const wrong = {
      code: 'BAD_REQUEST',
      message: 'This code does not fit. Please check it, or ask for a new one.',
    }
    const other = code === '000000' ? '111111' : '000000'
    await expect(ada.caller.sms.confirmPhone({ phoneNumber: number, code: other })).rejects.toMatchObject(
      wrong,
    )
    expect(await ada.caller.sms.phone()).toEqual({ phoneNumber: null })
    expect(await ada.caller.sms.confirmPhone({ phoneNumber: number, code })).toEqual({ phoneNumber: number })
    await expect(bob.caller.sms.confirmPhone({ phoneNumber: number, code })).rejects.toMatchObject(wrong)
    expect(await ada.caller.sms.phone()).toEqual({ phoneNumber: number })
    await ada.caller.sms.removePhone()
    expect(await ada.caller.sms.phone()).toEqual({ phoneNumber: null })
  })

  test('a phone number keeps its code while another member tries codes for the same number', async () => {
    await site.startTexts()
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    await ada.caller.sms.startPhone({ phoneNumber: number })
    const code = /^\d{6}/.exec((await keptText(number)).message)?.[0] ?? ''
    const typed = [...Array(5).fill(code === '000000' ? '111111' : '000000'), code]
    for (const each of typed)
      await expect(bob.caller.sms.confirmPhone({ phoneNumber: number, code: each })).rejects.toMatchObject({
        code: 'BAD_REQUEST',
      })
    expect(await ada.caller.sms.confirmPhone({ phoneNumber: number, code })).toEqual({ phoneNumber: number })
  })

  test.each(['07700 900123', '+0 7700 900123', '+44', '+44 7700 9001 2345 678', 'milk', ''])(
    '%j is refused as an invalid phone number',
    async (phoneNumber) => {
      const ada = await site.addMember()
      await expect(ada.caller.sms.startPhone({ phoneNumber })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test('a phone number gets at most ten text messages a day, as does one member', async () => {
    const { member, send } = await addShopper(site, number)
    for (let sent = 0; sent < 10; sent += 1) await send(`Note ${sent}`)
    const refused = { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('10 texts in a day') }
    await expect(send()).rejects.toMatchObject(refused)
    await expect(member.caller.sms.startPhone({ phoneNumber: '+4915112345678' })).rejects.toMatchObject(
      refused,
    )
    await expect((await addShopper(site, number)).send()).rejects.toMatchObject(refused)
  })

  test('a phone number gets one code for repeated requests with one id, and none with the id of another text message', async () => {
    const [ada, bob] = await addHousehold(site, 'Ada', 'Bob')
    const input = { phoneNumber: number, textId: 'a'.repeat(32) }
    const asked = await Promise.all([1, 2, 3].map(() => ada.caller.sms.startPhone(input)))
    expect(asked).toEqual(Array(3).fill({ textId: input.textId }))
    expect(await site.deps.db.$count(textMessagesTable)).toBe(1)
    const notFound = { code: 'NOT_FOUND' }
    await expect(bob.caller.sms.startPhone(input)).rejects.toMatchObject(notFound)
    const toOther = { ...input, phoneNumber: '+4915112345678' }
    await expect(ada.caller.sms.startPhone(toOther)).rejects.toMatchObject(notFound)
  })

  test('a phone number to which strangers requested codes still gets the lists of the member who confirmed it', async () => {
    const { member, send } = await addShopper(site, number)
    const strangers = await Promise.all(Array.from({ length: 3 }, () => site.addMember('Mal')))
    const ask = ({ caller }: TestMember) => caller.sms.startPhone({ phoneNumber: number })
    const asked = await Promise.allSettled(
      strangers.flatMap((mal) => Array.from({ length: 4 }, () => ask(mal))),
    )
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    await expect(ask(strangers[0]!)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringContaining('5 texts in a day'),
    })
    await ask(member)
    for (let sent = 1; sent < 10; sent += 1) await send(`Note ${sent}`)
    await expect(send()).rejects.toMatchObject({ message: expect.stringContaining('10 texts in a day') })
  })

  test('a phone number gets as few codes from a member who confirmed another number as from a stranger', async () => {
    const { member } = await addShopper(site, '+4915112345678')
    const ask = () => member.caller.sms.startPhone({ phoneNumber: number })
    for (let asked = 0; asked < 5; asked += 1) await ask()
    await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
