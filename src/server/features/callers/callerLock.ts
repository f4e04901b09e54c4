import { and, eq, sql } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { sessions, users } from '../auth/table.ts'

/** Whether a session is in force at this very moment, in a transaction that may have waited since it began. */
const isInForce = sql<boolean>`${sessions.expiresAt} > clock_timestamp()`

/** An account as it is while it is locked. */
export interface LockedCaller {
  email: string
  /** Null without a password. */
  passwordHash: string | null
}

/**
 * Locks the caller's account until the transaction ends: a password reset that ends the caller's session is either over,
 * or waits and then undoes what the transaction did. Throws UNAUTHENTICATED when the session has ended since the call
 * began. Locks are taken in one order everywhere: accounts, codes, households, invitations, memberships; recipes
 * after accounts, without any of the others (`lockRecipes`). An account's row is deleted, and its address changed, as the
 * last step: a transaction that inserts the same address waits for it, and it may hold other locks but not an account's.
 */
export async function lockCaller(tx: MemberContext): Promise<LockedCaller> {
  const { userId, sessionId } = tx.member
  const [account] = await tx.deps.db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  const ownSession = and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isInForce)
  const hasSession = (await tx.deps.db.$count(sessions, ownSession)) > 0
  if (!account || !hasSession) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  return account
}

/**
 * Keeps the caller's account from being deleted until the transaction ends, so that what it adds is not missed when all that
 * is theirs is withdrawn. Throws UNAUTHENTICATED when the account is gone. Several at once do not wait for each other.
 */
export async function holdCaller({ deps: { db }, member }: MemberContext): Promise<void> {
  const [account] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, member.userId))
    .for('share')
  if (!account) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
}
