import { and, eq, sql } from 'drizzle-orm'
import type { EndSessionInput, SessionSummary } from '#shared/contract/auth/auth.ts'
import type { MemberContext } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'
import { logSecurityEvent } from '../../securityLog/service.ts'
import { sessionsTable } from '../table.ts'
import { endSessionButKeepBrowserKnown, endSessionsOfUser } from './endSessions.ts'
import { maxSessionsOfAccount, sessionValidCondition } from './sessions.ts'

/** The caller's sessions, the most recently used first, at most 100. */
export async function listSessions(ctx: MemberContext): Promise<SessionSummary[]> {
  const { deviceOfUserAgent } = await import('./device.ts')
  const rows = await ctx.deps.db
    .select()
    .from(sessionsTable)
    .where(and(eq(sessionsTable.userId, ctx.member.userId), sessionValidCondition))
    .orderBy(sql`${sessionsTable.lastUsedAt} desc, ${sessionsTable.id}`)
    .limit(maxSessionsOfAccount)
  return rows.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
    id,
    device: deviceOfUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    isCurrent: id === ctx.member.sessionId,
  }))
}

/**
 * Ends one of the caller's sessions, or all others. The browser of an ended session is no longer known: it may be lost
 * or somebody else's. Throws NOT_FOUND for a session of somebody else.
 */
export async function endSession(ctx: MemberContext, { sessionId }: EndSessionInput): Promise<void> {
  const { userId, email, sessionId: own } = ctx.member
  if (sessionId === null) {
    await endSessionsOfUser(ctx, userId, own)
    return logSecurityEvent(ctx, 'all other sessions ended', { email })
  }
  if (sessionId === own) {
    await endSessionButKeepBrowserKnown(ctx, own)
    return ctx.cookie.drop()
  }
  const [ended] = await ctx.deps.db
    .delete(sessionsTable)
    .where(and(eq(sessionsTable.id, sessionId), eq(sessionsTable.userId, userId), sessionValidCondition))
    .returning({ id: sessionsTable.id })
  if (!ended) throw new DomainError('NOT_FOUND', 'auth_no_such_session')
  logSecurityEvent(ctx, 'session ended', { email, session: sessionId })
}
