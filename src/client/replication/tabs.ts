import type { AddressedDocument, DocumentChange } from '#shared/replication/kind.ts'

/**
 * What one tab tells the other tabs of the browser: `made`: new changes; `over`: ids of changes that the server has accepted or
 * refused; `docs`: the documents in its answer.
 */
export interface ReplicaTabMessage<Address extends object> {
  made?: readonly DocumentChange<Address>[]
  over?: readonly string[]
  docs?: readonly AddressedDocument<Address>[]
}

/**
 * The channel to the other tabs of this browser that show the same documents; silent without BroadcastChannel. `name` is also
 * the name of their Web Lock: see `runUnderWebLock`.
 */
export class ReplicaTabChannel<Address extends object> {
  readonly #channel: BroadcastChannel | null

  constructor(name: string, onNews: (news: ReplicaTabMessage<Address>) => void) {
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
    if (this.#channel) this.#channel.onmessage = ({ data }) => onNews(data as ReplicaTabMessage<Address>)
  }

  tell(news: ReplicaTabMessage<Address>): void {
    this.#channel?.postMessage(news)
  }
}
