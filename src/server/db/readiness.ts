import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { areMigrationsPending } from './migrate.ts'

export interface ReadinessLimits {
  /** Minimum milliseconds between two checks of the migrations. */
  lookEveryMs: number
  /** Minimum milliseconds until the next check after a failed one. */
  retryEveryMs: number
  /** Minimum milliseconds between two successful trial writes. */
  writeEveryMs: number
  /** Maximum milliseconds until an answer. */
  answerWithinMs: number
}

const defaultLimits: ReadinessLimits = {
  lookEveryMs: 1_000,
  retryEveryMs: 250,
  writeEveryMs: 5_000,
  answerWithinMs: 2_000,
}

/** Milliseconds after which a hanging check is abandoned and a new one starts. */
const hangsAfterMs = 30_000

/** Bytes that a trial write temporarily puts on the disk. */
const trialBytes = 2 * 2 ** 20

/**
 * Returns a check that resolves to false when a migration is missing, and rejects with the reason when the database
 * does not answer in time or cannot write. However often it is called, queries are sent at the rate of these limits.
 */
export function createReadinessCheck(
  sql: postgres.Sql,
  limits: Partial<ReadinessLimits> = {},
): () => Promise<boolean> {
  const { lookEveryMs, retryEveryMs, writeEveryMs, answerWithinMs } = { ...defaultLimits, ...limits }
  // A failed write is repeated at the next check: caching its failure separately would delay two checks.
  const tryWrite = limitRate(() => writeTrial(sql), { afterFailureMs: 0, afterSuccessMs: writeEveryMs })
  const check = async () => {
    const isPending = await areMigrationsPending(sql)
    await tryWrite()
    return !isPending
  }
  const checkRarely = limitRate(check, { afterFailureMs: retryEveryMs, afterSuccessMs: lookEveryMs })
  return () => withTimeout(answerWithinMs, checkRarely())
}

/**
 * Writes like a growing table, but leaves nothing behind: rows that do not fit in memory go to a temporary file, on the
 * same disk unless temp_tablespaces says otherwise. A full disk refuses it. A row in a table would not show that,
 * because it may fit into space that is already allocated.
 */
async function writeTrial(sql: postgres.Sql): Promise<void> {
  try {
    await sql.begin(async (transaction) => {
      await transaction`set local work_mem = '64kB'`
      const [row] = await transaction<{ isReadOnly: boolean }[]>`
        with filler as materialized (
          select repeat(md5(i::text), 1024) as word from generate_series(1, ${trialBytes / 2 ** 15}::int) as i
        )
        select count(word), current_setting('transaction_read_only') = 'on' as "isReadOnly" from filler`
      if (row?.isReadOnly) throw new Error('The database takes no writes: it is a standby or set read-only.')
    })
  } catch (error) {
    // temp_file_limit forbids the trial; that does not mean that tables cannot be written.
    if (!(error instanceof postgres.PostgresError && error.code === '53400')) throw error
  }
}

/**
 * Runs the check when the last run began at least `afterSuccessMs`, or `afterFailureMs`, ago; until then returns its
 * last result.
 */
function limitRate<Result>(
  check: () => Promise<Result>,
  { afterFailureMs, afterSuccessMs }: { afterFailureMs: number; afterSuccessMs: number },
): () => Promise<Result> {
  let result: Promise<Result> | null = null
  let nextAt = 0
  return () => {
    const now = performance.now()
    if (result && now < nextAt) return result
    nextAt = now + hangsAfterMs
    const begun = check()
    result = begun
    const delayNextCheck = (ms: number) => {
      if (result === begun) nextAt = now + ms
    }
    begun.then(
      () => delayNextCheck(afterSuccessMs),
      () => delayNextCheck(afterFailureMs),
    )
    return begun
  }
}

async function withTimeout<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  const timer = new AbortController()
  const tooLate = async () => {
    await sleep(ms, undefined, { signal: timer.signal, ref: false })
    // Gives the process two turns to read an answer that arrived in time while it was busy.
    await nextTurn()
    await nextTurn()
    throw new Error(`The database did not answer within ${ms} ms.`)
  }
  try {
    return await Promise.race([result, tooLate()])
  } finally {
    timer.abort()
  }
}
