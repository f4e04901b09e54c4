import { eq } from 'drizzle-orm'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { usersTable } from '../auth/table.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { requireRecentIdentityProof } from './identityProof.ts'
import { doesPasswordMatchHash } from './passwords.ts'

/**
 * Throws INVALID when `password` is not the caller's. It is null for an account without a password; then the caller
 * must have signed in or entered a mailed code within ten minutes, else it throws FORBIDDEN. Returns the hash that was
 * compared, null without a password: a service that changes the account compares it again under the lock (see
 * lockCallerAccount).
 */
export async function requireCallersPassword(
  ctx: MemberContext,
  password: string | null,
): Promise<string | null> {
  const [user] = await ctx.deps.db
    .select({ passwordHash: usersTable.passwordHash })
    .from(usersTable)
    .where(eq(usersTable.id, ctx.member.userId))
  const hash = user?.passwordHash ?? null
  const isRight =
    hash === null
      ? password === null
      : password !== null && (await doesPasswordMatchHash(ctx, password, hash))
  if (!isRight) {
    logSecurityEvent(ctx, 'password rejected', { email: ctx.member.email })
    throw new DomainError('INVALID', 'auth_wrong_password')
  }
  if (hash === null) await requireRecentIdentityProof(ctx)
  return hash
}
