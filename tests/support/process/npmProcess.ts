import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { onTestFinished, vi } from 'vitest'

export interface RunningProcess {
  pid: number
  command: string
}

/** `npm <words>` as a person runs it; npm and everything it started are killed when the test ends. */
export class NpmProcess {
  readonly #child: ChildProcess
  readonly #exit: Promise<unknown[]>
  #output = ''
  #started: RunningProcess[] = []

  constructor(words: string[], { cwd, env }: { cwd: string; env: Record<string, string> }) {
    this.#child = spawn('npm', words, {
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.#exit = once(this.#child, 'exit')
    const read = (chunk: Buffer) => {
      this.#output += chunk
    }
    this.#child.stdout?.on('data', read)
    this.#child.stderr?.on('data', read)
    onTestFinished(() => this.#killAll())
  }

  get output() {
    return this.#output
  }

  /** Resolves when the output has this in it; rejects when npm ends before. */
  async untilSaid(words: string | RegExp): Promise<void> {
    await vi.waitUntil(() => this.#isOver() || this.#output.match(words), { timeout: 120_000, interval: 20 })
    if (!this.#output.match(words)) throw new Error(`npm ended before it said ${words}:\n${this.#output}`)
  }

  /** Everything that npm, and what it started, runs now. */
  descendants(): RunningProcess[] {
    this.#started = descendantsOf(this.#child.pid ?? 0)
    return this.#started
  }

  /** Sends a signal to npm alone, or to its process group as a terminal does, and resolves to the exit code. */
  async end(signal: NodeJS.Signals, to: 'npm' | 'group' = 'npm'): Promise<number | null> {
    const pid = this.#child.pid ?? 0
    process.kill(to === 'group' ? -pid : pid, signal)
    await this.#exit
    return this.#child.exitCode
  }

  #isOver() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  #killAll() {
    const left = this.#isOver() ? this.#started : [...this.descendants(), { pid: this.#child.pid ?? 0 }]
    for (const { pid } of left)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {} // it has ended
  }
}

function descendantsOf(pid: number): RunningProcess[] {
  const all = processes()
  const found: RunningProcess[] = []
  let parents = new Set([pid])
  while (parents.size > 0) {
    const children = all.filter(({ parent }) => parents.has(parent))
    found.push(...children)
    parents = new Set(children.map((child) => child.pid))
  }
  return found
}

/** A slim Debian has no ps. */
function processes(): (RunningProcess & { parent: number })[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(readProcess)
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  return lines.flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return pid ? [{ pid: Number(pid), parent: Number(parent), command: command ?? '' }] : []
  })
}

function readProcess(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return [{ pid: Number(pid), parent, command }]
  } catch {
    return [] // it has just ended
  }
}
