import { readFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import type { PostgresCluster } from './cluster.ts'

/** The shortest message of the protocol; Postgres answers it with one letter, without a password. */
const sslRequest = Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f])
const answerTimeoutMs = 1000

/** A free port: the last one where possible, so that processes which survived a crash of Postgres can reconnect. */
export async function choosePostgresPort(cluster: PostgresCluster): Promise<number> {
  return (await portIfBindable(lastPort(cluster))) ?? findFreePort()
}

/** A free port, chosen by the operating system. */
export async function findFreePort(): Promise<number> {
  return (await portIfBindable(0)) ?? 0
}

/** Whether a running Postgres answers on this port: a connection alone may still reach one that was just killed. */
export function isPostgresAnswering(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(sslRequest))
    const settle = (answer: boolean) => {
      resolve(answer)
      socket.destroy()
    }
    socket.setTimeout(answerTimeoutMs, () => settle(false))
    socket.once('data', () => settle(true))
    socket.once('error', () => settle(false))
    socket.once('close', () => settle(false))
  })
}

/** The port if this process could listen on it (for 0 any free port), else null. */
function portIfBindable(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : null))
    })
  })
}

/** The port in the file where Postgres records its arguments; 0 when it has not run yet. */
function lastPort(cluster: PostgresCluster): number {
  try {
    const line = readFileSync(join(cluster.data, 'postmaster.opts'), 'utf8')
    return Number(/"-p" "(\d+)"/.exec(line)?.[1] ?? 0)
  } catch {
    return 0
  }
}
