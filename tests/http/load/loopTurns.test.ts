import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { EventLoopTurns } from '#server/turns/loopTurns.ts'

/** Holds the event loop, as rendering a long page does. */
function holdLoop(ms: number) {
  const until = performance.now() + ms
  while (performance.now() < until);
}

async function connectedPair(): Promise<[Socket, Socket]> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [socket] = await accepted
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  return [client, socket]
}

test('events are processed between two pieces of heavy work', async () => {
  const [client, server] = await connectedPair()
  const turns = new EventLoopTurns()
  const order: string[] = []
  server.on('data', () => order.push('request'))
  const pieces = [1, 2, 3, 4].map(async (piece) => {
    await turns.next()
    order.push(`piece ${piece}`)
    if (piece === 1) client.write('GET')
    holdLoop(20)
  })
  await Promise.all(pieces)
  expect(order.filter((each) => each !== 'request')).toEqual(['piece 1', 'piece 2', 'piece 3', 'piece 4'])
  expect(order.indexOf('request')).toBeGreaterThan(0)
  expect(order.indexOf('request')).toBeLessThan(order.indexOf('piece 4'))
})

test('work requested while none is queued begins in the next turn of the event loop', async () => {
  const turns = new EventLoopTurns()
  await turns.next()
  await turns.next()
})
