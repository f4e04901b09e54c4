import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#server/config.ts'
import { texts } from '#server/features/sms/table.ts'
import { groceriesOf } from '../support/groceries.ts'
import { addHousehold } from '../support/households.ts'
import { type SmsServer, startSmsServer } from '../support/smsServer.ts'
import { openTestKitchen, type TestKitchen, type TestMember } from '../support/testKitchen.ts'

const number = '+447700900123'
let kitchen: TestKitchen
afterEach(() => kitchen.close())

async function open(config: Partial<Config> = {}): Promise<TestKitchen> {
  kitchen = await openTestKitchen({ config: { isOutboxShown: true, ...config } })
  return kitchen
}

async function openWithGateway(): Promise<SmsServer> {
  const server = await startSmsServer()
  onTestFinished(() => server.close())
  await open({ sms: { name: 'webhook', url: `${server.url}/texts` } })
  return server
}

/** Somebody with a confirmed number and milk on their list. */
async function shopper(
  phoneNumber = number,
): Promise<{ member: TestMember; send: (notes?: string, textId?: string) => Promise<string> }> {
  const member = await kitchen.addMember()
  await kitchen.deps.db.execute(
    sql`insert into phones (user_id, phone_number) values (${member.userId}, ${phoneNumber})`,
  )
  const client = await groceriesOf(member)
  await client.add('Milk', '2 l')
  const list = { householdId: client.householdId, listId: 'default' }
  return {
    member,
    send: async (notes = '', textId: string = randomUUID()) =>
      (await member.caller.sms.sendList({ ...list, notes, textId })).textId,
  }
}

const groceryOf = async (member: TestMember) => ({
  householdId: (await groceriesOf(member)).householdId,
  listId: 'default',
})

const untilIs = ({ caller }: TestMember, textId: string, state: 'waiting' | 'sent' | 'failed') =>
  vi.waitUntil(async () => (await caller.sms.result({ textId })).state === state, {
    timeout: 10_000,
    interval: 20,
  })

/** Lets time pass for every text, and tells the workers. */
async function letPass(minutes: number) {
  const ago = sql`${minutes} * interval '1 minute'`
  await kitchen.deps.db.execute(sql`update texts set due_at = due_at - ${ago}, created_at = created_at - ${ago},
    lease_until = lease_until - ${ago}`)
  await kitchen.deps.db.execute(sql`select pg_notify('text_queued', '')`)
}

const untilQueuedAgain = (textId: string) =>
  vi.waitUntil(
    async () => {
      const isQueued = sql`id = ${textId} and state = 'queued' and attempts = 1`
      return (await kitchen.deps.db.execute(sql`select from texts where ${isQueued}`)).length === 1
    },
    { timeout: 10_000, interval: 20 },
  )

async function keptText(phoneNumber: string) {
  return await vi.waitUntil(
    async () => (await kitchen.callerAt().sms.listOutbox()).find((text) => text.phoneNumber === phoneNumber),
    { timeout: 10_000, interval: 20 },
  )
}

describe('the number', () => {
  test('is confirmed by a texted code, once, and by nobody else’s', async () => {
    await open()
    await kitchen.startTexts()
    const [ada, bob] = await addHousehold(kitchen, 'Ada', 'Bob')
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

  test.each(['07700 900123', '+0 7700 900123', '+44', '+44 7700 9001 2345 678', 'milk', ''])(
    '%j is none',
    async (phoneNumber) => {
      await open()
      const ada = await kitchen.addMember()
      await expect(ada.caller.sms.startPhone({ phoneNumber })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    },
  )

  test('ten texts a day go out for one person, and ten to one number', async () => {
    await open()
    const { member, send } = await shopper()
    for (let sent = 0; sent < 10; sent += 1) await send()
    const refused = { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('10 texts in a day') }
    await expect(send()).rejects.toMatchObject(refused)
    await expect(member.caller.sms.startPhone({ phoneNumber: '+4915112345678' })).rejects.toMatchObject(
      refused,
    )
    await expect((await shopper()).send()).rejects.toMatchObject(refused)
  })
})

describe('a list', () => {
  test('leaves as it stands, without what is ticked, with the notes, once', async () => {
    const server = await openWithGateway()
    const { member, send } = await shopper()
    const client = await (await groceriesOf(member)).refresh()
    const eggs = await client.add('Eggs')
    await client.change((op, known) => [op.tickItem(known, 'default', eggs.docs[0]!.itemId!, true)])
    const textId = await send('The green one, please')
    expect(await member.caller.sms.result({ textId })).toEqual({ state: 'waiting', sentence: null })
    await kitchen.startTexts()
    await kitchen.startTexts()
    await untilIs(member, textId, 'sent')
    expect(await member.caller.sms.result({ textId })).toMatchObject({ sentence: 'SMS sent successfully!' })
    const message = 'Grocery list:\nMilk, 2 l\n\nThe green one, please'
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([{ phoneNumber: number, message }])
    const [row] = await kitchen.deps.db.select().from(texts)
    expect(row).toMatchObject({ state: 'sent', message: '', attempts: 1 })
  })

  test('comes through a gateway that answers 500 twice and then 200', async () => {
    const server = await openWithGateway()
    server.answerNext(500, 500)
    const { member, send } = await shopper()
    const textId = await send()
    await kitchen.startTexts()
    await untilIs(member, textId, 'sent')
    expect(server.requests.map(({ answered }) => answered)).toEqual([500, 500, 200])
    expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([textId]),
    )
  }, 20_000)

  test('comes through a gateway that hangs up', async () => {
    const server = await openWithGateway()
    server.answerNext('cut')
    const { member, send } = await shopper()
    const textId = await send()
    await kitchen.startTexts()
    await untilIs(member, textId, 'sent')
    expect(server.requests).toHaveLength(2)
  }, 20_000)

  test('fails at once where the gateway will never take it, and after an hour where it did not', async () => {
    const server = await openWithGateway()
    server.answerNext(400, 500)
    const { member, send } = await shopper()
    await kitchen.startTexts()
    const first = await send()
    await untilIs(member, first, 'failed')
    const { sentence } = await member.caller.sms.result({ textId: first })
    expect(sentence).toBe('Failed to send SMS. Please try again.')
    const second = await send()
    await untilQueuedAgain(second)
    server.answerNext(500)
    await letPass(61)
    await untilIs(member, second, 'failed')
    expect(server.requests).toHaveLength(3)
  })

  test('is given up when the process that had it ended, and never sent twice', async () => {
    const server = await openWithGateway()
    const { member, send } = await shopper()
    const textId = await send()
    await kitchen.deps.db.execute(
      sql`update texts set state = 'sending', attempts = 1, lease_until = now() + interval '1 minute'`,
    )
    await kitchen.startTexts()
    await letPass(2)
    await untilIs(member, textId, 'failed')
    expect(server.requests).toEqual([])
  })

  test('is refused when it takes more than ten segments, is empty, or there is no number', async () => {
    await open()
    const { member, send } = await shopper()
    await expect(send('ü½'.repeat(400))).rejects.toMatchObject({
      message:
        'This list takes 13 messages, and 10 are the most we send. Please shorten the notes or the list.',
    })
    const client = await (await groceriesOf(member)).refresh()
    await client.change((op, known) => [op.tickItem(known, 'default', client.lists()[0]!.items[0]!.id, true)])
    await expect(send()).rejects.toMatchObject({ message: expect.stringContaining('nothing to send') })
    await member.caller.sms.removePhone()
    await expect(send()).rejects.toMatchObject({ message: 'Please enter and confirm a phone number first.' })
  })

  test('that is asked for again, since no answer came, is sent once and counts once', async () => {
    const server = await openWithGateway()
    const { member, send } = await shopper()
    const textId = randomUUID()
    await Promise.all([send('Now', textId), send('Now', textId)])
    await kitchen.startTexts()
    await untilIs(member, textId, 'sent')
    expect(await send('Now', textId)).toBe(textId)
    expect(server.requests).toHaveLength(1)
    // Two at once may both have counted; what is known before does not.
    for (let sent = 0; sent < 8; sent += 1) await send()
    for (let again = 0; again < 5; again += 1) await send('Now', textId)
  })

  test('without a gateway it is kept, and read where mails are', async () => {
    await open()
    await kitchen.startTexts()
    const { member, send } = await shopper()
    await untilIs(member, await send(), 'sent')
    expect(await kitchen.callerAt().sms.listOutbox()).toMatchObject([
      { phoneNumber: number, message: 'Grocery list:\nMilk, 2 l' },
    ])
    await kitchen.close()
    await open({ isOutboxShown: null })
    await expect(kitchen.callerAt().sms.listOutbox()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('of another household, and another’s text, are not there', async () => {
    await open()
    const { member, send } = await shopper()
    const textId = await send()
    const { householdId } = await groceriesOf(member)
    const { member: stranger } = await shopper('+4915112345678')
    const own = await groceryOf(stranger)
    const { sms } = stranger.caller
    const calls = [
      () => sms.sendList({ textId: randomUUID(), householdId, listId: 'default', notes: '' }),
      () => sms.sendList({ ...own, notes: '', textId }),
      () => sms.result({ textId }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
