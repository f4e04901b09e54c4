/** The minimum speed at which a reader must read a stream. */
export interface ReaderPaceLimit {
  bytesPerSecond: number
  /** Milliseconds that we wait for a reader before they count as too slow; fast reading does not earn more. */
  graceMs: number
}

/** Measures how fast a reader reads the data that waits for them; the time in which we produce the data does not count. */
export class ReaderPaceMeter {
  private readonly limit: ReaderPaceLimit
  private readonly now: () => number
  /** Milliseconds that the reader may still make us wait; each byte that is read adds some. */
  private creditMs: number
  /** Bytes that the reader has read. */
  takenBytes = 0
  /** Null while the client waits for the server. */
  private waitingSince: number | null = null

  constructor(limit: ReaderPaceLimit, now: () => number = () => performance.now()) {
    this.limit = limit
    this.now = now
    this.creditMs = limit.graceMs
  }

  /** Yields the same pieces; requests no more of them when the reader has stopped. */
  async *measured<Piece extends string | Uint8Array>(pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
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
