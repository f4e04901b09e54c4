import { and, asc, eq, gt, gte, lt, max, min, notExists, sql } from 'drizzle-orm'
import { emailRestoredMail } from '#shared/messages/mails.ts'
import type { BrowserIdCookie } from '../../context.ts'
import type { DbContext, DbContextWithTextLocale } from '../../db/dbContext.ts'
import { deleteCodesSentTo } from '../codes/service.ts'
import { renderInLanguageOfAccount } from '../languages/service.ts'
import { queueMail } from '../mail/service.ts'
import { deletePhoneConfirmedSince } from '../sms/service.ts'
import { deleteSignUpsOfBrowser } from './ownSignUps.ts'
import { removeIdentitiesLinkedSince } from './removedIdentities.ts'
import { emailChangesTable, usersTable } from './table.ts'

type Transaction = DbContextWithTextLocale

/** Days in which a former address can restore the account. The mail about the change promises them. */
const takeBackDays = 7
/** How many former addresses get a notice of a changed password: the oldest ones, which an attacker cannot have added. */
const maxNotifiedEmails = 10
const takeBackSince = sql`now() - ${takeBackDays} * interval '1 day'`

/**
 * The account that had this address within a week and can be restored by it, and the address as that account had it;
 * undefined when there is none. In that time no other account can be created with the address.
 */
export async function findFormerOwnerOfEmail(
  { deps: { db } }: Transaction,
  email: string,
): Promise<{ id: string; email: string; name: string } | undefined> {
  const [owner] = await db
    .select({ id: usersTable.id, email: emailChangesTable.formerEmail, name: usersTable.name })
    .from(emailChangesTable)
    .innerJoin(usersTable, eq(usersTable.id, emailChangesTable.userId))
    .where(and(eq(emailChangesTable.formerEmail, email), gt(emailChangesTable.changedAt, takeBackSince)))
    .orderBy(asc(emailChangesTable.changedAt))
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
export async function lockAccountForPasswordReset(
  tx: Transaction,
  email: string,
): Promise<LockedAccount | null> {
  const { db } = tx.deps
  const formerOwner = await findFormerOwnerOfEmail(tx, email)
  const [owner] = await db.select({ id: usersTable.id }).from(usersTable).where(eq(usersTable.email, email))
  const askedFormer = formerOwner?.email ?? email
  const [account] = await db
    .select({
      id: usersTable.id,
      name: usersTable.name,
      email: usersTable.email,
      isCurrent: sql<boolean>`${usersTable.email} = ${email}`,
    })
    .from(usersTable)
    .where(eq(usersTable.id, owner?.id ?? formerOwner?.id ?? 'nobody'))
    .for('no key update')
  return account ? { ...account, foundEmail: account.isCurrent ? account.email : askedFormer } : null
}

/**
 * Restores a former address of a locked account and deletes the later changes; undoAttackersHouseholdChanges has ended the invitations
 * sent to the addresses in between. Fails on a unique value when another account has the address by now. For the end of
 * the transaction that resets the password; see lockCallerAccount.
 */
export async function restoreFormerEmail(
  tx: Transaction & { browserId: BrowserIdCookie },
  { id: userId, email: current, foundEmail: email }: LockedAccount,
): Promise<void> {
  const { db } = tx.deps
  await deleteCodesSentTo(tx, current)
  await deleteSignUpsOfBrowser(tx, email)
  const words = await renderInLanguageOfAccount(tx, userId, emailRestoredMail)
  await queueMail(tx, { recipient: current, ...words, codeId: null })
  await db.update(usersTable).set({ email }).where(eq(usersTable.id, userId))
}

/**
 * For an account that returns to an address it had within a week: removes the addresses it had since then, so that they
 * can no longer restore it, the providers that were linked since then, and a phone number that was confirmed since
 * then. They may belong to an attacker who changed the address and back again. Returns the time of the earliest change
 * that is undone; null when the account did not have the address within a week.
 */
export async function undoEmailChangesSince(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<Date | null> {
  const { db } = tx.deps
  const ofUser = eq(emailChangesTable.userId, userId)
  const [change] = await db
    .select({ changedAt: emailChangesTable.changedAt })
    .from(emailChangesTable)
    .where(
      and(ofUser, eq(emailChangesTable.formerEmail, email), gt(emailChangesTable.changedAt, takeBackSince)),
    )
    .orderBy(asc(emailChangesTable.changedAt))
    .limit(1)
  if (!change) return null
  await db.delete(emailChangesTable).where(and(ofUser, gte(emailChangesTable.changedAt, change.changedAt)))
  await removeIdentitiesLinkedSince(tx, userId, change.changedAt)
  await deletePhoneConfirmedSince(tx, userId, change.changedAt)
  return change.changedAt
}

/** The time until which a former address can restore an account, the latest of several; null when none can. */
export async function findEndOfEmailRestorePeriod(
  { deps: { db } }: Transaction,
  userId: string,
): Promise<Date | null> {
  const [change] = await db
    .select({ last: max(emailChangesTable.changedAt) })
    .from(emailChangesTable)
    .where(and(eq(emailChangesTable.userId, userId), gt(emailChangesTable.changedAt, takeBackSince)))
  return change?.last ? new Date(change.last.getTime() + takeBackDays * 86_400_000) : null
}

/** The former addresses, the oldest first, by which a reset can restore an account. */
export async function listRestorableEmails({ deps: { db } }: Transaction, userId: string): Promise<string[]> {
  const owners = db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, emailChangesTable.formerEmail))
  const isRecent = gt(emailChangesTable.changedAt, takeBackSince)
  const rows = await db
    .select({ email: emailChangesTable.formerEmail })
    .from(emailChangesTable)
    .where(and(eq(emailChangesTable.userId, userId), isRecent, notExists(owners)))
    .groupBy(emailChangesTable.formerEmail)
    .orderBy(min(emailChangesTable.changedAt))
    .limit(maxNotifiedEmails)
  return rows.map(({ email }) => email)
}

/** The addresses that an account had within a week, with the times until which it had them. */
export async function listFormerEmails(
  { deps: { db } }: Transaction,
  userId: string,
): Promise<{ email: string; until: Date }[]> {
  return await db
    .select({ email: emailChangesTable.formerEmail, until: emailChangesTable.changedAt })
    .from(emailChangesTable)
    .where(eq(emailChangesTable.userId, userId))
    .orderBy(emailChangesTable.changedAt)
}

/** An account's address, and those that it had within a week with the times until which it had them. */
export async function listEmailsOfAccount(
  tx: Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<{ email: string; until: Date | null }[]> {
  return [{ email, until: null }, ...(await listFormerEmails(tx, userId))]
}

/** Deletes former addresses that can no longer restore an account. */
export async function deleteOldEmailChanges({ deps: { db } }: DbContext): Promise<void> {
  await db.delete(emailChangesTable).where(lt(emailChangesTable.changedAt, takeBackSince))
}
