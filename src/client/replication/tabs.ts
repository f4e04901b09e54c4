import type { AddressedDoc, Change } from '#shared/replication/kind.ts'

/** What one tab tells the others of the same browser: changes that were made, and ids of those that are settled. */
export interface TabNews<Address extends object> {
  made?: readonly Change<Address>[]
  over?: readonly string[]
  docs?: readonly AddressedDoc<Address>[]
}

/** The tabs of this browser that show the same documents. `name` is also that of their turns: see `inTurnOf`. */
export class Tabs<Address extends object> {
  readonly #channel: BroadcastChannel | null

  constructor(name: string, onNews: (news: TabNews<Address>) => void) {
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null
    if (this.#channel) this.#channel.onmessage = ({ data }) => onNews(data as TabNews<Address>)
  }

  tell(news: TabNews<Address>): void {
    this.#channel?.postMessage(news)
  }
}
