import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  type PgTable,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

/** The stored form of a document; see shared/replication/documents. */
interface StoredDoc {
  fields: Record<string, [value: unknown, timestamp: string]>
  removed: Record<string, string>
}

/** The columns of a kind's table of households in addition to `householdId`. A household without a row has no changes. */
export const replicationHouseholdColumns = () => ({
  /** The number of the last change. Every change raises it first, so that changes are serialized. */
  seq: integer().notNull(),
  /** A browser whose cursor is below this may have missed a forgotten deletion, and loads all documents. */
  forgottenSeq: integer().notNull(),
  /** Characters of all documents, including those that are removed but not forgotten. */
  textLength: integer().notNull().default(0),
})

/** The columns of a kind's table of documents in addition to `householdId`. */
export const replicationDocumentColumns = () => ({
  /** See `DocumentKind.eaterConcernKey`. */
  key: text().notNull(),
  /** The number of the household's change that wrote it last. */
  seq: integer().notNull(),
  doc: jsonb().$type<StoredDoc>().notNull(),
  /** The number of characters of `doc` as JSON and of `key`; see drafts.ts. */
  length: integer().notNull().default(0),
  /** Whether no field of it can become visible again, except by a device that writes it without knowledge of the removal. */
  isGone: boolean().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** The common type of the tables of all kinds; it is never called. */
const modelTables = () => ({
  households: pgTable('households', { householdId: text().primaryKey(), ...replicationHouseholdColumns() }),
  docs: pgTable('docs', { householdId: text().notNull(), ...replicationDocumentColumns() }),
})
export type ReplicationTables = ReturnType<typeof modelTables>

type WithColumns<Columns> = PgTable & Record<keyof Columns | 'householdId', AnyPgColumn>

/** The tables of a kind for the code of replication. */
export function defineReplicationTables(
  households: WithColumns<ReturnType<typeof replicationHouseholdColumns>>,
  docs: WithColumns<ReturnType<typeof replicationDocumentColumns>>,
): ReplicationTables {
  return { households, docs } as unknown as ReplicationTables
}
