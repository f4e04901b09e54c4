import * as m from '#messages'
import { DomainError } from './errors.ts'

export interface FairQueueOptions {
  /** Work that runs at once, and how much of it for one caller. */
  maxRunning: number
  maxRunningPerCaller: number
  /** Work that waits, and how much of it for one caller; more is refused. */
  maxWaiting: number
  maxWaitingPerCaller: number
  /** Work that has waited longer is refused. */
  maxWaitMs: number
}

interface Waiting {
  start: () => void
  refuse: (error: DomainError) => void
  isGone: () => boolean
}

const retryAfterSeconds = 5

/** Runs so much work at once; callers who wait are served in turn, one piece each, however much each has sent. */
export class FairQueue {
  private readonly options: FairQueueOptions
  /** By caller; the caller whose turn is next comes first. */
  private readonly waitingByCaller = new Map<string, Waiting[]>()
  private readonly runningByCaller = new Map<string, number>()
  private waiting = 0
  private running = 0

  constructor(options: FairQueueOptions) {
    this.options = options
  }

  /**
   * Does the work when it is the caller's turn, unless `isGone` says then that nobody waits for it. Throws TOO_MANY when
   * the caller has too much waiting, and UNAVAILABLE when it waited too long, is gone, or the queue is full: then the
   * caller with the most waiting loses the newest of it.
   */
  async run<T>(caller: string, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    await this.turnOf(caller, isGone)
    try {
      return await work()
    } finally {
      this.change(caller, -1)
      this.startNext()
    }
  }

  private async turnOf(caller: string, isGone: () => boolean): Promise<void> {
    if (this.mayStart(caller)) return this.change(caller, 1)
    const { maxWaiting, maxWaitingPerCaller, maxWaitMs } = this.options
    const own = this.waitingByCaller.get(caller) ?? []
    if (own.length >= maxWaitingPerCaller)
      throw new DomainError('TOO_MANY', m.errors_too_many_requests(), { retryAfterSeconds })
    if (this.waiting >= maxWaiting) this.dropNewestOfLargest(own.length)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.remove(caller, entry)
        reject(busy())
      }, maxWaitMs)
      const entry: Waiting = {
        isGone,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
        refuse: (error) => {
          clearTimeout(timer)
          reject(error)
        },
      }
      this.waitingByCaller.set(caller, [...own, entry])
      this.waiting += 1
    })
  }

  private startNext(): void {
    for (const [caller, [next]] of this.waitingByCaller) {
      if (this.running >= this.options.maxRunning) return
      if (!next || !this.mayStart(caller)) continue
      this.remove(caller, next)
      if (next.isGone()) {
        next.refuse(busy())
        continue
      }
      this.change(caller, 1)
      next.start()
    }
  }

  private mayStart(caller: string): boolean {
    const { maxRunning, maxRunningPerCaller } = this.options
    return this.running < maxRunning && (this.runningByCaller.get(caller) ?? 0) < maxRunningPerCaller
  }

  /** Makes room for a caller who has `ownCount` waiting. Throws UNAVAILABLE when no other caller would still have as many. */
  private dropNewestOfLargest(ownCount: number): void {
    let largest: Waiting[] = []
    for (const entries of this.waitingByCaller.values())
      if (entries.length > largest.length) largest = entries
    const newest = largest.length > ownCount + 1 ? largest.pop() : undefined
    if (!newest) throw busy()
    this.waiting -= 1
    newest.refuse(busy())
  }

  /** Takes one of the caller's out of the queue; the caller's next one waits behind all others. */
  private remove(caller: string, entry: Waiting): void {
    const left = (this.waitingByCaller.get(caller) ?? []).filter((each) => each !== entry)
    this.waitingByCaller.delete(caller)
    if (left.length > 0) this.waitingByCaller.set(caller, left)
    this.waiting -= 1
  }

  private change(caller: string, by: number): void {
    this.running += by
    const own = (this.runningByCaller.get(caller) ?? 0) + by
    if (own === 0) this.runningByCaller.delete(caller)
    else this.runningByCaller.set(caller, own)
  }
}

function busy(): DomainError {
  return new DomainError('UNAVAILABLE', m.errors_unavailable(), { retryAfterSeconds })
}
