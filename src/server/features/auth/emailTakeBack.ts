import { and, asc, eq, gt, gte, lt, max, min, notExists, sql } from 'drizzle-orm'
import { emailRestoredMail } from '#shared/messages/mails.ts'
import type { BrowserId } from '../../context.ts'
import type { DbContext, LocalDbContext } from '../../db/dbContext.ts'
import { forgetCodesFor } from '../codes/service.ts'
import { inLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { deletePhoneSince } from '../sms/service.ts'
import { deleteSignUpsOfBrowser } from './ownSignUps.ts'
import { removeIdentitiesSince } from './removedIdentities.ts'
import { emailChanges, users } from './table.ts'

type Transaction = LocalDbContext

/** Days in which a former address can restore the account. The mail about the change promises them. */
const takeBackDays = 7
/** How many former addresses get a notice of a changed password: the oldest ones, which an attacker cannot have added. */
const maxNotifiedEmails = 10
const takeBackSince = sql`now() - ${takeBackDays} * interval '1 day'`

/**
 * The account that had this address within a week and can be restored by it, and the address as that account had it;
 * undefined when there is none. In that time no other account can be created with the address.
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
  /** Whether the address is the account's current one; else it had that within a week. */
  isCurrent: boolean
  /** The address that was looked up, as the account has or had it. */
  foundEmail: string
}

/**
 * Locks the account whose password a code mailed to `email` resets: the one with this address, else the one that had it
 * within a week. Null when there is none. Runs the same queries in each case, so that the response time reveals
 * nothing.
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
 * Restores a former address of a locked account and deletes the later changes; takeBackAccess has ended the invitations
 * sent to the addresses in between. Fails on a unique value when another account has the address by now. For the end of
 * the transaction that resets the password; see lockCaller.
 */
export async function restoreEmail(
  tx: Transaction & { browserId: BrowserId },
  { id: userId, email: current, foundEmail: email }: LockedAccount,
): Promise<void> {
  const { db } = tx.deps
  await forgetCodesFor(tx, current)
  await deleteSignUpsOfBrowser(tx, email)
  const words = await inLanguageOfAccount(tx, userId, emailRestoredMail)
  await queueMail(tx, { recipient: current, ...words, codeId: null })
  await db.update(users).set({ email }).where(eq(users.id, userId))
}

/**
 * For an account that returns to an address it had within a week: removes the addresses it had since then, so that they
 * can no longer restore it, the providers that were linked since then, and a phone number that was confirmed since
 * then. They may belong to an attacker who changed the address and back again. Returns the time of the earliest change
 * that is undone; null when the account did not have the address within a week.
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

/** The time until which a former address can restore an account, the latest of several; null when none can. */
export async function findTakeBackEnd({ deps: { db } }: Transaction, userId: string): Promise<Date | null> {
  const [change] = await db
    .select({ last: max(emailChanges.changedAt) })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.changedAt, takeBackSince)))
  return change?.last ? new Date(change.last.getTime() + takeBackDays * 86_400_000) : null
}

/** The former addresses, the oldest first, by which a reset can restore an account. */
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

/** The addresses that an account had within a week, with the times until which it had them. */
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

/** An account's address, and those that it had within a week with the times until which it had them. */
export async function listOwnEmails(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<{ email: string; until: Date | null }[]> {
  return [{ email, until: null }, ...(await listFormerEmails(tx, userId))]
}

/** Deletes former addresses that can no longer restore an account. */
export async function deleteOldEmailChanges({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.changedAt, takeBackSince))
}
