import type { Changes } from '#shared/contract/grocery.ts'
import { setbackOf } from '../../data/retry.ts'
import { ServerPause } from '../../data/serverPause.ts'
import { type Failure, failureOf, type GroceryServer, isForText } from './groceryServer.ts'
import type { GroceryState } from './groceryState.ts'

interface ConnectionParts {
  server: GroceryServer
  /** Up to which of the household's changes this tab has heard. */
  since: () => number
  hasWaiting: () => boolean
  /** Whether it is known what this browser keeps; until then nothing is followed. */
  isRead: () => boolean
  /** Sends what waits; resolves when nothing waits or the server cannot be asked now. */
  send: () => Promise<void>
  onChanges: (changes: Changes) => void
  onState: (state: Partial<Pick<GroceryState, 'connection' | 'failure' | 'isIntercepted'>>) => void
  /** The lists are not theirs any more, or they are not signed in. */
  onStopped: (failure: Failure) => void
}

/** How long a stream must stay open to count as a server that is well, in milliseconds. */
const openForMs = 10_000

/**
 * Decides when the server is asked: one pause after each failure, for the stream of changes and for what is sent. That a
 * connection comes about ends no pause: a server may open streams and refuse every change.
 */
export class ServerConnection {
  readonly #parts: ConnectionParts
  readonly #pause = new ServerPause('larder.grocery')
  #watchers = 0
  #unfollow: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #openTimer: ReturnType<typeof setTimeout> | undefined
  /** The server refused a stream, of which a browser tells neither why nor until when. */
  #isStreamRefused = false
  #connection: GroceryState['connection'] = 'online'
  #isClosed = false

  constructor(parts: ConnectionParts) {
    this.#parts = parts
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
    // That reading is refused says nothing of the lists: what was typed stays.
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
      this.#parts.onChanges(await this.#parts.server.read())
    } catch (error) {
      this.noteFailure(failureOf(error), error, askedAtMs)
    }
  }

  #follow(): void {
    if (!this.#wantsStream) return
    const { server, since, hasWaiting, onChanges } = this.#parts
    const askedAtMs = Date.now()
    this.#unfollow = server.follow(since(), {
      onConnected: () => {
        this.#isStreamRefused = false
        this.#openTimer = setTimeout(() => {
          if (!hasWaiting()) this.#pause.noteSuccess()
        }, openForMs)
        // While changes wait, only their answer tells whether all is well.
        if (!hasWaiting()) this.#tell('online')
      },
      onChanges,
      onEnded: (error, isRefused) => {
        this.#endFollowing()
        this.#isStreamRefused = isRefused
        this.noteFailure(failureOf(error), error, askedAtMs)
      },
    })
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

  #tell(connection: GroceryState['connection']): void {
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
