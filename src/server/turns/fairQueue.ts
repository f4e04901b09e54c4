import { DomainError } from '../errors.ts'

export interface FairQueueOptions {
  /** Maximum work that runs at once; below, that of one caller. */
  maxRunning: number
  maxRunningPerCaller: number
  /** Maximum work that waits; below, that of one caller. More is refused. */
  maxWaiting: number
  maxWaitingPerCaller: number
  /** Work that has waited longer is refused. */
  maxWaitMs: number
}

/** The caller of the work. A text stands for a caller who is alone in their network. */
export type QueueCaller = string | { key: string; network: string }

interface Waiting {
  key: string
  network: string
  start: () => void
  refuse: (error: DomainError) => void
  isGone: () => boolean
}

const retryAfterSeconds = 5

/**
 * Runs a limited amount of work at once. Waiting networks are served in turn, and in each of them its callers, one
 * piece of work each, however much each has sent and however many accounts or addresses somebody has. Where four or
 * more pieces may run, a third is reserved for other networks.
 */
export class FairQueue {
  private readonly options: FairQueueOptions
  /** By network and caller, in the order of their turns. */
  private readonly waitingByNetwork = new Map<string, Map<string, Waiting[]>>()
  private readonly runningByCaller = new Map<string, number>()
  private readonly runningByNetwork = new Map<string, number>()
  private readonly maxRunningPerNetwork: number
  private waiting = 0
  private running = 0

  constructor(options: FairQueueOptions) {
    this.options = options
    const { maxRunning } = options
    this.maxRunningPerNetwork = maxRunning < 4 ? maxRunning : maxRunning - Math.floor(maxRunning / 3)
  }

  /** Whether work waits for its turn. */
  get hasWaiting(): boolean {
    return this.waiting > 0
  }

  /** Whether work of another network waits whose caller has not left. */
  hasWaitingBeside(networks: readonly string[]): boolean {
    return this.waitingByNetwork
      .entries()
      .some(
        ([network, callers]) =>
          !networks.includes(network) &&
          callers.values().some((entries) => entries.some(({ isGone }) => !isGone())),
      )
  }

  /**
   * Does the work when it is the caller's turn, unless `isGone` then says that the caller has left. Throws TOO_MANY
   * when the caller has too much waiting, and UNAVAILABLE when it waited too long, its caller has left, or the queue is
   * full: then the network with the most waiting loses the newest work of its caller who has the most.
   */
  async run<T>(caller: QueueCaller, work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    const { key, network } = typeof caller === 'string' ? { key: caller, network: caller } : caller
    await this.turnOf(key, network, isGone)
    try {
      return await work()
    } finally {
      this.change(key, network, -1)
      this.startNext()
    }
  }

  private async turnOf(key: string, network: string, isGone: () => boolean): Promise<void> {
    if (this.mayStart(key, network)) return this.change(key, network, 1)
    const { maxWaiting, maxWaitingPerCaller, maxWaitMs } = this.options
    if (this.waitingOf(key, network).length >= maxWaitingPerCaller)
      throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds })
    if (this.waiting >= maxWaiting) this.makeRoom(key, network)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.remove(entry)
        reject(queueBusyError())
      }, maxWaitMs)
      const entry: Waiting = {
        key,
        network,
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
      const callers = this.waitingByNetwork.get(network) ?? new Map<string, Waiting[]>()
      callers.set(key, [...this.waitingOf(key, network), entry])
      this.waitingByNetwork.set(network, callers)
      this.waiting += 1
    })
  }

  private startNext(): void {
    for (const callers of this.waitingByNetwork.values()) {
      if (this.running >= this.options.maxRunning) return
      const next = [...callers.values()].find(
        ([first]) => first && this.mayStart(first.key, first.network),
      )?.[0]
      if (!next) continue
      this.remove(next)
      if (next.isGone()) {
        next.refuse(queueBusyError())
        continue
      }
      this.change(next.key, next.network, 1)
      next.start()
    }
  }

  private mayStart(key: string, network: string): boolean {
    return (
      this.running < this.options.maxRunning &&
      (this.runningByCaller.get(key) ?? 0) < this.options.maxRunningPerCaller &&
      (this.runningByNetwork.get(network) ?? 0) < this.maxRunningPerNetwork
    )
  }

  private waitingOf(key: string, network: string): Waiting[] {
    return this.waitingByNetwork.get(network)?.get(key) ?? []
  }

  /**
   * Makes room for a caller by refusing the newest work of a network that has more waiting than the caller's would
   * have, or else of another caller of that network. Throws UNAVAILABLE when no other would still have as many.
   */
  private makeRoom(key: string, network: string): void {
    const countIn = (callers: ReadonlyMap<string, Waiting[]>) =>
      callers.values().reduce((sum, { length }) => sum + length, 0)
    const own = this.waitingByNetwork.get(network) ?? new Map<string, Waiting[]>()
    let largest = own
    for (const callers of this.waitingByNetwork.values())
      if (countIn(callers) > Math.max(countIn(largest), countIn(own) + 1)) largest = callers
    let most: Waiting[] = []
    for (const entries of largest.values()) if (entries.length > most.length) most = entries
    const isNewestToBeDropped = largest !== own || most.length > this.waitingOf(key, network).length + 1
    const newest = isNewestToBeDropped ? most.at(-1) : undefined
    if (!newest) throw queueBusyError()
    this.take(newest)
    newest.refuse(queueBusyError())
  }

  /** Removes an entry and moves its caller and its network to the end of the order. */
  private remove(entry: Waiting): void {
    const { key, network } = entry
    const callers = this.take(entry)
    const left = callers.get(key)
    if (left && callers.delete(key)) callers.set(key, left)
    if (this.waitingByNetwork.delete(network)) this.waitingByNetwork.set(network, callers)
  }

  /** Removes an entry without changing its network's place in the order. Returns the network's other callers. */
  private take(entry: Waiting): Map<string, Waiting[]> {
    const { key, network } = entry
    const callers = this.waitingByNetwork.get(network) ?? new Map<string, Waiting[]>()
    const left = this.waitingOf(key, network).filter((each) => each !== entry)
    if (left.length > 0) callers.set(key, left)
    else callers.delete(key)
    if (callers.size === 0) this.waitingByNetwork.delete(network)
    this.waiting -= 1
    return callers
  }

  private change(key: string, network: string, by: number): void {
    this.running += by
    for (const [counts, name] of [
      [this.runningByCaller, key],
      [this.runningByNetwork, network],
    ] as const) {
      const own = (counts.get(name) ?? 0) + by
      if (own === 0) counts.delete(name)
      else counts.set(name, own)
    }
  }
}

function queueBusyError(): DomainError {
  return new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds })
}
