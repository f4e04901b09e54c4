import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Doc } from '#shared/replication/documents.ts'
import type { DbContext } from '../db/dbContext.ts'
import type { ReplicationTables } from './tables.ts'

/** What one query reads: 50,000 characters take some milliseconds to parse. A longer document is read alone. */
const maxRows = 200
const maxCharacters = 50_000

export interface DocumentRow {
  key: string
  doc: Doc
  /** Characters that the household is counted with for it. */
  length: number
}

interface WithTables {
  tables: ReplicationTables
}

/**
 * A household's documents in the order of their keys, those that one query reads at a time: others are answered between
 * two of them. Changes that are made meanwhile may be among them.
 */
export async function* readDocumentBatches(
  { tables: { docs } }: WithTables,
  { deps }: DbContext,
  householdId: string,
  which?: SQL,
): AsyncGenerator<DocumentRow[]> {
  const { key, doc, length } = docs
  for (let after = ''; ; ) {
    const next = deps.db
      .select({
        key,
        doc,
        length,
        lengthBefore: sql<number>`sum(${length}) over (order by ${key}) - ${length}`.as('length_before'),
      })
      .from(docs)
      .where(and(eq(docs.householdId, householdId), gt(key, after), which))
      .orderBy(asc(key))
      .limit(maxRows)
      .as('next')
    const rows = await deps.db
      .select({ key: next.key, doc: next.doc, length: next.length })
      .from(next)
      .where(sql`${next.lengthBefore} < ${maxCharacters}`)
      .orderBy(asc(next.key))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    const isCut = rows.length === maxRows || sumOf(rows) >= maxCharacters
    if (!isCut) return
    after = last.key
  }
}

function sumOf(rows: readonly DocumentRow[]): number {
  return rows.reduce((sum, { length }) => sum + length, 0)
}

/** Characters of all that a household keeps. */
export async function readTextLength(
  { tables: { households } }: WithTables,
  { deps }: DbContext,
  householdId: string,
): Promise<number> {
  const { textLength } = households
  const [row] = await deps.db
    .select({ textLength })
    .from(households)
    .where(eq(households.householdId, householdId))
  return row?.textLength ?? 0
}
