import type { AddressedDoc } from '#shared/replication/kind.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { Channel } from '../db/listen.ts'
import { Follower, type Heard } from '../follower.ts'
import { LoopTurns } from '../turns/loopTurns.ts'

type Listen = (channel: Channel, heard: (payload: string | null) => void) => Promise<() => Promise<void>>

/** Changes, and how many characters of JSON their documents have. */
export interface MeasuredChanges<Address extends object> {
  changes: ServerChanges<Address> & { docs: AddressedDoc<Address>[] }
  length: number
}

interface FollowedBy {
  householdId: string
  userId: string
  sessionId: string
}

/** One who follows a household's documents. */
type DocumentFollower = Follower<FollowedBy>

/**
 * Who follows which household's documents of one kind in this process. All share one connection to the database, which is opened for the
 * first of them, and what is read for one is read for all who are as far.
 */
export class ChangeFeed<Address extends object> {
  /** Who is told something begins to be told it in a turn of their own: long documents take some 20 ms each. */
  readonly turns = new LoopTurns()
  readonly #channel: Channel
  readonly #listen: Listen
  readonly #followers = new Map<string, Set<DocumentFollower>>()
  readonly #reading = new Map<string, Map<number, Promise<MeasuredChanges<Address>>>>()
  #listening: Promise<void> | null = null
  #isClosed = false

  /** `channel`: where a trigger tells of a household whose documents of this kind have changed. */
  constructor(channel: Channel, listen: Listen) {
    this.#channel = channel
    this.#listen = listen
  }

  /** Resolves when nothing that is told from now on is missed. */
  async follow(by: FollowedBy): Promise<DocumentFollower> {
    const follower = new Follower(by)
    const known = this.#followers.get(by.householdId)
    if (known) known.add(follower)
    else this.#followers.set(by.householdId, new Set([follower]))
    if (this.#isClosed) follower.tell('closed')
    this.#listening ??= this.#begin()
    try {
      await this.#listening
    } catch (error) {
      this.#listening = null
      this.leave(follower)
      throw error
    }
    return follower
  }

  leave(follower: DocumentFollower): void {
    const others = this.#followers.get(follower.by.householdId)
    others?.delete(follower)
    if (others?.size === 0) this.#followers.delete(follower.by.householdId)
  }

  /** What `read` gives for a household after a change, asked once for all who ask meanwhile. */
  async read(
    householdId: string,
    since: number,
    read: () => Promise<MeasuredChanges<Address>>,
  ): Promise<MeasuredChanges<Address>> {
    const running = this.#reading.get(householdId)?.get(since)
    if (running !== undefined) return await running
    const reading = read()
    const all = this.#reading.get(householdId) ?? new Map<number, Promise<MeasuredChanges<Address>>>()
    this.#reading.set(householdId, all.set(since, reading))
    return await reading.finally(() => {
      all.delete(since)
      if (all.size === 0 && this.#reading.get(householdId) === all) this.#reading.delete(householdId)
    })
  }

  /** Ends all streams. Whoever begins to follow later hears at once that it is over. */
  close(): void {
    this.#isClosed = true
    this.#tell('closed', this.#all())
  }

  /** Until the database's connections are closed. */
  async #begin(): Promise<void> {
    await this.#listen(this.#channel, (householdId) => {
      if (householdId === null) return this.#checkAll()
      // What is being read may have begun before this change.
      this.#reading.delete(householdId)
      this.#tell('changed', this.#followers.get(householdId) ?? [])
    })
    // Told as "household user" or "session id".
    await this.#listen('access_ended', (told) => {
      if (told === null) return this.#checkAll()
      const [first = '', second = ''] = told.split(' ')
      const isMeant = ({ by }: DocumentFollower) =>
        first === 'session' ? by.sessionId === second : by.householdId === first && by.userId === second
      this.#tell('check access', this.#all().filter(isMeant))
    })
  }

  /** The connection was lost, and whatever was told meanwhile. */
  #checkAll(): void {
    this.#reading.clear()
    this.#tell('check access', this.#all())
  }

  #all(): DocumentFollower[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers])
  }

  #tell(heard: Heard, followers: Iterable<DocumentFollower>): void {
    for (const follower of followers) follower.tell(heard)
  }
}
