import { textKeptIn } from '../../browserStore.ts'
import { noPause, type Pause, pauseAfter, pauseLeftMs, type Setback } from '../../retry.ts'

const kept = textKeptIn('localStorage', 'larder.groceryPause')

/**
 * Until when the server is not asked about grocery lists, after it failed: for streams and changes together, in all tabs
 * of this browser and over reloads. Only changes that were taken, or a stream that stays open, end it.
 */
export class ServerPause {
  /** Where a browser keeps nothing, the tab has its own. */
  #unkept: Pause = noPause

  leftMs(): number {
    return pauseLeftMs(this.#read(), Date.now())
  }

  noteFailure(askedAtMs: number, { retryAfterMs }: Setback): void {
    const failed = { askedAtMs, nowMs: Date.now(), chance: Math.random(), retryAfterMs }
    this.#write(pauseAfter(this.#read(), failed))
  }

  noteSuccess(): void {
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
