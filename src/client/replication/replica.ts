import { HybridClock } from '#shared/replication/clock.ts'
import type { DocumentChange } from '#shared/replication/kind.ts'
import {
  applyAcknowledgement,
  applyServerChanges,
  emptyReplicaState,
  enqueueChanges,
  type ReplicaState,
  type ServerChanges,
  setClockAheadOfReplica,
} from '#shared/replication/replica.ts'
import { createClientId } from './clientId.ts'
import type {
  MakeDocumentChanges,
  ReplicaIds,
  ReplicatedClientKind,
  ReplicationProcedures,
  ReplicationSyncAnswer,
} from './clientKind.ts'
import { ReplicaSyncScheduler } from './connection.ts'
import { ReplicaDisk, type ReplicaDiskChange } from './disk.ts'
import type { ReplicationFailure } from './failure.ts'
import { setChangesWaitingMark } from './markWaiting.ts'
import {
  allDocumentsToStore,
  createInitialReplica,
  createInitialShownReplica,
  maxRefusals,
  type ReplicaStatus,
  type ShownReplica,
  toShownReplica,
} from './replicaState.ts'
import { ReplicaTabChannel, type ReplicaTabMessage } from './tabs.ts'
import { runUnderWebLock, WaitingChangesSender } from './waitingChangesSender.ts'
import { householdsMarkedWaiting } from './waitingMark.ts'

/**
 * One household's documents of one kind in one tab. It shows changes at once, stores them in the browser until the server has
 * acknowledged them, and follows the changes of others. It outlives the page that shows it, so that waiting changes are still
 * sent.
 */
export class HouseholdDocumentsReplica<Address extends object, Operations> {
  readonly #kind: ReplicatedClientKind<Address, Operations>
  readonly #disk: ReplicaDisk<Address>
  readonly #tabs: ReplicaTabChannel<Address>
  readonly #delivery: WaitingChangesSender<Address>
  readonly #connection: ReplicaSyncScheduler<Address>
  readonly #onWaiting: (isWaiting: boolean) => void
  readonly #clock = new HybridClock(createClientId())
  readonly #operations: Operations
  readonly #listeners = new Set<() => void>()
  #replica: ReplicaState<Address>
  #shown: ShownReplica
  /** The state that `#shown` was made from. */
  #shownOf: ReplicaState<Address>
  #reading: Promise<void> | null = null
  /** Whether the browser's database may hold waiting changes unknown to this tab: some are marked, and it was not read yet. */
  #mayHoldMore: boolean
  #isOver = false

  /** `first`: the documents that came with the page. */
  constructor(
    kind: ReplicatedClientKind<Address, Operations>,
    { userId, householdId }: ReplicaIds,
    procedures: ReplicationProcedures<Address>,
    first: ServerChanges<Address> | undefined,
  ) {
    const { name } = kind
    this.#kind = kind
    this.#operations = kind.operationsOf(this.#clock, () => Date.now())
    this.#mayHoldMore = householdsMarkedWaiting(name, userId).includes(householdId)
    this.#onWaiting = (isWaiting) => {
      if (isWaiting || !this.#mayHoldMore) setChangesWaitingMark(name, userId, householdId, isWaiting)
    }
    const tabsName = `larder.${name} ${userId} ${householdId}`
    this.#disk = new ReplicaDisk(kind, userId, householdId, () => this.#stop('signed out'))
    this.#tabs = new ReplicaTabChannel(tabsName, (news) => this.#applyTabNews(news))
    this.#delivery = new WaitingChangesSender({
      kind,
      householdId,
      sync: procedures.sync,
      runInOneTabAtATime: runUnderWebLock(tabsName),
      waiting: () => (this.#isOver ? [] : this.#replica.waiting),
      onSettled: (settled) => this.#acknowledge(settled),
      isPaused: () => this.#connection.isPaused,
      isTextRefused: () => this.#connection.isTextHeld,
      onFailed: (failure, error, askedAtMs) => this.#connection.noteFailure(failure, error, askedAtMs),
    })
    this.#connection = new ReplicaSyncScheduler({
      name,
      procedures,
      householdId,
      cursor: () => this.#replica.cursor,
      hasWaiting: () => this.#replica.waiting.length > 0,
      isRead: () => this.#shown.isRead,
      send: () => this.#delivery.send(),
      onChanges: (changes) => this.#applyServerChanges(changes),
      onState: (state) => this.#publish(state),
      onStopped: (failure) => this.#stop(failure),
    })
    this.#replica = createInitialReplica(kind, first, this.#clock)
    this.#shownOf = this.#replica
    this.#shown = createInitialShownReplica(kind, first)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  getShown = () => this.#shown

  /** The number of changes that are only in this browser; null if there may be more because the database was not read. */
  get unsaved(): number | null {
    return this.#mayHoldMore ? null : this.#shown.waiting
  }

  /** Whether it has ended, so that a new one must be opened. */
  get isOver(): boolean {
    return this.#isOver
  }

  /** Follows the household's changes until the returned function is called. */
  watch(): () => void {
    const end = this.#connection.watch()
    void this.#readDisk().then(() => this.#connection.resume())
    return end
  }

  /**
   * Sends the waiting changes, those in the database too, and tries again later without any page that watches. Resolves when
   * all are sent or the server cannot be asked. `isUrgent`: asks it without waiting for the end of a pause.
   */
  async deliver({ isUrgent = false } = {}): Promise<void> {
    await this.#readDisk()
    this.#onWaiting(this.#replica.waiting.length > 0)
    await (isUrgent ? this.#connection.resumeNow() : this.#connection.resume())
  }

  /** Makes changes, shows them at once and sends them as soon as possible. */
  change = (make: MakeDocumentChanges<Address, Operations>): void => {
    const made = [make(this.#operations, this.#shown.docs)].flat() as DocumentChange<Address>[]
    if (made.length === 0) return
    this.#replica = enqueueChanges(this.#replica, made)
    this.#publish()
    this.#keep({ made })
    this.#tabs.tell({ made })
    void this.#connection.resume()
  }

  forgetRefusal(id: string): void {
    this.#publish({ refusals: this.#shown.refusals.filter((refusal) => refusal.id !== id) })
  }

  /** The changes that the server has not accepted yet. */
  get waiting(): readonly DocumentChange<Address>[] {
    return this.#replica.waiting
  }

  /** Asks the server now, without waiting for the end of a pause. */
  tryAgain(): void {
    void this.#connection.resumeNow()
  }

  /** Reads the browser's database once. Later calls return the same promise. Never rejects. */
  #readDisk(): Promise<void> {
    this.#reading ??= this.#read()
    return this.#reading
  }

  async #read(): Promise<void> {
    this.#connection.open()
    try {
      const kept = await this.#disk.read()
      this.#mayHoldMore = false
      const isNewer = kept.cursor >= this.#replica.cursor && kept.cursor > 0
      const own = this.#replica.waiting.filter(({ id }) => !kept.waiting.some((each) => each.id === id))
      const base = isNewer ? kept : this.#replica
      this.#replica = { known: base.known, cursor: base.cursor, waiting: [...kept.waiting, ...own] }
      setClockAheadOfReplica(this.#clock, this.#replica)
      const isKnown = this.#shown.isKnown || kept.cursor > 0 || kept.known.size > 0
      this.#publish({ isRead: true, isKnown })
      if (!isNewer && this.#replica.cursor > 0) this.#keep(allDocumentsToStore(this.#kind, this.#replica))
    } catch {
      this.#publish({ isRead: true, isKept: false })
    }
  }

  #applyServerChanges(changes: ServerChanges<Address>): void {
    this.#replica = applyServerChanges(this.#kind, this.#replica, changes, this.#clock)
    this.#publish({ isKnown: true })
    this.#keep({ docs: changes.docs, isWhole: changes.isWhole, cursor: this.#replica.cursor })
  }

  #acknowledge({ taken, refused, docs }: ReplicationSyncAnswer<Address>): void {
    const over = [...taken, ...refused.map(({ id }) => id)]
    this.#replica = applyAcknowledgement(this.#kind, this.#replica, { taken, refused, docs }, this.#clock)
    this.#publish({ refusals: [...this.#shown.refusals, ...refused].slice(-maxRefusals) })
    this.#connection.noteTaken()
    this.#keep({ over, docs })
    this.#tabs.tell({ over, docs })
  }

  /**
   * Ends the replica: the user does not belong to the household any more, or is not signed in. Sends and receives nothing from
   * now on.
   */
  #stop(failure: ReplicationFailure): void {
    this.#isOver = true
    this.#connection.close()
    this.#publish({ failure })
    if (failure === 'not ours') this.#leaveHousehold().catch(() => {})
  }

  async #leaveHousehold(): Promise<void> {
    await this.#readDisk()
    await this.#disk.leaveHousehold(this.#replica)
    this.#tabs.tell({ over: this.#replica.waiting.map(({ id }) => id) })
    this.#replica = emptyReplicaState
    this.#publish()
  }

  #applyTabNews({ made = [], over = [], docs = [] }: ReplicaTabMessage<Address>): void {
    const fresh = made.filter(({ id }) => !this.#replica.waiting.some((each) => each.id === id))
    this.#replica = applyAcknowledgement(
      this.#kind,
      enqueueChanges(this.#replica, fresh),
      { taken: over, refused: [], docs },
      this.#clock,
    )
    this.#clock.see(fresh.map(({ id }) => id))
    this.#publish()
    if (over.length > 0) this.#connection.noteTaken()
  }

  #keep(change: ReplicaDiskChange<Address>): void {
    this.#disk.write(change).catch(() => this.#publish({ isKept: false }))
  }

  /** Notifies the listeners. Documents are merged again only when the state has changed. */
  #publish(change: Partial<ReplicaStatus> = {}): void {
    const before = this.#shown.waiting
    const isSame = this.#shownOf === this.#replica
    const next = { ...this.#shown, ...change }
    this.#shown = isSame ? next : toShownReplica(this.#kind, this.#replica, next)
    this.#shownOf = this.#replica
    if (before > 0 !== this.#shown.waiting > 0) this.#onWaiting(this.#shown.waiting > 0)
    for (const listener of this.#listeners) listener()
  }
}
