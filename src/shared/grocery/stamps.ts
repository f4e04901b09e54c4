/**
 * When something was written and by which client: nine base-36 digits of milliseconds, a dash, the client's id. Stamps
 * are compared as text. No two are equal, since a client's milliseconds only ever rise.
 */
export type Stamp = string

const digits = 9

export function stampOf(ms: number, client: string): Stamp {
  return `${ms.toString(36).padStart(digits, '0')}-${client}`
}

/** The milliseconds of a stamp. */
export function msOf(stamp: Stamp): number {
  return Number.parseInt(stamp.slice(0, digits), 36)
}

/**
 * A clock that never stands still and runs ahead of all it has seen, so that whoever writes after reading writes later,
 * whatever their wall clock says.
 */
export class Clock {
  readonly client: string
  #lastMs = 0

  /** `client`: one id for each page load and each process, 1 to 40 letters and digits. */
  constructor(client: string) {
    this.client = client
  }

  next(nowMs: number): Stamp {
    this.#lastMs = Math.max(nowMs, this.#lastMs + 1)
    return stampOf(this.#lastMs, this.client)
  }

  see(stamps: Iterable<Stamp>): void {
    for (const stamp of stamps) this.#lastMs = Math.max(this.#lastMs, msOf(stamp))
  }
}
