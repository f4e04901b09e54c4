import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'

/** How often a process in spare time interrupts itself. */
const interruptEveryMs = 1

/** The exit code of the shell when the host did not give the process its policy back. */
const starvedCode = 2

/**
 * For `bash`, with the id of a process, the core that it is to stay on, all the cores that it may use and its parent's id; without cores
 * both keep those that they have. Gives the process the policy SCHED_IDLE, and takes it back once the process had less than half a core
 * for a second. Until the script ends, the parent's first thread, which answers requests, uses the other cores. The shell has the usual
 * policy: a process that gets too little of a core would itself see that, and start a command, only after many seconds. It starts no
 * command while it waits, as a page would wait for that: `read` ends after a second, or with the process. Linux counts processor time
 * in hundredths of a second; the 12th and 13th word after the name of a process are the time in its own code and in the kernel.
 */
const watchScript = `
pid=$1 core=$2 cores=$3 others=$4 parent=$5 before=
chrt --all-tasks --idle --pid 0 "$pid" || exit 1
if [ -n "$core" ]; then
  trap 'taskset --all-tasks --cpu-list --pid "$cores" "$parent"' EXIT
  taskset --all-tasks --cpu-list --pid "$core" "$pid"
  taskset --cpu-list --pid "$others" "$parent"
fi
while read -r stat < "/proc/$pid/stat"; do
  set -- \${stat##*) }
  used=$((\${12} + \${13}))
  if [ -n "$before" ] && [ $((used - before)) -lt 50 ]; then
    [ -z "$core" ] || taskset --all-tasks --cpu-list --pid "$cores" "$pid"
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
 * make one every 4 ms. The parent's first thread keeps to the other cores: on this one it would find nothing of its own in the
 * core's cache. Where there is no command `chrt`, or the host forbids it, nothing changes. It is called here and not by
 * the server, which stands still for some milliseconds when it starts a process.
 */
export class SpareTime {
  readonly #cores: string | null
  readonly #onStarved: () => void
  #isOn = false

  /**
   * `cores`: all that this process and its parent may use, see `coresOfThisProcess`. `onStarved` is called when the process gets
   * too little and the host does not give it its policy back: Linux forbids that to all but the administrator.
   */
  constructor(cores: string | null, onStarved: () => void) {
    this.#cores = cores
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
    const args = ['-c', watchScript, 'bash', String(process.pid), ...divideCores(this.#cores)]
    const shell = spawn('bash', args, { stdio: ['pipe', 'ignore', 'ignore'] })
    shell
      .on('error', () => end(null))
      .on('exit', end)
      .unref()
    if (shell.stdin instanceof Socket) shell.stdin.unref()
  }
}

/** The cores that this process may use, such as "0-3,6"; null where that is not known. */
export function coresOfThisProcess(): string | null {
  if (process.platform !== 'linux') return null
  return /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? null
}

/** The last core, all of them, those but the last, and the parent that is to use these; nothing when there is one core only. */
function divideCores(cores: string | null): string[] {
  const numbers = (cores ?? '').split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, at) => first + at)
  })
  const last = numbers.pop()
  return cores && last !== undefined && numbers.length > 0
    ? [String(last), cores, numbers.join(','), String(process.ppid)]
    : []
}
