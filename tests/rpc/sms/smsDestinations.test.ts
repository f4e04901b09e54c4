import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { isTextDestination } from '#server/features/sms/destinations.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

const countries = (env: Record<string, string>) => readConfig(env).textCountries
const notToThisCountry = {
  code: 'BAD_REQUEST',
  message: 'Larder sends no texts to numbers of this country. Please use another number.',
}

describe('a phone number', () => {
  test.each([
    '+88231000000',
    '+88213000000',
    '+8816000000',
    '+8835100000',
    '+97900000000',
    '+80012345678',
    '+18765550100',
    '+18095550100',
    '+19005550100',
    '+447012345678',
    '+77011234567',
    '+2348012345678',
    '+8801712345678',
  ])('a phone number such as %s gets no text messages by default', async (phoneNumber) => {
    const member = await site.addMember()
    await expect(member.caller.sms.startPhone({ phoneNumber })).rejects.toMatchObject(notToThisCountry)
    expect(await site.deps.db.execute('select from text_budgets')).toEqual([])
  })

  test.each([
    '+447700900123',
    '+15005550006',
    '+4915112345678',
    '+4790123456',
    '+919812345678',
    '+353851234567',
  ])('a phone number such as %s gets text messages by default', (phoneNumber) => {
    expect(isTextDestination(phoneNumber, countries({}))).toBe(true)
  })

  test.each([
    ['+447700900123', '44', true],
    ['+447700900123', '49, +33', false],
    ['+18765550100', '1,1876', true],
    ['+18765550100', '1876', true],
    ['+12125550100', '1876', false],
    ['+88231000000', '882', true],
    ['+77011234567', '7', false],
    ['+79161234567', '7', true],
  ])('the number %s with TEXT_COUNTRIES %s may get text messages: %s', (phoneNumber, list, isSentTo) => {
    expect(isTextDestination(phoneNumber, countries({ TEXT_COUNTRIES: list }))).toBe(isSentTo)
  })

  test('confirmed before its country was left out gets no more lists', async () => {
    const german = await openTestSite({ config: { textCountries: ['49'] } })
    onTestFinished(() => german.close())
    const member = await german.addMember()
    const client = await groceriesOf(member)
    await client.add('Milk', '2 l')
    await german.deps.db.execute(
      `insert into phones (user_id, phone_number) values ('${member.userId}', '+447700900123')`,
    )
    const list = { textId: randomUUID(), householdId: client.householdId, listId: 'default', notes: '' }
    await expect(member.caller.sms.sendList(list)).rejects.toMatchObject(notToThisCountry)
  })
})
