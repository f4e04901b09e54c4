import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Config, readConfig } from '#server/config/config.ts'
import { rateLimitsTable } from '#server/features/limits/table.ts'
import { textMessagesTable } from '#server/features/sms/table.ts'
import { runCleanupTasksOnce } from '#server/housekeeping.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addShopper } from '../../support/grocery/shoppers.ts'
import { type SmsServer, startSmsServer } from '../../support/servers/smsServer.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site?.close())

const open = async (config: Partial<Config> = {}) => {
  site = await openTestSite({ config })
}
const budgetOf = (changes: Partial<Config['textBudget']>) => ({
  textBudget: { perNetwork: 1_000, perSite: 1_000, siteMicroUsd: null, microUsdPerSegment: null, ...changes },
})

let numbers = 0
const newNumber = () => `+4477009${String(++numbers).padStart(5, '0')}`
/** Members in the same network. */
async function neighbours(count: number, visitor = '203.0.113.50'): Promise<TestMember[]> {
  const members: TestMember[] = []
  for (let made = 0; made < count; made += 1) {
    const member = await site.addMember()
    member.context = { ...member.context, visitor }
    members.push(member)
  }
  return members
}
const ask = ({ caller }: TestMember, phoneNumber = newNumber()) =>
  caller.sms.startPhone({ phoneNumber }).then(
    () => 'sent',
    ({ code, message }: { code: string; message: string }) => `${code} ${message}`,
  )
const tooMany = (sentence: string) => `TOO_MANY_REQUESTS ${sentence}`
const networkSpent = tooMany(
  'Your network has sent as many texts as it may in a day. Please try again tomorrow.',
)
const siteSpent = tooMany('No more texts can be sent from this site today. Please try again tomorrow.')
const budgets = async () =>
  Array.from(
    await site.deps.db.execute<{ scope: string; text_count: number; cost_micro_usd: string }>(
      'select * from text_budgets order by scope desc',
    ),
    ({ scope, text_count, cost_micro_usd }) => [
      scope.replace(/ [0-9a-f]{16}/, ''),
      text_count,
      Number(cost_micro_usd),
    ],
  )

/** The budget rows after `codes` codes from one network. */
const counted = (codes: number, cost: number) =>
  ['site codes', 'site', 'network codes', 'network'].map((scope) => [scope, codes, cost])

describe('text messages in a day', () => {
  test('text messages in a day with codes from 20 accounts in one network are limited to 15 by default, whatever the numbers', async () => {
    await open()
    const members = await neighbours(20)
    const asked = await Promise.all(members.flatMap((member) => Array.from({ length: 5 }, () => ask(member))))
    expect(asked.filter((answer) => answer === 'sent')).toHaveLength(15)
    expect(asked.filter((answer) => answer === networkSpent)).toHaveLength(85)
    expect(await site.deps.db.$count(textMessagesTable)).toBe(15)
    const [elsewhere] = await neighbours(1, '203.0.113.51')
    expect(await ask(elsewhere!)).toBe('sent')
    expect(JSON.stringify(await site.deps.db.execute('select * from text_budgets'))).not.toContain(
      '203.0.113',
    )
  })

  test('text messages in a day from the networks of one IPv6 /56 are limited together to 4 times as many', async () => {
    await open(budgetOf({ perNetwork: 2 }))
    const asked: string[] = []
    for (const network of ['a001', 'a002', 'a003', 'a004', 'a005', 'b001']) {
      const [member] = await neighbours(1, `2001:db8:1:${network}::/64`)
      asked.push(await ask(member!))
    }
    expect(asked).toEqual(['sent', 'sent', 'sent', 'sent', networkSpent, 'sent'])
    expect(await site.deps.db.$count(textMessagesTable)).toBe(5)
  })

  test('text messages in a day that the budget refuses count neither for the member nor for the number', async () => {
    await open({ ...budgetOf({ perSite: 1 }), textsPerDay: 2 })
    const [member, other] = await neighbours(2)
    expect(await ask(other!)).toBe('sent')
    const before = await site.deps.db.$count(rateLimitsTable)
    const number = newNumber()
    for (let tries = 0; tries < 3; tries += 1) expect(await ask(member!, number)).toBe(siteSpent)
    expect(await site.deps.db.$count(rateLimitsTable)).toBe(before)
  })

  test('text messages in a day from the whole site are limited too, and start from zero the next day', async () => {
    await open(budgetOf({ perSite: 4 }))
    const [one] = await neighbours(1, '203.0.113.1')
    const [other] = await neighbours(1, '203.0.113.2')
    expect([await ask(one!), await ask(other!), await ask(one!)]).toEqual(['sent', 'sent', siteSpent])
    await site.deps.db.execute('update text_budgets set day = day - 1')
    expect(await ask(one!)).toBe('sent')
    await site.deps.db.execute('update text_budgets set day = day - 9')
    await runCleanupTasksOnce(site)
    expect(await budgets()).toEqual([])
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
      const strangers = await neighbours(3)
      expect(await Promise.all(strangers.map((stranger) => ask(stranger))).then((all) => all.sort())).toEqual(
        [spent, 'sent', 'sent'],
      )
      expect([await list('one'), await list('two'), await list('three')]).toEqual(['sent', 'sent', spent])
    },
  )

  test('text messages in a day cost no more than the site’s daily budget, counted by segments', async () => {
    await open(budgetOf({ microUsdPerSegment: 40_000, siteMicroUsd: 200_000 }))
    const [member] = await neighbours(1)
    expect([await ask(member!), await ask(member!), await ask(member!)]).toEqual(['sent', 'sent', siteSpent])
    expect(await budgets()).toEqual(counted(2, 80_000))
  })

  test('text messages in a day that are refused queue nothing and cost nothing', async () => {
    await open(budgetOf({ microUsdPerSegment: 40_000, siteMicroUsd: 39_999 }))
    const [member] = await neighbours(1)
    expect(await ask(member!)).toBe(siteSpent)
    expect(await site.deps.db.$count(textMessagesTable)).toBe(0)
    expect(await budgets()).toEqual([])
  })

  test('text messages in a day of a long list count each segment once, even when sent twice under one id', async () => {
    await open(budgetOf({ microUsdPerSegment: 10_000, siteMicroUsd: 1_000_000 }))
    const [member] = await neighbours(1)
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
    expect(await budgets()).toEqual([
      ['site', 1, 30_000],
      ['network', 1, 30_000],
    ])
  })
})

describe('a text message that', () => {
  async function openWithGateway(): Promise<SmsServer> {
    const server = await startSmsServer()
    onTestFinished(() => server.close())
    const sms = { name: 'webhook', url: `${server.url}/texts` } as const
    await open({ sms, ...budgetOf({ microUsdPerSegment: 10_000, siteMicroUsd: 1_000_000 }) })
    await site.startTexts()
    return server
  }
  const untilOneIs = (state: string) =>
    vi.waitUntil(
      async () => (await site.deps.db.execute(`select from texts where state = '${state}'`)).length === 1,
      { timeout: 10_000, interval: 20 },
    )

  test('the gateway refuses permanently gives its price and its place back', async () => {
    const server = await openWithGateway()
    server.answerNext(400)
    const [member] = await neighbours(1)
    await ask(member!)
    await untilOneIs('failed')
    expect(await budgets()).toEqual(counted(0, 0))
  })

  /** Has a text message tried once more an hour after it was queued, which is the last try. */
  async function tryLast() {
    await vi.waitUntil(
      async () =>
        (await site.deps.db.execute(`select from jobs where state = 'queued' and attempts = 1`)).length === 1,
      { timeout: 10_000, interval: 20 },
    )
    await site.deps.db.execute(`update jobs set due_at = now(), created_at = now() - interval '61 minutes'`)
    await site.deps.db.execute(`select pg_notify('job_queued', '')`)
  }

  test.each<[string, number | 'cut', number, 'failed' | 'unknown']>([
    [
      'ends without an answer from the gateway stays counted, since it may have been sent',
      'cut',
      1,
      'unknown',
    ],
    ['ends with a 500 of the gateway stays counted, since it may have been sent', 500, 1, 'failed'],
    ['ends with a 408 of the gateway stays counted, since it may have been sent', 408, 1, 'failed'],
    ['ends with a 429 of the gateway gives its price and its place back', 429, 0, 'failed'],
    ['ends with a 401 of the gateway gives its price and its place back', 401, 0, 'failed'],
  ])('a text message that %s', async (_what, answer, count, end) => {
    const server = await openWithGateway()
    server.answerNext(429, answer)
    const [member] = await neighbours(1)
    await ask(member!)
    await tryLast()
    await untilOneIs(end)
    expect(await budgets()).toEqual(counted(count, count * 10_000))
  })

  test('a text message that may have been sent by an earlier try stays counted when the last try is refused', async () => {
    const server = await openWithGateway()
    server.answerNext(500, 400)
    const [member] = await neighbours(1)
    await ask(member!)
    await tryLast()
    await untilOneIs('failed')
    expect(await budgets()).toEqual(counted(1, 10_000))
  })

  test('a text message that the gateway accepts after a failed attempt is counted once', async () => {
    const server = await openWithGateway()
    server.answerNext(500)
    const [member] = await neighbours(1)
    await ask(member!)
    await untilOneIs('sent')
    expect(await budgets()).toEqual(counted(1, 10_000))
  })
})

test.each([
  [{ TEXT_COST_USD_PER_DAY: '5' }, 'TEXT_COST_USD_PER_DAY needs TEXT_USD_PER_SEGMENT.'],
  [{ TEXT_COST_USD_PER_DAY: '0', TEXT_USD_PER_SEGMENT: '1' }, 'TEXT_COST_USD_PER_DAY must be more than 0.'],
  [{ TEXT_COUNTRIES: 'US,GB' }, 'TEXT_COUNTRIES must be calling codes with commas between, such as 1,44,49.'],
])('the settings %o stop the start with one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})
