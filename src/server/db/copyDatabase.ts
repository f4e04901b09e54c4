import { pipeline } from 'node:stream/promises'
import type postgres from 'postgres'
import { connectToPostgres } from './connection.ts'
import { migrateDatabase, readAppliedMigrations } from './migrate.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

interface Table {
  /** With its schema, quoted for SQL. */
  name: string
  /** The columns that are stored rather than generated, quoted for SQL. */
  columns: string[]
}

/**
 * Copies all rows and sequences of one Larder database into an empty one, whose Postgres may be newer: it runs the same
 * migrations, then copies and compares each table. Writes nothing to the old one. Returns the number of rows. Throws a
 * DatabaseUnavailableError when the old database has tables or columns that the migrations do not create.
 */
export async function copyDatabase(from: string, to: string): Promise<number> {
  const old = connectToPostgres(from, { max: 1, keepsConnection: true })
  const next = connectToPostgres(to, { max: 1, keepsConnection: true })
  try {
    await old`set default_transaction_read_only = on`
    const migrations = await readAppliedMigrations(old)
    if (migrations.size > 0) await migrateDatabase(to, { only: migrations })
    // Disables triggers and foreign key checks: the rows are already consistent.
    await next`set session_replication_role = replica`
    const tables = await listTables(old)
    const sequences = await listSequences(old)
    mustMatch(describeAll(tables, sequences), describeAll(await listTables(next), await listSequences(next)))
    if (tables.length > 0) await next.unsafe(`truncate ${tables.map(({ name }) => name).join()}`)
    for (const table of tables) await copyTable(old, next, table)
    for (const sequence of sequences) await copySequence(old, next, sequence)
    let rows = 0
    for (const table of tables) rows += await compareTable(old, next, table)
    await next`analyze`
    return rows
  } finally {
    await Promise.all([old.end({ timeout: 5 }), next.end({ timeout: 5 })])
  }
}

const ourSchemas = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'`

async function listTables(sql: postgres.Sql): Promise<Table[]> {
  return await sql.unsafe<(Table & postgres.Row)[]>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attname) filter (where a.attgenerated = '') as columns
    from pg_class as c
    join pg_namespace as n on n.oid = c.relnamespace
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'm', 'f') and ${ourSchemas}
    group by 1 order by 1`)
}

async function listSequences(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql.unsafe<{ name: string }[]>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class as c join pg_namespace as n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ourSchemas} order by 1`)
  return rows.map(({ name }) => name)
}

function describeAll(tables: Table[], sequences: string[]): string[] {
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `column ${column} of table ${name}`),
  )
  return [
    ...tables.map(({ name }) => `table ${name}`),
    ...columns,
    ...sequences.map((name) => `sequence ${name}`),
  ]
}

function mustMatch(old: string[], next: string[]) {
  const unknown = old.find((each) => !next.includes(each))
  if (unknown)
    throw new DatabaseUnavailableError(
      `The database holds the ${unknown}, which Larder did not make and cannot move to the next Postgres: drop it, or keep it elsewhere.`,
    )
  const missing = next.find((each) => !old.includes(each))
  if (missing)
    throw new DatabaseUnavailableError(
      `The database lacks the ${missing}, which Larder made: restore a backup.`,
    )
}

async function copyTable(old: postgres.Sql, next: postgres.Sql, { name, columns }: Table): Promise<void> {
  const rows = await old.unsafe(`copy (select ${columns.join()} from ${name}) to stdout`).readable()
  await pipeline(rows, await next.unsafe(`copy ${name} (${columns.join()}) from stdin`).writable())
}

async function copySequence(old: postgres.Sql, next: postgres.Sql, name: string): Promise<void> {
  const read = (sql: postgres.Sql) =>
    sql.unsafe<{ value: string; isCalled: boolean }[]>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
  const [from] = await read(old)
  if (!from) throw new Error(`The sequence ${name} has no state.`)
  await next`select setval(${name}::regclass, ${from.value}::bigint, ${from.isCalled})`
  const [to] = await read(next)
  if (to?.value !== from.value || to.isCalled !== from.isCalled) throw notCopied(name)
}

/** Compares the number of rows and a checksum of their contents, in any order. Returns the number. */
async function compareTable(
  old: postgres.Sql,
  next: postgres.Sql,
  { name, columns }: Table,
): Promise<number> {
  const digest = `('x' || left(md5(row(${columns.join()})::text), 15))::bit(60)::bigint`
  const read = (sql: postgres.Sql) =>
    sql.unsafe<{ rows: number; sum: string }[]>(
      `select count(*)::float8 as rows, coalesce(sum(${digest}), 0)::text as sum from ${name}`,
    )
  const [[before], [after]] = [await read(old), await read(next)]
  if (!before || before.rows !== after?.rows || before.sum !== after.sum) throw notCopied(name)
  return before.rows
}

function notCopied(name: string) {
  return new DatabaseUnavailableError(
    `${name} is not the same after it was copied to the next Postgres; the database is as it was. Please report this.`,
  )
}
