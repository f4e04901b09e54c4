import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js'

/** The database, or a transaction on it: services work with either. */
export type Database = PgDatabase<PostgresJsQueryResultHKT>
