import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

const checkEveryMs = 1_000
/** The share of a core below which a process that computes all the time gets too little. */
const leastShare = 0.5
/** How often a process in spare time interrupts itself. */
const interruptEveryMs = 1

/**
 * Lets this process run only when no other wants its core, as long as it gets half a core: a thread of Linux waits up to 4 ms
 * for one of the lowest priority, and hardly for one with the policy SCHED_IDLE. It stays on one core, which others then avoid
 * while they find another, and interrupts itself each millisecond, as newer kernels hand a core over at an interrupt only, and
 * make one every 4 ms. Where there is no command `chrt`, or the host forbids it, nothing changes. It is called here and not by
 * the server, which stands still for some milliseconds when it starts a process.
 */
export class SpareTime {
  readonly #onStarved: () => void
  #isOn = false
  #timers: NodeJS.Timeout[] = []
  #last = { at: 0, cpuMs: 0 }
  /** As Linux lists them, such as "0-3"; null while the process may use all that it was given. */
  #coresBefore: string | null = null

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
    await this.#stayOnOneCore()
    this.#last = cpuOfProcess()
    this.#timers = [
      setInterval(() => this.#check(), checkEveryMs).unref(),
      setInterval(() => {}, interruptEveryMs).unref(),
    ]
  }

  async #stayOnOneCore(): Promise<void> {
    const cores = coresOfProcess()
    const last = /\d+$/.exec(cores)?.[0]
    if (last !== undefined && last !== cores && (await setCores(last))) this.#coresBefore = cores
  }

  #check(): void {
    const now = cpuOfProcess()
    const share = (now.cpuMs - this.#last.cpuMs) / (now.at - this.#last.at)
    this.#last = now
    if (share < leastShare) void this.#end()
  }

  async #end(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#isOn = false
    if (this.#coresBefore !== null) await setCores(this.#coresBefore)
    this.#coresBefore = null
    if (!(await setPolicy('--other'))) this.#onStarved()
  }
}

function cpuOfProcess() {
  const { user, system } = process.cpuUsage()
  return { at: performance.now(), cpuMs: (user + system) / 1_000 }
}

const coresOfProcess = (): string =>
  /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? ''

/** Whether all threads of this process have the policy now. */
const setPolicy = async (policy: '--idle' | '--other'): Promise<boolean> =>
  process.platform === 'linux' && (await run('chrt', ['--all-tasks', policy, '--pid', '0', ownPid]))

/** Whether all threads of this process run on these cores alone now. */
const setCores = async (cores: string): Promise<boolean> =>
  await run('taskset', ['--all-tasks', '--cpu-list', '--pid', cores, ownPid])

const ownPid = String(process.pid)

async function run(command: string, args: readonly string[]): Promise<boolean> {
  return await runFile(command, args).then(
    () => true,
    () => false,
  )
}
