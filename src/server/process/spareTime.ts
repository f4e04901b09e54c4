import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

const checkEveryMs = 1_000
/** The share of a core below which a process that computes all the time gets too little. */
const leastShare = 0.5

/**
 * Lets this process run only when no other wants its core, as long as it gets half a core: a thread of Linux waits up to 4 ms
 * for one of the lowest priority, and not at all for one with the policy SCHED_IDLE. Where there is no command `chrt`, or the
 * host forbids it, nothing changes. It is called here and not by the server, which stands still for some milliseconds when it
 * starts a process.
 */
export class SpareTime {
  readonly #onStarved: () => void
  #isOn = false
  #timer: NodeJS.Timeout | undefined
  #last = { at: 0, cpuMs: 0 }

  /**
   * `onStarved` is called when the process gets too little and the host does not give it its policy back: Linux forbids that
   * to all but the administrator.
   */
  constructor(onStarved: () => void) {
    this.#onStarved = onStarved
  }

  /** From now on this process computes all the time, on one thread at least. */
  async begin(): Promise<void> {
    if (this.#isOn) return
    this.#isOn = true
    this.#isOn = await setPolicy('--idle')
    if (!this.#isOn) return
    this.#last = cpuOfProcess()
    this.#timer = setInterval(() => this.#check(), checkEveryMs).unref()
  }

  #check(): void {
    const now = cpuOfProcess()
    const share = (now.cpuMs - this.#last.cpuMs) / (now.at - this.#last.at)
    this.#last = now
    if (share >= leastShare) return
    clearInterval(this.#timer)
    this.#isOn = false
    void setPolicy('--other').then((isBack) => isBack || this.#onStarved())
  }
}

function cpuOfProcess() {
  const { user, system } = process.cpuUsage()
  return { at: performance.now(), cpuMs: (user + system) / 1_000 }
}

/** Whether all threads of this process have the policy now. */
async function setPolicy(policy: '--idle' | '--other'): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const args = ['--all-tasks', policy, '--pid', '0', String(process.pid)]
  return await runFile('chrt', args).then(
    () => true,
    () => false,
  )
}
