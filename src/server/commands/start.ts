import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDistUpToDate, projectFolder } from './buildState.ts'

// npm start: builds when the sources have changed since the last build, then runs the server.
if (!isDistUpToDate()) {
  process.stdout.write('Building Larder …\n')
  const exitCode = await build()
  if (exitCode !== 0) process.exit(exitCode)
}
await import(pathToFileURL(path.join(projectFolder, 'dist/server/main.js')).href)

/** In a child process: the bundler uses a gigabyte of memory, which only the end of its process releases. */
async function build(): Promise<number> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'build.ts')], { stdio: 'inherit' })
  let stoppedBy: NodeJS.Signals | null = null
  const stop = (signal: NodeJS.Signals) => {
    stoppedBy = signal
    child.kill(signal)
  }
  const signals = ['SIGTERM', 'SIGINT'] as const
  for (const name of signals) process.on(name, stop)
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  for (const name of signals) process.off(name, stop)
  const endedBy = stoppedBy ?? signal
  return endedBy ? 128 + constants.signals[endedBy] : (code ?? 1)
}
