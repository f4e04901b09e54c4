import type { Database } from './database.ts'

/** What a function needs that does nothing but read and write rows: the context of any call, or of a transaction. */
export interface DbContext {
  deps: { db: Database }
}
