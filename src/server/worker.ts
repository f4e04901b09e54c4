import type { Deps } from './deps.ts'
import { logEvents } from './logEvents.ts'
import { causeCodeOf, maxFaults } from './retries.ts'

/** Another process may have what is due, so it is not asked for without pause. */
const shortestRestMs = 250
/** Nobody needs to tell us of a lease that runs out elsewhere. */
const longestRestMs = 60_000
/** The database may be back soon. */
const afterFailureMs = 5_000

/** Work that waits in a table of the database, which any number of processes share. */
export interface Work<Claim extends { id: string }> {
  /** What it is called in the log. */
  what: string
  /** Pieces one process does at once. */
  maxAtOnce: number
  onQueued: (queued: () => void) => Promise<() => Promise<void>>
  /** Ends what a process that ended has left midway. */
  giveUpLost: () => Promise<void>
  /** Puts aside the pieces that are due and broke `maxFaults` times in a row, or ended the process as often. */
  setAsideBroken: () => Promise<{ id: string; failure: string | null }[]>
  claimDue: (most: number) => Promise<Claim[]>
  /** Milliseconds until a piece is due or a lease runs out; null when nothing waits. */
  msUntilNextDue: () => Promise<number | null>
  /** Does one piece and notes what became of it. What it throws is no answer of the world outside: it is our fault. */
  perform: (claim: Claim) => Promise<void>
  /** Queues again a piece whose `perform` threw, with a pause that grows. */
  putBackBroken: (claim: Claim, causeCode: string) => Promise<void>
}

export interface Worker {
  /** Takes no more pieces and waits for those under way, `graceMs` at most; what is left, another start finds. */
  stop(graceMs: number): Promise<void>
}

/** Does what is due until it is stopped. */
export async function startWorker<Claim extends { id: string }>(
  log: Deps['log'],
  work: Work<Claim>,
): Promise<Worker> {
  const running = new Set<Promise<void>>()
  let isStopped = false
  let isWanted = false
  let looking: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (isStopped) return
    isWanted = true
    looking ??= look()
  }

  async function look() {
    while (isWanted) {
      isWanted = false
      clearTimeout(timer)
      const restMs = await takeDue().catch((err: unknown) => {
        log.warn({ err, queue: work.what }, logEvents.queueReadFailed)
        return afterFailureMs
      })
      if (!isStopped) timer = setTimeout(wake, restMs)
    }
    looking = null
  }

  async function takeDue(): Promise<number> {
    await work.giveUpLost()
    for (const { id, failure } of await work.setAsideBroken())
      log.error({ queue: work.what, job: id, cause: failure, faults: maxFaults }, logEvents.jobSetAside)
    const free = work.maxAtOnce - running.size
    if (free === 0 || isStopped) return longestRestMs
    for (const claim of await work.claimDue(free)) {
      const doing = performOne(claim).finally(() => {
        running.delete(doing)
        wake()
      })
      running.add(doing)
    }
    const dueMs = (await work.msUntilNextDue()) ?? longestRestMs
    return Math.min(longestRestMs, Math.max(shortestRestMs, dueMs))
  }

  /** Never rejects: one piece that breaks must not stop the others. */
  async function performOne(claim: Claim): Promise<void> {
    try {
      await work.perform(claim)
    } catch (err) {
      const cause = causeCodeOf(err)
      log.error({ err, queue: work.what, job: claim?.id, cause }, logEvents.jobFailed)
      // When even this fails, the piece is found again once its lease is over.
      await work
        .putBackBroken(claim, cause)
        .catch((err: unknown) =>
          log.error({ err, queue: work.what, job: claim?.id }, logEvents.jobOutcomeLost),
        )
    }
  }

  const stopListening = await work.onQueued(wake)
  wake()
  return {
    async stop(graceMs) {
      isStopped = true
      isWanted = false
      clearTimeout(timer)
      await stopListening()
      await looking
      const grace = Promise.withResolvers<void>()
      const graceTimer = setTimeout(grace.resolve, graceMs)
      await Promise.race([Promise.all(running), grace.promise])
      clearTimeout(graceTimer)
    },
  }
}
