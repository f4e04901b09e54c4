/** How slowly a reader may take a stream. */
export interface PaceLimit {
  bytesPerSecond: number
  /** Milliseconds that we wait for a reader before they are too slow; what they take fast earns them no more. */
  graceMs: number
}

/** How fast a reader takes what is there for them; the time that it takes us to read it ourselves is not counted. */
export class ReaderPace {
  private readonly limit: PaceLimit
  private readonly now: () => number
  /** Milliseconds that the reader may still make us wait; each byte that is taken adds some. */
  private creditMs: number
  /** Bytes that the reader has taken. */
  takenBytes = 0
  /** Null while the reader waits for us. */
  private waitingSince: number | null = null

  constructor(limit: PaceLimit, now: () => number = () => performance.now()) {
    this.limit = limit
    this.now = now
    this.creditMs = limit.graceMs
  }

  /** The same pieces; those of a stream that its reader has stopped reading are asked for no more. */
  async *measured(pieces: AsyncGenerator<string>): AsyncGenerator<string> {
    const { bytesPerSecond, graceMs } = this.limit
    for await (const piece of pieces) {
      this.waitingSince = this.now()
      yield piece
      const bytes = Buffer.byteLength(piece)
      this.takenBytes += bytes
      const earnedMs = (bytes / bytesPerSecond) * 1_000
      this.creditMs = Math.min(graceMs, this.creditMs - this.waitedMs() + earnedMs)
      this.waitingSince = null
    }
  }

  isTooSlow(): boolean {
    return this.creditMs < this.waitedMs()
  }

  private waitedMs(): number {
    return this.waitingSince === null ? 0 : this.now() - this.waitingSince
  }
}
