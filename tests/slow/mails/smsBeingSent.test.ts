import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openShopperWithGateway, patience, stateOfText, untilTextIs } from '../../support/sms/textGateway.ts'
import type { TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

async function openWithGateway() {
  const opened = await openShopperWithGateway()
  site = opened.site
  return opened
}

describe('a text message that is being sent to the gateway', () => {
  test('a text message cancelled while it is sent to the gateway is not attempted again when that attempt fails', async () => {
    const { shopper, answerNext, hold, requests } = await openWithGateway()
    const release = hold()
    answerNext(500)
    const textId = await shopper.send()
    await site.startTexts()
    await vi.waitUntil(() => requests.length === 1, patience)
    expect(await shopper.member.caller.sms.cancel({ textId })).toMatchObject({ state: 'cancelling' })
    release()
    await untilTextIs(shopper, textId, 'cancelled')
    expect(requests).toHaveLength(1)
  }, 20_000)

  test('a text message cancelled while it is sent to the gateway is reported as sent when that attempt succeeds', async () => {
    const { shopper, hold, requests } = await openWithGateway()
    const release = hold()
    const textId = await shopper.send()
    await site.startTexts()
    await vi.waitUntil(() => requests.length === 1, patience)
    await shopper.member.caller.sms.cancel({ textId })
    release()
    await untilTextIs(shopper, textId, 'sent')
  }, 20_000)

  test('a text message that is being sent to the gateway is sent once even when it is retried and sent again meanwhile', async () => {
    const { shopper, hold, requests } = await openWithGateway()
    const release = hold()
    const textId = await shopper.send()
    await site.startTexts()
    await site.startTexts()
    await vi.waitUntil(() => requests.length === 1, patience)
    await shopper.member.caller.sms.retry({ textId })
    expect(await shopper.send()).toBe(textId)
    release()
    await untilTextIs(shopper, textId, 'sent')
    expect(requests).toHaveLength(1)
  }, 20_000)

  test('a text message that is being sent to the gateway is reported as delayed when no attempt has ended for ten seconds', async () => {
    const { shopper } = await openWithGateway()
    const textId = await shopper.send()
    expect(await stateOfText(shopper, textId)).toBe('waiting')
    await site.deps.db.execute(sql`update jobs set due_at = now() - interval '11 seconds'`)
    expect(await stateOfText(shopper, textId)).toBe('delayed')
  })
})

describe('a text message whose gateway does not answer', () => {
  const mayBeSent =
    'The text service did not answer. The text may have been sent: please look at the phone before you try again.'

  test('a text message whose gateway does not answer is attempted once, reported after ten seconds as perhaps sent, and as sent when the answer comes', async () => {
    const { shopper, hold, requests } = await openWithGateway()
    const release = hold()
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'unanswered')
    expect(await shopper.member.caller.sms.result({ textId })).toMatchObject({ sentence: mayBeSent })
    await vi.waitUntil(
      async () =>
        (await site.deps.db.execute(sql`select from jobs where due_at < now() - interval '12 seconds'`))
          .length === 1,
      patience,
    )
    await shopper.member.caller.sms.retry({ textId })
    expect(await shopper.send()).toBe(textId)
    release()
    await untilTextIs(shopper, textId, 'sent')
    expect(requests).toHaveLength(1)
  }, 30_000)

  test('a text message whose gateway does not answer is attempted again under its former key only when it is sent again, after a cut connection', async () => {
    const { shopper, answerNext, requests } = await openWithGateway()
    answerNext('cut')
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'unknown')
    const { caller } = shopper.member
    expect(await caller.sms.result({ textId })).toEqual({
      state: 'unknown',
      areRetriesUsedUp: false,
      sentence: mayBeSent,
    })
    expect(await caller.sms.cancel({ textId })).toMatchObject({ state: 'unknown' })
    expect(await caller.sms.retry({ textId })).toMatchObject({ state: 'unknown' })
    const next = await shopper.send('Another')
    await untilTextIs(shopper, next, 'sent')
    expect(await shopper.send()).toBe(textId)
    await untilTextIs(shopper, textId, 'sent')
    expect(requests.map(({ headers }) => headers['idempotency-key'])).toEqual([textId, next, textId])
  }, 20_000)

  test('a text message whose gateway does not answer is attempted again by itself when the gateway could not be reached', async () => {
    const { shopper, close } = await openWithGateway()
    await close()
    const textId = await shopper.send()
    await site.startTexts()
    await untilTextIs(shopper, textId, 'delayed')
    expect(await site.deps.db.execute(sql`select may_be_sent_since from texts`)).toEqual([
      expect.objectContaining({ may_be_sent_since: null }),
    ])
  }, 20_000)
})
