import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import {
  keyOfConnectionEndpoints,
  readKernelQueuesByConnection,
} from '#server/http/connections/kernelQueues.ts'
import { longestCpuHold } from '../../support/process/longestHold.ts'
import { makeScratchFolder } from '../../support/process/scratchFolder.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

test.runIf(process.platform === 'linux').each([
  ['an IPv4 address', '127.0.0.1', '127.0.0.1'],
  ['an IPv6 address', '::1', '::1'],
  ['an IPv4 address at a server of both', '::', '127.0.0.1'],
])(
  'bytes in the kernel’s queue of a client that does not read are found in %s',
  async (_, listenedAt, host) => {
    const server = createServer().listen(0, listenedAt)
    closing.push(() => server.close())
    await once(server, 'listening')
    const client = connect({ port: (server.address() as AddressInfo).port, host })
    client.pause()
    closing.push(() => client.destroy())
    const [socket] = (await once(server, 'connection')) as [Socket]
    closing.push(() => socket.destroy())
    const { localPort = 0, remoteAddress = '', remotePort = 0 } = socket
    const key = keyOfConnectionEndpoints({ localPort, remoteAddress, remotePort })
    expect((await readKernelQueuesByConnection())?.has(key)).toBe(false)
    socket.write(Buffer.alloc(16 * 1024 * 1024))
    await vi.waitUntil(async () => ((await readKernelQueuesByConnection())?.get(key)?.unsent ?? 0) > 10_000, {
      timeout: 5_000,
    })
    expect((await readKernelQueuesByConnection())?.get(key)?.unread).toBe(0)
    client.resume()
    await vi.waitUntil(async () => !(await readKernelQueuesByConnection())?.has(key), { timeout: 5_000 })
    socket.pause()
    client.write(Buffer.alloc(1_000_000))
    await vi.waitUntil(async () => ((await readKernelQueuesByConnection())?.get(key)?.unread ?? 0) > 10_000, {
      timeout: 5_000,
    })
  },
)

test('a kernel table with 150,000 ended connections is read without blocking the event loop', async () => {
  const folder = makeScratchFolder()
  closing.push(() => rmSync(folder, { recursive: true }))
  const table = path.join(folder, 'tcp')
  const lineOf = (at: number, queues: string) =>
    `${at}: 0100007F:1F90 0100007F:${(at % 65_536).toString(16).toUpperCase().padStart(4, '0')} 06 ${queues} 03:00001770 00000000     0        0 0 3 0000000000000000\n`
  const ended = Array.from({ length: 150_000 }, (_, at) => lineOf(at, '00000000:00000000')).join('')
  writeFileSync(
    table,
    `  sl  local_address rem_address   st tx_queue rx_queue\n${ended}${lineOf(7, '00000400:00000010')}`,
  )
  let queues: Awaited<ReturnType<typeof readKernelQueuesByConnection>> = null
  const longestMs = await longestCpuHold(async () => {
    queues = await readKernelQueuesByConnection([table])
  })
  expect([...queues!]).toEqual([
    [
      keyOfConnectionEndpoints({ localPort: 8_080, remoteAddress: '127.0.0.1', remotePort: 7 }),
      { unsent: 1_024, unread: 16 },
    ],
  ])
  expect(longestMs).toBeLessThan(60)
})
