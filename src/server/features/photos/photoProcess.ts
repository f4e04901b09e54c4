import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { z } from 'zod'
import { DomainError } from '../../errors.ts'
import { type Log, logEvents } from '../../logEvents.ts'
import { isMemoryShort } from '../../memory/freeMemory.ts'
import { FairQueue, type QueueCaller } from '../../turns/fairQueue.ts'
import { PhotoAnswer } from './photoAnswer.ts'
import { ChildEnded, PhotoChild } from './photoChild.ts'
import { hasMemoryForPhoto, lookEveryMs, reservedBytes } from './photoMemory.ts'
import type { PhotoUnpacker, Picture, ReadPhoto, SentPhoto } from './port.ts'

export interface PhotoProcessOptions {
  /** The module that the child process runs: of the sources, or of what was built. */
  workerFile: string
  log: Pick<Log, 'warn'>
  /** A start takes a third of a second. */
  maxStartMs?: number
  /**
   * Milliseconds of a core that a photo may take; one with 48 million pixels of a phone takes one second. Where the system
   * does not tell, milliseconds of time; where it does, five times as many, since a busy machine says nothing of the photo.
   */
  maxPhotoMs?: number
  /** Megabytes by which a photo may make it grow; see `maxBytesUnpacked`. */
  maxGrownMb?: number
  /** Megabytes that a photo may leave behind; with more, the process ends after it. */
  maxLeftMb?: number
  /** Bytes of memory that are kept free for the server and its database. */
  reservedBytes?: number
  /** Time without a photo after which the process ends and gives its memory back. */
  idleMs?: number
  /** Photos after which it does the same, since what unpacks them does not give all of it back. */
  maxPhotos?: number
}

const megabyte = 1_000_000
/** Times the limit of its CPU that a photo may take on a busy machine. */
const maxWaitForCpu = 5
/** A process that was killed is gone by then, unless the disk holds it. */
const maxEndMs = 5_000
/** Sent by the kernel when memory is short, or by who stops the server: they say nothing of the photo. */
const signalsOfOthers: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Unpacks photos in a child process, one at a time, since what unpacks them is written in C: neither its time nor its
 * memory is bounded from within, and no thread of it can be ended. The server itself never loads it. The first photo starts
 * the process, and members who wait are served in turn.
 */
export class PhotoProcess implements PhotoUnpacker {
  readonly #options: Required<PhotoProcessOptions>
  readonly #queue = new FairQueue({
    maxRunning: 1,
    maxRunningPerCaller: 1,
    maxWaiting: 16,
    maxWaitingPerCaller: 4,
    maxWaitMs: 60_000,
  })
  #child: PhotoChild | null = null
  #photos = 0
  /** What the process took before its first photo. */
  #bytesAtStart = 0
  #isClosed = false
  #isReading = false
  #idleTimer: NodeJS.Timeout | undefined

  constructor(options: PhotoProcessOptions) {
    this.#options = {
      maxStartMs: 10_000,
      maxPhotoMs: 6_000,
      maxGrownMb: 130,
      maxLeftMb: 24,
      reservedBytes,
      idleMs: 60_000,
      maxPhotos: 50,
      ...options,
    }
  }

  /** The id of the child process while there is one. */
  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** Whether the child process reads a photo. */
  get isReading(): boolean {
    return this.#isReading
  }

  /**
   * The photo in all its widths, see `picturesOf`. Throws INVALID with what is wrong with it, also where it takes too long or
   * too much memory, and UNAVAILABLE while the server closes, too many wait, memory is short, or no process can be started.
   * `sender` is whose photo it is, for the queue.
   */
  async picturesOf(readPhoto: ReadPhoto, sender: QueueCaller): Promise<Picture[]> {
    return await this.#queue.run(sender, async () => {
      await this.#expectMemory()
      const child = await this.#startedChild()
      try {
        return await this.#ask(child, await readPhoto())
      } finally {
        await this.#finishPhoto(child)
      }
    })
  }

  /** Kills the process with the photo that it reads; those that wait are refused. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#endChild()
  }

  /** A process that waits for photos gives its memory back before one is refused. */
  async #expectMemory(): Promise<void> {
    const { reservedBytes, log } = this.#options
    // One that was idle for its time may still be dying.
    if (this.#child?.isKilled) await this.#endChild()
    if (hasMemoryForPhoto(this.#child !== null, reservedBytes)) return
    await this.#endChild()
    if (hasMemoryForPhoto(false, reservedBytes)) return
    log.warn(logEvents.photoRefusedForMemory)
    throw busy()
  }

  async #startedChild(): Promise<PhotoChild> {
    if (this.#isClosed || this.#child?.isKilled) throw busy()
    clearTimeout(this.#idleTimer)
    const over = new AbortController()
    try {
      this.#child ??= this.#startChild()
      const child = this.#child
      const tooLate = delay(this.#options.maxStartMs, null, { signal: over.signal }).then(() => {
        throw new Error('The process that reads photos did not start in time.')
      })
      await Promise.race([child.ready, tooLate])
      if (this.#photos === 0) this.#bytesAtStart = child.residentBytes ?? 0
      return child
    } catch (cause) {
      await this.#endChild()
      throw busy(cause)
    } finally {
      over.abort()
    }
  }

  #startChild(): PhotoChild {
    const child = new PhotoChild(this.#options.workerFile)
    this.#photos = 0
    child.ended.catch((ended: ChildEnded) => {
      if (!child.isKilled) this.#options.log.warn({ err: ended }, logEvents.photoProcessEnded)
      // Where only its channel broke.
      child.kill()
      if (this.#child === child) this.#child = null
    })
    return child
  }

  async #ask(child: PhotoChild, photo: SentPhoto): Promise<Picture[]> {
    const { log } = this.#options
    const overLimit = Promise.withResolvers<never>()
    const refuse = (refusal: DomainError, figures: object) => {
      log.warn(
        { reason: refusal.reason, byteLength: photo.byteLength, ...figures },
        logEvents.photoProcessKilled,
      )
      child.kill()
      overLimit.reject(refusal)
    }
    const watch = this.#watch(child, refuse)
    this.#isReading = true
    try {
      const id = randomUUID()
      const answer = PhotoAnswer(id).safeParse(await Promise.race([child.ask(id, photo), overLimit.promise]))
      if (answer.success) return picturesIn(answer.data)
      log.warn({ byteLength: photo.byteLength }, logEvents.photoUnanswered)
      child.kill()
      throw busy(answer.error)
    } catch (error) {
      if (error instanceof ChildEnded) throw this.#refusalFor(error)
      // What it still waits for must not be taken for the next photo.
      if (!(error instanceof DomainError)) child.kill()
      throw error
    } finally {
      this.#isReading = false
      clearInterval(watch)
    }
  }

  /** Looks at what the photo takes until it is over a limit, or the caller stops the timer. */
  #watch(child: PhotoChild, refuse: (refusal: DomainError, figures: object) => void): NodeJS.Timeout {
    const { maxPhotoMs, maxGrownMb, reservedBytes } = this.#options
    const startedAt = performance.now()
    const [bytesBefore, cpuMsBefore] = [child.residentBytes ?? 0, child.cpuMs]
    return setInterval(() => {
      const elapsedMs = performance.now() - startedAt
      const cpuMs = cpuMsBefore === null ? elapsedMs : (child.cpuMs ?? cpuMsBefore) - cpuMsBefore
      const grownMb = ((child.residentBytes ?? bytesBefore) - bytesBefore) / megabyte
      const figures = { cpuMs: Math.round(cpuMs), grownMb: Math.round(grownMb) }
      if (cpuMs >= maxPhotoMs) refuse(new DomainError('INVALID', 'photos_takes_too_long'), figures)
      else if (grownMb > maxGrownMb) refuse(new DomainError('INVALID', 'photos_unreadable'), figures)
      else if (elapsedMs >= maxPhotoMs * maxWaitForCpu || isMemoryShort(reservedBytes))
        refuse(busy(), figures)
    }, lookEveryMs)
  }

  #refusalFor(ended: ChildEnded): DomainError {
    const isOfPhoto = ended.cause === undefined && !signalsOfOthers.includes(ended.signal)
    if (this.#isClosed || !isOfPhoto) return busy(ended)
    return new DomainError('INVALID', 'photos_unreadable', { cause: ended })
  }

  async #finishPhoto(child: PhotoChild): Promise<void> {
    const { maxPhotos, maxLeftMb, idleMs, reservedBytes } = this.#options
    this.#photos += 1
    const leftMb = ((child.residentBytes ?? 0) - this.#bytesAtStart) / megabyte
    const isWornOut = child.isKilled || this.#photos >= maxPhotos || leftMb > maxLeftMb
    // Where it could not read another photo, others need what it takes.
    if (isWornOut || !hasMemoryForPhoto(true, reservedBytes)) return await this.#endChild()
    this.#idleTimer = setTimeout(() => void this.#endChild(), idleMs)
    this.#idleTimer.unref()
  }

  /** Resolves once the process is gone, so that there are never two, or cannot be ended: then no photo is taken until it is. */
  async #endChild(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const child = this.#child
    if (child === null) return
    child.kill()
    const over = new AbortController()
    const givenUp = delay(maxEndMs, undefined, { signal: over.signal, ref: false })
    await Promise.race([child.ended, givenUp]).catch(() => {})
    over.abort()
  }
}

function picturesIn(answer: z.output<ReturnType<typeof PhotoAnswer>>): Picture[] {
  if ('pictures' in answer) return answer.pictures
  if ('failure' in answer) throw new Error(answer.failure)
  const { refusal, cause } = answer
  throw new DomainError('INVALID', refusal.reason, {
    params: refusal.params as { millions: number; pixels: number },
    cause,
  })
}

function busy(cause?: unknown): DomainError {
  return new DomainError('UNAVAILABLE', 'photos_busy', { retryAfterSeconds: 60, cause })
}
