import { and, asc, eq, gt, gte, lt, max, min, notExists, sql } from 'drizzle-orm'
import { emailRestoredMail } from '#shared/messages/mails.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { forgetCodesFor } from '../codes/service.ts'
import { inOwnLanguage } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { deletePhoneSince } from '../sms/service.ts'
import { deleteOwnSignUps } from './ownSignUps.ts'
import { removeIdentitiesSince } from './removedIdentities.ts'
import { emailChanges, users } from './table.ts'

type Transaction = Pick<Context, 'deps' | 'locale'>

/** How long a former address can take its account back. The mail that tells of the change promises it. */
const takeBackDays = 7
/** How many former addresses get a notice of a changed password: the oldest ones, which a thief cannot have added. */
const maxNotifiedEmails = 10
const takeBackSince = sql`now() - ${takeBackDays} * interval '1 day'`

/**
 * Whose account had this address within a week and may be taken back with it, and the address as that account had it;
 * undefined when there is none. Nobody else can make an account of the address in that time.
 */
export async function findFormerOwner(
  { deps: { db } }: Transaction,
  email: string,
): Promise<{ id: string; email: string; name: string } | undefined> {
  const [owner] = await db
    .select({ id: users.id, email: emailChanges.formerEmail, name: users.name })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(and(eq(emailChanges.formerEmail, email), gt(emailChanges.changedAt, takeBackSince)))
    .orderBy(asc(emailChanges.changedAt))
    .limit(1)
  return owner
}

interface LockedAccount {
  id: string
  name: string
  email: string
  /** Whether the address that it was looked for by is its own; else it had that within a week. */
  isCurrent: boolean
  /** The address that it was looked for by, as the account has or had it. */
  foundEmail: string
}

/**
 * Locks the account whose password a code mailed to `email` resets: the one with this address, else the one that had it
 * within a week. Null when there is none. Asks the same in each case, so that the time tells nothing.
 */
export async function lockAccountFor(tx: Transaction, email: string): Promise<LockedAccount | null> {
  const { db } = tx.deps
  const formerOwner = await findFormerOwner(tx, email)
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const askedFormer = formerOwner?.email ?? email
  const [account] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      isCurrent: sql<boolean>`${users.email} = ${email}`,
    })
    .from(users)
    .where(eq(users.id, owner?.id ?? formerOwner?.id ?? 'nobody'))
    .for('no key update')
  return account ? { ...account, foundEmail: account.isCurrent ? account.email : askedFormer } : null
}

/**
 * Gives a locked account a former address back, whose changes since are undone; takeBackAccess has ended the invitations to
 * the address in between. Fails on a unique value when the address
 * belongs to another account by now. For the end of the transaction that resets the password; see lockCaller.
 */
export async function restoreEmail(
  tx: Transaction & Pick<Context, 'browserId'>,
  { id: userId, email: current, foundEmail: email }: LockedAccount,
): Promise<void> {
  const { db } = tx.deps
  await forgetCodesFor(tx, current)
  await deleteOwnSignUps(tx, email)
  const words = await inOwnLanguage(tx, userId, emailRestoredMail)
  await queueMail(tx, { recipient: current, ...words, codeId: null })
  await db.update(users).set({ email }).where(eq(users.id, userId))
}

/**
 * For an account that returns to an address it had within a week: the addresses it had since then can take it back no
 * longer, the providers that were linked since then no longer open it, and a phone number that was confirmed since then goes.
 * They may be a thief's, who changed the address and back again. Returns the moment of the earliest change that is undone;
 * null when the account did not have the address within a week.
 */
export async function undoChangesSince(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<Date | null> {
  const { db } = tx.deps
  const ofUser = eq(emailChanges.userId, userId)
  const [change] = await db
    .select({ changedAt: emailChanges.changedAt })
    .from(emailChanges)
    .where(and(ofUser, eq(emailChanges.formerEmail, email), gt(emailChanges.changedAt, takeBackSince)))
    .orderBy(asc(emailChanges.changedAt))
    .limit(1)
  if (!change) return null
  await db.delete(emailChanges).where(and(ofUser, gte(emailChanges.changedAt, change.changedAt)))
  await removeIdentitiesSince(tx, userId, change.changedAt)
  await deletePhoneSince(tx, userId, change.changedAt)
  return change.changedAt
}

/** The moment until which a former address can take an account back, the latest of several; null when none can. */
export async function findTakeBackEnd({ deps: { db } }: Transaction, userId: string): Promise<Date | null> {
  const [change] = await db
    .select({ last: max(emailChanges.changedAt) })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.changedAt, takeBackSince)))
  return change?.last ? new Date(change.last.getTime() + takeBackDays * 86_400_000) : null
}

/** The addresses, the oldest first, by which a reset takes an account back that has another one by now. */
export async function listTakeBackEmails({ deps: { db } }: Transaction, userId: string): Promise<string[]> {
  const owners = db.select({ id: users.id }).from(users).where(eq(users.email, emailChanges.formerEmail))
  const isRecent = gt(emailChanges.changedAt, takeBackSince)
  const rows = await db
    .select({ email: emailChanges.formerEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isRecent, notExists(owners)))
    .groupBy(emailChanges.formerEmail)
    .orderBy(min(emailChanges.changedAt))
    .limit(maxNotifiedEmails)
  return rows.map(({ email }) => email)
}

/** The addresses that an account had within a week, with the moments until which they were its own. */
export async function listFormerEmails(
  { deps: { db } }: Transaction,
  userId: string,
): Promise<{ email: string; until: Date }[]> {
  return await db
    .select({ email: emailChanges.formerEmail, until: emailChanges.changedAt })
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(emailChanges.changedAt)
}

/** An account's address, and those that it had within a week with the moments until which they were its own. */
export async function listOwnEmails(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<{ email: string; until: Date | null }[]> {
  return [{ email, until: null }, ...(await listFormerEmails(tx, userId))]
}

/** Deletes former addresses that can no longer take an account back. */
export async function deleteOldEmailChanges({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.changedAt, takeBackSince))
}
