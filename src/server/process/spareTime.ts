import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ProcessUsageReader } from './processUsage.ts'

const runFile = promisify(execFile)
const nothing = () => {}

const checkEveryMs = 1_000
/** The share of a core below which a process that computes all the time gets too little. */
const leastShare = 0.5

/**
 * Lets a process run only when no other wants its core, as long as it gets half a core: a thread of Linux waits up to 4 ms
 * for one of the lowest priority, and not at all for one with the policy SCHED_IDLE. On a machine that is busy with other
 * work the process gets back the policy it had. Where there is no command `chrt`, nothing changes.
 */
export class SpareTime {
  readonly #pid: number
  readonly #usage: ProcessUsageReader
  readonly #timer: NodeJS.Timeout
  #last: { at: number; cpuMs: number }
  /** Whether the process has its policy back. */
  isOver = false
  /** One change after the other, however long they take. */
  #applied: Promise<void> = Promise.resolve()

  constructor(pid: number) {
    this.#pid = pid
    this.#usage = new ProcessUsageReader(pid)
    this.#last = { at: performance.now(), cpuMs: this.#usage.cpuMs ?? 0 }
    this.#timer = setInterval(() => this.#check(), checkEveryMs)
    this.#setPolicy('--idle')
  }

  /** Gives back the policy. Call it also when the process has ended. */
  end(): void {
    if (this.isOver) return
    this.isOver = true
    clearInterval(this.#timer)
    this.#usage.close()
    this.#setPolicy('--other')
  }

  #check(): void {
    const now = { at: performance.now(), cpuMs: this.#usage.cpuMs ?? 0 }
    const share = (now.cpuMs - this.#last.cpuMs) / (now.at - this.#last.at)
    this.#last = now
    if (share < leastShare) this.end()
  }

  #setPolicy(policy: '--idle' | '--other'): void {
    if (process.platform !== 'linux') return
    const args = ['--all-tasks', policy, '--pid', '0', String(this.#pid)]
    // It fails where the host forbids it, and when the process has ended.
    this.#applied = this.#applied.then(() => runFile('chrt', args)).then(nothing, nothing)
  }
}
