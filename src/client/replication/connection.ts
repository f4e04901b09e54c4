import type { ServerChanges } from '#shared/replication/replica.ts'
import { callOptionsWithoutRetry, readFailureAdvice } from '../data/failures/retry.ts'
import { PauseAfterServerFailure } from '../data/serverPause.ts'
import { type ReplicationProcedures, syncAnswerTimeoutMs } from './clientKind.ts'
import { isNoRoomForTextFailure, type ReplicationFailure, replicationFailureOf } from './failure.ts'
import type { ShownReplica } from './replicaState.ts'

interface ConnectionParts<Address extends object> {
  /** The kind's name: all its households in a browser share one pause. */
  name: string
  procedures: ReplicationProcedures<Address>
  householdId: string
  /**
   * The number of the household's last change that this tab has received with all before it; 0 when it has received none.
   */
  cursor: () => number
  hasWaiting: () => boolean
  /** Whether the browser's database has been read, or could not be read. Until then no stream is opened. */
  isRead: () => boolean
  /** Sends the waiting changes. Resolves when none is left or the server cannot be asked now. */
  send: () => Promise<void>
  onChanges: (changes: ServerChanges<Address>) => void
  onState: (state: Partial<Pick<ShownReplica, 'connection' | 'failure' | 'isIntercepted'>>) => void
  /** Called when the user no longer belongs to the household, or is not signed in. */
  onStopped: (failure: ReplicationFailure) => void
}

/** How long a stream must stay open, in milliseconds, to end the pause after a failure if no changes wait. */
const minOpenMs = 10_000

/**
 * Decides when the server is asked. A failure of the stream of changes or of sending starts one pause for both. Opening a
 * connection does not end the pause: a server may open streams and still refuse every change.
 */
export class ReplicaSyncScheduler<Address extends object> {
  readonly #parts: ConnectionParts<Address>
  readonly #pause: PauseAfterServerFailure
  #watchers = 0
  #unfollow: (() => void) | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #openTimer: ReturnType<typeof setTimeout> | undefined
  /** Whether the server refused the last stream. The browser reports neither the reason nor how long to wait. */
  #isStreamRefused = false
  #connection: ShownReplica['connection'] = 'online'
  #isClosed = false

  constructor(parts: ConnectionParts<Address>) {
    this.#parts = parts
    this.#pause = new PauseAfterServerFailure(`larder.${parts.name}`)
  }

  get isPaused(): boolean {
    return this.#pause.leftMs() > 0 && !this.#pause.isOfText
  }

  /** Whether the pause applies only to changes with text. */
  get isTextHeld(): boolean {
    return this.#pause.leftMs() > 0 && this.#pause.isOfText
  }

  /** Listens to the browser's `online` and `offline` events until `close` is called. */
  open(): void {
    if (this.#isClosed) return
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

  /**
   * Lets `resume` open the stream of the household's changes, until the returned function is called. The stream is closed
   * when no watcher is left.
   */
  watch(): () => void {
    this.#watchers += 1
    return () => {
      this.#watchers -= 1
      if (this.#watchers === 0) this.#endFollowing()
    }
  }

  /**
   * Opens the stream and sends the waiting changes, now or after the pause. Resolves when all are sent or the server cannot
   * be asked now.
   */
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
    // The failed call may be that of another tab, for whose lock this one waited.
    if (hasWaiting && this.#connection === 'online') this.#tell(navigator.onLine ? 'server away' : 'offline')
    if (hasWaiting || this.#wantsStream) this.#schedule()
  }

  /** Like `resume`, but without waiting for the end of a pause. */
  async resumeNow(): Promise<void> {
    this.#pause.skip()
    await this.resume()
  }

  /** Called when the server has accepted or refused changes of this tab or of another tab of this browser. */
  noteTaken(): void {
    // That the server accepts removals does not show that it has room for the text that waits.
    if (this.isTextHeld && this.#parts.hasWaiting()) return
    this.#pause.noteSuccess()
    this.#tell('online')
    this.#follow()
  }

  /** `askedAtMs`: when the failed call began, in milliseconds since 1970. */
  noteFailure(failure: ReplicationFailure, error: unknown, askedAtMs: number): void {
    if (this.#isClosed) return
    // Any other refusal of a read ('bad') says nothing about the documents: they and the waiting changes stay.
    if (failure === 'signed out' || failure === 'not ours') {
      this.#parts.onStopped(failure)
      return
    }
    const setback = readFailureAdvice(error, Date.now())
    this.#pause.noteFailure(askedAtMs, setback, isNoRoomForTextFailure(error))
    this.#tell(setback.status !== null || navigator.onLine ? 'server away' : 'offline')
    this.#schedule()
  }

  get #wantsStream(): boolean {
    return this.#watchers > 0 && this.#unfollow === null && !this.#isClosed && this.#parts.isRead()
  }

  /** Makes a call before another stream is opened: unlike a stream, a refused call gives the reason and how long to wait. */
  async #askWhy(): Promise<void> {
    if (this.#parts.hasWaiting()) return await this.#parts.send()
    const askedAtMs = Date.now()
    try {
      const { procedures, householdId, onChanges } = this.#parts
      const signal = AbortSignal.timeout(syncAnswerTimeoutMs)
      onChanges(await procedures.get.query({ householdId }, { ...callOptionsWithoutRetry, signal }))
    } catch (error) {
      this.noteFailure(replicationFailureOf(error), error, askedAtMs)
    }
  }

  #follow(): void {
    if (!this.#wantsStream) return
    const { procedures, householdId, cursor, onChanges } = this.#parts
    const askedAtMs = Date.now()
    let hasEnded = false
    /** Closes the stream; only `resume` opens another. `isRefused`: the server answered, but not with a stream. */
    const end = (error: unknown, isRefused: boolean) => {
      if (hasEnded) return
      this.#endFollowing()
      this.#isStreamRefused = isRefused
      this.noteFailure(replicationFailureOf(error), error, askedAtMs)
    }
    const subscription = procedures.changes.subscribe(
      { householdId, since: cursor() },
      {
        onData: ({ data }) => onChanges(data),
        onConnectionStateChange: ({ state, error }) => {
          if (state === 'pending') this.#noteStream()
          // Without this the browser would connect again every three seconds without end.
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
    }, minOpenMs)
    // While changes wait, only the answer to them shows whether the server works.
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
    // Only a pause after a network failure is ended. A pause that the server caused continues.
    if (this.#connection === 'offline') this.#pause.end()
    void this.resume()
  }

  // Calls are tried again even while offline: a Larder on the same machine can be reached without a network.
  #onOffline = () => {
    this.#endFollowing()
    this.noteFailure('passing', null, Date.now())
  }
}
