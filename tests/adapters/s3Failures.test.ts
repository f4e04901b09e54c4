import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { createS3PhotoStore } from '#server/adapters/photoStore/s3.ts'

/** A bucket that refuses with an endless body, and counts its bytes and connections. */
async function openBucket() {
  let sent = 0
  let connections = 0
  const server = createServer((request, response) => {
    request.resume()
    connections += 1
    response.on('close', () => (connections -= 1))
    response.writeHead(400, { 'content-type': 'application/xml' })
    const sendMore = () => {
      while (!response.destroyed && response.write('<Error>'.repeat(1_000))) sent += 7_000
    }
    response.on('drain', sendMore)
    sendMore()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/photos`,
    sent: () => sent,
    connections: () => connections,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('only the beginning of an endless refusal is read, and the connection is closed', async () => {
  await using bucket = await openBucket()
  const keys = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  const store = createS3PhotoStore({ url: bucket.url, ...keys, timeoutMs: 10_000 })
  await expect(store.open('a.webp')).rejects.toThrow('The photo store answered GET with 400.')
  await expect(store.put('a.webp', new Uint8Array(10))).rejects.toThrow('PUT with 400')
  await expect(store.remove('a.webp')).rejects.toThrow('DELETE with 400')
  await vi.waitUntil(() => bucket.connections() === 0)
  expect(bucket.sent()).toBeLessThan(30_000_000)
})
