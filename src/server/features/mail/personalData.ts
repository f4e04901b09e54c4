import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { readRowsInBatches, selectRowPosition } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { OwnAddress, PersonalData } from '../../personalData.ts'
import { jobs } from '../jobs/table.ts'
import { finalMailStates, outbox } from './table.ts'

/**
 * Deletes every mail to an address of a deleted account from the time when it was the account's, and sent mails with it
 * as the address for answers; a mail that is being sent is deleted when its job ends. A waiting mail for a former
 * address is still sent: it may warn its owner that somebody else changed the address.
 */
export async function forgetMailsTo(ctx: DbContext, address: OwnAddress): Promise<void> {
  const isOver =
    address.until === null
      ? notExists(mailJobInState(ctx, 'running'))
      : inArray(outbox.state, finalMailStates)
  await ctx.deps.db.delete(outbox).where(and(isMailToOwnAddress(address), isOver))
  const isAnswered = and(
    eq(sql`lower(${outbox.replyTo})`, address.email.toLowerCase()),
    isMailBefore(address.until),
  )
  await ctx.deps.db.delete(outbox).where(and(isAnswered, inArray(outbox.state, finalMailStates)))
}

/** The job of a mail, in this state. */
const mailJobInState = ({ deps: { db } }: DbContext, state: 'running' | 'handing over') =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, outbox.id), eq(jobs.state, state)))

/**
 * Removes the name of a user who leaves from every mail to others: waiting mails are not sent, and sent ones lose their
 * subject.
 */
async function withdrawMailsBy(ctx: DbContext, userId: string): Promise<void> {
  const isBy = eq(outbox.causedBy, userId)
  const nothing = { subject: '', text: '', causedBy: null }
  await ctx.deps.db
    .update(outbox)
    .set({ ...nothing, state: 'dropped', failure: 'The account that caused it is deleted.' })
    .where(and(isBy, eq(outbox.state, 'queued'), notExists(mailJobInState(ctx, 'handing over'))))
  await ctx.deps.db.update(outbox).set(nothing).where(isBy)
}

/**
 * The mails to a user's addresses from the time when they were theirs, for their own download, oldest first, in
 * batches; without codes.
 */
async function* readMailData(
  { deps: { db } }: DbContext,
  addresses: readonly OwnAddress[],
): AsyncGenerator<AccountData['mails']> {
  const isTheirs = or(...addresses.map(isMailToOwnAddress))
  const isMailed = and(isTheirs, ne(outbox.state, 'dropped'))
  const { subject, codeId, createdAt } = outbox
  const order = { at: createdAt, id: outbox.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectRowPosition(order), subject, codeId, createdAt })
      .from(outbox)
      .where(and(isMailed, after))
      .orderBy(...orderBy)
      .limit(limit),
  )
  for await (const rows of batches)
    yield rows.map((mail) => ({
      // Stored mails contain the digits.
      subject:
        mail.codeId === null ? mail.subject : mail.subject.replaceAll(/\{\{code [\w-]+\}\}|\d{6}/g, '******'),
      createdAt: mail.createdAt.toISOString(),
    }))
}

const isMailToOwnAddress = ({ email, until }: OwnAddress) =>
  and(eq(sql`lower(${outbox.recipient})`, email.toLowerCase()), isMailBefore(until))
/** A millisecond is added, because a Date rounds down, and the notice of a change is written at the same time. */
const isMailBefore = (until: Date | null) =>
  until === null ? undefined : lt(outbox.createdAt, new Date(until.getTime() + 1))

export const mailPersonalData = {
  export: { mails: (ctx, { addresses }) => readMailData(ctx, addresses) },
  erase: async (tx, { userId, addresses }) => {
    await withdrawMailsBy(tx, userId)
    for (const address of addresses) await forgetMailsTo(tx, address)
  },
} satisfies PersonalData<MemberContext, 'mails'>
