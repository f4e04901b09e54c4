import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import {
  byteLimitForFreeMemory,
  type ConnectionLimits,
  limitHoldOfConnections,
  maxConnectionsForOpenFiles,
} from '#server/http/connections/openConnections.ts'
import { answerRequestsOfConnectionInTurn } from '#server/http/limits/answerTurns.ts'
import { excludeFromHeldMemory } from '#server/http/limits/heldMemory.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A server that answers with as many bytes as the path says, and counts what it has begun. */
async function listen(limits?: Partial<ConnectionLimits>) {
  const app: FastifyInstance = fastify({ forceCloseConnections: true })
  limitHoldOfConnections(app, {
    maxOpen: 100,
    maxHeldBytes: 2 ** 30,
    maxQueuedBytes: 2 ** 30,
    maxStalledMs: 60_000,
    ...limits,
  })
  answerRequestsOfConnectionInTurn(app)
  const begun: string[] = []
  app.get<{ Params: { bytes: string } }>('/:bytes', async ({ params }) => {
    begun.push(params.bytes)
    return Buffer.alloc(Number(params.bytes), 'x')
  })
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  app.post('/upload', ({ raw }) =>
    excludeFromHeldMemory(raw.socket, async () => {
      let bytes = 0
      for await (const chunk of raw) bytes += chunk.length
      return `${bytes} bytes`
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  return { begun, port, countOpen: promisify(app.server.getConnections.bind(app.server)) }
}

/** A client from one of the addresses of this machine; it reads nothing until it is told to. */
async function open(port: number, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.on('error', () => {})
  socket.pause()
  closing.push(async () => socket.destroy())
  await once(socket, 'connect')
  return socket
}
const ask = (socket: Socket, ...paths: (string | number)[]) =>
  socket.write(paths.map((path) => `GET /${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`).join(''))
const isClosed = async (socket: Socket) => {
  socket.resume()
  await vi.waitUntil(() => socket.closed, { timeout: 5_000 })
}
/** More than the network holds by itself for a client that does not read. */
const much = 16 * 1024 * 1024

test('pipelined requests on one connection are answered one after another', async () => {
  const { begun, port } = await listen()
  const socket = await open(port)
  ask(socket, much, 1, 2)
  await vi.waitUntil(() => begun.length > 0)
  const other = await open(port)
  ask(other, 3)
  const [answer] = await once(other.resume(), 'data')
  expect(String(answer)).toContain('200 OK')
  expect(begun).toEqual([String(much), '3'])
  let text = ''
  socket.on('data', (data) => (text += data.toString('latin1').replaceAll('x', '')))
  socket.resume()
  await vi.waitUntil(() => text.split('200 OK').length === 4, { timeout: 10_000 })
  expect(begun).toEqual([String(much), '3', '1', '2'])
})

test('a client that pipelines too many requests is disconnected', async () => {
  const { begun, port } = await listen()
  const socket = await open(port)
  ask(socket, much, ...Array.from({ length: 500 }, () => 1))
  await isClosed(socket)
  expect(begun).toEqual([String(much)])
})

test('when unread answers take too much memory, clients of the network with most of it are disconnected', async () => {
  const { begun, port, countOpen } = await listen({ maxHeldBytes: 3 * much })
  const patient = await open(port, '127.0.0.2')
  ask(patient, much)
  const greedy = await Promise.all(Array.from({ length: 4 }, () => open(port)))
  for (const socket of greedy) ask(socket, much)
  await vi.waitUntil(() => begun.length === 5)
  await vi.waitUntil(async () => (await countOpen()) <= 3, { timeout: 5_000 })
  let bytes = 0
  patient.on('data', (data) => (bytes += data.length)).resume()
  await vi.waitUntil(() => bytes >= much, { timeout: 10_000 })
  await Promise.any(greedy.map((socket) => isClosed(socket)))
})

test.runIf(process.platform === 'linux')(
  'when the kernel’s queues hold too many unread answers, clients of the network with most are disconnected',
  async () => {
    // So little that the kernel takes all of it at once, and Node sees nothing wait.
    const answer = 400_000
    const { begun, port, countOpen } = await listen({ maxQueuedBytes: 1_000_000 })
    const patient = await open(port, '127.0.0.2')
    ask(patient, answer)
    const greedy = await Promise.all(Array.from({ length: 10 }, () => open(port)))
    for (const socket of greedy) ask(socket, answer)
    await vi.waitUntil(() => begun.length === 11)
    await vi.waitUntil(async () => (await countOpen()) <= 6, { timeout: 10_000 })
    let bytes = 0
    patient.on('data', (data) => (bytes += data.length)).resume()
    await vi.waitUntil(() => bytes >= answer, { timeout: 10_000 })
    await Promise.any(greedy.map((socket) => isClosed(socket)))
  },
)

test('when unfinished requests take too much memory, clients of the network with most of it are disconnected', async () => {
  const { port, countOpen } = await listen({ maxHeldBytes: 1_000_000 })
  const slow = await open(port, '127.0.0.2')
  const begin = 'POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n'
  slow.write(`${begin}content-length: 2\r\n\r\n1`)
  const greedy = await Promise.all(Array.from({ length: 8 }, () => open(port)))
  for (const socket of greedy) socket.write(`${begin}content-length: 262144\r\n\r\n${'1'.repeat(250_000)}`)
  await vi.waitUntil(async () => (await countOpen()) === 4, { timeout: 5_000 })
  slow.write('1')
  const [answer] = await once(slow.resume(), 'data')
  expect(String(answer)).toContain('404 Not Found')
})

test('requests with their own memory limit are not counted as held memory', async () => {
  const { port, countOpen } = await listen({ maxHeldBytes: 1_000_000 })
  const upload = await open(port)
  upload.write('POST /upload HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3000000\r\n\r\n')
  upload.write(Buffer.alloc(2_999_999))
  const greedy = await open(port, '127.0.0.2')
  greedy.write('POST /1 HTTP/1.1\r\nhost: localhost\r\ncontent-length: 3000000\r\n\r\n')
  greedy.write(Buffer.alloc(1_200_000))
  await vi.waitUntil(async () => (await countOpen()) === 1, { timeout: 5_000 })
  upload.write(Buffer.alloc(1))
  const [answer] = await once(upload.resume(), 'data')
  expect(String(answer)).toContain('3000000 bytes')
})

test('answered requests no longer count as held memory, however many one connection sends', async () => {
  const { port } = await listen({ maxHeldBytes: 1_000_000 })
  const socket = await open(port)
  let answers = 0
  socket.on('data', (data) => (answers += String(data).split('404 Not Found').length - 1)).resume()
  for (const sent of Array(12).keys()) {
    await vi.waitUntil(() => answers === sent)
    socket.write(
      `POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 250000\r\n\r\n${'1'.repeat(250_000)}`,
    )
    await vi.waitUntil(() => answers === sent + 1)
  }
  const looked = await open(port)
  ask(looked, 1)
  await once(looked.resume(), 'data')
  expect(socket.closed).toBe(false)
})

test('over the connection maximum, the oldest connection of the network with most is closed', async () => {
  const { port } = await listen({ maxOpen: 3 })
  const alone = await open(port, '127.0.0.2')
  const first = await open(port)
  const second = await open(port)
  const third = await open(port)
  await isClosed(first)
  for (const socket of [alone, second, third]) {
    ask(socket, 1)
    const [answer] = await once(socket.resume(), 'data')
    expect(String(answer)).toContain('200 OK')
  }
})

test('over the connection maximum, connections without a request are closed first', async () => {
  const { port } = await listen({ maxOpen: 3 })
  const asked = await open(port)
  ask(asked, 1)
  await once(asked.resume(), 'data')
  const silent = await open(port)
  const last = await open(port)
  const beyond = await open(port)
  await isClosed(silent)
  for (const socket of [asked, last, beyond]) {
    ask(socket, 1)
    const [answer] = await once(socket.resume(), 'data')
    expect(String(answer)).toContain('200 OK')
  }
  const after = await open(port)
  await isClosed(asked)
  expect([last, beyond, after].map(({ closed }) => closed)).toEqual([false, false, false])
})

test('the connection maximum leaves file descriptors for other uses, however few are allowed', () => {
  expect([64, 1_024, 4_096, 1_048_576, Number.POSITIVE_INFINITY].map(maxConnectionsForOpenFiles)).toEqual([
    50, 412, 1_948, 4_000, 4_000,
  ])
})

test('the limit of held memory is a share of free memory plus what clients hold already', () => {
  const mib = 1024 * 1024
  const figures = [
    { free: Number.POSITIVE_INFINITY, held: 0 },
    { free: 500, held: 0 },
    { free: 105, held: 0 },
    { free: 84, held: 21 },
    { free: 0, held: 20 },
  ]
  expect(
    figures.map(({ free, held }) => byteLimitForFreeMemory(96 * mib, held * mib, free * mib) / mib),
  ).toEqual([96, 96, 21, 21, 12])
})
