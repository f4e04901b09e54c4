import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { addShopper } from '../../support/grocery/shoppers.ts'
import { certificate } from '../../support/servers/certificate.ts'
import type { SmsServer } from '../../support/servers/smsServer.ts'
import { openShopperWithGateway, patience, untilTextIs } from '../../support/sms/textGateway.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

async function openWithGateway() {
  const opened = await openShopperWithGateway()
  site = opened.site
  return opened
}

const keysOf = ({ requests }: SmsServer) => new Set(requests.map(({ headers }) => headers['idempotency-key']))

/** Makes the pause before the next attempt so long that only a retry ends it. */
const postpone = () =>
  site.deps.db.execute(sql`update jobs set due_at = now() + interval '1 hour' where state = 'queued'`)

describe('a text message whose gateway answers 500', () => {
  test('a text message whose gateway answers 500 is reported as delayed after the first attempt, with the sentence of a failure', async () => {
    const { shopper, answerNext } = await openWithGateway()
    answerNext(500, 500, 500, 500)
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    expect(await shopper.member.caller.sms.result({ textId })).toEqual({
      state: 'delayed',
      areRetriesUsedUp: false,
      sentence: 'Failed to send SMS. Please try again.',
    })
  })

  test('a text message whose gateway answers 500 is attempted at once on a retry, and sent under one key however often it is retried', async () => {
    const { shopper, answerNext, ...server } = await openWithGateway()
    answerNext(500)
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    await postpone()
    const { caller } = shopper.member
    await Promise.all([1, 2, 3].map(() => caller.sms.retry({ textId })))
    await untilTextIs(shopper, textId, 'sent')
    expect(await caller.sms.retry({ textId })).toMatchObject({ state: 'sent' })
    expect(server.requests.map(({ answered }) => answered)).toEqual([500, 200])
    expect(keysOf({ ...server, answerNext })).toEqual(new Set([textId]))
  }, 20_000)

  test('a text message whose gateway answers 500 is attempted at once six times at most, since each attempt may have sent it', async () => {
    const { shopper, answerNext, requests } = await openWithGateway()
    answerNext(...Array.from({ length: 8 }, () => 500 as const))
    const textId = await shopper.send()
    await site.startTexts()
    const { caller } = shopper.member
    for (let attempts = 1; attempts <= 6; attempts += 1) {
      await vi.waitUntil(() => requests.length === attempts, patience)
      await untilTextIs(shopper, textId, 'delayed')
      await postpone()
      if (attempts < 6) {
        expect(await caller.sms.result({ textId })).toMatchObject({ areRetriesUsedUp: false })
        await caller.sms.retry({ textId })
      }
    }
    expect(await caller.sms.retry({ textId })).toEqual({
      state: 'delayed',
      areRetriesUsedUp: true,
      sentence:
        'Larder tried 6 times to send this text. Each try may have sent it, so you cannot try again here. Larder goes on by itself for up to an hour. Please look at the phone: if the text has arrived, cancel it.',
    })
    const [text] = await site.deps.db.execute(
      sql`select due_at > now() + interval '50 minutes' as waits from jobs where id = ${textId}`,
    )
    expect(text).toEqual({ waits: true })
    expect(requests).toHaveLength(6)
    expect(await caller.sms.cancel({ textId })).toMatchObject({ state: 'cancelled', areRetriesUsedUp: false })
  }, 30_000)

  test('a text message whose gateway answers 500 is the same text message when another tab sends the same list while it waits', async () => {
    const { shopper, answerNext, ...server } = await openWithGateway()
    answerNext('sent, then 500')
    const textId = await shopper.send('Milk!')
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    await postpone()
    expect(await shopper.send('Milk!')).toBe(textId)
    await untilTextIs(shopper, textId, 'sent')
    expect(keysOf({ ...server, answerNext })).toEqual(new Set([textId]))
  }, 20_000)

  test('a text message whose gateway answers 500 that was given up is sent again under its former key, since the gateway may have sent it', async () => {
    const { shopper, answerNext, ...server } = await openWithGateway()
    answerNext('sent, then 500', 500)
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    await site.deps.db.execute(
      sql`update jobs set created_at = created_at - interval '61 minutes', due_at = now()`,
    )
    await site.deps.db.execute(sql`select pg_notify('job_queued', '')`)
    await untilTextIs(shopper, textId, 'failed')
    expect(await shopper.send()).toBe(textId)
    await untilTextIs(shopper, textId, 'sent')
    expect(keysOf({ ...server, answerNext })).toEqual(new Set([textId]))
  }, 20_000)

  test('a text message whose gateway answers 500 is not attempted again after it was cancelled, and the next one has another key', async () => {
    const { shopper, answerNext, requests } = await openWithGateway()
    answerNext(429)
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    await postpone()
    expect(await shopper.member.caller.sms.cancel({ textId })).toEqual({
      state: 'cancelled',
      areRetriesUsedUp: false,
      sentence: 'The text is cancelled. Larder does not send it any more.',
    })
    expect(await shopper.member.caller.sms.retry({ textId })).toMatchObject({ state: 'cancelled' })
    const next = await shopper.send('Another')
    await untilTextIs(shopper, next, 'sent')
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([textId, next])
  }, 20_000)

  test('a text message whose gateway answers 500 gives its place in the budget back when it is cancelled after the gateway refused it', async () => {
    const { shopper, answerNext } = await openWithGateway()
    answerNext(429)
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    await postpone()
    await shopper.member.caller.sms.cancel({ textId })
    expect(await site.deps.db.execute(sql`select text_count from text_budgets where scope = 'site'`)).toEqual(
      [expect.objectContaining({ text_count: 0 })],
    )
  }, 20_000)
})

test('a text message to a gateway with an untrusted certificate waits, and the log names the cause', async () => {
  const server = createServer(certificate).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  site = await openTestSite({ config: { sms: { name: 'webhook', url } } })
  const shopper = await addShopper(site, '+447700900123')
  const textId = await shopper.send()
  await site.startTexts()
  await untilTextIs(shopper, textId, 'delayed')
  expect(
    site.logged.find(({ msg }) => msg === 'text message (SMS) not sent, will be tried again'),
  ).toMatchObject({
    text: textId,
    cause: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
}, 20_000)

test('tabs that send the same list at once send one text message, and count one', async () => {
  const { shopper, requests } = await openWithGateway()
  const ids = await Promise.all([1, 2, 3].map(() => shopper.send('Tabs', randomUUID())))
  expect(new Set(ids).size).toBe(1)
  await site.startTexts()
  await untilTextIs(shopper, ids[0] ?? '', 'sent')
  expect(await shopper.send('Tabs')).toBe(ids[0])
  expect(requests).toHaveLength(1)
  expect(await site.deps.db.execute(sql`select text_count from text_budgets where scope = 'site'`)).toEqual([
    expect.objectContaining({ text_count: 1 }),
  ])
})

test('the same list becomes a second text message more than a minute later', async () => {
  const { shopper, requests } = await openWithGateway()
  await site.startTexts()
  const first = await shopper.send()
  await untilTextIs(shopper, first, 'sent')
  await site.deps.db.execute(sql`update texts set created_at = created_at - interval '61 seconds'`)
  const second = await shopper.send()
  expect(second).not.toBe(first)
  await untilTextIs(shopper, second, 'sent')
  expect(requests).toHaveLength(2)
})
