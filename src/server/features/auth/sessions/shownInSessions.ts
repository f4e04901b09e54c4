import { inArray, type SQLWrapper } from 'drizzle-orm'
import type { DbContext } from '../../../db/dbContext.ts'
import { oldClientGroceriesTable } from '../../grocery/table.ts'
import { oldClientStatesTable } from '../../preferences/table.ts'

/** Deletes what old clients were shown in these sessions, given by ids or a query: ended sessions do not need it. */
export async function deleteOldClientDataOfSessions(
  { deps }: DbContext,
  sessionIds: string[] | SQLWrapper,
): Promise<void> {
  for (const table of [oldClientStatesTable, oldClientGroceriesTable])
    await deps.db.delete(table).where(inArray(table.sessionId, sessionIds))
}
