import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { type Config, readConfig } from '#server/config/config.ts'
import { rateLimitsTable } from '#server/features/limits/table.ts'
import { textMessagesTable } from '#server/features/sms/table.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addShopper } from '../../support/grocery/shoppers.ts'
import {
  addNeighbours,
  askForCode,
  budgetOf,
  counted,
  newNumber,
  readBudgets,
} from '../../support/sms/textBudgets.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site?.close())

const open = async (config: Partial<Config> = {}) => {
  site = await openTestSite({ config })
}

const tooMany = (sentence: string) => `TOO_MANY_REQUESTS ${sentence}`
const networkSpent = tooMany(
  'Your network has sent as many texts as it may in a day. Please try again tomorrow.',
)
const siteSpent = tooMany('No more texts can be sent from this site today. Please try again tomorrow.')

describe('text messages in a day', () => {
  test('text messages in a day with codes from 20 accounts in one network are limited to 15 by default, whatever the numbers', async () => {
    await open()
    const members = await addNeighbours(site, 20)
    const asked = await Promise.all(
      members.flatMap((member) => Array.from({ length: 5 }, () => askForCode(member))),
    )
    expect(asked.filter((answer) => answer === 'sent')).toHaveLength(15)
    expect(asked.filter((answer) => answer === networkSpent)).toHaveLength(85)
    expect(await site.deps.db.$count(textMessagesTable)).toBe(15)
    const [elsewhere] = await addNeighbours(site, 1, '203.0.113.51')
    expect(await askForCode(elsewhere!)).toBe('sent')
    expect(JSON.stringify(await site.deps.db.execute('select * from text_budgets'))).not.toContain(
      '203.0.113',
    )
  })

  test('text messages in a day from the networks of one IPv6 /56 are limited together to 4 times as many', async () => {
    await open(budgetOf({ perNetwork: 2 }))
    const asked: string[] = []
    for (const network of ['a001', 'a002', 'a003', 'a004', 'a005', 'b001']) {
      const [member] = await addNeighbours(site, 1, `2001:db8:1:${network}::/64`)
      asked.push(await askForCode(member!))
    }
    expect(asked).toEqual(['sent', 'sent', 'sent', 'sent', networkSpent, 'sent'])
    expect(await site.deps.db.$count(textMessagesTable)).toBe(5)
  })

  test('text messages in a day that the budget refuses count neither for the member nor for the number', async () => {
    await open({ ...budgetOf({ perSite: 1 }), textsPerDay: 2 })
    const [member, other] = await addNeighbours(site, 2)
    expect(await askForCode(other!)).toBe('sent')
    const before = await site.deps.db.$count(rateLimitsTable)
    const number = newNumber()
    for (let tries = 0; tries < 3; tries += 1) expect(await askForCode(member!, number)).toBe(siteSpent)
    expect(await site.deps.db.$count(rateLimitsTable)).toBe(before)
  })

  test('text messages in a day from the whole site are limited too, and start from zero the next day', async () => {
    await open(budgetOf({ perSite: 4 }))
    const [one] = await addNeighbours(site, 1, '203.0.113.1')
    const [other] = await addNeighbours(site, 1, '203.0.113.2')
    expect([await askForCode(one!), await askForCode(other!), await askForCode(one!)]).toEqual([
      'sent',
      'sent',
      siteSpent,
    ])
    await site.deps.db.execute('update text_budgets set day = day - 1')
    expect(await askForCode(one!)).toBe('sent')
    await site.deps.db.execute('update text_budgets set day = day - 9')
    await runHousekeepingOnce(site)
    expect(await readBudgets(site)).toEqual([])
  })

  test.each<[string, Partial<Config['textBudget']>, string, string]>([
    ['of the site', { perSite: 4 }, '203.0.113.99', siteSpent],
    ['of a network', { perNetwork: 4 }, '203.0.113.50', networkSpent],
    [
      'that the site may pay for',
      { microUsdPerSegment: 10_000, siteMicroUsd: 40_000 },
      '203.0.113.99',
      siteSpent,
    ],
  ])(
    'text messages in a day with codes may use half of the budget %s, and lists to confirmed numbers the other half',
    async (...args) => {
      const [, budget, visitor, spent] = args
      await open(budgetOf(budget))
      const shopper = await addShopper(site, '+447700900123')
      shopper.member.context = { ...shopper.member.context, visitor }
      const list = (notes: string) =>
        shopper.send(notes).then(
          () => 'sent',
          ({ message }: Error) => tooMany(message),
        )
      const strangers = await addNeighbours(site, 3)
      expect(
        await Promise.all(strangers.map((stranger) => askForCode(stranger))).then((all) => all.sort()),
      ).toEqual([spent, 'sent', 'sent'])
      expect([await list('one'), await list('two'), await list('three')]).toEqual(['sent', 'sent', spent])
    },
  )

  test('text messages in a day cost no more than the site’s daily budget, counted by segments', async () => {
    await open(budgetOf({ microUsdPerSegment: 40_000, siteMicroUsd: 200_000 }))
    const [member] = await addNeighbours(site, 1)
    expect([await askForCode(member!), await askForCode(member!), await askForCode(member!)]).toEqual([
      'sent',
      'sent',
      siteSpent,
    ])
    expect(await readBudgets(site)).toEqual(counted(2, 80_000))
  })

  test('text messages in a day that are refused queue nothing and cost nothing', async () => {
    await open(budgetOf({ microUsdPerSegment: 40_000, siteMicroUsd: 39_999 }))
    const [member] = await addNeighbours(site, 1)
    expect(await askForCode(member!)).toBe(siteSpent)
    expect(await site.deps.db.$count(textMessagesTable)).toBe(0)
    expect(await readBudgets(site)).toEqual([])
  })

  test('text messages in a day of a long list count each segment once, even when sent twice under one id', async () => {
    await open(budgetOf({ microUsdPerSegment: 10_000, siteMicroUsd: 1_000_000 }))
    const [member] = await addNeighbours(site, 1)
    const client = await groceriesOf(member!)
    await client.add('Milk', '2 l')
    await site.deps.db.execute(
      `insert into phones (user_id, phone_number) values ('${member!.userId}', '+447700900123')`,
    )
    const list = {
      textId: randomUUID(),
      householdId: client.householdId,
      listId: 'default',
      notes: 'x'.repeat(300),
    }
    await Promise.all([1, 2, 3].map(() => member!.caller.sms.sendList(list)))
    expect(await readBudgets(site)).toEqual([
      ['site', 1, 30_000],
      ['network', 1, 30_000],
    ])
  })
})

test.each([
  [{ TEXT_COST_USD_PER_DAY: '5' }, 'TEXT_COST_USD_PER_DAY needs TEXT_USD_PER_SEGMENT.'],
  [{ TEXT_COST_USD_PER_DAY: '0', TEXT_USD_PER_SEGMENT: '1' }, 'TEXT_COST_USD_PER_DAY must be more than 0.'],
  [{ TEXT_COUNTRIES: 'US,GB' }, 'TEXT_COUNTRIES must be calling codes with commas between, such as 1,44,49.'],
])('the settings %o stop the start with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
