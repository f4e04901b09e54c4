import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import postgres from 'postgres'
import { vi } from 'vitest'
import { afterTest } from '../concurrentTest.ts'

const script = join(import.meta.dirname, 'holdDatabase.ts')
/** Halves what it costs to start such a process. */
const compileCache = join(tmpdir(), 'larder-compile-cache')
const patience = { timeout: 30_000, interval: 10 }

/** What an app process has said so far. */
interface Said {
  url?: string
  refusal?: string
  /** Why its database does not come back. */
  lost?: string
  /** Pid of a child that it leaves behind. */
  child?: number
  logs: string[]
  done: string[]
}

export interface HolderOptions {
  /** What stands before the command, to be someone else or elsewhere. */
  via?: string[]
  packageFolder?: string
}

/** Another app process that uses the database in a folder; killed when the test ends. */
export class DatabaseHolder {
  readonly said: Said = { logs: [], done: [] }
  readonly #child: ChildProcess

  constructor(folder: string, { via = [], packageFolder }: HolderOptions = {}) {
    const [command = '', ...args] = [...via, process.execPath, script, folder]
    if (packageFolder) args.push(packageFolder)
    this.#child = spawn(command, args, {
      env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    if (this.#child.stdout) createInterface(this.#child.stdout).on('line', (line) => this.#hear(line))
    afterTest(() => this.kill())
  }

  get pid() {
    return this.#child.pid ?? 0
  }

  /** The address of the database, once it is there. */
  async url(): Promise<string> {
    await vi.waitUntil(() => this.said.url ?? this.said.refusal, patience)
    if (!this.said.url) throw new Error(this.said.refusal)
    return this.said.url
  }

  async refusal(): Promise<string> {
    await vi.waitUntil(() => this.said.refusal ?? this.said.url, patience)
    return this.said.refusal ?? 'none'
  }

  /** Resolves when the app has done it. */
  async tell(word: 'stop' | 'leaveChild') {
    this.#child.stdin?.write(`${word}\n`)
    await vi.waitUntil(() => this.said.done.includes(word), patience)
  }

  /** As by kill -9. */
  async kill() {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    this.#child.kill('SIGKILL')
    await once(this.#child, 'exit')
  }

  #hear(line: string) {
    const { url, refusal, lost, child, log, done } = JSON.parse(line)
    if (child) this.said.child = child
    if (url) this.said.url = url
    if (refusal) this.said.refusal = refusal
    if (lost) this.said.lost = lost
    if (log) this.said.logs.push(log)
    if (done) this.said.done.push(done)
  }
}

/** One connection, closed when the test ends. */
export function connect(url: string) {
  const sql = postgres(url, { max: 1, onnotice() {} })
  afterTest(() => sql.end({ timeout: 0 }))
  return sql
}
