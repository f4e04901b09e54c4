import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

type Answer = number | 'cut' | 'sent, then 500'

export interface SmsServer {
  url: string
  /** Every request with how it was answered, in order. */
  requests: { path: string; headers: IncomingHttpHeaders; body: string; answered: Answer }[]
  /**
   * What the next requests get in place of a 200: a status, an end of the connection without any, or an answer of 500 after
   * the text was sent.
   */
  answerNext: (...answers: Answer[]) => void
  /** Takes back what was planned by `answerNext`. */
  forgetPlans: () => void
  /** Holds the answers to requests back from now on; what it returns lets them go. */
  hold: () => () => void
  close: () => Promise<void>
}

/** A real gateway for texts on this machine, that can be told to misbehave. */
export async function startSmsServer(): Promise<SmsServer> {
  const planned: Answer[] = []
  const sent: { body: string; to: string; date_created: string; status: string }[] = []
  let held: Promise<void> | null = null
  const requests: SmsServer['requests'] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method === 'GET') {
      response.setHeader('content-type', 'application/json')
      return response.end(JSON.stringify({ messages: sent, page: 0 }))
    }
    const answered = planned.shift() ?? 200
    requests.push({ path: request.url ?? '', headers: request.headers, body, answered })
    await held
    if (answered === 'cut') return request.socket.destroy()
    const isSent = answered === 'sent, then 500' || answered < 300
    const form = new URLSearchParams(body)
    if (isSent && form.has('To'))
      sent.push({
        to: form.get('To') ?? '',
        body: form.get('Body') ?? '',
        date_created: new Date().toUTCString(),
        status: 'delivered',
      })
    const status = answered === 'sent, then 500' ? 500 : answered
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ sid: 'SM1', status, message: 'Says the gateway.' }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerNext: (...answers) => void planned.push(...answers),
    forgetPlans: () => void planned.splice(0),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return () => {
        held = null
        resolve()
      }
    },
    async close() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => {})
    },
  }
}
