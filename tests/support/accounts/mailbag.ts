import { eq, ne, sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { createCodePlaceholder, createCodeWithoutDigits } from '#server/features/codes/service.ts'
import { jobsTable } from '#server/features/jobs/table.ts'
import { queueMail } from '#server/features/mail/service.ts'
import { outboxMailsTable } from '#server/features/mail/table.ts'
import type { TestSite } from '../testSite.ts'

type JobRow = typeof jobsTable.$inferSelect
/** A mail with what the queue knows of it. While its job is performed, `state` is that of the job. */
type Row = Omit<typeof outboxMailsTable.$inferSelect, 'state'> &
  Pick<JobRow, 'attempts' | 'faults'> & {
    state: (typeof outboxMailsTable.$inferSelect)['state'] | 'sending' | 'handing over'
  }

function stateOf(mail: typeof outboxMailsTable.$inferSelect, job: JobRow): Row['state'] {
  if (mail.state !== 'queued') return mail.state
  return job.state === 'running' ? 'sending' : job.state === 'handing over' ? job.state : mail.state
}

/** Puts mails into the outbox of a test's Larder and looks at what becomes of them. */
export function mailbagOf(site: TestSite) {
  const { deps } = site
  const { db } = deps
  let written = 0

  async function queue(words: { subject?: string; text?: string; codeId?: string } = {}): Promise<string> {
    const recipient = `reader-${++written}@example.com`
    await queueMail({ deps }, { recipient, subject: 'Hello', text: 'Soup is on.\n', codeId: null, ...words })
    return recipient
  }

  async function rowOf(recipient: string): Promise<Row | undefined> {
    const isTheirs = eq(outboxMailsTable.recipient, recipient)
    const [row] = await db
      .select()
      .from(outboxMailsTable)
      .innerJoin(jobsTable, eq(jobsTable.id, outboxMailsTable.id))
      .where(isTheirs)
    if (!row) return undefined
    const { attempts, faults } = row.jobs
    return { ...row.outbox, attempts, faults, state: stateOf(row.outbox, row.jobs) }
  }

  return {
    queue,
    rowOf,
    recipientOf: async (id: string): Promise<string> =>
      (await db.select().from(outboxMailsTable).where(eq(outboxMailsTable.id, id)))[0]?.recipient ?? '',
    /** A mail that carries a new code for its recipient, which opens `subjectId`. */
    async queueCode(subjectId = 'nobody'): Promise<string> {
      const email = `reader-${written + 1}@example.com`
      const codeId = await createCodeWithoutDigits(
        { deps },
        { purpose: 'confirm-email', sentTo: email, subjectId },
      )
      const code = createCodePlaceholder(codeId)
      return await queue({ subject: `${code} is it`, text: `Enter ${code}.\n`, codeId })
    },
    /** The mail's row, once it is in this state and has been taken this often. */
    untilIs: (recipient: string, state: Row['state'], attempts = 1): Promise<Row> =>
      vi.waitUntil(
        async () => {
          const row = await rowOf(recipient)
          return row?.state === state && row.attempts >= attempts && row
        },
        { timeout: 20_000, interval: 20 },
      ) as Promise<Row>,
    /** Resolves when every mail there is was sent. */
    untilAllSent: () =>
      vi.waitUntil(
        async () => (await db.$count(outboxMailsTable, ne(outboxMailsTable.state, 'sent'))) === 0,
        {
          timeout: 20_000,
          interval: 50,
        },
      ),
    /** Lets time pass for every mail and code, and tells the deliveries. */
    async letPass(minutes: number): Promise<void> {
      const ago = sql`${minutes} * interval '1 minute'`
      await db.execute(sql`update outbox set created_at = created_at - ${ago}`)
      await db.execute(sql`update jobs set due_at = due_at - ${ago}, created_at = created_at - ${ago},
        lease_until = lease_until - ${ago}, ended_at = ended_at - ${ago}`)
      await db.execute(
        sql`update codes set created_at = created_at - ${ago}, expires_at = expires_at - ${ago}`,
      )
      await db.execute(sql`select pg_notify('job_queued', '')`)
    },
  }
}
