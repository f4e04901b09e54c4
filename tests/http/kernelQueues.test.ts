import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { keyOf, readKernelQueues } from '#server/http/kernelQueues.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test.runIf(process.platform === 'linux').each([
  ['an IPv4 address', '127.0.0.1', '127.0.0.1'],
  ['an IPv6 address', '::1', '::1'],
  ['an IPv4 address at a server of both', '::', '127.0.0.1'],
])('tells what the kernel holds for a client that does not read, from %s', async (_, listenedAt, host) => {
  const server = createServer().listen(0, listenedAt)
  closing.push(() => server.close())
  await once(server, 'listening')
  const client = connect({ port: (server.address() as AddressInfo).port, host })
  client.pause()
  closing.push(() => client.destroy())
  const [socket] = (await once(server, 'connection')) as [Socket]
  closing.push(() => socket.destroy())
  const { localPort = 0, remoteAddress = '', remotePort = 0 } = socket
  const key = keyOf({ localPort, remoteAddress, remotePort })
  expect(readKernelQueues()?.has(key)).toBe(false)
  socket.write(Buffer.alloc(16 * 1024 * 1024))
  await vi.waitUntil(() => (readKernelQueues()?.get(key)?.unsent ?? 0) > 10_000, {
    timeout: 5_000,
  })
  expect(readKernelQueues()?.get(key)?.unread).toBe(0)
  client.resume()
  await vi.waitUntil(() => !readKernelQueues()?.has(key), { timeout: 5_000 })
  socket.pause()
  client.write(Buffer.alloc(1_000_000))
  await vi.waitUntil(() => (readKernelQueues()?.get(key)?.unread ?? 0) > 10_000, {
    timeout: 5_000,
  })
})
