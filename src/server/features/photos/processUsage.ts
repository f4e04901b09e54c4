import { closeSync, openSync, readSync } from 'node:fs'

/** What Linux counts in for `utime` and `stime`, whatever the machine. */
const ticksPerSecond = 100

/**
 * What a process takes, by the files of /proc that are opened once: a server that may open no further file still sees it.
 * On other systems all figures are null.
 */
export class ProcessUsage {
  #status: number | null
  #stat: number | null
  readonly #buffer = Buffer.alloc(4_096)

  /** Throws where the files are there but cannot be opened. */
  constructor(pid: number) {
    this.#status = openFile(`/proc/${pid}/status`)
    this.#stat = openFile(`/proc/${pid}/stat`)
  }

  /** Bytes of memory that no file on the disk stands for; null when the process is gone. */
  get residentBytes(): number | null {
    const kilobytes = /^RssAnon:\s+(\d+)/m.exec(this.#read(this.#status))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1_024
  }

  /** Milliseconds of a core since its start; null when the process is gone. */
  get cpuMs(): number | null {
    // The name before may have any letter in it.
    const fields = this.#read(this.#stat).split(') ').at(-1)?.split(' ') ?? []
    const [user, system] = fields.slice(11, 13).map(Number)
    return user === undefined || system === undefined ? null : ((user + system) * 1_000) / ticksPerSecond
  }

  close(): void {
    for (const file of [this.#status, this.#stat]) if (file !== null) closeSync(file)
    // Their numbers are given to other files.
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
