import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context.ts'
import { runInTransaction } from '../../../db/transaction.ts'
import { createSecretToken } from '../../../tokens.ts'
import { logSecurityEvent } from '../../securityLog/service.ts'
import { sessionsTable, sessionTokensTable, usersTable } from '../table.ts'
import { endSessionButKeepBrowserKnown } from './endSessions.ts'
import { sessionValidCondition } from './sessions.ts'

/**
 * Signs the caller's browser in again to the session that began in it when the account was created, because the answer
 * with its token may have been lost. False if that session has ended: an old code must not undo a sign-out. The
 * session's earlier tokens stay valid: of two answers that arrive at once the browser may keep either.
 */
export async function resumeSessionBegunAtSignUp(ctx: Context, userId: string): Promise<boolean> {
  const { hash: browserHash } = ctx.browserId
  if (browserHash === null) return false
  const { token, hash } = createSecretToken()
  const resumed = await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    const isFirst = and(
      eq(sessionsTable.createdAt, usersTable.createdAt),
      eq(sessionsTable.browserHash, browserHash),
    )
    const [session] = await db
      .select({ id: sessionsTable.id, email: usersTable.email })
      .from(sessionsTable)
      .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
      .where(and(eq(sessionsTable.userId, userId), isFirst, sessionValidCondition))
      // A simultaneous sign-out is ordered before or after this, and ends the new token too.
      .for('no key update', { of: sessionsTable })
    if (!session) return null
    await db.insert(sessionTokensTable).values({ hash, sessionId: session.id, seenAt: sql`now()` })
    // Ends the session of another user in this browser, as any sign-in does.
    if (ctx.member && ctx.member.sessionId !== session.id)
      await endSessionButKeepBrowserKnown(tx, ctx.member.sessionId)
    return session
  })
  if (!resumed) return false
  ctx.cookie.keep(token)
  logSecurityEvent(ctx, 'session continued after a lost sign-up answer', {
    email: resumed.email,
    session: resumed.id,
  })
  return true
}
