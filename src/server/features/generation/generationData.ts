import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AccountDataGeneration } from '#shared/contract/auth/accountDataParts.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { generationsTable } from './table.ts'

const batchSize = 200

/**
 * What is stored about a user's generated recipes, for their own download, oldest first, in batches. The recipes' words
 * are not stored.
 */
export async function* readGenerationData(
  { deps }: DbContext,
  userId: string,
): AsyncGenerator<AccountDataGeneration[]> {
  const { id, createdAt, outcome, failure, engine, model, durationMs, nutritionInfo } = generationsTable
  let after: SQL | undefined
  for (;;) {
    const rows = await deps.db
      .select({
        id,
        createdAt,
        outcome,
        failure,
        engine,
        model,
        durationMs,
        nutritionInfo,
        // As text, because a Date has no microseconds.
        place: sql<string>`${createdAt}::text`,
      })
      .from(generationsTable)
      .where(and(eq(generationsTable.userId, userId), after))
      .orderBy(asc(createdAt), id)
      .limit(batchSize)
    if (rows.length > 0)
      yield rows.map(({ place: _, ...row }) => ({ ...row, createdAt: row.createdAt.toISOString() }))
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    after = sql`(${createdAt}, ${id}) > (${last.place}::timestamptz, ${last.id})`
  }
}
