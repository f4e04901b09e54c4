import { lt, or, sql } from 'drizzle-orm'
import type { DbContext } from '../../../db/dbContext.ts'
import { sessionsTable } from '../table.ts'
import { knownBrowserDays, maxIdleSessionDays, sessionValidCondition } from './sessions.ts'
import { deleteOldClientDataOfSessions } from './shownInSessions.ts'

/** Deletes sessions some time after they have ended, and at once what old clients were shown in them. */
export async function deleteOldSessions(ctx: DbContext): Promise<void> {
  const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`
  const isOver = lt(sessionsTable.expiresAt, daysAgo(knownBrowserDays))
  const isIdle = lt(sessionsTable.lastUsedAt, daysAgo(maxIdleSessionDays + knownBrowserDays))
  await ctx.deps.db.delete(sessionsTable).where(or(isOver, isIdle))
  const ended = ctx.deps.db
    .select({ id: sessionsTable.id })
    .from(sessionsTable)
    .where(sql`not (${sessionValidCondition})`)
  await deleteOldClientDataOfSessions(ctx, ended)
}
