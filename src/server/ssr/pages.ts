import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context.ts'
import { contentSecurityPolicy } from '../http/security.ts'
import { hasSessionCookie } from '../http/session.ts'
import { appRouter } from '../rpc/router.ts'
import { logBreakage } from '../rpc/trpc.ts'
import { type PageCache, writeCachedPage } from './pageCache.ts'
import type { PageSource } from './pageSource.ts'

export interface PageOptions {
  source: PageSource
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  isHttps: boolean
}

/** Answers a page that is the same for all before anything else looks at the request. Comes first of all hooks. */
export function serveCachedPages(app: FastifyInstance, cache: PageCache): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Who is signed in sees another header.
    const isForAll = request.method === 'GET' && !hasSessionCookie(request)
    const page = isForAll ? cache.find(request.url) : undefined
    if (!page) return done()
    reply.hijack()
    writeCachedPage(page, wantsOf(request), reply.raw)
  })
}

/** Answers every address that is nothing else with a page; an unknown one leads home. */
export function servePages(app: FastifyInstance, cache: PageCache, options: PageOptions): void {
  const { source, isHttps } = options

  app.get('/*', async (request, reply) => {
    const isForAll = request.method === 'GET' && !hasSessionCookie(request)
    if (isForAll && source.pathsSameForAll.has(request.url)) return await sendSameForAll(request, reply)
    const rendered = await render(request, reply)
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status)
    // Going back after signing out, a browser would take a page it keeps without asking whether it is still right.
    const cacheControl = request.member ? 'private, no-store' : 'private, no-cache'
    reply.code(rendered.status).type('text/html; charset=utf-8').header('cache-control', cacheControl)
    if (rendered.kind === 'whole') return reply.send(rendered.html)
    const csp = contentSecurityPolicy({ isHttps, nonce: rendered.nonce, dev: source.isDevelopment })
    return reply.header('content-security-policy', csp).send(rendered.html)
  })

  /** Renders it with the headers that any answer gets here, and keeps both. */
  async function sendSameForAll(request: FastifyRequest, reply: FastifyReply) {
    const page = await cache.fill(request.url, reply.getHeaders(), async () => {
      const rendered = await render(request, reply)
      if (rendered.kind === 'whole' && rendered.status === 200) return rendered.html
      throw new Error(`The page at ${request.url} is not the same for all.`)
    })
    reply.hijack()
    writeCachedPage(page, wantsOf(request), reply.raw)
    return reply
  }

  function render(request: FastifyRequest, reply: FastifyReply) {
    return source.renderPage({
      request: new Request(new URL(`http://larder.invalid${request.url}`), {
        headers: { accept: 'text/html' },
      }),
      router: appRouter,
      context: options.contextFor(request, reply),
      assetsFor: source.assetsFor,
      onError: logBreakage,
      makeNonce: () => randomBytes(16).toString('base64'),
    })
  }
}

function wantsOf({ id, headers }: FastifyRequest) {
  return {
    requestId: id,
    ifNoneMatch: headers['if-none-match'],
    acceptEncoding: headers['accept-encoding'] as string | undefined,
  }
}
