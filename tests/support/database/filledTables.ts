import type postgres from 'postgres'

interface Column {
  name: string
  type: string
  isArray: boolean
  isNullable: boolean
  /** The first label of an enum. */
  label: string | null
}

const awkward = `E'a/\\\\N \\t\\r\\n"\\'' || '{ñ 雪 🍲}' || `

/** SQL for a value of this type, another one for each row. */
function literalOf({ type, label }: Column, row: number): string {
  if (label !== null) return `'${label}'`
  const values: Record<string, string> = {
    text: `${awkward}${row}`,
    citext: `${awkward}${row}`,
    varchar: `'v${row}'`,
    bpchar: `'c${row}'`,
    int2: `${row}`,
    int4: `${row}`,
    int8: `${row} + 9007199254740993`,
    float4: `${row} / 3.0`,
    float8: `${row} / 3.0`,
    numeric: `${row} / 3.0`,
    bool: `${row % 2 === 0}`,
    timestamptz: `timestamptz '2026-02-28 23:59:59.123456+05:30' + interval '${row} days'`,
    date: `date '2024-02-29' + ${row}`,
    uuid: `md5('${row}')::uuid`,
    bytea: `'\\x00ff5c4e'::bytea || '${row}'::bytea`,
    jsonb: `jsonb_build_object('quote', E'\\\\ "', 'row', ${row})`,
    json: `'{"row": ${row}}'`,
    tsvector: `to_tsvector('simple', 'row${row} soup')`,
    inet: `'192.0.2.${row}'`,
  }
  return values[type] ?? fail(`No value of type ${type} is known here.`)
}

function fail(sentence: string): never {
  throw new Error(sentence)
}

/** Whether a column is filled, for each way to fill a row, of which some keep every check of a table. */
const ways: ((column: Column, columns: Column[]) => boolean)[] = [
  () => true,
  ({ isNullable }) => !isNullable,
  // Tables that demand one of several columns, as targets of a member or of a guest do.
  (column, columns) => !column.isNullable || column === columns.find(({ isNullable }) => isNullable),
]

function cast({ isArray, type }: Column, value: string) {
  return isArray ? `array[${value}, ${value}]::${type}[]` : `(${value})::${type}`
}

/**
 * Puts rows into every table there is, whatever they refer to: letters that COPY escapes, nulls, dates to the
 * microsecond. Throws when a table took none.
 */
export async function fillEveryTable(sql: postgres.Sql): Promise<string[]> {
  await sql`set session_replication_role = replica`
  const tables = await sql<{ name: string; columns: Column[] }[]>`
    select c.oid::regclass::text as name, json_agg(json_build_object(
      'name', quote_ident(a.attname), 'isNullable', not a.attnotnull,
      'isArray', t.typcategory = 'A', 'type', coalesce(e.typname, t.typname),
      'label', (select enumlabel from pg_enum where enumtypid = coalesce(e.oid, t.oid) order by enumsortorder limit 1)
    ) order by a.attnum) as columns
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type as t on t.oid = a.atttypid
    left join pg_type as e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by c.oid order by 1`
  for (const { name, columns } of tables) {
    let rows = 0
    const reasons: unknown[] = []
    for (const [place, way] of ways.entries())
      for (const row of [1, 2, 3].map((each) => each + 3 * place)) {
        const values = columns
          .map((column) => (way(column, columns) ? cast(column, literalOf(column, row)) : 'null'))
          .join()
        const names = columns.map((column) => column.name).join()
        await sql
          .unsafe(`insert into ${name} (${names}) overriding system value values (${values})`)
          .then(() => {
            rows += 1
          })
          .catch((reason: unknown) => reasons.push(reason))
      }
    if (rows === 0) throw new Error(`${name} took no row.`, { cause: reasons[0] })
  }
  const sequences = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences`
  for (const [place, { name }] of sequences.entries())
    await sql`select setval(${name}::regclass, ${1_000 + place})`
  return tables.map(({ name }) => name)
}
