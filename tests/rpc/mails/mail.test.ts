import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runInTransaction } from '#server/db/transaction.ts'
import { codesTable } from '#server/features/codes/table.ts'
import { claimDueJobs } from '#server/features/jobs/claims.ts'
import { mailJobKind } from '#server/features/mail/mailJobKind.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { pauseBeforeRetryMs } from '#server/retries.ts'
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

describe('a queued mail', () => {
  test('a queued mail is sent after its transaction commits, and never after a rollback', async () => {
    await site.startMail(server.url)
    const mail = { subject: 'Undone', text: 'Never', codeId: null }
    const undone = runInTransaction(site, async (tx) => {
      await queueMail(tx, { recipient: 'nobody@example.com', ...mail })
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    const recipient = await bag.queue()
    await bag.untilIs(recipient, 'sent')
    expect(server.received.map((each) => each.recipient)).toEqual([recipient])
  })

  test('a queued mail arrives unchanged in any script', async () => {
    await site.startMail(server.url)
    const subject =
      'Käsespätzle für Zoë — 您的代码 🍜 and a subject so long that it must be folded on its way'
    const text = `Grüß Gott Zoë,\n\n.a line that begins with a dot\n您好 🍜\n${'long '.repeat(300)}\n`
    const recipient = await bag.queue({ subject, text })
    const mail = await server.mail(0)
    expect(mail).toMatchObject({ subject, text, recipient, sender: 'larder@localhost' })
    const { id } = await bag.untilIs(recipient, 'sent')
    expect(mail.headers).toMatchObject({
      'message-id': `<${id}@localhost>`,
      'auto-submitted': 'auto-generated',
      from: 'Larder <larder@localhost>',
    })
  })

  test('a queued mail keeps no text after it was sent, only the fact that it was', async () => {
    await site.startMail(server.url)
    const recipient = await bag.queueCode()
    const { text } = await server.mail(0)
    const row = await bag.untilIs(recipient, 'sent')
    expect(row).toMatchObject({ text: '', failure: null })
    const dump = JSON.stringify([row, await site.deps.db.select().from(codesTable), site.logged])
    expect(dump).not.toContain(digitsIn(text))
    expect(JSON.stringify(site.logged)).not.toContain(recipient)
  })

  test('a queued mail is sent once, even when several processes send', async () => {
    await Promise.all([site.startMail(server.url), site.startMail(server.url)])
    const recipients = await Promise.all(Array.from({ length: 25 }, () => bag.queue()))
    await bag.untilAllSent()
    expect(server.received.map((mail) => mail.recipient).sort()).toEqual(recipients.sort())
  })

  test('a queued mail with a code is claimed before older notices, which are claimed in order', async () => {
    const notices = [await bag.queue(), await bag.queue(), await bag.queue()]
    const code = await bag.queueCode()
    const claimed: string[] = []
    for (let count = 0; count < 3; count += 1)
      for (const { id } of await claimDueJobs(site, mailJobKind, 1)) claimed.push(await bag.recipientOf(id))
    expect(claimed).toEqual([code, ...notices.slice(0, 2)])
  })

  test('a queued mail cannot smuggle in a header or another recipient', async () => {
    await site.startMail(server.url)
    const recipient = await bag.queue({
      subject: 'Hi\r\nBcc: eve@example.com\r\n\r\nBuy',
      text: 'Yes\r\n.\r\nQUIT',
    })
    const mail = await server.mail(0)
    expect(mail.headers).not.toHaveProperty('bcc')
    expect(mail).toMatchObject({ recipient, text: 'Yes\n.\nQUIT\n' })
    const eve = 'ada@example.com>\r\nRCPT TO:<eve@example.com'
    await queueMail(site, { recipient: eve, subject: 'Hi', text: 'Hi', codeId: null })
    await bag.untilIs(eve, 'failed')
    const nul = queueMail(site, { recipient, subject: 'Hi\0', text: 'Hi', codeId: null })
    await expect(nul).rejects.toThrow()
    expect(server.received).toHaveLength(1)
  })
})

describe('a code', () => {
  test('a code works for 15 minutes after its mail is sent, even an hour after it was requested', async () => {
    await server.goDown()
    await site.startMail(server.url)
    const ada = site.openBrowser()
    const person = {
      email: 'ada@example.com',
      name: 'Ada',
      password: 'Quince-and-2-plums!',
      acceptsTerms: true,
    } as const
    await ada.caller.auth.signUp(person)
    for (let tried = 1; tried <= 6; tried++) {
      await bag.untilIs(person.email, 'queued', tried)
      await bag.letPass(10)
    }
    await bag.untilIs(person.email, 'queued', 7)
    await server.comeUp()
    await bag.letPass(10)
    const { subject } = await server.mail(0)
    await bag.untilIs(person.email, 'sent')
    await bag.letPass(14)
    await ada.caller.auth.confirmEmail({ email: person.email, code: digitsIn(subject) })
    expect(server.received).toHaveLength(1)
  })

  test('a code mailed before works until the mail with the next one is sent', async () => {
    await site.startMail(server.url)
    const recipient = await bag.queueCode('first')
    const { text } = await server.mail(0)
    await bag.untilIs(recipient, 'sent')
    const refused = server.next('RCPT', 451)
    await bag.queueCode('second')
    await refused
    expect(await tryCode(recipient, digitsIn(text))).toBe('first')
  })

  test('a code that was used or deleted meanwhile is not mailed', async () => {
    const recipient = await bag.queueCode()
    await site.deps.db.update(codesTable).set({ usedAt: sql`now()` })
    await site.startMail(server.url)
    expect(await bag.untilIs(recipient, 'dropped')).toMatchObject({ text: '' })
    const gone = await bag.queueCode()
    await site.deps.db.delete(codesTable)
    expect(await bag.rowOf(gone)).toBeUndefined()
    expect(server.received).toEqual([])
  })
})

test('a stopped delivery finishes the mails it has begun and starts no more', async () => {
  const delivery = await site.startMail(server.url)
  const recipients = await Promise.all(Array.from({ length: 12 }, () => bag.queue()))
  await server.mail(0)
  await delivery.stop(5_000)
  const states = await Promise.all(recipients.map(async (each) => (await bag.rowOf(each))?.state))
  expect(states.filter((state) => state === 'sent')).toHaveLength(server.received.length)
  expect(new Set(states).has('sending') || new Set(states).has('handing over')).toBe(false)
})

test('pauses between tries double from one second to five minutes, with random variation', () => {
  expect([1, 2, 3, 9, 10, 400].map((attempts) => pauseBeforeRetryMs(attempts, 1))).toEqual([
    1_000, 2_000, 4_000, 256_000, 300_000, 300_000,
  ])
  expect(pauseBeforeRetryMs(3, 0)).toBe(2_000)
})
