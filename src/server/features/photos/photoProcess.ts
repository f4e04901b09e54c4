import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { DomainError } from '../../errors.ts'
import { type Log, logEvents } from '../../logEvents.ts'
import { isMemoryShort } from '../../memory/freeMemory.ts'
import { FairQueue, type QueueCaller } from '../../turns/fairQueue.ts'
import { createPhotoProcessResultSchema } from './photoAnswer.ts'
import { PhotoChildEndedError, PhotoChildProcess } from './photoChild.ts'
import { bytesReservedBesidePhotos, hasMemoryForPhoto, memoryCheckIntervalMs } from './photoMemory.ts'
import type { OpenUploadedPhoto, PhotoDecoder, ResizedPicture, UploadedPhoto } from './port.ts'

export interface PhotoProcessOptions {
  /** The module of the child process, from the sources or from the build. */
  workerFile: string
  log: Pick<Log, 'warn'>
  /** Maximum milliseconds of a start, which takes a third of a second. */
  maxStartMs?: number
  /**
   * Milliseconds of CPU that a photo may take; one with 48 million pixels of a phone takes one second. Where the system
   * does not report CPU time, milliseconds of time; where it does, also five times as many milliseconds of time,
   * because a busy machine is not the photo's fault.
   */
  maxPhotoMs?: number
  /** Megabytes by which a photo may make the process grow; see `maxBytesUnpacked`. */
  maxGrownMb?: number
  /** Megabytes that a photo may leave behind; with more, the process ends after it. */
  maxLeftMb?: number
  /** Bytes of memory that must stay free for the server and its database. */
  reservedBytes?: number
  /** Milliseconds without a photo after which the process ends and releases its memory. */
  idleMs?: number
  /** Photos after which the process ends too, because the decoder does not release all of its memory. */
  maxPhotos?: number
}

const megabyte = 1_000_000
/** Maximum time of a photo as a multiple of its CPU limit, for a busy machine. */
const maxWaitForCpu = 5
/** Milliseconds within which a killed process has ended, unless it hangs in a disk operation. */
const maxEndMs = 5_000
/** Sent by the kernel when memory is short, or by the operator who stops the server: the photo is not at fault. */
const signalsOfOthers: readonly (NodeJS.Signals | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Decodes photos in a child process, one at a time, because the decoders are written in C: they limit neither their
 * time nor their memory, and a thread with them cannot be ended. The server never loads them. The first photo starts
 * the process, and waiting members are served in turn.
 */
export class PhotoProcess implements PhotoDecoder {
  readonly #options: Required<PhotoProcessOptions>
  readonly #queue = new FairQueue({
    maxRunning: 1,
    maxRunningPerCaller: 1,
    maxWaiting: 16,
    maxWaitingPerCaller: 4,
    maxWaitMs: 60_000,
  })
  #child: PhotoChildProcess | null = null
  #photos = 0
  /** Its memory before its first photo. */
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
      reservedBytes: bytesReservedBesidePhotos,
      idleMs: 60_000,
      maxPhotos: 50,
      ...options,
    }
  }

  /** The id of the child process while it runs. */
  get pid(): number | null {
    return this.#child?.pid ?? null
  }

  /** Whether the child process decodes a photo. */
  get isReading(): boolean {
    return this.#isReading
  }

  /**
   * The photo in all its widths, see `resizePhoto`. Throws INVALID with the reason when the photo is wrong, or takes too
   * long or too much memory, and UNAVAILABLE while the server closes, too many wait, memory is short, or no process can
   * be started. `sender` is the caller for the queue.
   */
  async picturesOf(readPhoto: OpenUploadedPhoto, sender: QueueCaller): Promise<ResizedPicture[]> {
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

  /** Kills the process together with the photo in progress; waiting photos are refused. */
  async close(): Promise<void> {
    this.#isClosed = true
    await this.#endChild()
  }

  /** An idle process is ended to release its memory before a photo is refused. */
  async #expectMemory(): Promise<void> {
    const { reservedBytes, log } = this.#options
    // A process that was idle too long may still be ending.
    if (this.#child?.isKilled) await this.#endChild()
    if (hasMemoryForPhoto(this.#child !== null, reservedBytes)) return
    await this.#endChild()
    if (hasMemoryForPhoto(false, reservedBytes)) return
    log.warn(logEvents.photoRefusedForMemory)
    throw photosBusyError()
  }

  async #startedChild(): Promise<PhotoChildProcess> {
    if (this.#isClosed || this.#child?.isKilled) throw photosBusyError()
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
      throw photosBusyError(cause)
    } finally {
      over.abort()
    }
  }

  #startChild(): PhotoChildProcess {
    const child = new PhotoChildProcess(this.#options.workerFile)
    this.#photos = 0
    child.ended.catch((ended: PhotoChildEndedError) => {
      if (!child.isKilled) this.#options.log.warn({ err: ended }, logEvents.photoProcessEnded)
      // Needed where only its channel broke.
      child.kill()
      if (this.#child === child) this.#child = null
    })
    return child
  }

  async #ask(child: PhotoChildProcess, photo: UploadedPhoto): Promise<ResizedPicture[]> {
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
      const answer = createPhotoProcessResultSchema(id).safeParse(
        await Promise.race([child.ask(id, photo), overLimit.promise]),
      )
      if (answer.success) return picturesIn(answer.data)
      log.warn({ byteLength: photo.byteLength }, logEvents.photoProcessAnswerInvalid)
      child.kill()
      throw photosBusyError(answer.error)
    } catch (error) {
      if (error instanceof PhotoChildEndedError) throw this.#refusalFor(error)
      // The process still waits for the rest of this photo, and must not take the next one for it.
      if (!(error instanceof DomainError)) child.kill()
      throw error
    } finally {
      this.#isReading = false
      clearInterval(watch)
    }
  }

  /** Checks the photo's use of time and memory until it exceeds a limit, or the caller stops the timer. */
  #watch(child: PhotoChildProcess, refuse: (refusal: DomainError, figures: object) => void): NodeJS.Timeout {
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
        refuse(photosBusyError(), figures)
    }, memoryCheckIntervalMs)
  }

  #refusalFor(ended: PhotoChildEndedError): DomainError {
    const isOfPhoto = ended.cause === undefined && !signalsOfOthers.includes(ended.signal)
    if (this.#isClosed || !isOfPhoto) return photosBusyError(ended)
    return new DomainError('INVALID', 'photos_unreadable', { cause: ended })
  }

  async #finishPhoto(child: PhotoChildProcess): Promise<void> {
    const { maxPhotos, maxLeftMb, idleMs, reservedBytes } = this.#options
    this.#photos += 1
    const grownMbAfterPhoto = ((child.residentBytes ?? 0) - this.#bytesAtStart) / megabyte
    const mustBeReplaced = child.isKilled || this.#photos >= maxPhotos || grownMbAfterPhoto > maxLeftMb
    // If it has no memory for another photo, it ends to release what it has.
    if (mustBeReplaced || !hasMemoryForPhoto(true, reservedBytes)) return await this.#endChild()
    this.#idleTimer = setTimeout(() => void this.#endChild(), idleMs)
    this.#idleTimer.unref()
  }

  /** Resolves once the process has ended, so that there are never two, or cannot be ended: then no photo is accepted. */
  async #endChild(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const child = this.#child
    if (child === null) return
    child.kill()
    const over = new AbortController()
    const endTimeout = delay(maxEndMs, undefined, { signal: over.signal, ref: false })
    await Promise.race([child.ended, endTimeout]).catch(() => {})
    over.abort()
  }
}

function picturesIn(answer: z.output<ReturnType<typeof createPhotoProcessResultSchema>>): ResizedPicture[] {
  if ('pictures' in answer) return answer.pictures
  if ('failure' in answer) throw new Error(answer.failure)
  const { refusal, cause } = answer
  throw new DomainError('INVALID', refusal.reason, {
    params: refusal.params as { millions: number; pixels: number },
    cause,
  })
}

function photosBusyError(cause?: unknown): DomainError {
  return new DomainError('UNAVAILABLE', 'photos_busy', { retryAfterSeconds: 60, cause })
}
