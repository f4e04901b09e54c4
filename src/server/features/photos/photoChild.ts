import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { ProcessUsageReader } from '../../process/processUsage.ts'
import type { PhotoProcessRequest } from './photoAnswer.ts'
import type { UploadedPhoto } from './port.ts'

/** A child process ended before it answered. */
export class PhotoChildEndedError extends Error {
  override readonly name = 'PhotoChildEndedError'
  readonly signal: NodeJS.Signals | null

  constructor(code: number | null, signal: NodeJS.Signals | null, cause?: unknown) {
    super(`The process that reads photos ended with ${signal ?? code}.`, { cause })
    this.signal = signal
  }
}

/** A child process that runs photoWorker.ts. */
export class PhotoChildProcess {
  readonly #child: ChildProcess
  #isKilled = false
  #usage: ProcessUsageReader | null = null
  /** Rejects with PhotoChildEndedError when the process has ended, and never resolves. */
  readonly ended: Promise<never>
  /** Resolves once it accepts photos; rejects with PhotoChildEndedError. */
  readonly ready: Promise<void>

  constructor(workerFile: string) {
    const child = fork(workerFile, [], {
      // Without the server's environment: a photo that takes over this process finds no secret there.
      env: { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072' },
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=2'],
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
    })
    this.#child = child
    this.ended = new Promise((_, reject) => {
      child.once('exit', (code, signal) => reject(new PhotoChildEndedError(code, signal)))
      child.on('error', (cause) => reject(new PhotoChildEndedError(null, null, cause)))
    })
    this.ended.catch(() => {})
    // Writing to an ended process fails; `ended` reports that.
    child.stdin?.on('error', () => {})
    const isReady = once(child, 'message').then(() => {
      const usage = new ProcessUsageReader(child.pid!)
      this.#usage = usage
      this.ended.catch(() => usage.close())
    })
    this.ready = Promise.race([isReady, this.ended])
    this.ready.catch(() => {})
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  /** Bytes of its memory; null where the system does not say. */
  get residentBytes(): number | null {
    return this.#usage?.residentBytes ?? null
  }

  /** Milliseconds of CPU that it has used; null where the system does not say. */
  get cpuMs(): number | null {
    return this.#usage?.cpuMs ?? null
  }

  /** The process' answer to a photo, not validated. Rejects with PhotoChildEndedError, and with the error of reading the photo. */
  async ask(id: string, { byteLength, content }: UploadedPhoto): Promise<unknown> {
    const over = new AbortController()
    this.#holdEventLoop(true)
    try {
      const answer = once(this.#child, 'message', { signal: over.signal })
      this.#child.send({ id, byteLength } satisfies PhotoProcessRequest)
      const sent = this.#write(content, over.signal)
      const [message] = await Promise.race([answer, this.ended, sent.then(() => answer)])
      return message
    } finally {
      over.abort()
      this.#holdEventLoop(false)
    }
  }

  /** Ends the process at once. */
  kill(): void {
    this.#isKilled = true
    this.#child.kill('SIGKILL')
  }

  get isKilled(): boolean {
    return this.#isKilled
  }

  async #write(content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    const { stdin } = this.#child
    for await (const chunk of content) {
      if (signal.aborted || !stdin?.writable) return
      if (stdin.write(chunk)) continue
      await once(stdin, 'drain', { signal }).catch((error) => {
        // If the process has ended, `ended` rejects.
        if (stdin.writable) throw error
      })
    }
  }

  /** A process that waits for photos does not keep the server running. */
  #holdEventLoop(isHeld: boolean): void {
    const { channel } = this.#child
    if (isHeld) {
      this.#child.ref()
      channel?.ref()
    } else {
      this.#child.unref()
      channel?.unref()
    }
  }
}
