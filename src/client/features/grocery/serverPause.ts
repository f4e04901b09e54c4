import { textKeptIn } from '../../browserStore.ts'
import { noPause, type Pause, pauseAfter, pauseLeftMs, type Setback } from '../../retry.ts'

const kept = textKeptIn('localStorage', 'larder.groceryPause')
/** Since when something else has answered in Larder's place, in milliseconds since 1970. */
const keptForeignSince = textKeptIn('localStorage', 'larder.groceryForeignSince')

/** How long something else answers until a person should know, in milliseconds. */
const interceptedAfterMs = 60 * 60_000

interface KeptPause extends Pause {
  /** Whether the server has no room for text, and takes the rest. */
  isOfText?: boolean
}

/**
 * Until when the server is not asked about grocery lists, after it failed: for streams and changes together, in all tabs
 * of this browser and over reloads. Only changes that were taken, or a stream that stays open, end it.
 */
export class ServerPause {
  /** Where a browser keeps nothing, the tab has its own. */
  #unkept: KeptPause = noPause
  #unkeptForeignSinceMs = 0

  leftMs(): number {
    return pauseLeftMs(this.#read(), Date.now())
  }

  /** Whether the pause is for changes with text alone. */
  get isOfText(): boolean {
    return this.#read().isOfText === true
  }

  /** Whether it was something else for long that answered, in Larder's place. */
  get isIntercepted(): boolean {
    const sinceMs = this.#foreignSinceMs
    return sinceMs > 0 && Date.now() - sinceMs >= interceptedAfterMs
  }

  get #foreignSinceMs(): number {
    return Number(keptForeignSince.read()) || this.#unkeptForeignSinceMs
  }

  noteFailure(askedAtMs: number, { retryAfterMs, isForeign }: Setback, isOfText: boolean): void {
    if (isForeign && this.#foreignSinceMs === 0)
      this.#unkeptForeignSinceMs = keptForeignSince.keep(String(Date.now())) ? 0 : Date.now()
    const failed = { askedAtMs, nowMs: Date.now(), chance: Math.random(), retryAfterMs }
    const before = this.#read()
    const pause = pauseAfter(before, failed)
    this.#write({ ...pause, isOfText: pause.fromMs === before.fromMs ? before.isOfText : isOfText })
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

  #read(): KeptPause {
    const [failures = 0, fromMs = 0, untilMs = 0, text = 0] = (kept.read() ?? '').split(' ').map(Number)
    return failures > 0 && untilMs >= fromMs
      ? { failures, fromMs, untilMs, isOfText: text > 0 }
      : this.#unkept
  }

  #write(pause: KeptPause): void {
    const { failures, fromMs, untilMs, isOfText } = pause
    const text = `${failures} ${fromMs} ${Math.round(untilMs)} ${isOfText ? 1 : 0}`
    this.#unkept = kept.keep(text) ? noPause : pause
  }
}
