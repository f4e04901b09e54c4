import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCodeWithoutDigits } from '#server/features/codes/service.ts'
import { enqueueJob } from '#server/features/jobs/service.ts'
import { jobsTable } from '#server/features/jobs/table.ts'
import { textMessagesTable } from '#server/features/sms/table.ts'
import { textMessageJobKind } from '#server/features/sms/textMessageJobKind.ts'
import { runHousekeepingOnce } from '#server/housekeeping.ts'
import { causeCodeOfError, maxFailedAttempts } from '#server/retries.ts'
import { mailbagOf } from '../../support/accounts/mailbag.ts'
import { breakCode } from '../../support/database/breakingRows.ts'
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

const patience = { timeout: 20_000, interval: 20 }
const logged = (msg: string) => site.logged.filter((line) => line.msg === msg)

describe('a mail whose text cannot be written', () => {
  test.each([
    ['sent', true],
    ['kept', false],
  ] as const)(
    'a mail whose text cannot be written is set aside after five tries, and others are %s meanwhile',
    async (state, hasServer) => {
      const broken = await bag.queueCode()
      await breakCode(site, (await bag.rowOf(broken))!.codeId!)
      await site.startMail(hasServer ? server.url : null)
      for (let tries = 1; tries <= maxFailedAttempts; tries += 1) {
        const row = await bag.untilIs(broken, 'queued', tries)
        // Each retry waits, and the cause is recorded as a code.
        expect(row).toMatchObject({ attempts: tries, faults: tries, failure: 'P0001' })
        const other = await bag.queue()
        await bag.untilIs(other, state)
        await bag.letPass(6)
      }
      const row = await bag.untilIs(broken, 'failed', maxFailedAttempts)
      expect(row).toMatchObject({ attempts: maxFailedAttempts, failure: 'P0001', text: '' })
      expect(logged('job attempt failed')).toHaveLength(maxFailedAttempts)
      expect(logged('job given up after too many failed attempts')).toEqual([
        expect.objectContaining({ level: 50, queue: 'mail', job: row.id, cause: 'P0001' }),
      ])
      // It stays set aside.
      await bag.letPass(60)
      const last = await bag.queue()
      await bag.untilIs(last, state)
      expect(await bag.rowOf(broken)).toMatchObject({ state: 'failed', attempts: maxFailedAttempts })
    },
  )

  test('a mail whose text cannot be written is set aside when each try ended the process', async () => {
    const deadly = await bag.queue()
    // What a process that is killed at its fifth try leaves behind.
    await site.deps.db.execute(sql`update jobs set state = 'running', attempts = ${maxFailedAttempts},
      faults = ${maxFailedAttempts}, lease_until = now() - interval '1 second'`)
    await site.startMail(server.url)
    expect(await bag.untilIs(deadly, 'failed')).toMatchObject({ failure: 'the process ended' })
    const other = await bag.queue()
    await bag.untilIs(other, 'sent')
    expect(server.received.map((mail) => mail.recipient)).toEqual([other])
  })
})

test('a mail that the mail server refuses for now gets more tries than one that breaks', async () => {
  await server.goDown()
  await site.startMail(server.url)
  const recipient = await bag.queue()
  for (let tries = 1; tries <= maxFailedAttempts + 2; tries += 1) {
    expect(await bag.untilIs(recipient, 'queued', tries)).toMatchObject({ faults: 0 })
    await bag.letPass(6)
  }
})

test('a text message that breaks at each try is set aside unsent, and others go on', async () => {
  const { userId } = await site.addMember()
  const phoneNumber = '+447700900123'
  const codeId = await createCodeWithoutDigits(site, {
    purpose: 'confirm-phone',
    sentTo: phoneNumber,
    subjectId: userId,
  })
  await breakCode(site, codeId)
  const { db } = site.deps
  const queue = async (text: { id: string; message: string; codeId?: string }) => {
    await db.insert(textMessagesTable).values({ userId, phoneNumber, ...text })
    await enqueueJob(site, textMessageJobKind, { textId: text.id }, { id: text.id, userId })
  }
  await queue({ id: 'broken', message: '{{code}}', codeId })
  await site.startTexts()
  const rowOf = async (id: string) => {
    const [row] = await db
      .select()
      .from(textMessagesTable)
      .innerJoin(jobsTable, eq(jobsTable.id, textMessagesTable.id))
      .where(eq(textMessagesTable.id, id))
    return row && { ...row.texts, attempts: row.jobs.attempts, failure: row.jobs.error }
  }
  for (let tries = 1; tries <= maxFailedAttempts; tries += 1) {
    await vi.waitUntil(async () => {
      const row = await rowOf('broken')
      return row?.state === 'queued' && row.attempts === tries
    }, patience)
    const other = `other ${tries}`
    await queue({ id: other, message: 'Milk' })
    await expect.poll(async () => (await rowOf(other))?.state, patience).toBe('kept')
    await db.execute(sql`update jobs set due_at = now() where id = 'broken'`)
    await db.execute(sql`select pg_notify('job_queued', '')`)
  }
  await expect.poll(async () => (await rowOf('broken'))?.state, patience).toBe('failed')
  expect(await rowOf('broken')).toMatchObject({ failure: 'P0001', attempts: maxFailedAttempts, message: '' })
  expect(logged('job given up after too many failed attempts')).toHaveLength(1)
})

test('the mail queue is read again after a read has failed', async () => {
  await site.deps.db.execute(sql`alter table jobs rename column faults to errors`)
  await site.startMail(server.url)
  await expect.poll(() => logged('job queue could not be read').length, patience).toBeGreaterThan(0)
  await site.deps.db.execute(sql`alter table jobs rename column errors to faults`)
  const recipient = await bag.queue()
  await bag.untilIs(recipient, 'sent')
})

test('a failing cleanup task is logged, and the other tasks are done', async () => {
  const { db } = site.deps
  await db.execute(
    sql`insert into rate_limits (key, hits, expires_at) values ('old', 1, now() - interval '1 day')`,
  )
  await db.execute(sql`alter table sign_ups rename to people`)
  await runHousekeepingOnce(site)
  expect(logged('periodic housekeeping task failed')).toEqual([expect.objectContaining({ task: 'sign-ups' })])
  expect(await db.execute(sql`select key from rate_limits`)).toHaveLength(0)
})

test('causeCodeOfError returns an error’s code or class name, never its message', () => {
  const inner = Object.assign(new Error('ada@example.com'), { code: '22003' })
  expect(causeCodeOfError(new Error('outer', { cause: inner }))).toBe('22003')
  expect(causeCodeOfError(new TypeError('ada@example.com'))).toBe('TypeError')
  expect([causeCodeOfError('ada'), causeCodeOfError(undefined)]).toEqual(['Error', 'Error'])
})
