import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import { isAccepted, onMessages, refuse } from './poolerProtocol.ts'

const terminate = 'X'
const sync = 'S'
const simpleQuery = 'Q'
const readyForQuery = 'Z'
const outsideTransaction = 'I'

/** A session of the real server, which serves whichever client has a transaction. */
interface Backend {
  socket: Socket
  client: Client | null
}

interface Client {
  socket: Socket
  backend: Backend | null
  waiting: Buffer[]
  /** Answers that are still to come. */
  open: number
}

/**
 * A pooler in transaction mode, as PgBouncer is one, before a real Postgres: every client signs in through a session of
 * its own, and each transaction gets the session that was free the longest. Ends with the test.
 */
export async function startTransactionPooler(databaseUrl: string): Promise<string> {
  const target = new URL(databaseUrl)
  const idle: Backend[] = []
  const queue: Client[] = []
  const sockets = new Set<Socket>()

  function serve(client: Client): void {
    const backend = idle.shift()
    if (!backend) return void queue.push(client)
    client.backend = backend
    backend.client = client
    for (const message of client.waiting.splice(0)) backend.socket.write(message)
  }

  function release(backend: Backend): void {
    if (backend.client) backend.client.backend = null
    backend.client = null
    idle.push(backend)
    const next = queue.shift()
    if (next) serve(next)
  }

  const server = createServer((socket) => {
    const client: Client = { socket, backend: null, waiting: [], open: 1 }
    const backend: Backend = { socket: connect(Number(target.port), target.hostname), client }
    client.backend = backend
    for (const each of [socket, backend.socket]) {
      sockets.add(each)
      each.setNoDelay(true)
      each.on('error', () => each.destroy())
    }
    onMessages(socket, { hasStartup: true }, (type, message) => {
      if (type === terminate) return void socket.end()
      if (type === '' && !isAccepted(message)) return refuse(socket)
      if (type === sync || type === simpleQuery) client.open += 1
      if (client.backend) return void client.backend.socket.write(message)
      client.waiting.push(message)
      if (client.waiting.length === 1) serve(client)
    })
    onMessages(backend.socket, { hasStartup: false }, (type, message) => {
      const served = backend.client
      served?.socket.write(message)
      if (type !== readyForQuery || !served) return
      served.open -= 1
      if (served.open === 0 && message.toString('latin1', 5, 6) === outsideTransaction) release(backend)
    })
    socket.on('close', () => client.backend?.socket.destroy())
    backend.socket.on('close', () => {
      backend.client?.socket.destroy()
      if (idle.includes(backend)) idle.splice(idle.indexOf(backend), 1)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const url = new URL(databaseUrl)
  url.port = String((server.address() as AddressInfo).port)
  return url.href
}
