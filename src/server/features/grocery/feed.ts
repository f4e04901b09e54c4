import type { Changes } from '#shared/contract/grocery.ts'
import { Follower, type Heard } from '../../follower.ts'
import { LoopTurns } from '../../turns/loopTurns.ts'

type Listen = (
  channel: 'groceries_changed' | 'access_ended',
  heard: (payload: string | null) => void,
) => Promise<() => Promise<void>>

/** Changes, and how many characters of JSON their lists and items have. */
export interface MeasuredChanges {
  changes: Changes
  length: number
}

interface FollowedBy {
  householdId: string
  userId: string
  sessionId: string
}

/** One who follows a household's lists. */
type ListFollower = Follower<FollowedBy>

/**
 * Who follows which household's lists in this process. All share one connection to the database, which is opened for the
 * first of them, and what is read for one is read for all who are as far.
 */
export class GroceryFeed {
  /** Who is told something begins to be told it in a turn of their own: long lists take some 20 ms each. */
  readonly turns = new LoopTurns()
  readonly #listen: Listen
  readonly #followers = new Map<string, Set<ListFollower>>()
  readonly #reading = new Map<string, Map<number, Promise<MeasuredChanges>>>()
  #listening: Promise<void> | null = null
  #isClosed = false

  constructor(listen: Listen) {
    this.#listen = listen
  }

  /** Resolves when nothing that is told from now on is missed. */
  async follow(by: FollowedBy): Promise<ListFollower> {
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

  leave(follower: ListFollower): void {
    const others = this.#followers.get(follower.by.householdId)
    others?.delete(follower)
    if (others?.size === 0) this.#followers.delete(follower.by.householdId)
  }

  /** What `read` gives for a household after a change, asked once for all who ask meanwhile. */
  async read(
    householdId: string,
    since: number,
    read: () => Promise<MeasuredChanges>,
  ): Promise<MeasuredChanges> {
    const running = this.#reading.get(householdId)?.get(since)
    if (running) return await running
    const reading = read()
    const all = this.#reading.get(householdId) ?? new Map<number, Promise<MeasuredChanges>>()
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
    await this.#listen('groceries_changed', (householdId) => {
      if (householdId === null) return this.#checkAll()
      // What is being read may have begun before this change.
      this.#reading.delete(householdId)
      this.#tell('changed', this.#followers.get(householdId) ?? [])
    })
    // Told as "household user" or "session id".
    await this.#listen('access_ended', (told) => {
      if (told === null) return this.#checkAll()
      const [first = '', second = ''] = told.split(' ')
      const isMeant = ({ by }: ListFollower) =>
        first === 'session' ? by.sessionId === second : by.householdId === first && by.userId === second
      this.#tell('check access', this.#all().filter(isMeant))
    })
  }

  /** The connection was lost, and whatever was told meanwhile. */
  #checkAll(): void {
    this.#reading.clear()
    this.#tell('check access', this.#all())
  }

  #all(): ListFollower[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers])
  }

  #tell(heard: Heard, followers: Iterable<ListFollower>): void {
    for (const follower of followers) follower.tell(heard)
  }
}
