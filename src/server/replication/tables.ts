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

/** What a document is stored as; see shared/replication/documents. */
interface StoredDoc {
  fields: Record<string, [value: unknown, timestamp: string]>
  removed: Record<string, string>
}

/** The columns that the table of households of a kind has beside `householdId`. Without a row nothing was ever written. */
export const householdColumns = () => ({
  /** The number of the last change. Raised first in every change, so that changes come one after the other. */
  seq: integer().notNull(),
  /** A browser whose cursor is below this may have missed a deletion that was forgotten, and loads all documents. */
  forgottenSeq: integer().notNull(),
  /** Characters of all their documents, what is removed but not forgotten among them. */
  textLength: integer().notNull().default(0),
})

/** The columns that the table of documents of a kind has beside `householdId`. */
export const documentColumns = () => ({
  /** See `DocumentKind.keyOf`. */
  key: text().notNull(),
  /** The household's change that wrote it last. */
  seq: integer().notNull(),
  doc: jsonb().$type<StoredDoc>().notNull(),
  /** Characters of it as JSON, with its key. */
  length: integer().notNull().default(0),
  /** Nothing of it can be visible again, unless somebody writes it who does not know that it was removed. */
  isGone: boolean().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** As TypeScript sees the tables of any kind; it is never called. */
const modelTables = () => ({
  households: pgTable('households', { householdId: text().primaryKey(), ...householdColumns() }),
  docs: pgTable('docs', { householdId: text().notNull(), ...documentColumns() }),
})
export type ReplicationTables = ReturnType<typeof modelTables>

type WithColumns<Columns> = PgTable & Record<keyof Columns | 'householdId', AnyPgColumn>

/** The tables of a kind, as replication uses them. */
export function replicationTables(
  households: WithColumns<ReturnType<typeof householdColumns>>,
  docs: WithColumns<ReturnType<typeof documentColumns>>,
): ReplicationTables {
  return { households, docs } as unknown as ReplicationTables
}
