import { and, eq, sql } from 'drizzle-orm'
import type { DbContext } from '../../../db/dbContext.ts'
import { definePreparedQuery } from '../../../db/preparedQuery.ts'
import { hashSecretToken } from '../../../tokens.ts'
import { sessionsTable, sessionTokensTable } from '../table.ts'
import { sessionValidCondition } from './sessions.ts'

const userIdOfTokenQuery = definePreparedQuery((db) =>
  db
    .select({ userId: sessionsTable.userId })
    .from(sessionTokensTable)
    .innerJoin(sessionsTable, eq(sessionsTable.id, sessionTokensTable.sessionId))
    .where(and(eq(sessionTokensTable.hash, sql.placeholder('hash')), sessionValidCondition))
    .prepare('user_of_token'),
)

/** The user of a token's session, for limits only: findMemberOfSessionToken checks whether the token was replaced. */
export async function findUserIdOfSessionToken(
  { deps: { db } }: DbContext,
  token: string,
): Promise<string | null> {
  const [row] = await userIdOfTokenQuery(db, { hash: hashSecretToken(token) })
  return row?.userId ?? null
}
