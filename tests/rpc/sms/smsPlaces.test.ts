import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addShopper } from '../../support/grocery/shoppers.ts'
import { type SmsServer, startSmsServer } from '../../support/servers/smsServer.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

const number = '+447700900123'
let site: TestSite
let server: SmsServer
beforeEach(async () => {
  server = await startSmsServer()
  site = await openTestSite({
    config: { sms: { name: 'webhook', url: `${server.url}/texts` }, textsPerDay: 2 },
  })
  await site.startTexts()
})
afterEach(async () => {
  await site.close()
  await server.close()
})

const untilTextIs = (textId: string, state: string) =>
  vi.waitUntil(
    async () =>
      (await site.deps.db.execute(`select from texts where id = '${textId}' and state = '${state}'`))
        .length === 1,
    { timeout: 10_000, interval: 20 },
  )
const refused = { code: 'TOO_MANY_REQUESTS', message: expect.stringContaining('2 texts in a day') }

describe('a text message that the gateway refused', () => {
  test('a text message that the gateway refused does not count among the texts that a member and a number may get in a day', async () => {
    const { send } = await addShopper(site, number)
    server.answerNext(400, 400, 400)
    for (const notes of ['one', 'two', 'three']) await untilTextIs(await send(notes), 'failed')
    for (const notes of ['four', 'five']) await untilTextIs(await send(notes), 'sent')
    await expect(send('six')).rejects.toMatchObject(refused)
    await expect((await addShopper(site, number)).send()).rejects.toMatchObject(refused)
  })

  test('a text message that the gateway refused gives its place back when it had a code for a number that is not confirmed', async () => {
    const stranger = await site.addMember()
    server.answerNext(400)
    const { textId } = await stranger.caller.sms.startPhone({ phoneNumber: number })
    await untilTextIs(textId, 'failed')
    const again = await stranger.caller.sms.startPhone({ phoneNumber: number })
    await untilTextIs(again.textId, 'sent')
    await expect(stranger.caller.sms.startPhone({ phoneNumber: number })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    })
  })

  test('a text message that the gateway refused stays counted when an earlier attempt may have sent it', async () => {
    const { member, send } = await addShopper(site, number)
    server.answerNext(500, 400)
    const textId = await send('one')
    await vi.waitUntil(async () => (await member.caller.sms.result({ textId })).state === 'delayed', {
      timeout: 10_000,
      interval: 20,
    })
    await member.caller.sms.retry({ textId })
    await untilTextIs(textId, 'failed')
    await untilTextIs(await send('two'), 'sent')
    await expect(send('three')).rejects.toMatchObject(refused)
  })

  test('a text message that the gateway refused takes no place of a day that began after it was requested', async () => {
    const { send } = await addShopper(site, number)
    server.answerNext(400)
    const release = server.hold()
    const textId = await send('one')
    await vi.waitUntil(() => server.requests.length === 1, { timeout: 10_000, interval: 20 })
    await site.deps.db.execute('delete from rate_limits')
    const second = await send('two')
    await site.deps.db.execute(
      `update texts set created_at = now() - interval '1 hour' where id = '${textId}'`,
    )
    release()
    await untilTextIs(textId, 'failed')
    await untilTextIs(second, 'sent')
    await untilTextIs(await send('three'), 'sent')
    await expect(send('four')).rejects.toMatchObject(refused)
  })
})
