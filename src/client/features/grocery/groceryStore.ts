import type { Changes } from '#shared/contract/grocery.ts'
import { docKey, groceryKind, type ListAddress, type Operation } from '#shared/grocery/kind.ts'
import { operationsOf } from '#shared/grocery/operations.ts'
import { HybridClock } from '#shared/replication/clock.ts'
import { type Docs, valueIn } from '#shared/replication/documents.ts'
import {
  acknowledge,
  applyServerChanges,
  emptyReplica,
  enqueue,
  type ReplicaState,
  setClock,
} from '#shared/replication/replica.ts'
import { clientId } from './clientId.ts'
import { Delivery, type Settled } from './delivery.ts'
import { type DiskChange, GroceryDisk } from './groceryDisk.ts'
import type { Failure, GroceryServer } from './groceryServer.ts'
import { type Around, type GroceryState, shownState, stateAtFirst, wholeOf } from './groceryState.ts'
import { markWaiting } from './markWaiting.ts'
import { ServerConnection } from './serverConnection.ts'
import { type TabNews, Tabs } from './tabs.ts'
import { markedHouseholds } from './waitingMark.ts'

export type Operations = ReturnType<typeof operationsOf>

/**
 * One household's lists in one tab: shows changes at once, keeps them on the disk until the server has taken them, and
 * hears of everybody else's. It outlives the page it is shown on, so that what waits is still sent.
 */
export class GroceryStore {
  readonly #disk: GroceryDisk
  readonly #tabs: Tabs
  readonly #delivery: Delivery
  readonly #connection: ServerConnection
  readonly #onWaiting: (isWaiting: boolean) => void
  readonly #clock = new HybridClock(clientId())
  readonly #make = operationsOf(this.#clock, () => Date.now())
  readonly #listeners = new Set<() => void>()
  #queue: ReplicaState<ListAddress>
  #state: GroceryState
  /** What `#state` was read from. */
  #shown: ReplicaState<ListAddress>
  #reading: Promise<void> | null = null
  /** Whether the disk may hold changes that wait, which this tab does not know: some do, and it was not read yet. */
  #mayHoldMore: boolean
  #isOver = false

  /** `first`: what the page brought along. */
  constructor(userId: string, householdId: string, server: GroceryServer, first: Changes | undefined) {
    this.#mayHoldMore = markedHouseholds(userId).includes(householdId)
    this.#onWaiting = (isWaiting) => {
      if (isWaiting || !this.#mayHoldMore) markWaiting(userId, householdId, isWaiting)
    }
    this.#disk = new GroceryDisk(userId, householdId, () => this.#stop('signed out'))
    this.#tabs = new Tabs(`${userId} ${householdId}`, (news) => this.#hearTab(news))
    this.#delivery = new Delivery({
      server,
      tabs: this.#tabs,
      waiting: () => (this.#isOver ? [] : this.#queue.waiting),
      onSettled: (settled) => this.#settle(settled),
      isPaused: () => this.#connection.isPaused,
      isTextHeld: () => this.#connection.isTextHeld,
      onFailed: (failure, error, askedAtMs) => this.#connection.noteFailure(failure, error, askedAtMs),
    })
    this.#connection = new ServerConnection({
      server,
      since: () => this.#queue.cursor,
      hasWaiting: () => this.#queue.waiting.length > 0,
      isRead: () => this.#state.isRead,
      send: () => this.#delivery.send(),
      onChanges: (changes) => this.#hear(changes),
      onState: (state) => this.#publish(state),
      onStopped: (failure) => this.#stop(failure),
    })
    this.#queue = first
      ? applyServerChanges(groceryKind, emptyReplica, { ...first, isWhole: true }, this.#clock)
      : emptyReplica
    this.#shown = this.#queue
    this.#state = stateAtFirst(first)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getState = () => this.#state

  /** How many changes are in this browser alone; null when the disk could not be read, which may hold more. */
  get unsaved(): number | null {
    return this.#mayHoldMore ? null : this.#state.waiting
  }

  /** Whether another must take its place. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Follows the household's changes until what it returns is called. */
  watch(): () => void {
    const end = this.#connection.watch()
    void this.#readDisk().then(() => this.#connection.resume())
    return end
  }

  /**
   * Sends what waits on the disk, and later what could not be sent at once, without anybody watching. Resolves when all is
   * sent or the server cannot be asked; `isUrgent`: it is asked even where it failed a moment ago.
   */
  async deliver({ isUrgent = false } = {}): Promise<void> {
    await this.#readDisk()
    this.#onWaiting(this.#queue.waiting.length > 0)
    await (isUrgent ? this.#connection.resumeNow() : this.#connection.resume())
  }

  /** Makes changes, shows them at once and sends them as soon as it can. */
  change(make: (operations: Operations, docs: Docs) => Operation | readonly Operation[]): void {
    const made = [make(this.#make, this.#state.docs)].flat()
    if (made.length === 0) return
    this.#queue = enqueue(this.#queue, made)
    this.#publish()
    this.#keep({ made })
    this.#tabs.tell({ made })
    void this.#connection.resume()
  }

  forgetRefusal(id: string): void {
    this.#publish({ refusals: this.#state.refusals.filter((refusal) => refusal.id !== id) })
  }

  /** What the changes that wait are about, by their names. */
  waitingNames(): string[] {
    const names = this.#queue.waiting.map(({ listId, itemId }) => {
      const doc = this.#state.docs.get(docKey(listId, itemId))
      return doc && valueIn(doc, 'name')
    })
    return [...new Set(names)].filter((name) => typeof name === 'string' && name !== '') as string[]
  }

  /** Asks the server again at once. */
  tryAgain(): void {
    void this.#connection.resumeNow()
  }

  /** Once; whoever asks again waits for the same. */
  #readDisk(): Promise<void> {
    this.#reading ??= this.#read()
    return this.#reading
  }

  async #read(): Promise<void> {
    this.#connection.open()
    try {
      const kept = await this.#disk.read()
      this.#mayHoldMore = false
      const isNewer = kept.cursor >= this.#queue.cursor && kept.cursor > 0
      const own = this.#queue.waiting.filter(({ id }) => !kept.waiting.some((each) => each.id === id))
      const base = isNewer ? kept : this.#queue
      this.#queue = { known: base.known, cursor: base.cursor, waiting: [...kept.waiting, ...own] }
      setClock(this.#clock, this.#queue)
      const isKnown = this.#state.isKnown || kept.cursor > 0 || kept.known.size > 0
      this.#publish({ isRead: true, isKnown })
      if (!isNewer && this.#queue.cursor > 0) this.#keep(wholeOf(this.#queue))
    } catch {
      this.#publish({ isRead: true, isKept: false })
    }
  }

  #hear(changes: Changes): void {
    this.#queue = applyServerChanges(groceryKind, this.#queue, changes, this.#clock)
    this.#publish({ isKnown: true })
    this.#keep({ docs: changes.docs, isWhole: changes.isWhole, since: this.#queue.cursor })
  }

  #settle({ taken, refused, docs }: Settled): void {
    const over = [...taken, ...refused.map(({ id }) => id)]
    this.#queue = acknowledge(groceryKind, this.#queue, { taken, refused, docs }, this.#clock)
    this.#publish({ refusals: [...this.#state.refusals, ...refused].slice(-maxRefusals) })
    this.#connection.noteTaken()
    this.#keep({ over, docs })
    this.#tabs.tell({ over, docs })
  }

  /** It is not theirs any more, or they are not here: nothing is sent or heard from now on. */
  #stop(failure: Failure): void {
    this.#isOver = true
    if (failure === 'not ours') this.#disk.forget().catch(() => {})
    this.#connection.close()
    this.#publish({ failure })
  }

  #hearTab({ made = [], over = [], docs = [] }: TabNews): void {
    const fresh = made.filter(({ id }) => !this.#queue.waiting.some((each) => each.id === id))
    this.#queue = acknowledge(
      groceryKind,
      enqueue(this.#queue, fresh),
      { taken: over, refused: [], docs },
      this.#clock,
    )
    this.#clock.see(fresh.map(({ id }) => id))
    this.#publish()
    if (over.length > 0) this.#connection.noteTaken()
  }

  #keep(change: DiskChange): void {
    this.#disk.write(change).catch(() => this.#publish({ isKept: false }))
  }

  /** Lists are read again only when something on them may have changed. */
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

const maxRefusals = 3
