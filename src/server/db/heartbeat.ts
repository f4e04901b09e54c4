import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

/** How often the other connection is queried within `silenceMs`. */
const queriesPerSilence = 5

/**
 * Does `work` while the database answers on another connection, with no limit on how long a statement of the work
 * takes. Calls `onSilence` once the database has not answered for `silenceMs`, and throws what it throws.
 */
export async function runWithDatabaseHeartbeat<Result>(
  heartbeat: postgres.Sql,
  silenceMs: number,
  work: () => Promise<Result>,
  onSilence: () => never,
): Promise<Result> {
  const over = new AbortController()
  const working = work()
  // After silence, the work rejects later, when its connection is lost.
  working.catch(() => {})
  const silence = waitForSilence(heartbeat, silenceMs, over.signal).then((isSilent) =>
    isSilent ? onSilence() : working,
  )
  silence.catch(() => {})
  try {
    return await Promise.race([working, silence])
  } finally {
    over.abort()
  }
}

/** Resolves to true once nothing was answered for `silenceMs`, to false when the signal aborts before. */
async function waitForSilence(
  heartbeat: postgres.Sql,
  silenceMs: number,
  over: AbortSignal,
): Promise<boolean> {
  let answeredAt = performance.now()
  while (!over.aborted) {
    await sleep(silenceMs / queriesPerSilence, null, { signal: over, ref: false }).catch(() => {})
    if (over.aborted) return false
    const leftMs = answeredAt + silenceMs - performance.now()
    const isLate = sleep(Math.max(0, leftMs), false, { ref: false })
    if (await Promise.race([queryOnce(heartbeat), isLate])) answeredAt = performance.now()
    else if (performance.now() - answeredAt >= silenceMs) return true
  }
  return false
}

/** A refusal, for example of too many connections, counts as an answer. */
const queryOnce = (heartbeat: postgres.Sql) =>
  heartbeat`select 1`.then(
    () => true,
    (error: unknown) => error instanceof postgres.PostgresError,
  )
