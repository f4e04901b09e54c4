import { DomainError } from '../../errors.ts'
import { Follower, type Heard } from '../../follower.ts'

type Listen = (
  channel: 'jobs_changed' | 'access_ended',
  heard: (payload: string | null) => void,
) => Promise<() => Promise<void>>

interface FollowedBy {
  userId: string
  sessionId: string
}

/** Streams one person may have open on one process: tabs and devices, and no more. */
const maxPerPerson = 25

/** Who follows their own jobs in this process. All share one connection to the database, which is opened for the first. */
export class JobFeed {
  readonly #listen: Listen
  readonly #followers = new Map<string, Set<Follower<FollowedBy>>>()
  #listening: Promise<void> | null = null
  #isClosed = false

  constructor(listen: Listen) {
    this.#listen = listen
  }

  /** Resolves when no change from now on is missed. Throws TOO_MANY. */
  async follow(by: FollowedBy): Promise<Follower<FollowedBy>> {
    const known = this.#followers.get(by.userId) ?? new Set()
    if (known.size >= maxPerPerson)
      throw new DomainError('TOO_MANY', 'errors_too_many_requests', { retryAfterSeconds: 60 })
    const follower = new Follower(by)
    this.#followers.set(by.userId, known.add(follower))
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

  leave(follower: Follower<FollowedBy>): void {
    const others = this.#followers.get(follower.by.userId)
    others?.delete(follower)
    if (others?.size === 0) this.#followers.delete(follower.by.userId)
  }

  /** Ends all streams. Those that begin later end at once. */
  close(): void {
    this.#isClosed = true
    this.#tell('closed', this.#all())
  }

  /** Until the database's connections are closed. */
  async #begin(): Promise<void> {
    // With null, the connection was lost and whatever was told meanwhile.
    await this.#listen('jobs_changed', (userId) => {
      if (userId === null) this.#tell('check access', this.#all())
      else this.#tell('changed', this.#followers.get(userId) ?? [])
    })
    // Told as "household user" or "session id".
    await this.#listen('access_ended', (told) => {
      const [first, sessionId] = (told ?? '').split(' ')
      if (first !== 'session') return
      const ended = this.#all().filter(({ by }) => by.sessionId === sessionId)
      this.#tell('check access', ended)
    })
  }

  #all(): Follower<FollowedBy>[] {
    return [...this.#followers.values()].flatMap((followers) => [...followers])
  }

  #tell(heard: Heard, followers: Iterable<Follower<FollowedBy>>): void {
    for (const follower of followers) follower.tell(heard)
  }
}
