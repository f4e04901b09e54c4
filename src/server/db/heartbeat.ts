import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

/** Between two questions, of what may pass without an answer. */
const asksPerSilence = 5

/**
 * Does `work` while the database answers on another connection. However long a statement of the work takes, it goes on;
 * `onSilence` is called once nothing was answered for `silenceMs`, and what it throws is thrown.
 */
export async function whileAnswering<Result>(
  heartbeat: postgres.Sql,
  silenceMs: number,
  work: () => Promise<Result>,
  onSilence: () => never,
): Promise<Result> {
  const over = new AbortController()
  const working = work()
  // Where it is silent, the work ends later, with its connection.
  working.catch(() => {})
  const silence = untilSilent(heartbeat, silenceMs, over.signal).then((isSilent) =>
    isSilent ? onSilence() : working,
  )
  silence.catch(() => {})
  try {
    return await Promise.race([working, silence])
  } finally {
    over.abort()
  }
}

/** Resolves to true once nothing was answered for so long, to false when the signal was aborted before. */
async function untilSilent(heartbeat: postgres.Sql, silenceMs: number, over: AbortSignal): Promise<boolean> {
  let answeredAt = performance.now()
  while (!over.aborted) {
    await sleep(silenceMs / asksPerSilence, null, { signal: over, ref: false }).catch(() => {})
    if (over.aborted) return false
    const leftMs = answeredAt + silenceMs - performance.now()
    const isLate = sleep(Math.max(0, leftMs), false, { ref: false })
    if (await Promise.race([doesAnswer(heartbeat), isLate])) answeredAt = performance.now()
    else if (performance.now() - answeredAt >= silenceMs) return true
  }
  return false
}

/** A refusal is an answer too: too many connections, say. */
const doesAnswer = (heartbeat: postgres.Sql) =>
  heartbeat`select 1`.then(
    () => true,
    (error: unknown) => error instanceof postgres.PostgresError,
  )
