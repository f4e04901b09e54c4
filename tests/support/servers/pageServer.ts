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

/** Serves pages on this machine until the test ends; an answer that is not ended stays open. */
export async function startPageServer(answer: RequestListener): Promise<PageServer> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answer(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { host, at: (path) => `http://${host}${path}`, requests }
}
