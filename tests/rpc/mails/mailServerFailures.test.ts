import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createCodePlaceholder } from '#server/features/codes/service.ts'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { digitsIn, tryCodeOf } from '../../support/accounts/mailedCode.ts'
import { type MailServer, startMailServer } from '../../support/servers/mailServer.ts'
import { openTestSite, type TestSite } from '../../support/testSite.ts'

let site: TestSite
let server: MailServer
let bag: ReturnType<typeof mailbagOf>
beforeEach(async () => {
  server = await startMailServer()
  site = await openTestSite()
  bag = mailbagOf(site)
})
afterEach(async () => {
  await site.close()
  await server.close()
})

const tryCode = (email: string, digits: string) => tryCodeOf(site, email, digits)

describe('a mail server that', () => {
  test.each([
    ['says "not now" to a recipient', 'RCPT', 451],
    ['hangs up on a recipient', 'RCPT', 'cut'],
    ['hangs up in the midst of the text', 'text', 'cut'],
    ['says "not now" to the text', 'dot', 451],
  ] as const)('a mail server that fails with %s gets the mail again', async (_what, stage, answer) => {
    await site.startMail(server.url)
    const met = server.next(stage, answer)
    const recipient = await bag.queueCode('right')
    await met
    expect(await bag.untilIs(recipient, 'queued')).toMatchObject({ failure: expect.stringMatching(/./) })
    await bag.letPass(5)
    const { text } = await server.mail(0)
    await bag.untilIs(recipient, 'sent', 2)
    expect(server.received).toHaveLength(1)
    expect(await tryCode(recipient, digitsIn(text))).toBe('right')
  })

  test('a mail server that hangs up after the text gets the mail again, with the code that works', async () => {
    await site.startMail(server.url)
    const met = server.next('dot', 'cut')
    const recipient = await bag.queueCode('right')
    await met
    await bag.untilIs(recipient, 'queued')
    await bag.letPass(5)
    const [first, second] = [await server.mail(0), await server.mail(1)]
    expect(second.headers['message-id']).not.toBe(first.headers['message-id'])
    expect(await tryCode(recipient, digitsIn(second.text))).toBe('right')
  })

  test('a mail server that hangs up after a text without a code gets it again with the same Message-ID', async () => {
    await site.startMail(server.url)
    const met = server.next('dot', 'cut')
    await bag.queue()
    await met
    await bag.letPass(5)
    const [first, second] = [await server.mail(0), await server.mail(1)]
    expect(second.headers['message-id']).toBe(first.headers['message-id'])
  })

  test.each(['RCPT', 'dot'] as const)(
    'a mail server that refuses permanently (%s) does not get the mail again',
    async (stage) => {
      await site.startMail(server.url)
      void server.next(stage, 550)
      const recipient = await bag.queue()
      const row = await bag.untilIs(recipient, 'failed')
      expect(row).toMatchObject({ attempts: 1, text: '', failure: expect.stringContaining('550') })
      expect(site.logged).toContainEqual(
        expect.objectContaining({
          msg: 'mail could not be sent and was given up',
          mail: row.id,
          status: 550,
        }),
      )
    },
  )

  test('a mail server that stays silent does not block the queue', async () => {
    await site.startMail(server.url, { maxMsUntilTextRequested: 150, maxMsUntilTextAccepted: 150 })
    for (const stage of ['RCPT', 'dot'] as const) {
      const met = server.next(stage, 'silence')
      const recipient = await bag.queue()
      await met
      await bag.untilIs(recipient, 'queued')
    }
  })

  test('a mail server that is down for a day makes the mail fail', async () => {
    await server.goDown()
    await site.startMail(server.url)
    const recipient = await bag.queue()
    await bag.untilIs(recipient, 'queued')
    await bag.letPass(24 * 60)
    await bag.untilIs(recipient, 'failed', 2)
  })
})

test('a mail whose text cannot be written when the server waits for it is retried and logged', async () => {
  await site.startMail(server.url)
  await site.deps.db.execute(sql`alter table codes rename column salt to pepper`)
  const codeId = 'code'
  await site.deps.db.execute(sql`insert into codes (id, purpose, email, subject_id)
    values (${codeId}, 'confirm-email', 'reader@example.com', 'right')`)
  const recipient = await bag.queue({ text: createCodePlaceholder(codeId), codeId })
  await bag.untilIs(recipient, 'queued')
  expect(server.received).toEqual([])
  expect(site.logged).toContainEqual(
    expect.objectContaining({ msg: 'job attempt failed', level: 50, cause: '42703' }),
  )
  await site.deps.db.execute(sql`alter table codes rename column pepper to salt`)
  await bag.untilIs(recipient, 'sent', 2)
})
