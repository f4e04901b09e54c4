import { and, eq, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import { readRowsInBatches, selectPositionOfRow } from '../../db/batches.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { EmailOfAccount, PersonalData } from '../../personalData.ts'
import { jobsTable } from '../jobs/table.ts'
import { finalMailStates, outboxMailsTable } from './table.ts'

/**
 * Deletes every mail to an address of a deleted account from the time when it was the account's, and sent mails with it
 * as the address for answers; a mail that is being sent is deleted when its job ends. A waiting mail for a former
 * address is still sent: it may warn its owner that somebody else changed the address.
 */
export async function deleteMailsToAddress(ctx: DbContext, address: EmailOfAccount): Promise<void> {
  const isOver =
    address.until === null
      ? notExists(mailJobInState(ctx, 'running'))
      : inArray(outboxMailsTable.state, finalMailStates)
  await ctx.deps.db.delete(outboxMailsTable).where(and(isMailToOwnAddress(address), isOver))
  const isAnswered = and(
    eq(sql`lower(${outboxMailsTable.replyTo})`, address.email.toLowerCase()),
    isMailBefore(address.until),
  )
  await ctx.deps.db
    .delete(outboxMailsTable)
    .where(and(isAnswered, inArray(outboxMailsTable.state, finalMailStates)))
}

/** The job of a mail, in this state. */
const mailJobInState = ({ deps: { db } }: DbContext, state: 'running' | 'handing over') =>
  db
    .select({ id: jobsTable.id })
    .from(jobsTable)
    .where(and(eq(jobsTable.id, outboxMailsTable.id), eq(jobsTable.state, state)))

/**
 * Removes the name of a user who leaves from every mail to others: waiting mails are not sent, and sent ones lose their
 * subject.
 */
async function withdrawMailsBy(ctx: DbContext, userId: string): Promise<void> {
  const isBy = eq(outboxMailsTable.causedBy, userId)
  const nothing = { subject: '', text: '', causedBy: null }
  await ctx.deps.db
    .update(outboxMailsTable)
    .set({ ...nothing, state: 'dropped', failure: 'The account that caused it is deleted.' })
    .where(and(isBy, eq(outboxMailsTable.state, 'queued'), notExists(mailJobInState(ctx, 'handing over'))))
  await ctx.deps.db.update(outboxMailsTable).set(nothing).where(isBy)
}

/**
 * The mails to a user's addresses from the time when they were theirs, for their own download, oldest first, in
 * batches; without codes.
 */
async function* readMailData(
  { deps: { db } }: DbContext,
  addresses: readonly EmailOfAccount[],
): AsyncGenerator<AccountData['mails']> {
  const isTheirs = or(...addresses.map(isMailToOwnAddress))
  const isMailed = and(isTheirs, ne(outboxMailsTable.state, 'dropped'))
  const { subject, codeId, createdAt } = outboxMailsTable
  const order = { at: createdAt, id: outboxMailsTable.id }
  const batches = readRowsInBatches(order, ({ after, orderBy, limit }) =>
    db
      .select({ ...selectPositionOfRow(order), subject, codeId, createdAt })
      .from(outboxMailsTable)
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

const isMailToOwnAddress = ({ email, until }: EmailOfAccount) =>
  and(eq(sql`lower(${outboxMailsTable.recipient})`, email.toLowerCase()), isMailBefore(until))
/** A millisecond is added, because a Date rounds down, and the notice of a change is written at the same time. */
const isMailBefore = (until: Date | null) =>
  until === null ? undefined : lt(outboxMailsTable.createdAt, new Date(until.getTime() + 1))

export const mailPersonalData = {
  export: { mails: (ctx, { addresses }) => readMailData(ctx, addresses) },
  erase: async (tx, { userId, addresses }) => {
    await withdrawMailsBy(tx, userId)
    for (const address of addresses) await deleteMailsToAddress(tx, address)
  },
} satisfies PersonalData<MemberContext, 'mails'>
