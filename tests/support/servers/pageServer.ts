import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface PageServer {
  /** Such as "127.0.0.1:40123". */
  host: string
  /** The address of a path on it. */
  at: (path: string) => string
  /** All requests that it received, oldest first. */
  requests: IncomingMessage[]
}

/** Serves pages on this machine until it is closed; an answer that is not ended stays open. */
export async function openPageServer(
  answer: RequestListener,
): Promise<PageServer & { close: () => Promise<void> }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { host, at: (path) => `http://${host}${path}`, requests, close }
}

/** The same until the test ends. */
export async function startPageServer(answer: RequestListener): Promise<PageServer> {
  const { close, ...server } = await openPageServer(answer)
  onTestFinished(close)
  return server
}
