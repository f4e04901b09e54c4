import type { AddressInfo, Socket } from 'node:net'
import { promisify } from 'node:util'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import type { readKernelQueuesByConnection } from '#server/http/connections/kernelQueues.ts'
import { type ConnectionLimits, limitHoldOfConnections } from '#server/http/connections/openConnections.ts'
import { openUnread, unsentBytesOf } from '../../support/servers/unreadClients.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** So little that the kernel takes all of it at once, and Node sees nothing wait. */
const answerBytes = 400_000

/** A server that answers every request with `answerBytes`. */
async function listen(
  limits?: Partial<ConnectionLimits>,
  keepAliveTimeout = 60_000,
  readQueues?: typeof readKernelQueuesByConnection,
) {
  const app: FastifyInstance = fastify({ forceCloseConnections: true, keepAliveTimeout })
  limitHoldOfConnections(
    app,
    {
      maxOpen: 100,
      maxHeldBytes: 2 ** 30,
      maxQueuedBytes: 2 ** 30,
      maxStalledMs: 60_000,
      ...limits,
    },
    readQueues,
  )
  let begun = 0
  app.get('/', async () => {
    begun += 1
    return Buffer.alloc(answerBytes, 'x')
  })
  app.get('/last', async (_request, reply) => {
    begun += 1
    reply.header('connection', 'close')
    return Buffer.alloc(answerBytes, 'x')
  })
  // Answers when the test is over, and does not take what is sent.
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))
  const { promise: end, resolve } = Promise.withResolvers<string>()
  app.post('/', () => {
    begun += 1
    return end
  })
  closing.push(() => resolve(''))
  await app.listen({ port: 0, host: '127.0.0.1' })
  closing.push(() => app.close())
  const { port } = app.server.address() as AddressInfo
  const open = async (localAddress?: string) => {
    const socket = await openUnread(port, localAddress)
    closing.push(() => socket.destroy())
    return socket
  }
  const countOpen = promisify(app.server.getConnections.bind(app.server))
  return { port, open, countOpen, countBegun: () => begun }
}

const request = (...headers: string[]) =>
  ['GET / HTTP/1.1', 'Host: localhost', ...headers, '', ''].join('\r\n')

/** Bytes that a client has read when its connection ended; throws where it was cut off. */
function readAll(socket: Socket): Promise<number> {
  let bytes = 0
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  socket.on('data', (data) => (bytes += data.length))
  socket.once('end', () => resolve(bytes)).once('error', reject)
  socket.resume()
  return promise
}

/** Ways in which a connection comes to be closed here although its client has not read the answer. */
const closings: [string, { headers?: string[]; keepAliveMs?: number; end?: (socket: Socket) => unknown }][] =
  [
    ['asks that it is closed', { headers: ['Connection: close'] }],
    ['ends its side', { end: (socket) => socket.end() }],
    ['goes on with what is no request', { end: (socket) => socket.write('?\r\n\r\n') }],
  ]

test.runIf(process.platform === 'linux').each(closings)(
  'bytes in the kernel’s queue count for a connection whose client reads nothing and %s',
  async (_how, { headers = [], end }) => {
    const { port, open, countBegun } = await listen({ maxQueuedBytes: 1_000_000 })
    const patient = await open('127.0.0.2')
    patient.write(request(...headers))
    const greedy = await Promise.all(Array.from({ length: 10 }, () => open()))
    for (const socket of greedy) socket.write(request(...headers))
    await vi.waitUntil(() => countBegun() === 11, { timeout: 5_000 })
    await vi.waitUntil(async () => (await unsentBytesOf(port)) > 0)
    for (const socket of [patient, ...greedy]) end?.(socket)
    await vi.waitUntil(async () => (await unsentBytesOf(port)) <= 1_000_000, { timeout: 8_000 })
    expect(await readAll(patient)).toBeGreaterThan(answerBytes)
  },
)

test.runIf(process.platform === 'linux')(
  'connections closed over the maximum leave no bytes in the kernel’s queues',
  async () => {
    const { port, open, countBegun } = await listen({ maxOpen: 3 })
    for (const opened of Array(10).keys()) {
      const socket = await open()
      socket.write(request())
      await vi.waitUntil(() => countBegun() === opened + 1)
    }
    await vi.waitUntil(async () => (await unsentBytesOf(port)) <= 3 * answerBytes, { timeout: 5_000 })
  },
)

test.runIf(process.platform === 'linux')(
  'bytes of unread requests in the kernel’s queue are counted',
  async () => {
    const { open, countOpen, countBegun } = await listen({ maxQueuedBytes: 400_000 })
    const greedy = await Promise.all(Array.from({ length: 20 }, () => open()))
    for (const socket of greedy)
      socket.write(
        Buffer.concat([
          Buffer.from('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n'),
          Buffer.alloc(200_000),
        ]),
      )
    await vi.waitUntil(() => countBegun() === 20, { timeout: 5_000 })
    await vi.waitUntil(async () => (await countOpen()) < 15, { timeout: 5_000 })
  },
)

test
  .runIf(process.platform === 'linux')
  .each([...closings, ['asks nothing more', { keepAliveMs: 20 }] satisfies (typeof closings)[number]])(
  'a client that reads nothing for too long and %s is disconnected',
  async (_how, closing) => {
    const { headers = [], keepAliveMs, end } = closing
    const { port, open, countBegun } = await listen({ maxStalledMs: 500 }, keepAliveMs)
    const socket = await open()
    socket.write(request(...headers))
    await vi.waitUntil(() => countBegun() === 1)
    await vi.waitUntil(async () => (await unsentBytesOf(port)) > 0)
    end?.(socket)
    await vi.waitUntil(async () => (await unsentBytesOf(port)) === 0, { timeout: 8_000 })
    await expect(readAll(socket)).rejects.toThrow('ECONNRESET')
  },
)

test('a client that reads slowly but steadily gets its whole last answer', async () => {
  const { open } = await listen({ maxStalledMs: 1_500 })
  const socket = await open()
  let bytes = 0
  let isEnded = false
  socket.once('end', () => (isEnded = true))
  const startedAt = performance.now()
  socket.write(request('Connection: close'))
  const readSome = () => {
    bytes += socket.read(8_000)?.length ?? socket.read()?.length ?? 0
    return isEnded
  }
  await vi.waitUntil(readSome, { interval: 100, timeout: 15_000 })
  expect(bytes).toBeGreaterThan(answerBytes)
  expect(performance.now() - startedAt).toBeGreaterThan(4_000)
})

test.each([
  ['asks that its connection is closed', ['Connection: close']],
  ['closes its connection itself', []],
])(
  'the connection of a client that has read its answer and %s is released at once',
  async (_how, headers) => {
    const { open, countOpen } = await listen()
    const socket = await open()
    socket.write(request(...headers))
    let bytes = 0
    socket.on('data', (data) => (bytes += data.length)).resume()
    await vi.waitUntil(() => bytes > answerBytes)
    socket.end()
    await vi.waitUntil(async () => (await countOpen()) === 0, { timeout: 900 })
  },
)

test('no request is processed on a connection after its last answer', async () => {
  const { open, countBegun } = await listen()
  const socket = await open()
  socket.write(request().replace('/', '/last'))
  await vi.waitUntil(() => countBegun() === 1)
  socket.write(request())
  expect(await readAll(socket)).toBeLessThan(answerBytes + 1_000)
  expect(countBegun()).toBe(1)
})

test('unread last answers are limited where the kernel’s queues cannot be read', async () => {
  const { open, countOpen, countBegun } = await listen(
    { maxQueuedBytes: 1_000_000 },
    60_000,
    async () => null,
  )
  const greedy = await Promise.all(Array.from({ length: 10 }, () => open()))
  for (const socket of greedy) socket.write(request('Connection: close'))
  await vi.waitUntil(() => countBegun() === 10, { timeout: 5_000 })
  await vi.waitUntil(async () => (await countOpen()) === 2, { timeout: 5_000 })
  const read = await Promise.allSettled(greedy.map(readAll))
  expect(read.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})
