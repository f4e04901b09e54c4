import { asc, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** Short rows that one query reads. */
const maxRows = 1_000
/** Bytes of long texts that one query reads; a longer text is read alone. */
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

/** Where one query begins and ends. */
interface Batch {
  after: SQL | undefined
  orderBy: SQL[]
  limit: number
}

/** Selects where a row stands in this order. */
export function placeIn({ at, id }: Order) {
  // To the microsecond, which a Date cannot hold.
  return { placeAt: sql<string>`${at}::text`, placeId: sql<string>`${id}` }
}

/** Reads rows in this order, one batch at a time, by keyset. No query stays open while a batch is used. */
export async function* readBatches<Row extends Place>(
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

/** Cuts rows into runs whose texts hold no more than 100,000 bytes together, or are of one row. */
export function* cutByBytes<Row extends { bytes: number }>(rows: readonly Row[]): Generator<Row[]> {
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
