import type { AddressedDocument } from '#shared/replication/kind.ts'
import type { ServerChanges } from '#shared/replication/replica.ts'
import type { NotificationChannel } from '../db/listen.ts'
import type { TopicChangeStream } from '../follower.ts'
import { type ListenToChannel, type StreamReceiver, TopicChangeStreams } from '../followers.ts'
import { EventLoopTurns } from '../turns/loopTurns.ts'

/** Changes, and the number of characters of their documents as JSON. */
export interface MeasuredServerChanges<Address extends object> {
  changes: ServerChanges<Address> & { docs: AddressedDocument<Address>[] }
  length: number
}

type DocumentFollower = StreamReceiver & { householdId: string }

/**
 * The streams of this process that follow a household's documents of one kind. Changes are read once for all streams
 * with the same cursor.
 */
export class DocumentChangeFeed<Address extends object> {
  /** Each stream sends a change in its own turn of the event loop: long documents take some 20 ms each. */
  readonly turns = new EventLoopTurns()
  readonly #followers: TopicChangeStreams<DocumentFollower>
  readonly #reading = new Map<string, Map<number, Promise<MeasuredServerChanges<Address>>>>()

  /** `channel`: the channel on which a trigger sends the id of a household whose documents of this kind have changed. */
  constructor(channel: NotificationChannel, listen: ListenToChannel) {
    // A read that is in progress may have begun before the change.
    const onChange = (householdId: string | null) => {
      if (householdId === null) this.#reading.clear()
      else this.#reading.delete(householdId)
    }
    this.#followers = new TopicChangeStreams(
      { channel, topicOf: ({ householdId }) => householdId, onChange },
      listen,
    )
  }

  /** Resolves once no later change can be missed. */
  async follow(by: DocumentFollower): Promise<TopicChangeStream<DocumentFollower>> {
    return await this.#followers.follow(by)
  }

  leave(follower: TopicChangeStream<DocumentFollower>): void {
    this.#followers.leave(follower)
  }

  /** The result of `read` for a household after a change, read once for all streams that call meanwhile. */
  async read(
    householdId: string,
    since: number,
    read: () => Promise<MeasuredServerChanges<Address>>,
  ): Promise<MeasuredServerChanges<Address>> {
    const running = this.#reading.get(householdId)?.get(since)
    if (running !== undefined) return await running
    const reading = read()
    const all = this.#reading.get(householdId) ?? new Map<number, Promise<MeasuredServerChanges<Address>>>()
    this.#reading.set(householdId, all.set(since, reading))
    return await reading.finally(() => {
      all.delete(since)
      if (all.size === 0 && this.#reading.get(householdId) === all) this.#reading.delete(householdId)
    })
  }

  /** Ends all streams. Streams that begin later end at once. */
  close(): void {
    this.#followers.close()
  }
}
