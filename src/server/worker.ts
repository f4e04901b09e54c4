import type { Deps } from './deps.ts'

/** Another process may have what is due, so it is not asked for without pause. */
const shortestRestMs = 250
/** Nobody needs to tell us of a lease that runs out elsewhere. */
const longestRestMs = 60_000
/** The database may be back soon. */
const afterFailureMs = 5_000

const firstPauseMs = 1_000
const longestPauseMs = 5 * 60_000

/** Milliseconds to wait after this many attempts: doubled each time, and spread so that not all come back at once. */
export function pauseMs(attempts: number, chance: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1)) * (0.5 + chance / 2)
}

/** Work that waits in a table of the database, which any number of processes share. */
export interface Work<Claim> {
  /** What it is called in the log. */
  what: string
  /** Pieces one process does at once. */
  mostAtOnce: number
  onQueued: (queued: () => void) => Promise<() => Promise<void>>
  /** Ends what a process that ended has left midway. */
  giveUpLost: () => Promise<void>
  claimDue: (most: number) => Promise<Claim[]>
  /** Milliseconds until a piece is due or a lease runs out; null when nothing waits. */
  msUntilNextDue: () => Promise<number | null>
  /** Does one piece and notes what became of it. Never throws. */
  perform: (claim: Claim) => Promise<void>
}

export interface Worker {
  /** Takes no more pieces and waits for those under way, `graceMs` at most; what is left, another start finds. */
  stop(graceMs: number): Promise<void>
}

/** Does what is due until it is stopped. */
export async function startWorker<Claim>(log: Deps['log'], work: Work<Claim>): Promise<Worker> {
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
        log.warn({ err }, `the ${work.what} could not be read`)
        return afterFailureMs
      })
      if (!isStopped) timer = setTimeout(wake, restMs)
    }
    looking = null
  }

  async function takeDue(): Promise<number> {
    await work.giveUpLost()
    const free = work.mostAtOnce - running.size
    if (free === 0 || isStopped) return longestRestMs
    for (const claim of await work.claimDue(free)) {
      const doing = work.perform(claim).finally(() => {
        running.delete(doing)
        wake()
      })
      running.add(doing)
    }
    const dueMs = (await work.msUntilNextDue()) ?? longestRestMs
    return Math.min(longestRestMs, Math.max(shortestRestMs, dueMs))
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
