import type { NotificationChannel } from './db/listen.ts'
import { TopicChangeStream, type TopicFollowerEvent } from './follower.ts'

export type ListenToChannel = (
  channel: NotificationChannel,
  heard: (payload: string | null) => void,
) => Promise<() => Promise<void>>

/** The receiver of a stream. Access ends with the session, or when the user leaves the household. */
export interface StreamReceiver {
  userId: string
  sessionId: string
  householdId?: string
}

interface Topics<By> {
  /** The channel on which a database trigger sends the name of a topic that has changed. */
  channel: NotificationChannel
  topicOf: (by: By) => string
  /** Called before followers get the change of a topic; with null when any topic may have changed. */
  onChange?: (topic: string | null) => void
}

/**
 * The streams of this process that follow one kind of topic, such as the lists of a household. All share one database
 * connection, which is opened for the first stream.
 */
export class TopicChangeStreams<By extends StreamReceiver> {
  readonly #topics: Topics<By>
  readonly #listen: ListenToChannel
  readonly #byTopic = new Map<string, Set<TopicChangeStream<By>>>()
  #listening: Promise<void> | null = null
  #isClosed = false

  constructor(topics: Topics<By>, listen: ListenToChannel) {
    this.#topics = topics
    this.#listen = listen
  }

  /** How many streams follow a topic. */
  count(topic: string): number {
    return this.#byTopic.get(topic)?.size ?? 0
  }

  /** Resolves once no later change can be missed. */
  async follow(by: By): Promise<TopicChangeStream<By>> {
    const follower = new TopicChangeStream(by)
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

  leave(follower: TopicChangeStream<By>): void {
    const topic = this.#topics.topicOf(follower.by)
    const others = this.#byTopic.get(topic)
    others?.delete(follower)
    if (others?.size === 0) this.#byTopic.delete(topic)
  }

  /** Ends all streams. Streams that begin later end at once. */
  close(): void {
    this.#isClosed = true
    this.#notify('closed', this.#all())
  }

  /** Listens until the database connections are closed. */
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
      const isMeant = ({ by }: TopicChangeStream<By>) =>
        first === 'session' ? by.sessionId === second : by.householdId === first && by.userId === second
      this.#notify('check access', this.#all().filter(isMeant))
    })
  }

  /** After a lost connection: changes may have been missed, so every stream checks again. */
  #checkAll(): void {
    this.#topics.onChange?.(null)
    this.#notify('check access', this.#all())
  }

  #all(): TopicChangeStream<By>[] {
    return [...this.#byTopic.values()].flatMap((followers) => [...followers])
  }

  #notify(event: TopicFollowerEvent, followers: Iterable<TopicChangeStream<By>>): void {
    for (const follower of followers) follower.notify(event)
  }
}
