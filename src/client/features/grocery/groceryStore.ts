import type { Changes } from '#shared/contract/grocery.ts'
import type { Docs } from '#shared/grocery/lists.ts'
import { type Operation, operationsOf } from '#shared/grocery/operations.ts'
import { emptyQueue, enqueue, hear, type Queue, setClock, settle } from '#shared/grocery/queue.ts'
import { Clock } from '#shared/grocery/stamps.ts'
import { backoffMs } from '../../retry.ts'
import { clientId } from './clientId.ts'
import { Delivery, type Settled } from './delivery.ts'
import { type DiskChange, GroceryDisk } from './groceryDisk.ts'
import type { Failure, GroceryServer } from './groceryServer.ts'
import { type Around, type GroceryState, shownState, stateAtFirst, wholeOf } from './groceryState.ts'
import { type TabNews, Tabs } from './tabs.ts'
import { markWaiting } from './waitingMark.ts'

export type Operations = ReturnType<typeof operationsOf>

/**
 * One household's lists in one tab: shows changes at once, keeps them on the disk until the server has taken them, and
 * hears of everybody else's. It outlives the page it is shown on, so that what waits is still sent.
 */
export class GroceryStore {
  readonly #server: GroceryServer
  readonly #disk: GroceryDisk
  readonly #tabs: Tabs
  readonly #delivery: Delivery
  readonly #onWaiting: (isWaiting: boolean) => void
  readonly #clock = new Clock(clientId())
  readonly #make = operationsOf(this.#clock, () => Date.now())
  readonly #listeners = new Set<() => void>()
  #queue: Queue
  #state: GroceryState
  /** What `#state` was read from. */
  #shown: Queue
  #unfollow: (() => void) | null = null
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #watchers = 0
  #reading: Promise<void> | null = null
  #isOver = false

  /** `first`: what the page brought along. */
  constructor(userId: string, householdId: string, server: GroceryServer, first: Changes | undefined) {
    this.#server = server
    this.#onWaiting = (isWaiting) => markWaiting(userId, householdId, isWaiting)
    this.#disk = new GroceryDisk(userId, householdId, () => this.#stop('signed out'))
    this.#tabs = new Tabs(`${userId} ${householdId}`, (news) => this.#hearTab(news))
    this.#delivery = new Delivery({
      server,
      tabs: this.#tabs,
      waiting: () => (this.#isOver ? [] : this.#queue.waiting),
      onSettled: (settled) => this.#settle(settled),
      onFailed: (failure) => this.#fail(failure),
    })
    this.#queue = first ? hear(emptyQueue, { ...first, isWhole: true }, this.#clock) : emptyQueue
    this.#shown = this.#queue
    this.#state = stateAtFirst(first)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getState = () => this.#state

  /** Whether another must take its place. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Follows the household's changes until what it returns is called. */
  watch(): () => void {
    this.#watchers += 1
    if (this.#watchers === 1) void this.#begin()
    return () => {
      this.#watchers -= 1
      if (this.#watchers === 0) this.#endFollowing()
    }
  }

  /**
   * Sends what waits on the disk, and later what could not be sent at once, without anybody watching. Resolves when all is
   * sent or the server could not be asked.
   */
  async deliver(): Promise<void> {
    await this.#readDisk()
    this.#onWaiting(this.#queue.waiting.length > 0)
    await this.#delivery.send()
  }

  /** Makes changes, shows them at once and sends them as soon as it can. */
  change(make: (operations: Operations, docs: Docs) => Operation | readonly Operation[]): void {
    const made = [make(this.#make, this.#state.docs)].flat()
    if (made.length === 0) return
    this.#queue = enqueue(this.#queue, made)
    this.#publish()
    this.#keep({ made })
    this.#tabs.tell({ made })
    void this.#delivery.send()
  }

  forgetRefusal(id: string): void {
    this.#publish({ refusals: this.#state.refusals.filter((refusal) => refusal.id !== id) })
  }

  /** Asks the server again at once. */
  tryAgain(): void {
    if (this.#isOver) return
    clearTimeout(this.#timer)
    this.#endFollowing()
    if (this.#watchers > 0) this.#follow()
    void this.#delivery.send()
  }

  async #begin(): Promise<void> {
    await this.#readDisk()
    if (this.#watchers > 0) this.#follow()
    void this.#delivery.send()
  }

  /** Once; whoever asks again waits for the same. */
  #readDisk(): Promise<void> {
    this.#reading ??= this.#read()
    return this.#reading
  }

  async #read(): Promise<void> {
    window.addEventListener('online', this.#onOnline)
    window.addEventListener('offline', this.#onOffline)
    if (!navigator.onLine) this.#publish({ isOnline: false })
    try {
      const kept = await this.#disk.read()
      const isNewer = kept.since >= this.#queue.since && kept.since > 0
      const own = this.#queue.waiting.filter(({ id }) => !kept.waiting.some((each) => each.id === id))
      const base = isNewer ? kept : this.#queue
      this.#queue = { known: base.known, since: base.since, waiting: [...kept.waiting, ...own] }
      setClock(this.#clock, this.#queue)
      const isKnown = this.#state.isKnown || kept.since > 0 || kept.known.size > 0
      this.#publish({ isRead: true, isKnown })
      if (!isNewer && this.#queue.since > 0) this.#keep(wholeOf(this.#queue))
    } catch {
      this.#publish({ isRead: true, isKept: false })
    }
  }

  #onOnline = () => {
    this.#tries = 0
    this.tryAgain()
  }

  // A machine without a network may still reach a Larder of its own: it tries again all the same.
  #onOffline = () => {
    this.#endFollowing()
    this.#fail('passing')
  }

  #follow(): void {
    if (this.#unfollow || this.#isOver) return
    this.#unfollow = this.#server.follow(this.#queue.since, {
      onConnected: () => {
        this.#tries = 0
        this.#publish({ isOnline: true, failure: null })
        void this.#delivery.send()
      },
      onLost: () => this.#publish({ isOnline: false }),
      onChanges: (changes) => {
        this.#queue = hear(this.#queue, changes, this.#clock)
        this.#publish({ isKnown: true, isOnline: true, failure: null })
        this.#keep({ docs: changes.docs, isWhole: changes.isWhole, since: this.#queue.since })
      },
      onEnded: (failure) => {
        this.#unfollow = null
        this.#fail(failure === 'bad' ? 'passing' : failure)
      },
    })
  }

  #endFollowing(): void {
    this.#unfollow?.()
    this.#unfollow = null
  }

  #settle({ taken, refused, docs }: Settled): void {
    const over = [...taken, ...refused.map(({ id }) => id)]
    this.#tries = 0
    this.#queue = settle(this.#queue, { taken, refused, docs }, this.#clock)
    this.#publish({
      isOnline: true,
      failure: null,
      refusals: [...this.#state.refusals, ...refused].slice(-mostRefusals),
    })
    this.#keep({ over, docs })
    this.#tabs.tell({ over, docs })
  }

  #fail(failure: Failure): void {
    this.#publish({ isOnline: failure !== 'passing' && this.#state.isOnline, failure })
    if (failure !== 'passing') {
      this.#stop(failure)
      return
    }
    this.#tries += 1
    clearTimeout(this.#timer)
    this.#timer = setTimeout(
      () => this.tryAgain(),
      Math.min(longestWaitMs, 5 * backoffMs(this.#tries, Math.random())),
    )
  }

  /** It is not theirs any more, or they are not here: nothing is sent or heard from now on. */
  #stop(failure: Failure): void {
    this.#isOver = true
    if (failure === 'not ours') this.#disk.forget().catch(() => {})
    clearTimeout(this.#timer)
    this.#endFollowing()
    window.removeEventListener('online', this.#onOnline)
    window.removeEventListener('offline', this.#onOffline)
    this.#publish({ failure })
  }

  #hearTab({ made = [], over = [], docs = [] }: TabNews): void {
    const fresh = made.filter(({ id }) => !this.#queue.waiting.some((each) => each.id === id))
    this.#queue = settle(enqueue(this.#queue, fresh), { taken: over, refused: [], docs }, this.#clock)
    this.#clock.see(fresh.map(({ id }) => id))
    this.#publish()
  }

  #keep(change: DiskChange): void {
    this.#disk.write(change).catch(() => this.#publish({ isKept: false }))
  }

  /** Lists are read anew only when something on them may have changed. */
  #publish(change: Partial<Around> = {}): void {
    const isSame = this.#shown === this.#queue
    const before = this.#state.waiting
    this.#state = isSame
      ? { ...this.#state, ...change }
      : shownState(this.#queue, { ...this.#state, ...change })
    this.#shown = this.#queue
    if (before > 0 !== this.#state.waiting > 0) this.#onWaiting(this.#state.waiting > 0)
    for (const listener of this.#listeners) listener()
  }
}

const longestWaitMs = 15_000
const mostRefusals = 3
