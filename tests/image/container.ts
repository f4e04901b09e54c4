import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Image, type Keeper, kept } from './keeper.ts'

/** How long Docker waits between asking a container to stop and killing it. */
const dockerGraceMs = 10_000
const readyTimeoutMs = 60_000

/** A started image, killed at the latest when it goes out of scope. */
export interface Container extends AsyncDisposable {
  untilReady(): Promise<void>
  /**
   * Sends a signal to the server itself and waits for its end. Returns the exit code, null when the signal
   * ended it. Throws when Docker would have killed it before.
   */
  end(signal: NodeJS.Signals): Promise<number | null>
  output(): string
}

export function launch(image: Image, keeper: Keeper, argv: string[], url: string): Container {
  const { command, args, options } = kept(image, keeper, argv)
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const exit = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  const listen = (chunk: Buffer) => {
    output += chunk
  }
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const isOver = () => child.exitCode !== null || child.signalCode !== null
  const send = (signal: NodeJS.Signals) => {
    const pid = child.pid ?? 0
    if (!isOver()) process.kill(keeper.via.length > 0 ? onlyChildOf(pid) : pid, signal)
  }
  return {
    async untilReady() {
      const deadline = Date.now() + readyTimeoutMs
      while (!(await isReady(url))) {
        if (isOver())
          throw new Error(`It ended with ${child.exitCode} before it was ready:\n${excerpt(output)}`)
        if (Date.now() > deadline)
          throw new Error(`It is not ready after ${readyTimeoutMs / 1_000} s:\n${excerpt(output)}`)
        await sleep(20)
      }
    },
    async end(signal) {
      send(signal)
      const ended = await Promise.race([exit, sleep(dockerGraceMs, null, { ref: false })])
      if (!ended)
        throw new Error(`${dockerGraceMs / 1_000} s after ${signal} it still runs:\n${excerpt(output)}`)
      return ended[0]
    },
    async [Symbol.asyncDispose]() {
      send('SIGKILL')
      await exit
    },
    output: () => excerpt(output),
  }
}

/** A connection that sends no request, as browsers open them in advance. */
export async function holdConnection(url: string): Promise<Disposable> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // it is the server's to end
  await once(socket, 'connect')
  return { [Symbol.dispose]: () => socket.destroy() }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address && typeof address === 'object' ? address.port : 0
}

async function isReady(url: string) {
  const answer = await fetch(`${url}/readyz`).catch(() => null)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}

/** The last lines, without a bundled line, which can be very long. */
function excerpt(output: string) {
  const lines = output.trim().split('\n')
  return lines
    .slice(-30)
    .map((line) => line.slice(0, 200))
    .join('\n')
}

/** `unshare --fork` has one child: the server. */
function onlyChildOf(pid: number): number {
  return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), 10)
}
