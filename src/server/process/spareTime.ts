import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'

/** How often a process in spare time interrupts itself. */
const interruptEveryMs = 1

/** The exit code of the shell when the host did not give the process its policy back. */
const starvedCode = 2

/**
 * For `bash`, with the id of a process, the core that it is to stay on and the cores that it may use; without cores it keeps those
 * that it has. Gives the process the policy SCHED_IDLE, and takes it back once the process had less than half a core for a
 * second. The shell has the usual policy: a process that gets too little of a core would itself see that, and start a command,
 * only after many seconds. It starts no command while it waits, as a page would wait for that: `read` ends
 * after a second, or with the process. Linux counts processor time in hundredths of a second; the 12th and 13th word after the name of a
 * process are the time in its own code and in the kernel.
 */
const watchScript = `
pid=$1 core=$2 cores=$3 before=
chrt --all-tasks --idle --pid 0 "$pid" || exit 1
[ -z "$core" ] || taskset --all-tasks --cpu-list --pid "$core" "$pid"
while read -r stat < "/proc/$pid/stat"; do
  set -- \${stat##*) }
  used=$((\${12} + \${13}))
  if [ -n "$before" ] && [ $((used - before)) -lt 50 ]; then
    [ -z "$cores" ] || taskset --all-tasks --cpu-list --pid "$cores" "$pid"
    chrt --all-tasks --other --pid 0 "$pid" || exit ${starvedCode}
    exit 0
  fi
  before=$used
  read -r -t 1
  [ $? -gt 128 ] || exit 0
done`

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

  /**
   * `onStarved` is called when the process gets too little and the host does not give it its policy back: Linux forbids that
   * to all but the administrator.
   */
  constructor(onStarved: () => void) {
    this.#onStarved = onStarved
  }

  /** From now on this process computes all the time, on one thread at least. */
  begin(): void {
    if (this.#isOn || process.platform !== 'linux') return
    this.#isOn = true
    const interrupts = setInterval(() => {}, interruptEveryMs).unref()
    const end = (code: number | null) => {
      clearInterval(interrupts)
      this.#isOn = false
      if (code === starvedCode) this.#onStarved()
    }
    const args = ['-c', watchScript, 'bash', String(process.pid), ...coresToUse()]
    const shell = spawn('bash', args, { stdio: ['pipe', 'ignore', 'ignore'] })
    shell
      .on('error', () => end(null))
      .on('exit', end)
      .unref()
    if (shell.stdin instanceof Socket) shell.stdin.unref()
  }
}

/** The core that this process is to stay on, and all that it may use; none when it may use one only. */
function coresToUse(): [core: string, cores: string] | [] {
  const cores = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  const last = cores && /\d+$/.exec(cores)?.[0]
  return cores && last && last !== cores ? [last, cores] : []
}
