import { once } from 'node:events'
import { widerNetworksOfVisitor } from '../caller.ts'

/** Maximum slots under one name at once. */
export interface SlotShareLimit {
  name: string
  max: number
}

export type SlotRequestResult = { release: () => void } | { refusedBy: 'share' | 'total' }

/** Shares of `max` slots for the visitor's network and for each wider IPv6 network that contains it. */
export function slotSharesOfNetworks(visitor: string, max: number): SlotShareLimit[] {
  const networks = [visitor, ...widerNetworksOfVisitor(visitor).map(({ network }) => network)]
  return networks.map((network) => ({ name: `network ${network}`, max }))
}

/** Work that may lose its slot to another caller. */
export interface WorkWithRevocableSlot {
  /** Ends the work, because its slot was given away. */
  endWork: () => void
  /** Bytes that the caller has sent or received so far; Infinity once the work no longer waits for the caller. */
  bytes: () => number
}

/** The holder of a slot: the widest of its names identifies its network. */
interface SlotHolder {
  network: string
  sinceMs: number
  release: () => void
  work: WorkWithRevocableSlot | null
}

const isShareTaken = (taken: SlotRequestResult) => 'refusedBy' in taken && taken.refusedBy === 'share'

const maxWaitingOfName = 3
/** Milliseconds for which a slow caller keeps their slot. */
const minSlotMs = 5_000

/** Slots for work that holds memory as long as its caller needs: a maximum for the process, and a share of it for each name. */
export class WorkSlots {
  private readonly maxTotal: number
  private readonly nowMs: () => number
  private readonly heldByName = new Map<string, number>()
  /** In the order in which the slots were taken. */
  private readonly holders = new Set<SlotHolder>()
  /** The number of callers that wait for a slot, by the first of their names. */
  private readonly waiting = new Map<string, number>()
  private onRelease = Promise.withResolvers<void>()

  constructor(maxTotal: number, nowMs: () => number = () => performance.now()) {
    this.maxTotal = maxTotal
    this.nowMs = nowMs
  }

  /**
   * Takes one slot under all of these names, of which the last is the widest, or none. When all are taken, the network
   * with the most of them gives its oldest to one that would still have fewer; if none has more, the slowest caller of
   * those who held one for five seconds gives theirs to a network that has none. Without `work` a slot cannot be taken
   * away. `release` may be called more than once.
   */
  take(shares: readonly SlotShareLimit[], work: WorkWithRevocableSlot | null = null): SlotRequestResult {
    if (shares.some(({ name, max }) => this.countOf(name) >= max)) return { refusedBy: 'share' }
    const network = shares.at(-1)?.name ?? ''
    if (this.holders.size >= this.maxTotal && !this.makeRoom(network)) return { refusedBy: 'total' }
    const release = () => {
      if (!this.holders.delete(holder)) return
      this.change(shares, -1)
      this.onRelease.resolve()
      this.onRelease = Promise.withResolvers<void>()
    }
    const holder: SlotHolder = { network, sinceMs: this.nowMs(), release, work }
    this.holders.add(holder)
    this.change(shares, 1)
    return { release }
  }

  /**
   * Like `take`, but when the caller's own name holds its share, it waits up to `maxMs` for a slot; at most three
   * callers of a name wait.
   */
  async takeSoon(
    shares: readonly SlotShareLimit[],
    work: WorkWithRevocableSlot,
    maxMs: number,
  ): Promise<SlotRequestResult> {
    const name = shares[0]!.name
    const waiting = this.waiting.get(name) ?? 0
    const taken = this.take(shares, work)
    if (!isShareTaken(taken) || waiting >= maxWaitingOfName) return taken
    this.waiting.set(name, waiting + 1)
    try {
      return await this.waitFor(() => this.take(shares, work), AbortSignal.timeout(maxMs))
    } finally {
      const left = this.waiting.get(name)! - 1
      if (left === 0) this.waiting.delete(name)
      else this.waiting.set(name, left)
    }
  }

  private async waitFor(take: () => SlotRequestResult, over: AbortSignal): Promise<SlotRequestResult> {
    const isOver = once(over, 'abort')
    for (;;) {
      await Promise.race([this.onRelease.promise, isOver])
      const taken = take()
      if (!isShareTaken(taken) || over.aborted) return taken
    }
  }

  private makeRoom(network: string): boolean {
    const held = Map.groupBy(this.holders, (holder) => holder.network)
    const own = held.get(network)?.length ?? 0
    const most = held.values().reduce((largest, each) => (each.length > largest.length ? each : largest), [])
    const oldest = most.length > own + 1 ? most.find(({ work }) => work !== null) : undefined
    const holderToRevoke = oldest ?? (own === 0 ? this.slowest() : undefined)
    if (!holderToRevoke) return false
    holderToRevoke.release()
    holderToRevoke.work?.endWork()
    return true
  }

  private slowest(): SlotHolder | undefined {
    const now = this.nowMs()
    const speedOf = ({ work, sinceMs }: SlotHolder) => (work?.bytes() ?? Infinity) / (now - sinceMs)
    const slow = [...this.holders].filter(
      (holder) => now - holder.sinceMs >= minSlotMs && speedOf(holder) < Infinity,
    )
    return slow.sort((a, b) => speedOf(a) - speedOf(b))[0]
  }

  private change(shares: readonly SlotShareLimit[], by: number): void {
    for (const { name } of shares) {
      const count = this.countOf(name) + by
      if (count === 0) this.heldByName.delete(name)
      else this.heldByName.set(name, count)
    }
  }

  private countOf(name: string): number {
    return this.heldByName.get(name) ?? 0
  }
}
