import { and, eq, ne, sql } from 'drizzle-orm'
import type { DbContext } from '../../../db/dbContext.ts'
import { sessionsTable, sessionTokensTable } from '../table.ts'
import { deleteOldClientDataOfSessions } from './shownInSessions.ts'

/**
 * Ends a session but keeps its browser known for a while: its tokens are deleted at once, and what an old client was
 * shown in it, but attackers who guess the account's password must not lock that browser out.
 */
export async function endSessionButKeepBrowserKnown(ctx: DbContext, sessionId: string): Promise<void> {
  const { db } = ctx.deps
  await db.delete(sessionTokensTable).where(eq(sessionTokensTable.sessionId, sessionId))
  await db.update(sessionsTable).set({ expiresAt: sql`now()` }).where(eq(sessionsTable.id, sessionId))
  await deleteOldClientDataOfSessions(ctx, [sessionId])
}

/** Ends every session of a user except the named one, if any, and makes their browsers unknown. */
export async function endSessionsOfUser(
  ctx: DbContext,
  userId: string,
  keptSessionId: string | null,
): Promise<void> {
  const others = keptSessionId === null ? undefined : ne(sessionsTable.id, keptSessionId)
  await ctx.deps.db.delete(sessionsTable).where(and(eq(sessionsTable.userId, userId), others))
}
