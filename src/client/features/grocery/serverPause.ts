import { textKeptIn } from '../../browserStore.ts'
import { noPause, type Pause, pauseAfter, pauseLeftMs, type Setback } from '../../retry.ts'

const kept = textKeptIn('localStorage', 'larder.groceryPause')
/** Since when something else has answered in Larder's place, in milliseconds since 1970. */
const keptForeignSince = textKeptIn('localStorage', 'larder.groceryForeignSince')

/** How long something else answers until a person should know, in milliseconds. */
const interceptedAfterMs = 60 * 60_000

/**
 * Until when the server is not asked about grocery lists, after it failed: for streams and changes together, in all tabs
 * of this browser and over reloads. Only changes that were taken, or a stream that stays open, end it.
 */
export class ServerPause {
  /** Where a browser keeps nothing, the tab has its own. */
  #unkept: Pause = noPause
  #unkeptForeignSinceMs = 0

  leftMs(): number {
    return pauseLeftMs(this.#read(), Date.now())
  }

  /** Whether it was something else for long that answered, in Larder's place. */
  get isIntercepted(): boolean {
    const sinceMs = this.#foreignSinceMs
    return sinceMs > 0 && Date.now() - sinceMs >= interceptedAfterMs
  }

  get #foreignSinceMs(): number {
    return Number(keptForeignSince.read()) || this.#unkeptForeignSinceMs
  }

  noteFailure(askedAtMs: number, { retryAfterMs, isForeign }: Setback): void {
    if (isForeign && this.#foreignSinceMs === 0)
      this.#unkeptForeignSinceMs = keptForeignSince.keep(String(Date.now())) ? 0 : Date.now()
    const failed = { askedAtMs, nowMs: Date.now(), chance: Math.random(), retryAfterMs }
    this.#write(pauseAfter(this.#read(), failed))
  }

  /** Larder has answered. */
  noteSuccess(): void {
    this.end()
    this.#unkeptForeignSinceMs = 0
    keptForeignSince.forget()
  }

  /** Forgets the failures: they were those of another network. */
  end(): void {
    this.#unkept = noPause
    kept.forget()
  }

  /** Lets the server be asked now; should it fail again, the next pause is longer all the same. */
  skip(): void {
    const pause = this.#read()
    if (pause.failures > 0) this.#write({ ...pause, untilMs: pause.fromMs })
  }

  #read(): Pause {
    const [failures = 0, fromMs = 0, untilMs = 0] = (kept.read() ?? '').split(' ').map(Number)
    return failures > 0 && untilMs >= fromMs ? { failures, fromMs, untilMs } : this.#unkept
  }

  #write(pause: Pause): void {
    const { failures, fromMs, untilMs } = pause
    this.#unkept = kept.keep(`${failures} ${fromMs} ${Math.round(untilMs)}`) ? noPause : pause
  }
}
