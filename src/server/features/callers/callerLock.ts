import { and, eq, sql } from 'drizzle-orm'
import type { MemberDbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { sessionsTable, usersTable } from '../auth/table.ts'

/** Whether a session is valid now, in a transaction that may have waited since it began. */
const isInForce = sql<boolean>`${sessionsTable.expiresAt} > clock_timestamp()`

/** A locked account. */
export interface LockedCallerAccount {
  email: string
  /** Null without a password. */
  passwordHash: string | null
}

/**
 * Locks the caller's account until the transaction ends: a password reset that ends the caller's session either has
 * committed, or waits and then undoes what the transaction did. Throws UNAUTHENTICATED when the session has ended since
 * the call began. All code locks in one order: accounts, codes, households, invitations, memberships; recipes after
 * accounts, without any of the others (`lockRecipesById`). The last step deletes an account's row or changes its address: a
 * transaction that inserts the same address waits for it, and may hold other locks but not an account's.
 */
export async function lockCallerAccount(tx: MemberDbContext): Promise<LockedCallerAccount> {
  const { userId, sessionId } = tx.member
  const [account] = await tx.deps.db
    .select({ email: usersTable.email, passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(eq(usersTable.id, userId))
    .for('no key update')
  const ownSession = and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId), isInForce)
  const hasSession = (await tx.deps.db.$count(sessionsTable, ownSession)) > 0
  if (!account || !hasSession) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  return account
}

/**
 * Keeps the caller's account from being deleted until the transaction ends, so that the deletion does not miss what it
 * adds. Throws UNAUTHENTICATED when the account no longer exists. Several calls do not wait for each other.
 */
export async function preventDeletionOfCaller({ deps: { db }, member }: MemberDbContext): Promise<void> {
  const [account] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.id, member.userId))
    .for('share')
  if (!account) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
}
