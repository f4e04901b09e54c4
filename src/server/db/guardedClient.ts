import { Semaphore, withTimeout } from 'async-mutex'
import type postgres from 'postgres'
import { plansForValues, sendWithAcceptedSettings } from './connection.ts'
import { DatabaseOutage, toOutageIfCausedByDatabase } from './outage.ts'
import { RepeatedStatements } from './repeatedStatements.ts'

interface Answer {
  length: number
  /** The number of rows that the server says it sent or changed. */
  count: number | null
}

type Unsafe = Pick<postgres.Sql, 'unsafe'>

/** The part of the driver that Drizzle calls. */
type Client = Pick<postgres.Sql, 'unsafe' | 'begin' | 'options'>

export interface DatabaseGuardOptions {
  /** Maximum statements and transactions at once: the connections of the pool. */
  maxAtOnce: number
  /** Milliseconds that a call may wait for a connection. */
  acquireTimeoutMs: number
}

/**
 * Wraps the driver for Drizzle: a call waits a bounded time for a connection, an incomplete answer is an error, and
 * errors that the state of the database caused are thrown as a DatabaseOutage. Statements that come again and again are
 * prepared: an unprepared one takes two messages and two round trips, because the driver first asks for the types of its
 * values.
 */
export function guardDatabaseClient(
  sql: postgres.Sql,
  { maxAtOnce, acquireTimeoutMs }: DatabaseGuardOptions,
): postgres.Sql {
  const slots = new Semaphore(maxAtOnce)
  const patientSlots = withTimeout(slots, acquireTimeoutMs, new DatabaseOutage('busy'))

  async function inSlot<Result>(work: () => PromiseLike<Result>): Promise<Result> {
    const [, release] = await (slots.isLocked() ? patientSlots : slots).acquire()
    try {
      return await sendWithAcceptedSettings(sql, work)
    } catch (error) {
      throw toOutageIfCausedByDatabase(error)
    } finally {
      release()
    }
  }

  const statements = new RepeatedStatements()
  const mayPrepare = (statement: string) => plansForValues(sql) && statements.use(statement)

  const client: Client = {
    options: sql.options,
    unsafe: guardUnsafe(sql, mayPrepare, inSlot),
    begin: ((work: (transaction: postgres.TransactionSql) => unknown) =>
      inSlot(() =>
        sql.begin((transaction) => work(guardTransaction(transaction, mayPrepare))),
      )) as postgres.Sql['begin'],
  }
  return client as postgres.Sql
}

function guardTransaction(
  transaction: postgres.TransactionSql,
  mayPrepare: (statement: string) => boolean,
): postgres.TransactionSql {
  return {
    // Drizzle wraps the driver's error, so it is converted here rather than where the transaction ends.
    unsafe: guardUnsafe(transaction, mayPrepare, (work) =>
      Promise.resolve(work()).catch((error: unknown) => {
        throw toOutageIfCausedByDatabase(error)
      }),
    ),
    savepoint: (work: (inner: postgres.TransactionSql) => unknown) =>
      transaction.savepoint((inner) => work(guardTransaction(inner, mayPrepare))),
  } as unknown as postgres.TransactionSql
}

/** Drizzle awaits what `unsafe` returns, or at once calls `values()` on it to get rows as arrays. */
function guardUnsafe(
  sql: Unsafe,
  mayPrepare: (statement: string) => boolean,
  run: <Result>(work: () => PromiseLike<Result>) => Promise<Result>,
): postgres.Sql['unsafe'] {
  return ((statement: string, parameters?: never[], options?: postgres.UnsafeQueryOptions) => {
    let isForArrays = false
    const prepare = options?.prepare || mayPrepare(statement)
    const send = () => sql.unsafe(statement, parameters, { ...options, prepare })
    const answer = Promise.resolve()
      .then(() => run<Answer>(() => (isForArrays ? send().values() : send())))
      .then(expectDense)
    const values = () => {
      isForArrays = true
      return answer
    }
    return Object.assign(answer, { values })
  }) as unknown as postgres.Sql['unsafe']
}

/** Throws when the driver holds another number of rows than the server counted, as after mixing up two answers. */
function expectDense(rows: Answer): Answer {
  if (rows.length > 0 && rows.count !== null && rows.length !== rows.count)
    throw new Error(`The driver holds ${rows.length} rows of an answer that has ${rows.count}.`)
  return rows
}
