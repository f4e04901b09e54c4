import type { Database } from './database.ts'

interface Built<Values, Result> {
  execute(values: Values): Promise<Result>
}

/**
 * A query that is built once for each database, and that each connection parses once: for queries of every request,
 * because building one takes longer than sending it. `build` names its values with `sql.placeholder`, the same names as
 * in `Values`, and ends with `.prepare(name)`. Connections keep such statements as long as they are open, so their texts
 * must be few. Behind a pooler in transaction mode each is parsed each time. Within a transaction, which is a database
 * of its own, it is built again.
 */
export function definePreparedQuery<Values extends Record<string, unknown>, Result>(
  build: (db: Database) => Built<Values, Result>,
): (db: Database, values: Values) => Promise<Result> {
  const builtByDatabase = new WeakMap<Database, Built<Values, Result>>()
  return async (db, values) => {
    let built = builtByDatabase.get(db)
    if (!built) {
      built = build(db)
      builtByDatabase.set(db, built)
    }
    return await built.execute(values)
  }
}
