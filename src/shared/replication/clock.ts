/**
 * A hybrid logical timestamp: when something was written and by which client, as nine base-36 digits of milliseconds, a
 * dash, and the client's id. Timestamps are compared as text. No two are equal, since a client's milliseconds only rise.
 */
export type Timestamp = string

const digits = 9

export function createTimestamp(ms: number, client: string): Timestamp {
  return `${ms.toString(36).padStart(digits, '0')}-${client}`
}

/** The time of a timestamp, in milliseconds since 1970: the number that ends at the dash. */
export function msOfTimestamp(timestamp: Timestamp): number {
  return Number.parseInt(timestamp, 36)
}

/**
 * A hybrid logical clock. Each of its timestamps is later than the one before and than all that the clock has seen. So a write
 * that follows a read has a later timestamp than the value that was read, whatever the wall clocks say.
 */
export class HybridClock {
  readonly client: string
  #lastMs = 0

  /** `client`: one id for each page load and each process, 1 to 40 letters and digits. */
  constructor(client: string) {
    this.client = client
  }

  next(nowMs: number): Timestamp {
    this.#lastMs = Math.max(nowMs, this.#lastMs + 1)
    return createTimestamp(this.#lastMs, this.client)
  }

  see(timestamps: Iterable<Timestamp>): void {
    for (const timestamp of timestamps) this.#lastMs = Math.max(this.#lastMs, msOfTimestamp(timestamp))
  }
}
