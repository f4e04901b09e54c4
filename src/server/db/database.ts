import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'

/** The database or a transaction on it: a service cannot tell which, and need not. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>
