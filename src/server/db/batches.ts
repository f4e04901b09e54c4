import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Maximum short rows in one query. */
const maxRows = 1_000
/** Maximum bytes of long texts in one query; a longer text is read alone. */
const maxBytes = 100_000

/** The columns that rows are ordered by. */
interface Order {
  at: AnyPgColumn
  id: AnyPgColumn
}

interface Place {
  placeAt: string
  placeId: string
}

/** The first and last row of one query. */
interface Batch {
  after: SQL | undefined
  orderBy: SQL[]
  limit: number
}

/** Selects a row's position in this order. */
export function selectPositionOfRow({ at, id }: Order) {
  // As text, because a Date has no microseconds.
  return { placeAt: sql<string>`${at}::text`, placeId: sql<string>`${id}` }
}

/** Reads rows in this order, one batch at a time, by keyset. No query stays open while a batch is used. */
export async function* readRowsInBatches<Row extends Place>(
  { at, id }: Order,
  read: (batch: Batch) => Promise<Row[]>,
  limit = maxRows,
): AsyncGenerator<Row[]> {
  let after: SQL | undefined
  for (;;) {
    const rows = await read({ after, orderBy: [asc(at), asc(id)], limit })
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = sql`(${at}, ${id}) > (${last.placeAt}::timestamptz, ${last.placeId})`
  }
}

/** Splits rows into groups whose texts have at most 100,000 bytes together, or that have one row. */
export function* groupRowsByBytes<Row extends { bytes: number }>(rows: readonly Row[]): Generator<Row[]> {
  let [run, sum]: [Row[], number] = [[], 0]
  for (const row of rows) {
    if (run.length > 0 && sum + row.bytes > maxBytes) {
      yield run
      ;[run, sum] = [[], 0]
    }
    run.push(row)
    sum += row.bytes
  }
  if (run.length > 0) yield run
}
