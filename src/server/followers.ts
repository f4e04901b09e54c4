import type { Channel } from './db/listen.ts'
import { Follower, type FollowerEvent } from './follower.ts'

export type Listen = (
  channel: Channel,
  heard: (payload: string | null) => void,
) => Promise<() => Promise<void>>

/** Who a stream is sent to. Their access ends with the session, or when they leave the household. */
export interface FollowedBy {
  userId: string
  sessionId: string
  householdId?: string
}

interface Topics<By> {
  /** Where a trigger sends the name of a topic that has changed. */
  channel: Channel
  topicOf: (by: By) => string
  /** Called before followers hear that a topic has changed; with null, any of them may have. */
  onChange?: (topic: string | null) => void
}

/**
 * The streams of this process that follow one kind of topics, such as the lists of a household. All share one connection to
 * the database, which is opened for the first.
 */
export class Followers<By extends FollowedBy> {
  readonly #topics: Topics<By>
  readonly #listen: Listen
  readonly #byTopic = new Map<string, Set<Follower<By>>>()
  #listening: Promise<void> | null = null
  #isClosed = false

  constructor(topics: Topics<By>, listen: Listen) {
    this.#topics = topics
    this.#listen = listen
  }

  /** How many streams follow a topic. */
  count(topic: string): number {
    return this.#byTopic.get(topic)?.size ?? 0
  }

  /** Resolves when no change from now on is missed. */
  async follow(by: By): Promise<Follower<By>> {
    const follower = new Follower(by)
    const topic = this.#topics.topicOf(by)
    this.#byTopic.set(topic, (this.#byTopic.get(topic) ?? new Set()).add(follower))
    if (this.#isClosed) follower.notify('closed')
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

  leave(follower: Follower<By>): void {
    const topic = this.#topics.topicOf(follower.by)
    const others = this.#byTopic.get(topic)
    others?.delete(follower)
    if (others?.size === 0) this.#byTopic.delete(topic)
  }

  /** Ends all streams. Those that begin later end at once. */
  close(): void {
    this.#isClosed = true
    this.#notify('closed', this.#all())
  }

  /** Listens until the database's connections are closed. */
  async #begin(): Promise<void> {
    await this.#listen(this.#topics.channel, (topic) => {
      if (topic === null) return this.#checkAll()
      this.#topics.onChange?.(topic)
      this.#notify('changed', this.#byTopic.get(topic) ?? [])
    })
    // The payload is "household user" or "session id".
    await this.#listen('access_ended', (payload) => {
      if (payload === null) return this.#checkAll()
      const [first = '', second = ''] = payload.split(' ')
      const isMeant = ({ by }: Follower<By>) =>
        first === 'session' ? by.sessionId === second : by.householdId === first && by.userId === second
      this.#notify('check access', this.#all().filter(isMeant))
    })
  }

  /** The connection was lost, and with it whatever was sent meanwhile. */
  #checkAll(): void {
    this.#topics.onChange?.(null)
    this.#notify('check access', this.#all())
  }

  #all(): Follower<By>[] {
    return [...this.#byTopic.values()].flatMap((followers) => [...followers])
  }

  #notify(event: FollowerEvent, followers: Iterable<Follower<By>>): void {
    for (const follower of followers) follower.notify(event)
  }
}
