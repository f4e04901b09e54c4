import { afterEach, describe, expect, test, vi } from 'vitest'
import type { SmsServer } from '../../support/servers/smsServer.ts'
import { addNeighbours, askForCode, budgetOf, counted, readBudgets } from '../../support/sms/textBudgets.ts'
import { openSiteWithGateway } from '../../support/sms/textGateway.ts'
import type { TestSite } from '../../support/testSite.ts'

let site: TestSite
afterEach(() => site.close())

describe('a text message that', () => {
  async function openWithGateway(): Promise<SmsServer> {
    const opened = await openSiteWithGateway(
      budgetOf({ microUsdPerSegment: 10_000, siteMicroUsd: 1_000_000 }),
    )
    site = opened.site
    await site.startTexts()
    return opened
  }
  const untilOneIs = (state: string) =>
    vi.waitUntil(
      async () => (await site.deps.db.execute(`select from texts where state = '${state}'`)).length === 1,
      { timeout: 10_000, interval: 20 },
    )

  test('the gateway refuses permanently gives its price and its place back', async () => {
    const server = await openWithGateway()
    server.answerNext(400)
    const [member] = await addNeighbours(site, 1)
    await askForCode(member!)
    await untilOneIs('failed')
    expect(await readBudgets(site)).toEqual(counted(0, 0))
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
    const [member] = await addNeighbours(site, 1)
    await askForCode(member!)
    await tryLast()
    await untilOneIs(end)
    expect(await readBudgets(site)).toEqual(counted(count, count * 10_000))
  })

  test('a text message that may have been sent by an earlier try stays counted when the last try is refused', async () => {
    const server = await openWithGateway()
    server.answerNext(500, 400)
    const [member] = await addNeighbours(site, 1)
    await askForCode(member!)
    await tryLast()
    await untilOneIs('failed')
    expect(await readBudgets(site)).toEqual(counted(1, 10_000))
  })

  test('a text message that the gateway accepts after a failed attempt is counted once', async () => {
    const server = await openWithGateway()
    server.answerNext(500)
    const [member] = await addNeighbours(site, 1)
    await askForCode(member!)
    await untilOneIs('sent')
    expect(await readBudgets(site)).toEqual(counted(1, 10_000))
  })
})
