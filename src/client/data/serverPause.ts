import { textKeptIn } from './browserStore.ts'
import { noPause, type Pause, pauseAfter, pauseLeftMs, type Setback } from './retry.ts'

/** How long something else answers until a person should know, in milliseconds. */
const interceptedAfterMs = 60 * 60_000

interface KeptPause extends Pause {
  /** Whether the server has no room for text, and takes the rest. */
  isOfText?: boolean | undefined
}

/**
 * Until when the server is not asked for one kind of work in the background, after it failed, in all tabs of this browser
 * and over reloads. What ends it is the work's to say: of grocery lists only changes that were taken, or a stream that
 * stays open; a connection that comes about does not.
 */
export class ServerPause {
  readonly #kept: ReturnType<typeof textKeptIn>
  /** Since when something else has answered in Larder's place, in milliseconds since 1970. */
  readonly #keptForeignSince: ReturnType<typeof textKeptIn>
  /** Where a browser keeps nothing, the tab has its own. */
  #unkept: KeptPause = noPause
  #unkeptForeignSinceMs = 0

  /** `work` begins the keys under which it is kept. */
  constructor(work: `larder.${string}`) {
    this.#kept = textKeptIn('localStorage', `${work}Pause`)
    this.#keptForeignSince = textKeptIn('localStorage', `${work}ForeignSince`)
  }

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
    return Number(this.#keptForeignSince.read()) || this.#unkeptForeignSinceMs
  }

  noteFailure(askedAtMs: number, { retryAfterMs, isForeign }: Setback, isOfText: boolean): void {
    if (isForeign && this.#foreignSinceMs === 0)
      this.#unkeptForeignSinceMs = this.#keptForeignSince.keep(String(Date.now())) ? 0 : Date.now()
    const failed = { askedAtMs, nowMs: Date.now(), chance: Math.random(), retryAfterMs }
    const before = this.#read()
    const pause = pauseAfter(before, failed)
    this.#write({ ...pause, isOfText: pause.fromMs === before.fromMs ? before.isOfText : isOfText })
  }

  /** Larder has answered. */
  noteSuccess(): void {
    this.end()
    this.#unkeptForeignSinceMs = 0
    this.#keptForeignSince.forget()
  }

  /** Forgets the failures: they were those of another network. */
  end(): void {
    this.#unkept = noPause
    this.#kept.forget()
  }

  /** Lets the server be asked now; should it fail again, the next pause is longer all the same. */
  skip(): void {
    const pause = this.#read()
    if (pause.failures > 0) this.#write({ ...pause, untilMs: pause.fromMs })
  }

  #read(): KeptPause {
    const [failures = 0, fromMs = 0, untilMs = 0, text = 0] = (this.#kept.read() ?? '').split(' ').map(Number)
    return failures > 0 && untilMs >= fromMs
      ? { failures, fromMs, untilMs, isOfText: text > 0 }
      : this.#unkept
  }

  #write(pause: KeptPause): void {
    const { failures, fromMs, untilMs, isOfText } = pause
    const text = `${failures} ${fromMs} ${Math.round(untilMs)} ${isOfText ? 1 : 0}`
    this.#unkept = this.#kept.keep(text) ? noPause : pause
  }
}
