import { createTextInBrowserStorage } from './browserStore.ts'
import {
  noRetryPause,
  type RetryAdvice,
  type RetryPause,
  remainingRetryPauseMs,
  retryPauseAfterFailure,
} from './failures/retry.ts'

/** How long something else must answer in Larder's place before a person is informed, in milliseconds. */
const maxInterceptedBeforeNoticeMs = 60 * 60_000

interface StoredPause extends RetryPause {
  /** Whether the server has no room for text but accepts changes without text. */
  isForText?: boolean | undefined
}

/**
 * A pause after a failure, during which the server is not asked for one kind of background work, in all tabs of this browser
 * and across reloads. The work decides what ends it: for grocery lists only changes that were accepted, or a stream that stays
 * open; a new connection does not end it.
 */
export class PauseAfterServerFailure {
  readonly #kept: ReturnType<typeof createTextInBrowserStorage>
  /** When something else began to answer in Larder's place, in milliseconds since 1970. */
  readonly #keptForeignSince: ReturnType<typeof createTextInBrowserStorage>
  /** The tab's own pause, where the browser cannot store one. */
  #unkept: StoredPause = noRetryPause
  #unkeptForeignSinceMs = 0

  /** `work`: prefix of the keys in localStorage. */
  constructor(work: `larder.${string}`) {
    this.#kept = createTextInBrowserStorage('localStorage', `${work}Pause`)
    this.#keptForeignSince = createTextInBrowserStorage('localStorage', `${work}ForeignSince`)
  }

  leftMs(): number {
    return remainingRetryPauseMs(this.#read(), Date.now())
  }

  /** Whether the pause applies only to changes with text. */
  get isOfText(): boolean {
    return this.#read().isForText === true
  }

  /** Whether something else has answered in Larder's place for an hour or longer. */
  get isIntercepted(): boolean {
    const sinceMs = this.#foreignSinceMs
    return sinceMs > 0 && Date.now() - sinceMs >= maxInterceptedBeforeNoticeMs
  }

  get #foreignSinceMs(): number {
    return Number(this.#keptForeignSince.read()) || this.#unkeptForeignSinceMs
  }

  noteFailure(askedAtMs: number, { retryAfterMs, isForeign }: RetryAdvice, isOfText: boolean): void {
    if (isForeign && this.#foreignSinceMs === 0)
      this.#unkeptForeignSinceMs = this.#keptForeignSince.keep(String(Date.now())) ? 0 : Date.now()
    const failed = { askedAtMs, nowMs: Date.now(), chance: Math.random(), retryAfterMs }
    const before = this.#read()
    const pause = retryPauseAfterFailure(before, failed)
    this.#write({ ...pause, isForText: pause.fromMs === before.fromMs ? before.isForText : isOfText })
  }

  /** Called after an answer from Larder: ends the pause and the count of the time in which something else answered. */
  noteSuccess(): void {
    this.end()
    this.#unkeptForeignSinceMs = 0
    this.#keptForeignSince.forget()
  }

  /** Forgets the failures, which belong to another network. */
  end(): void {
    this.#unkept = noRetryPause
    this.#kept.forget()
  }

  /** Allows a call now. If it fails too, the next pause is longer all the same. */
  skip(): void {
    const pause = this.#read()
    if (pause.failures > 0) this.#write({ ...pause, untilMs: pause.fromMs })
  }

  #read(): StoredPause {
    const [failures = 0, fromMs = 0, untilMs = 0, text = 0] = (this.#kept.read() ?? '').split(' ').map(Number)
    return failures > 0 && untilMs >= fromMs
      ? { failures, fromMs, untilMs, isForText: text > 0 }
      : this.#unkept
  }

  #write(pause: StoredPause): void {
    const { failures, fromMs, untilMs, isForText } = pause
    const text = `${failures} ${fromMs} ${Math.round(untilMs)} ${isForText ? 1 : 0}`
    this.#unkept = this.#kept.keep(text) ? noRetryPause : pause
  }
}
