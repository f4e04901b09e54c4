import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { isAccepted, onMessages, refuse } from './poolerProtocol.ts'

export interface SessionPooler {
  url: string
  /** Connections that were refused because of a setting. */
  refusals: () => number
  /** Cuts every connection. */
  cut: () => void
}

/**
 * A pooler in session mode with PgBouncer's own defaults, before a real Postgres: each client keeps one session, and one
 * that asks for `statement_timeout` at its start is refused, in these words. Ends with the test.
 */
export async function startSessionPooler(databaseUrl: string, refusal?: string): Promise<SessionPooler> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let refusals = 0
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    onMessages(client, { hasStartup: true }, (type, message) => {
      if (type !== '' || isAccepted(message)) return void upstream.write(message)
      refusals += 1
      refuse(client, refusal)
    })
    upstream.on('data', (chunk) => client.write(chunk))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return { url: url.href, refusals: () => refusals, cut }
}
