import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const project = path.resolve(import.meta.dirname, '../../..')

/** As npm start and the image give it; see docs/decisions/0011. */
export const nodeOptions = ['--max-semi-space-size=2']

/** Characters of output that are kept. */
const maxKept = 100_000

export interface LarderProcess {
  url: string
  child: ChildProcess
  /** Everything it has written so far. */
  output: () => string
  stop(): Promise<void>
  /** Resolves when the process has ended, by itself or not. */
  ended(): Promise<void>
}

/** Runs the built server, or another script of ours, as a process of its own and waits until it says where it is open; `launcher` is a command that runs it. */
export async function startLarder(
  env: Record<string, string>,
  script = 'dist/server/main.js',
  launcher: readonly string[] = [],
): Promise<LarderProcess> {
  const [command = '', ...args] = [...launcher, process.execPath, ...nodeOptions, path.join(project, script)]
  const child = spawn(command, args, {
    cwd: project,
    // As npm start and the image set it; see docs/decisions/0011.
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: '1',
      MALLOC_TRIM_THRESHOLD_: '131072',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk).slice(-maxKept)
      const open = /Larder is open at (\S+)/.exec(output)
      if (open?.[1]) resolve(open[1])
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) =>
      reject(new Error(`Larder ended with ${code} before it was open:\n${output}`)),
    )
  })
  const ended = async () => {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return {
    url,
    child,
    output: () => output,
    ended,
    async stop() {
      child.kill('SIGTERM')
      await ended()
    },
  }
}
