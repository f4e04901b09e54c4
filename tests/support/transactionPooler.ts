import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

const terminate = 'X'
const sync = 'S'
const simpleQuery = 'Q'
const readyForQuery = 'Z'
const outsideTransaction = 'I'
/** The settings that PgBouncer passes on; it refuses every other. */
const knownSettings = new Set(['user', 'database', 'client_encoding', 'application_name', 'replication'])

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

/** Cuts a stream of the protocol into its messages; the first of a client has no type. */
function onMessages(
  socket: Socket,
  { hasStartup }: { hasStartup: boolean },
  take: (type: string, message: Buffer) => void,
): void {
  let rest: Buffer = Buffer.alloc(0)
  let isStartup = hasStartup
  socket.on('data', (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = isStartup ? 0 : 1
      if (rest.length < head + 4) return
      const end = head + rest.readUInt32BE(head)
      if (rest.length < end) return
      const message = rest.subarray(0, end)
      rest = rest.subarray(end)
      const type = isStartup ? '' : message.toString('latin1', 0, 1)
      isStartup = false
      take(type, message)
    }
  })
}

function isAccepted(startup: Buffer): boolean {
  const words = startup.toString('utf8', 8).split('\0')
  return words.every((word, place) => place % 2 === 1 || word === '' || knownSettings.has(word))
}

function refuse(socket: Socket): void {
  const fields = Buffer.from('SFATAL\0VFATAL\0C08P01\0Munsupported startup parameter\0\0')
  const head = Buffer.from('E\0\0\0\0')
  head.writeUInt32BE(fields.length + 4, 1)
  socket.end(Buffer.concat([head, fields]))
}
