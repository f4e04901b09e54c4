import type { ListDoc, Operation } from '#shared/grocery/kind.ts'

/** What one tab tells the others of the same browser: changes that were made, and those that are over. */
export interface TabNews {
  made?: readonly Operation[]
  over?: readonly string[]
  docs?: readonly ListDoc[]
}

/** The tabs of this browser that show the same lists. */
export class Tabs {
  readonly #name: string
  readonly #channel: BroadcastChannel | null

  constructor(name: string, onNews: (news: TabNews) => void) {
    this.#name = `larder.grocery ${name}`
    this.#channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(this.#name) : null
    if (this.#channel) this.#channel.onmessage = ({ data }) => onNews(data as TabNews)
  }

  tell(news: TabNews): void {
    this.#channel?.postMessage(news)
  }

  /** Does what only one tab should do at once; where a browser knows no turns, twice does no harm. */
  async inTurn(work: () => Promise<void>): Promise<void> {
    if (navigator.locks) await navigator.locks.request(this.#name, work)
    else await work()
  }
}
