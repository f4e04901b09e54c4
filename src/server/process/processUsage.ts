import { closeSync, openSync, readSync } from 'node:fs'

/** The unit of `utime` and `stime` on every Linux machine. */
const ticksPerSecond = 100

/**
 * The memory and CPU of a process, by files of /proc that are opened once, so that it works even when no further file
 * can be opened. On other systems all figures are null.
 */
export class ProcessUsageReader {
  #status: number | null
  #stat: number | null
  readonly #buffer = Buffer.alloc(4_096)

  /** Throws where the files exist but cannot be opened. */
  constructor(pid: number) {
    this.#status = openFile(`/proc/${pid}/status`)
    this.#stat = openFile(`/proc/${pid}/stat`)
  }

  /** Bytes of memory that are not backed by a file; null when the process has ended. */
  get residentBytes(): number | null {
    const kilobytes = /^RssAnon:\s+(\d+)/m.exec(this.#read(this.#status))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024
  }

  /** Milliseconds of CPU since its start; null when the process has ended. */
  get cpuMs(): number | null {
    // The name before it may contain any character.
    const fields = this.#read(this.#stat).split(') ').at(-1)?.split(' ') ?? []
    const [user, system] = fields.slice(11, 13).map(Number)
    return user === undefined || system === undefined ? null : ((user + system) * 1_000) / ticksPerSecond
  }

  close(): void {
    for (const file of [this.#status, this.#stat]) if (file !== null) closeSync(file)
    // Their descriptors are reused for other files.
    this.#status = null
    this.#stat = null
  }

  #read(file: number | null): string {
    if (file === null) return ''
    try {
      return this.#buffer.toString('latin1', 0, readSync(file, this.#buffer, 0, this.#buffer.length, 0))
    } catch {
      return ''
    }
  }
}

function openFile(file: string): number | null {
  if (process.platform !== 'linux') return null
  return openSync(file, 'r')
}
