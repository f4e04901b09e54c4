import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { DomainError } from './errors.ts'
import { wasMemoryShort } from './memory/freeMemory.ts'
import { FairQueue, type QueueCaller } from './turns/fairQueue.ts'

/** How a request reads. Costs are milliseconds of one core that a read usually takes: docs/decisions/0038. */
export interface Reads {
  /**
   * Charges the caller and reads when it is their turn; the reads of one request are done one after the other. `inside`
   * is for reads within this one: they are charged, and neither wait nor are refused. Throws TOO_MANY when the caller
   * has spent what a minute allows or has too much waiting, UNAVAILABLE when the process has, or too little memory is free.
   */
  run<T>(cost: number, read: (inside: Reads) => Promise<T>): Promise<T>
  /**
   * Does work that is no read and may take long: meanwhile the place of the read that it is within is free for others,
   * and afterwards the read waits for one again. Throws UNAVAILABLE when it waits too long.
   */
  runOutside<T>(work: () => Promise<T>): Promise<T>
  /** Throws TOO_MANY when the caller has spent what a minute allows. */
  expectBudget(): void
  /** Charges the caller for what was read beside `run`. */
  charge(cost: number): void
  /**
   * For what nobody waits for: charges the caller when they have spent less than half of what a minute allows, and resolves
   * then, or when the signal aborts.
   */
  chargeInTime(cost: number, signal: AbortSignal): Promise<void>
  /** Whether the one who asked has left. */
  isGone(): boolean
}

/** 16 MB take some 500 ms of a core: reading them, writing them as JSON and compressing it. */
const charactersPerCost = 32 * 1024
const minuteMs = 60_000
/** Callers whose spending is known at once, some 150 bytes each; those who read longest ago are forgotten first. */
const maxCallers = 20_000
/** Of the ten connections to the database that there are by default, some stay for writes and sessions. */
const queueLimits = {
  maxRunning: 6,
  maxRunningPerCaller: 2,
  maxWaiting: 300,
  maxWaitingPerCaller: 40,
  maxWaitMs: 5_000,
}

/** With less memory free no read begins, so that the kernel need not end the process with those that have begun. */
const reservedBytes = 32_000_000
/** Milliseconds that a read waits for memory, which the kitchen thread gives back within some 200, and between two looks. */
const maxMemoryWaitMs = 2_000
const lookAgainMs = 100
const retryAfterSeconds = 5

/** What an answer costs by its length in characters, beside what its queries do. */
export function costOfLength(characters: number): number {
  return Math.ceil(characters / charactersPerCost)
}

/** Takes the caller's turn among reads, for work that is no query's. Throws as `Reads.run` does. */
export function readInTurn<Caller extends { reads: Reads | null }, T>(
  ctx: Caller,
  cost: number,
  work: (ctx: Caller) => Promise<T>,
): Promise<T> {
  return ctx.reads ? ctx.reads.run(cost, (reads) => work({ ...ctx, reads })) : work(ctx)
}

/** Charges for an answer by the length of its long texts, in all. */
export function chargeForTexts(reads: Reads | null, texts: readonly string[]): void {
  reads?.charge(costOfLength(texts.reduce((sum, { length }) => sum + length, 0)))
}

/** Charges for rows by the bytes of their texts, before these are read. */
export function chargeForBytes(reads: Reads | null, rows: readonly { bytes: number }[]): void {
  reads?.charge(costOfLength(rows.reduce((sum, { bytes }) => sum + bytes, 0)))
}

/** For what is read while a connection is held: it is charged, and neither waits nor is refused. */
export function chargedOnly(reads: Reads): Reads {
  const inside: Reads = {
    charge: reads.charge,
    chargeInTime: async (cost) => reads.charge(cost),
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

/** What each caller has spent: it melts away by `perMinute` a minute, evenly. */
export class ReadBudgets {
  private readonly perMinute: number
  private readonly atOnce: number
  private readonly now: () => number
  /** Last charged last. */
  private readonly spending = new Map<string, { spent: number; at: number }>()

  /** `atOnce`: how much of a minute's may be spent at once, all of it unless said. */
  constructor(
    perMinute: number,
    { atOnce = perMinute, now = () => performance.now() }: { atOnce?: number; now?: () => number } = {},
  ) {
    this.perMinute = perMinute
    this.atOnce = atOnce
    this.now = now
  }

  get size(): number {
    return this.spending.size
  }

  /** Whole seconds until the caller may read again; 0 when they may now. */
  waitSeconds(caller: string): number {
    const excess = this.spentBy(caller) - this.atOnce
    return excess < 0 ? 0 : Math.floor((excess / this.perMinute) * 60) + 1
  }

  /** Milliseconds until the caller has spent less than half of what a minute allows; 0 when they have. */
  easedInMs(caller: string): number {
    const excess = this.spentBy(caller) - this.atOnce / 2
    return excess < 0 ? 0 : Math.floor((excess / this.perMinute) * minuteMs) + 1
  }

  charge(caller: string, cost: number): void {
    // A debt is paid within a minute.
    const spent = Math.min(this.spentBy(caller) + cost, 2 * this.perMinute)
    this.spending.delete(caller)
    this.spending.set(caller, { spent, at: this.now() })
    for (const oldest of this.spending.keys()) {
      if (this.spending.size <= maxCallers && this.spentBy(oldest) > 0) break
      this.spending.delete(oldest)
    }
  }

  private spentBy(caller: string): number {
    const known = this.spending.get(caller)
    if (!known) return 0
    return Math.max(0, known.spent - ((this.now() - known.at) / minuteMs) * this.perMinute)
  }
}

/** Who reads: a member by id, or a visitor by network, who counts for the wider networks it lies in as well. */
export interface Reader {
  caller: string
  /** To whom turns are given. */
  queueCaller: QueueCaller
  /** How many times a caller's budget all of a wider network have. */
  widerNetworks: readonly { network: string; factor: number }[]
  /** Whether the one who asked has left. */
  isGone: () => boolean
}

/** Lets requests read: each caller so much a minute, and all together no more at once than the process bears. */
export class ReadGate {
  private readonly budgets: ReadBudgets
  private readonly queue = new FairQueue(queueLimits)
  private readonly isMemoryShort: (bytes: number) => boolean

  /** For tests: `isMemoryShort`, whether less than so many bytes are free. */
  constructor(costPerMinute: number, isMemoryShort = wasMemoryShort) {
    this.budgets = new ReadBudgets(costPerMinute)
    this.isMemoryShort = isMemoryShort
  }

  /** Whether a read would wait, for its turn or for memory. */
  get isBusy(): boolean {
    return this.queue.hasWaiting || this.isMemoryShort(reservedBytes)
  }

  /** Waits so long that a read waits two seconds in all, `waitedMs` of which it has; resolves to the milliseconds that it has then. */
  private async waitForMemory(isGone: () => boolean, waitedMs = 0): Promise<number> {
    while (this.isMemoryShort(reservedBytes)) {
      if (waitedMs >= maxMemoryWaitMs || isGone())
        throw new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds })
      await sleep(lookAgainMs)
      waitedMs += lookAgainMs
    }
    return waitedMs
  }

  readsOf({ caller, queueCaller, widerNetworks, isGone }: Reader): Reads {
    const charge = (cost: number) => {
      this.budgets.charge(caller, cost)
      for (const { network, factor } of widerNetworks) this.budgets.charge(network, cost / factor)
    }
    const payers = [caller, ...widerNetworks.map(({ network }) => network)]
    const chargeInTime = async (cost: number, signal: AbortSignal) => {
      const easedInMs = () => Math.max(...payers.map((payer) => this.budgets.easedInMs(payer)))
      for (let ms = easedInMs(); ms > 0 && !signal.aborted; ms = easedInMs())
        await sleep(ms, undefined, { signal }).catch(() => {})
      charge(cost)
    }
    const expectBudget = () => {
      const retryAfterSeconds = Math.max(...payers.map((payer) => this.budgets.waitSeconds(payer)))
      if (retryAfterSeconds > 0)
        throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
    }
    const readsWithin = (place: ReadPlace): Reads => ({
      charge,
      chargeInTime,
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
      chargeInTime,
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
            // It may have become short while others read.
            await this.waitForMemory(isGone, waitedMs)
            return await read(readsWithin(place))
          })
        })
      },
    }
  }
}

/** A read's place among those that run at once, which it can leave and wait for again. */
class ReadPlace {
  private readonly holdInTurn: (hold: () => Promise<void>) => Promise<void>
  /** Null while it has no place. */
  private release: (() => void) | null = null
  /** Parts of the read that are outside; the place is left with the first and taken again after the last. */
  private outside = 0
  private hasEnded = false

  /** `holdInTurn` waits for a place, which is taken until the promise of `hold` resolves. */
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
      // A page may be sent without a part that it waited for too long.
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
