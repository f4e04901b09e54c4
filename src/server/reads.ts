import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { DomainError } from './errors.ts'
import { wasMemoryShortRecently } from './memory/freeMemory.ts'
import { FairQueue, type QueueCaller } from './turns/fairQueue.ts'
import { ReadBudgetsOfCallers } from './turns/readBudgets.ts'

/** The reads of one request. Costs are milliseconds of one core that a read usually takes: docs/decisions/0038. */
export interface RequestReads {
  /**
   * Charges the caller and reads when it is their turn; the reads of one request run one after the other. `inside` is
   * for reads within this one: they are charged, but neither wait nor are refused. Throws TOO_MANY when the caller has
   * spent the budget of a minute or has too much waiting, UNAVAILABLE when the process has too much waiting or too
   * little free memory.
   */
  run<T>(cost: number, read: (inside: RequestReads) => Promise<T>): Promise<T>
  /**
   * Does long work that is no read: meanwhile the slot of the surrounding read is free for others, and afterwards the
   * read waits for a slot again. Throws UNAVAILABLE when it waits too long.
   */
  runOutside<T>(work: () => Promise<T>): Promise<T>
  /** Throws TOO_MANY when the caller has spent the budget of a minute. */
  expectBudget(): void
  /** Charges the caller for a read that did not use `run`. */
  charge(cost: number): void
  /**
   * For background work: charges the caller once they have spent less than half of the budget of a minute, and resolves
   * then, or when the signal aborts.
   */
  chargeWhenBudgetAllows(cost: number, signal: AbortSignal): Promise<void>
  /** Whether the caller has disconnected. */
  isGone(): boolean
}

/** Reading 16 MB, writing them as JSON and compressing them takes some 500 ms of a core. */
const charactersPerCost = 32 * 1024

/** Of the ten database connections by default, some stay free for writes and sessions. */
const queueLimits = {
  maxRunning: 6,
  maxRunningPerCaller: 2,
  maxWaiting: 300,
  maxWaitingPerCaller: 40,
  maxWaitMs: 5_000,
}

/** No read begins while less memory is free, so that the kernel does not end the process. */
const reservedBytes = 32_000_000

/**
 * Maximum milliseconds that a read waits for memory, which the kitchen thread releases within some 200, and
 * milliseconds between two checks.
 */
const maxMemoryWaitMs = 2_000

const lookAgainMs = 100

const retryAfterSeconds = 5

/** The cost of an answer by its length in characters, in addition to the cost of its queries. */
export function readCostOfLength(characters: number): number {
  return Math.ceil(characters / charactersPerCost)
}

/** Waits for the caller's turn among reads, for work that is no query. Throws as `Reads.run` does. */
export function runWorkInReadQueue<Caller extends { reads: RequestReads | null }, T>(
  ctx: Caller,
  cost: number,
  work: (ctx: Caller) => Promise<T>,
): Promise<T> {
  return ctx.reads ? ctx.reads.run(cost, (reads) => work({ ...ctx, reads })) : work(ctx)
}

/** Charges for an answer by the total length of its long texts. */
export function chargeReadForTextLength(reads: RequestReads | null, texts: readonly string[]): void {
  reads?.charge(readCostOfLength(texts.reduce((sum, { length }) => sum + length, 0)))
}

/** Charges for rows by the bytes of their texts, before the texts are read. */
export function chargeForRowBytes(reads: RequestReads | null, rows: readonly { bytes: number }[]): void {
  reads?.charge(readCostOfLength(rows.reduce((sum, { bytes }) => sum + bytes, 0)))
}

/** For reads while a connection is held: they are charged, but neither wait nor are refused. */
export function chargeReadsWithoutWaiting(reads: RequestReads): RequestReads {
  const inside: RequestReads = {
    charge: reads.charge,
    chargeWhenBudgetAllows: async (cost) => reads.charge(cost),
    expectBudget() {},
    isGone: reads.isGone,
    runOutside: (work) => work(),
    run: async (cost, read) => {
      reads.charge(cost)
      return await read(inside)
    },
  }
  return inside
}

/** The caller of a read: a member by id, or a visitor by network, who also counts for the wider networks that contain it. */
export interface ReadCaller {
  caller: string
  /** The caller as the fair queue counts them. */
  queueCaller: QueueCaller
  /** The wider networks, each with the number of callers' budgets that it has in all. */
  widerNetworks: readonly { network: string; factor: number }[]
  /** Whether the caller has disconnected. */
  isGone: () => boolean
}

/** Admits reads: each caller has a budget per minute, and only so many reads run at once as the process can bear. */
export class ReadAdmission {
  private readonly budgets: ReadBudgetsOfCallers
  private readonly queue = new FairQueue(queueLimits)
  private readonly isMemoryShort: (bytes: number) => boolean

  /** For tests: `isMemoryShort` says whether less than so many bytes are free. */
  constructor(costPerMinute: number, isMemoryShort = wasMemoryShortRecently) {
    this.budgets = new ReadBudgetsOfCallers(costPerMinute)
    this.isMemoryShort = isMemoryShort
  }

  /** Whether a read would wait for its turn or for memory. */
  get isBusy(): boolean {
    return this.queue.hasWaiting || this.isMemoryShort(reservedBytes)
  }

  /** Waits for memory up to two seconds in all, of which `waitedMs` have passed; resolves to the milliseconds waited by then. */
  private async waitForMemory(isGone: () => boolean, waitedMs = 0): Promise<number> {
    while (this.isMemoryShort(reservedBytes)) {
      if (waitedMs >= maxMemoryWaitMs || isGone())
        throw new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds })
      await sleep(lookAgainMs)
      waitedMs += lookAgainMs
    }
    return waitedMs
  }

  readsOf({ caller, queueCaller, widerNetworks, isGone }: ReadCaller): RequestReads {
    const charge = (cost: number) => {
      this.budgets.charge(caller, cost)
      for (const { network, factor } of widerNetworks) this.budgets.charge(network, cost / factor)
    }
    const payers = [caller, ...widerNetworks.map(({ network }) => network)]
    const chargeWhenBudgetAllows = async (cost: number, signal: AbortSignal) => {
      const msUntilAffordable = () => Math.max(...payers.map((payer) => this.budgets.easedInMs(payer)))
      for (let ms = msUntilAffordable(); ms > 0 && !signal.aborted; ms = msUntilAffordable())
        await sleep(ms, undefined, { signal }).catch(() => {})
      charge(cost)
    }
    const expectBudget = () => {
      const retryAfterSeconds = Math.max(...payers.map((payer) => this.budgets.waitSeconds(payer)))
      if (retryAfterSeconds > 0)
        throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
    }
    const readsWithin = (place: ReadPlace): RequestReads => ({
      charge,
      chargeWhenBudgetAllows,
      expectBudget() {},
      isGone,
      runOutside: (work) => place.runOutside(work),
      run: async (cost, read) => {
        charge(cost)
        return await read(readsWithin(place))
      },
    })
    let inTurn: ReturnType<typeof pLimit> | null = null
    return {
      charge,
      chargeWhenBudgetAllows,
      expectBudget,
      isGone,
      runOutside: (work) => work(),
      run: (cost, read) => {
        inTurn ??= pLimit(1)
        return inTurn(async () => {
          expectBudget()
          const waitedMs = await this.waitForMemory(isGone)
          charge(cost)
          const place = new ReadPlace((hold) => this.queue.run(queueCaller, hold, isGone))
          return await place.run(async () => {
            // Memory may have become short while other reads ran.
            await this.waitForMemory(isGone, waitedMs)
            return await read(readsWithin(place))
          })
        })
      },
    }
  }
}

/** A read's slot among those that run at once. The read can leave it and wait for another. */
class ReadPlace {
  private readonly holdInTurn: (hold: () => Promise<void>) => Promise<void>
  /** Null while the read has no slot. */
  private release: (() => void) | null = null
  /** Parts of the read that run outside; the first one leaves the slot and the last one waits for a new one. */
  private outside = 0
  private hasEnded = false

  /** `holdInTurn` waits for a slot, which is taken until the promise of `hold` resolves. */
  constructor(holdInTurn: (hold: () => Promise<void>) => Promise<void>) {
    this.holdInTurn = holdInTurn
  }

  async run<T>(read: () => Promise<T>): Promise<T> {
    await this.enter()
    try {
      return await read()
    } finally {
      this.hasEnded = true
      this.leave()
    }
  }

  async runOutside<T>(work: () => Promise<T>): Promise<T> {
    this.outside += 1
    if (this.outside === 1) this.leave()
    try {
      return await work()
    } finally {
      this.outside -= 1
      // The page may have been sent already, without a part that took too long.
      if (this.outside === 0 && !this.hasEnded) await this.enter()
    }
  }

  private leave(): void {
    this.release?.()
    this.release = null
  }

  private async enter(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const hold = async () => {
        resolve()
        if (this.hasEnded || this.outside > 0 || this.release) return
        await new Promise<void>((release) => {
          this.release = release
        })
      }
      this.holdInTurn(hold).catch(reject)
    })
  }
}
