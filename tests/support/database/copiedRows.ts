/** Runs a statement and gives its rows. */
type Query = (statement: string) => Promise<Iterable<Record<string, unknown>>>

/**
 * Inserts copies of rows of a table. `from` is the rest of a select after "from" and names them `row`; `changes` is a jsonb
 * of what differs in each. What Postgres computes of the others is computed again.
 */
export async function copyRows(query: Query, table: string, from: string, changes: string): Promise<void> {
  const columns = await query(`select quote_ident(attname) as name from pg_attribute
    where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`)
  const names = Array.from(columns, ({ name }) => String(name))
  const copied = names.map((name) => `copied.${name}`)
  await query(`insert into ${table} (${names.join()}) select ${copied.join()}
    from (select (jsonb_populate_record(row, ${changes})).* from ${from}) copied`)
}
