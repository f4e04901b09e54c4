import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import { placeIn, readBatches } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { OwnAddress, PersonalData } from '../../personalData.ts'
import { jobs } from '../jobs/table.ts'
import { outbox, overStates } from './table.ts'

/**
 * Forgets every mail to an address whose account is deleted, while it was the account's, and those that have left with it
 * as the address to answer to; one that is leaving just now ends by itself. A mail that waits for a former address leaves
 * all the same: it may tell its owner that somebody else changed the address.
 */
export async function forgetMailsTo(ctx: DbContext, address: OwnAddress): Promise<void> {
  const isOver = address.until === null ? notExists(jobIn(ctx, 'running')) : inArray(outbox.state, overStates)
  await ctx.deps.db.delete(outbox).where(and(isToOwn(address), isOver))
  const isAnswered = and(
    eq(sql`lower(${outbox.replyTo})`, address.email.toLowerCase()),
    isBefore(address.until),
  )
  await ctx.deps.db.delete(outbox).where(and(isAnswered, inArray(outbox.state, overStates)))
}

/** The job of a mail, in this state. */
const jobIn = ({ deps: { db } }: DbContext, state: 'running' | 'handing over') =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, outbox.id), eq(jobs.state, state)))

/**
 * Takes the name of a user who leaves out of every mail that tells it to others: what waits is not sent, and of what has left
 * no subject stays.
 */
async function withdrawMailsBy(ctx: DbContext, userId: string): Promise<void> {
  const isBy = eq(outbox.causedBy, userId)
  const nothing = { subject: '', text: '', causedBy: null }
  await ctx.deps.db
    .update(outbox)
    .set({ ...nothing, state: 'dropped', failure: 'The account that caused it is deleted.' })
    .where(and(isBy, eq(outbox.state, 'queued'), notExists(jobIn(ctx, 'handing over'))))
  await ctx.deps.db.update(outbox).set(nothing).where(isBy)
}

/**
 * What was or will be mailed to somebody's addresses while they were theirs, for themselves, oldest first and some at a
 * time; codes are left out.
 */
async function* readMailData(
  { deps: { db } }: DbContext,
  addresses: readonly OwnAddress[],
): AsyncGenerator<AccountData['mails']> {
  const isTheirs = or(...addresses.map(isToOwn))
  const isMailed = and(isTheirs, ne(outbox.state, 'dropped'))
  const { subject, codeId, createdAt } = outbox
  const order = { at: createdAt, id: outbox.id }
  const batches = readBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...placeIn(order), subject, codeId, createdAt })
      .from(outbox)
      .where(and(isMailed, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
    yield rows.map((mail) => ({
      // Where mails are kept, the digits stand in them.
      subject:
        mail.codeId === null ? mail.subject : mail.subject.replaceAll(/\{\{code [\w-]+\}\}|\d{6}/g, '******'),
      createdAt: mail.createdAt.toISOString(),
    }))
}

const isToOwn = ({ email, until }: OwnAddress) =>
  and(eq(sql`lower(${outbox.recipient})`, email.toLowerCase()), isBefore(until))
/** A millisecond more than a date holds: the notice of a change is written at its very moment. */
const isBefore = (until: Date | null) =>
  until === null ? undefined : lt(outbox.createdAt, new Date(until.getTime() + 1))

export const personalData = {
  export: { mails: (ctx, { addresses }) => readMailData(ctx, addresses) },
  erase: async (tx, { userId, addresses }) => {
    await withdrawMailsBy(tx, userId)
    for (const address of addresses) await forgetMailsTo(tx, address)
  },
} satisfies PersonalData<'mails'>
