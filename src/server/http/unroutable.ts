import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { onConnection } from './openConnections.ts'

/** Characters of a path, which a batch of queries stands in: the router's own limit of 100 would answer 414. */
const pathMaxLength = 5_000
/** Nothing is here, as at any address of no page. */
const elsewhere = '/unreadable-address'

/**
 * What the router answers by itself, before any hook counts it: paths that cannot be decoded or are too long go where
 * nothing is. Answers of that kind that are left close the connection.
 */
export const unroutable = {
  routerOptions: { maxParamLength: pathMaxLength },
  rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => (isRoutable(url) ? url : elsewhere),
  frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
    reply.header('connection', 'close').redirect('/'),
}

/**
 * As `unroutable` for what Node does by itself: it answers expectations that nobody has, and hands over every request of what a
 * connection sent at once, 2,000 in 64 kB, though it was cut off at the twelfth.
 */
export function limitServers(app: FastifyInstance): void {
  const limited = new WeakSet<Server>()
  const refused = new WeakSet<Socket>()
  // A server that listens on `localhost` is two, of which Fastify shows one.
  const stop = onConnection(app, (socket) => {
    const { server } = socket as Socket & { server: Server }
    if (limited.has(server)) return
    limited.add(server)
    server.on('checkExpectation', ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (refused.has(socket)) socket.destroy()
      if (socket.destroyed) return
      refused.add(socket)
      response.writeHead(417, { connection: 'close' }).end()
    })
    for (const answer of server.listeners('request') as RequestListener[]) {
      server.off('request', answer)
      server.on('request', (request, response) => {
        if (!request.socket.destroyed) answer(request, response)
      })
    }
  })
  app.addHook('onClose', async () => stop())
}

function isRoutable(url: string): boolean {
  // Proxies write whole addresses; `OPTIONS *` has none.
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  if (!path.startsWith('/') || path.length > pathMaxLength) return false
  if (!path.includes('%')) return true
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
