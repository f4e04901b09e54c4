import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPercentEncodingValid } from '../../decodable.ts'
import { DomainError } from '../../errors.ts'
import { callOnEveryConnection } from './openConnections.ts'

/** Maximum characters of a path, which may hold a batch of queries: the router's own limit of 100 would answer 414. */
const pathMaxLength = 5_000
/** An address without a page. */
const unreadablePart = 'unreadable-address'
const addressWithoutPage = `/${unreadablePart}`

/**
 * Options of Fastify. Its router itself answers paths that it cannot decode or that are too long, before any hook
 * counts them. So parts that cannot be decoded are replaced, so that the intended route refuses the call in its own form
 * (`refuseUnreadablePaths`), and a path that is too long becomes an address without a page, which redirects to the home
 * page. If the router still answers by itself, the connection is closed.
 */
export const routerOptionsForBadPaths = {
  routerOptions: { maxParamLength: pathMaxLength },
  rewriteUrl: ({ url = '/' }: { url?: string | undefined }) => {
    const { own, path } = splitUrl(url)
    if (path.length > pathMaxLength) return addressWithoutPage
    const decodablePath = path.includes('%') ? replaceUndecodableParts(path) : path
    if (!decodablePath.startsWith('/') || decodablePath.length > pathMaxLength) return addressWithoutPage
    return decodablePath + own.slice(path.length)
  },
  frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) =>
    reply.header('connection', 'close').redirect('/'),
}

/** Refuses a path with a malformed percent-encoding, after the request was counted for the rate limit. */
export function refuseUnreadablePaths(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { path } = splitUrl(request.originalUrl)
    const isReadable = !path.includes('%') || isPercentEncodingValid(path)
    done(isReadable ? undefined : new DomainError('INVALID', 'errors_unreadable_address'))
  })
}

/** Splits an address into the part after the host, and its path: proxies send whole URLs, and `OPTIONS *` has no path. */
function splitUrl(url: string): { own: string; path: string } {
  const own = url.replace(/^https?:\/\/[^/?#]*(?=([/?#])|$)/i, (_, next) => (next === '/' ? '' : '/'))
  return { own, path: own.split(/[?#]/, 1)[0] ?? '' }
}

/**
 * Refuses what Node would handle before every hook: it answers an `Expect` header other than 100-continue by itself,
 * and passes on all requests that a connection sent at once, 2,000 in 64 kB, even after the connection was closed at
 * the twelfth.
 */
export function refuseRequestsHandledByNode(app: FastifyInstance): void {
  const limited = new WeakSet<Server>()
  const refused = new WeakSet<Socket>()
  // A server that listens on `localhost` consists of two, of which Fastify shows one.
  const stop = callOnEveryConnection(app, (socket) => {
    const { server } = socket as Socket & { server: Server }
    if (limited.has(server)) return
    limited.add(server)
    server.on('checkExpectation', ({ socket }: IncomingMessage, response: ServerResponse) => {
      if (refused.has(socket)) socket.destroy()
      if (socket.destroyed || socket.writableEnded) return
      refused.add(socket)
      response.writeHead(417, { connection: 'close' }).end()
    })
    for (const answer of server.listeners('request') as RequestListener[]) {
      server.off('request', answer)
      server.on('request', (request, response) => {
        if (!request.socket.destroyed && !request.socket.writableEnded) answer(request, response)
      })
    }
  })
  app.addHook('onClose', async () => stop())
}

/** Maximum undecodable parts of a path after which the rest is not tried: each failure takes three microseconds. */
const maxUnreadableParts = 20

/** The path with each undecodable part replaced; an address without a page where there are many. */
function replaceUndecodableParts(path: string): string {
  if (isPercentEncodingValid(path)) return path
  let unreadable = 0
  const parts: string[] = []
  for (const part of path.split('/')) {
    const isReadable = !part.includes('%') || isPercentEncodingValid(part)
    if (!isReadable) unreadable += 1
    if (unreadable > maxUnreadableParts) return addressWithoutPage
    parts.push(isReadable ? part : unreadablePart)
  }
  return parts.join('/')
}
