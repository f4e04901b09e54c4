import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface SmsServer {
  url: string
  /** Every request with how it was answered, in order. */
  requests: { path: string; headers: IncomingHttpHeaders; body: string; answered: number | 'cut' }[]
  /** What the next requests get in place of a 200: a status, or an end of the connection without any. */
  answerNext: (...answers: (number | 'cut')[]) => void
  close: () => Promise<void>
}

/** A real gateway for texts on this machine, that can be told to misbehave. */
export async function startSmsServer(): Promise<SmsServer> {
  const planned: (number | 'cut')[] = []
  const requests: SmsServer['requests'] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const answered = planned.shift() ?? 200
    requests.push({ path: request.url ?? '', headers: request.headers, body, answered })
    if (answered === 'cut') return request.socket.destroy()
    response.writeHead(answered, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ sid: 'SM1', status: answered, message: 'Says the gateway.' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerNext: (...answers) => void planned.push(...answers),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => {})
    },
  }
}
