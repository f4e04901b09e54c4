import type { Database } from './database.ts'

/** The context of a function that only reads and writes rows: that of any call, or of a transaction. */
export interface DbContext {
  deps: { db: Database }
}
