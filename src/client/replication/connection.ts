import type { ServerChanges } from '#shared/replication/replica.ts'
import { setbackOf, withoutRetry } from '../data/retry.ts'
import { ServerPause } from '../data/serverPause.ts'
import { answerWithinMs, type Procedures } from './clientKind.ts'
import { type Failure, failureOf, isForText } from './failure.ts'
import type { ShownReplica } from './replicaState.ts'

interface ConnectionParts<Address extends object> {
  /** The kind's name: all its households in a browser share one pause. */
  name: string
  procedures: Procedures<Address>
  householdId: string
  /** Up to which of the household's changes this tab was told all. */
  cursor: () => number
  hasWaiting: () => boolean
  /** Whether it is known what this browser keeps; until then nothing is followed. */
  isRead: () => boolean
  /** Sends what waits; resolves when nothing waits or the server cannot be asked now. */
  send: () => Promise<void>
  onChanges: (changes: ServerChanges<Address>) => void
  onState: (state: Partial<Pick<ShownReplica, 'connection' | 'failure' | 'isIntercepted'>>) => void
  /** The documents are not theirs any more, or they are not signed in. */
  onStopped: (failure: Failure) => void
}

/** How long a stream must stay open to count as a server that is well, in milliseconds. */
const openForMs = 10_000

/**
 * Decides when the server is asked: one pause after each failure, for the stream of changes and for what is sent. That a
 * connection comes about ends no pause: a server may open streams and refuse every change.
 */
export class ServerConnection<Address extends object> {
  readonly #parts: ConnectionParts<Address>
  readonly #pause: ServerPause
  #watchers = 0
  #unfollow: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #openTimer: ReturnType<typeof setTimeout> | undefined
  /** The server refused a stream, of which a browser tells neither why nor until when. */
  #isStreamRefused = false
  #connection: ShownReplica['connection'] = 'online'
  #isClosed = false

  constructor(parts: ConnectionParts<Address>) {
    this.#parts = parts
    this.#pause = new ServerPause(`larder.${parts.name}`)
  }

  get isPaused(): boolean {
    return this.#pause.leftMs() > 0 && !this.#pause.isOfText
  }

  /** Whether the pause is one for changes with text alone. */
  get isTextHeld(): boolean {
    return this.#pause.leftMs() > 0 && this.#pause.isOfText
  }

  /** Hears from now on whether there is a network. */
  open(): void {
    window.addEventListener('online', this.#onOnline)
    window.addEventListener('offline', this.#onOffline)
    if (!navigator.onLine) this.#tell('offline')
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#endFollowing()
    window.removeEventListener('online', this.#onOnline)
    window.removeEventListener('offline', this.#onOffline)
  }

  /** Follows the household's changes, once resumed, until what it returns is called. */
  watch(): () => void {
    this.#watchers += 1
    return () => {
      this.#watchers -= 1
      if (this.#watchers === 0) this.#endFollowing()
    }
  }

  /** Follows and sends, now or when the pause is over. Resolves when the server cannot be asked or all is sent. */
  async resume(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#isClosed) return
    if (!this.isPaused && this.#isStreamRefused && this.#wantsStream) await this.#askWhy()
    if (!this.isPaused) {
      this.#follow()
      await this.#parts.send()
    }
    if (!this.isPaused && !this.isTextHeld) return
    const hasWaiting = this.#parts.hasWaiting()
    // It may be another tab that failed, while this one waited for its turn.
    if (hasWaiting && this.#connection === 'online') this.#tell(navigator.onLine ? 'server away' : 'offline')
    if (hasWaiting || this.#wantsStream) this.#schedule()
  }

  /** As `resume`, even where the server failed a moment ago. */
  async resumeNow(): Promise<void> {
    this.#pause.skip()
    await this.resume()
  }

  /** Changes were taken, of this tab or another one of the browser. */
  noteTaken(): void {
    // Removals that are taken tell nothing of the text that waits.
    if (this.isTextHeld && this.#parts.hasWaiting()) return
    this.#pause.noteSuccess()
    this.#tell('online')
    this.#follow()
  }

  /** `askedAtMs`: when what failed was begun. */
  noteFailure(failure: Failure, error: unknown, askedAtMs: number): void {
    if (this.#isClosed) return
    // That reading is refused says nothing of the documents: what was typed stays.
    if (failure === 'signed out' || failure === 'not ours') {
      this.#parts.onStopped(failure)
      return
    }
    const setback = setbackOf(error, Date.now())
    this.#pause.noteFailure(askedAtMs, setback, isForText(error))
    this.#tell(setback.status !== null || navigator.onLine ? 'server away' : 'offline')
    this.#schedule()
  }

  get #wantsStream(): boolean {
    return this.#watchers > 0 && this.#unfollow === null && !this.#isClosed && this.#parts.isRead()
  }

  /** Asks by a call, which tells why it is refused and until when, before another stream is opened. */
  async #askWhy(): Promise<void> {
    if (this.#parts.hasWaiting()) return await this.#parts.send()
    const askedAtMs = Date.now()
    try {
      const { procedures, householdId, onChanges } = this.#parts
      const signal = AbortSignal.timeout(answerWithinMs)
      onChanges(await procedures.get.query({ householdId }, { ...withoutRetry, signal }))
    } catch (error) {
      this.noteFailure(failureOf(error), error, askedAtMs)
    }
  }

  #follow(): void {
    if (!this.#wantsStream) return
    const { procedures, householdId, cursor, onChanges } = this.#parts
    const askedAtMs = Date.now()
    let hasEnded = false
    /** It does not begin again by itself. `isRefused`: the server answered, but not with a stream. */
    const end = (error: unknown, isRefused: boolean) => {
      if (hasEnded) return
      this.#endFollowing()
      this.#isStreamRefused = isRefused
      this.noteFailure(failureOf(error), error, askedAtMs)
    }
    const subscription = procedures.changes.subscribe(
      { householdId, since: cursor() },
      {
        onData: ({ data }) => onChanges(data),
        onConnectionStateChange: ({ state, error }) => {
          if (state === 'pending') this.#noteStream()
          // Left to itself a browser would connect again every three seconds, for ever.
          else if (state === 'connecting' && error) queueMicrotask(() => end(error, false))
        },
        onError: (error) => end(error, error.data === undefined),
        onComplete: () => end(null, false),
      },
    )
    this.#unfollow = () => {
      hasEnded = true
      subscription.unsubscribe()
    }
  }

  #noteStream(): void {
    const { hasWaiting } = this.#parts
    this.#isStreamRefused = false
    this.#openTimer = setTimeout(() => {
      if (!hasWaiting()) this.#pause.noteSuccess()
    }, openForMs)
    // While changes wait, only their answer tells whether all is well.
    if (!hasWaiting()) this.#tell('online')
  }

  #endFollowing(): void {
    clearTimeout(this.#openTimer)
    this.#unfollow?.()
    this.#unfollow = null
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.resume(), this.#pause.leftMs())
  }

  #tell(connection: ShownReplica['connection']): void {
    this.#connection = connection
    const isIntercepted = connection === 'server away' && this.#pause.isIntercepted
    this.#parts.onState({ connection, isIntercepted, failure: connection === 'online' ? null : 'passing' })
  }

  #onOnline = () => {
    // A server that refused for now is not asked any earlier.
    if (this.#connection === 'offline') this.#pause.end()
    void this.resume()
  }

  // A machine without a network may still reach a Larder of its own: it tries again all the same.
  #onOffline = () => {
    this.#endFollowing()
    this.noteFailure('passing', null, Date.now())
  }
}
