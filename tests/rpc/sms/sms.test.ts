import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from '#server/config/config.ts'
import { textMessagesTable } from '#server/features/sms/table.ts'
import type { TextMessageState } from '#shared/contract/sms.ts'
import { groceriesOf } from '../../support/grocery/groceries.ts'
import { addShopper } from '../../support/grocery/shoppers.ts'
import { type SmsServer, startSmsServer } from '../../support/servers/smsServer.ts'
import { openTestSite, type TestMember, type TestSite } from '../../support/testSite.ts'

const number = '+447700900123'
let site: TestSite
afterEach(() => site.close())

async function open(config: Partial<Config> = {}): Promise<TestSite> {
  site = await openTestSite({ config: { isOutboxShown: true, ...config } })
  return site
}

async function openWithGateway(): Promise<SmsServer> {
  const server = await startSmsServer()
  onTestFinished(() => server.close())
  await open({ sms: { name: 'webhook', url: `${server.url}/texts` } })
  return server
}

const shopper = (phoneNumber = number) => addShopper(site, phoneNumber)

const groceryOf = async (member: TestMember) => ({
  householdId: (await groceriesOf(member)).householdId,
  listId: 'default',
})

const untilIs = ({ caller }: TestMember, textId: string, state: TextMessageState) =>
  vi.waitUntil(async () => (await caller.sms.result({ textId })).state === state, {
    timeout: 10_000,
    interval: 20,
  })

/** Moves the times of all text messages back, and wakes the workers. */
async function letPass(minutes: number) {
  const ago = sql`${minutes} * interval '1 minute'`
  await site.deps.db.execute(sql`update texts set created_at = created_at - ${ago}`)
  await site.deps.db.execute(sql`update jobs set due_at = due_at - ${ago}, created_at = created_at - ${ago},
    lease_until = lease_until - ${ago}`)
  await site.deps.db.execute(sql`select pg_notify('job_queued', '')`)
}

test('a text message that may have been sent is not repeated when the database could not record it', async () => {
  const server = await openWithGateway()
  const { member, send } = await shopper()
  const { db } = site.deps
  await db.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room' using errcode = '53100'; end $$`)
  await db.execute(sql`create trigger refuse before update on jobs for each row
    when (new.error = 'The gateway did not answer.') execute function refuse()`)
  server.answerNext('cut')
  const textId = await send()
  await site.startTexts()
  await vi.waitUntil(() => site.logged.some(({ level }) => level === 50), {
    timeout: 10_000,
    interval: 20,
  })
  // Longer than the pause before another attempt, and than a process may take for one.
  await letPass(3)
  await untilIs(member, textId, 'unknown')
  expect(server.requests).toHaveLength(1)
})

const untilQueuedAgain = (textId: string) =>
  vi.waitUntil(
    async () => {
      const isQueued = sql`id = ${textId} and state = 'queued' and attempts = 1`
      return (await site.deps.db.execute(sql`select from jobs where ${isQueued}`)).length === 1
    },
    { timeout: 10_000, interval: 20 },
  )

describe('the text message of a grocery list', () => {
  test('the text message of a grocery list has the open items and the notes, and is sent once by two workers', async () => {
    const server = await openWithGateway()
    const { member, send } = await shopper()
    const client = await (await groceriesOf(member)).refresh()
    const eggs = await client.add('Eggs')
    await client.change((op, known) => [op.tickItem(known, 'default', eggs.docs[0]!.itemId!, true)])
    const textId = await send('The green one, please')
    expect(await member.caller.sms.result({ textId })).toMatchObject({ state: 'waiting', sentence: null })
    await site.startTexts()
    await site.startTexts()
    await untilIs(member, textId, 'sent')
    expect(await member.caller.sms.result({ textId })).toMatchObject({ sentence: 'SMS sent successfully!' })
    const message = 'Grocery list:\nMilk, 2 l\n\nThe green one, please'
    expect(server.requests.map(({ body }) => JSON.parse(body))).toEqual([{ phoneNumber: number, message }])
    const [row] = await site.deps.db.select().from(textMessagesTable)
    expect(row).toMatchObject({ state: 'sent', message: '' })
    expect(await site.deps.db.execute(sql`select attempts from jobs`)).toEqual([{ attempts: 1 }])
  })

  test('the text message of a grocery list is sent again with the same Idempotency-Key after a gateway answered 500', async () => {
    const server = await openWithGateway()
    server.answerNext(500, 500)
    const { member, send } = await shopper()
    const textId = await send()
    await site.startTexts()
    await untilIs(member, textId, 'sent')
    expect(server.requests.map(({ answered }) => answered)).toEqual([500, 500, 200])
    expect(new Set(server.requests.map(({ headers }) => headers['idempotency-key']))).toEqual(
      new Set([textId]),
    )
  }, 20_000)

  test('the text message of a grocery list with a code has new digits and a new Idempotency-Key in each attempt, and the last code works', async () => {
    const server = await openWithGateway()
    server.answerNext('sent, then 500')
    const ada = await site.addMember()
    await ada.caller.sms.startPhone({ phoneNumber: number })
    await site.startTexts()
    await vi.waitUntil(() => server.requests.length === 2, { timeout: 10_000, interval: 20 })
    const [first, last] = server.requests.map(({ headers, body }) => ({
      key: headers['idempotency-key'],
      code: /\b\d{6}\b/.exec(body)?.[0] ?? '',
    }))
    expect(last!.key).not.toBe(first!.key)
    expect(await ada.caller.sms.confirmPhone({ phoneNumber: number, code: last!.code })).toEqual({
      phoneNumber: number,
    })
  }, 20_000)

  test('the text message of a grocery list fails at once after an answer of 400, and an hour after it was queued when the gateway keeps answering 500', async () => {
    const server = await openWithGateway()
    server.answerNext(400, 500)
    const { member, send } = await shopper()
    await site.startTexts()
    const first = await send()
    await untilIs(member, first, 'failed')
    const { sentence } = await member.caller.sms.result({ textId: first })
    expect(sentence).toBe('Failed to send SMS. Please try again.')
    const second = await send('Second')
    await untilQueuedAgain(second)
    server.answerNext(500)
    await letPass(61)
    await untilIs(member, second, 'failed')
    expect(server.requests).toHaveLength(3)
  })

  test('the text message of a grocery list becomes “unknown” and is not repeated when its process ended while sending', async () => {
    const server = await openWithGateway()
    const { member, send } = await shopper()
    const textId = await send()
    await site.deps.db.execute(
      sql`update jobs set state = 'handing over', attempts = 1, lease_until = now() + interval '1 minute'`,
    )
    await site.startTexts()
    await letPass(2)
    await untilIs(member, textId, 'unknown')
    expect(server.requests).toEqual([])
  })

  test('the text message of a grocery list is refused when it takes more than ten segments, has no items, or the member has no number', async () => {
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

  test('the text message of a grocery list is sent and counted once when the same request is repeated', async () => {
    const server = await openWithGateway()
    const { member, send } = await shopper()
    const textId = randomUUID()
    await Promise.all([send('Now', textId), send('Now', textId)])
    await site.startTexts()
    await untilIs(member, textId, 'sent')
    expect(await send('Now', textId)).toBe(textId)
    expect(server.requests).toHaveLength(1)
    // Two concurrent requests may both have counted; repeated later ones do not.
    for (let sent = 0; sent < 8; sent += 1) await send(`Note ${sent}`)
    for (let again = 0; again < 5; again += 1) await send('Now', textId)
  })

  test('the text message of a grocery list is shown in the outbox when there is no gateway', async () => {
    await open()
    await site.startTexts()
    const { member, send } = await shopper()
    await untilIs(member, await send(), 'sent')
    expect(await site.callerAt().sms.listOutbox()).toMatchObject([
      { phoneNumber: number, message: 'Grocery list:\nMilk, 2 l' },
    ])
    await site.close()
    await open({ isOutboxShown: null })
    await expect(site.callerAt().sms.listOutbox()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('the text message of a grocery list is refused for another household’s list, and hidden from other members', async () => {
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
