import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { RenderedPage } from '#client/entry.server.tsx'
import { recipeIdPattern } from '#shared/contract/ids.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { hasData, isDataRequest, variesBy } from '../http/oldClients/wantsData.ts'
import { originOf } from '../http/origin.ts'
import { contentSecurityPolicy } from '../http/security.ts'
import { hasSessionCookie } from '../http/signIn/session.ts'
import { logEvents } from '../logEvents.ts'
import type { Reads } from '../reads.ts'
import { appRouter } from '../rpc/router.ts'
import { logBreakage } from '../rpc/trpc.ts'
import { LoopTurns } from '../turns/loopTurns.ts'
import { type CachedPage, writeCachedPage } from './cachedPage.ts'
import { IncompletePage, isRefusalOfOne } from './incompletePage.ts'
import { type CacheableHtml, cacheableHtmlOf } from './keepable.ts'
import { lists, type PageCaches } from './keptPages.ts'
import type { PageSource } from './pageSource.ts'
import { redirectToPlainAddress } from './plainAddresses.ts'

export interface PageOptions extends PageCaches {
  source: PageSource
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  isHttps: boolean
  /** Whether a page would wait for its turn to be rendered. */
  isBusy: () => boolean
  /** By path, what happens before its page is looked for. */
  before: Record<string, preHandlerAsyncHookHandler>
}

/** When a page that lacks a part since the database did not answer may be asked for again. */
const retryAfterSeconds = 2
declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route that people open: what it refuses is said by a page, whatever they say they take. */
    isPage?: true
  }
}

/** What rendering a page costs who asks, beside what its queries do. */
const renderCost = 10
/** What a page is charged by its length for, beside that: 500 kB of a long recipe take some 60 ms more. */
const charactersPerCost = 8 * 1024

type Render = (patienceMs?: number) => Promise<RenderedPage>

/** How long a page that is to be kept waits for its parts, in milliseconds. */
const patientMs = 1_000

// With a query it is for fewer people or in other units, and rendered for whoever asks.
const recipePath = new RegExp(`^/recipe/(${recipeIdPattern})$`)
// A longer one is asked for by nobody else.
const listPath = /^\/recipes\?.{1,120}$/
/** Addresses of lists that are remembered as asked for once. */
const maxAskedFor = 1_000

/** Answers a page that is the same for all before anything else looks at the request. Comes first of all hooks. */
export function serveCachedPages(app: FastifyInstance, kept: PageCaches): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isForAll(request)) return done()
    const page = kept.cache.find(cacheKey(request))
    if (page) return write(page, request, reply)
    const place = placeOf(request.url, kept)
    if (!place) return done()
    place.pages.find(addressOf(request, kept.publicUrl), place.subject).then(
      (found) => (found ? write(found, request, reply) : done()),
      // What broke is told where the page is rendered.
      () => done(),
    )
  })
}

/** Who is signed in sees another header, and an old client sees no page. */
function isForAll(request: FastifyRequest): boolean {
  return ['GET', 'HEAD'].includes(request.method) && !hasSessionCookie(request) && !isDataRequest(request)
}

/** Where the page at this address is kept, and what it shows; null for one that is rendered for whoever asks. */
function placeOf(url: string, { recipePages, listPages }: PageCaches) {
  const [, recipeId] = recipePath.exec(url) ?? []
  if (recipeId !== undefined) return { pages: recipePages, subject: recipeId }
  return listPath.test(url) ? { pages: listPages, subject: lists } : null
}

/** What a page is kept by, beside its language: it names the host, which may be any that leads here. */
function addressOf(request: FastifyRequest, publicUrl: string | null): string {
  return `${request.locale} ${originOf(request, publicUrl)}${request.url}`
}

const cacheKey = ({ locale, url }: FastifyRequest) => `${locale} ${url}`

function write(page: CachedPage, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack()
  writeCachedPage(page, request, reply.raw)
}

/** Answers every address that is nothing else with a page; an unknown one leads home. */
export function servePages(app: FastifyInstance, options: PageOptions): void {
  const { source, isHttps, cache, publicUrl } = options
  const askedFor = new Set<string>()
  const turns = new LoopTurns()

  const config = { isPage: true as const }
  app.get('/*', { config, preHandler: redirectToPlainAddress }, answerPage)
  for (const [path, preHandler] of Object.entries(options.before))
    app.get(path, { config, preHandler }, answerPage)

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const context = options.contextFor(request, reply)
    if (hasData(request.url)) reply.header('vary', variesBy)
    const render = renderFor(request, context)
    if (!isForAll(request) || source.isDevelopment) return await sendRendered(request, reply, await render())
    if (source.pathsSameForAll.has(request.url)) return await sendSameForAll(request, reply, context, render)
    const place = placeOf(request.url, options)
    if (!place || (place.subject === lists && !isAskedAgain(cacheKey(request))))
      return await sendRendered(request, reply, await render())
    return await sendStamped(request, reply, place, render)
  }

  /** Most lists are asked for once, and compressing one takes as long as rendering it: it is kept the second time. */
  function isAskedAgain(key: string): boolean {
    if (askedFor.has(key)) return true
    if (askedFor.size >= maxAskedFor) askedFor.clear()
    askedFor.add(key)
    return false
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, rendered: RenderedPage) {
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status)
    // Going back after signing out, a browser would take a page it keeps without asking whether it is still right.
    const cacheControl = request.member ? 'private, no-store' : 'private, no-cache'
    if (rendered.status === 503) reply.header('retry-after', String(retryAfterSeconds))
    reply.code(rendered.status).type('text/html; charset=utf-8').header('cache-control', cacheControl)
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-language'].flat().join(', '))
    if (rendered.kind === 'whole') return reply.send(rendered.html)
    const csp = contentSecurityPolicy({ isHttps, nonce: rendered.nonce, dev: source.isDevelopment })
    return reply.header('content-security-policy', csp).send(rendered.html)
  }

  /** A page that can be kept for all. Throws IncompletePage for one that lacks a part. */
  async function renderSameForAll(request: FastifyRequest, render: Render): Promise<CacheableHtml> {
    const rendered = await render()
    const keepable = cacheableHtmlOf(rendered)
    if (keepable) return keepable
    if (rendered.kind === 'whole' && rendered.status >= 429) throw new IncompletePage(rendered)
    throw new Error(`The page at ${request.url} is not the same for all.`)
  }

  /**
   * Renders it with the headers that any answer gets here, and keeps both. Whoever makes others wait by asking much must not
   * make such a page late: then it is rendered in nobody's turn, and answered as it was, if it may still be shown.
   */
  async function sendSameForAll(
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    render: Render,
  ) {
    const key = cacheKey(request)
    const headers = reply.getHeaders()
    const renderBeside = () => renderSameForAll(request, renderFor(request, { ...context, reads: null }))
    const isBusy = options.isBusy()
    const former = isBusy ? cache.findFormer(key) : undefined
    if (former) {
      write(former, request, reply)
      cache
        .refresh(key, headers, renderBeside)
        .catch((err) => err instanceof IncompletePage || logUnlessRefused(request, err))
      return reply
    }
    try {
      const page = isBusy
        ? await cache.fillOutsideTurns(key, headers, renderBeside)
        : await cache.fill(key, headers, () => renderSameForAll(request, render), isRefusalOfOne)
      write(page, request, reply)
      return reply
    } catch (error) {
      if (!(error instanceof IncompletePage)) throw error
      return await sendRendered(request, reply, error.rendered)
    }
  }

  /**
   * Keeps it unless there is no such thing. One whose parts are late is streamed to whoever asked first, and rendered
   * once more, whole, for all who wait or come after.
   */
  async function sendStamped(
    request: FastifyRequest,
    reply: FastifyReply,
    { pages, subject }: NonNullable<ReturnType<typeof placeOf>>,
    render: Render,
  ) {
    const headers = reply.getHeaders()
    const fill = (renderIt: () => Promise<RenderedPage>) =>
      pages.fill(addressOf(request, publicUrl), subject, headers, async () =>
        cacheableHtmlOf(await renderIt()),
      )
    const renderPatiently = async () => {
      const late = await render(patientMs)
      // Nobody waits for this one.
      if (late.kind === 'stream') late.html.destroy()
      return late
    }
    let rendered: RenderedPage | undefined
    const first = await fill(async () => {
      rendered = await render()
      return rendered
    })
    const page = first ?? (rendered ? null : await fill(renderPatiently))
    if (page) {
      write(page, request, reply)
      return reply
    }
    if (rendered?.kind === 'stream') fill(renderPatiently).catch((err) => logUnlessRefused(request, err))
    return await sendRendered(request, reply, rendered ?? (await render()))
  }

  /** Renders when it is the caller's turn. Only rendering takes a place: sending takes as long as the reader likes. */
  const renderFor =
    (request: FastifyRequest, context: Context): Render =>
    (patienceMs) => {
      const render = async (reads: Reads | null) => {
        const rendered = await renderNow(request, { ...context, reads }, patienceMs)
        if (rendered.kind === 'whole') reads?.charge(rendered.html.length / charactersPerCost)
        return rendered
      }
      return context.reads ? context.reads.run(renderCost, render) : render(null)
    }

  const renderNow = (request: FastifyRequest, context: Context, patienceMs?: number) =>
    source.renderPage({
      ...(patienceMs !== undefined && { patienceMs }),
      request: new Request(new URL(`http://larder.invalid${request.url}`), {
        headers: { accept: 'text/html' },
      }),
      // A page that is kept for all must not name the host that whoever came first typed.
      origin: source.pathsSameForAll.has(request.url) ? (publicUrl ?? '') : originOf(request, publicUrl),
      router: appRouter,
      context,
      assetsFor: (pageFile) => source.assetsFor(pageFile, request.locale),
      onError: logBreakage,
      makeNonce: () => randomBytes(16).toString('base64'),
      waitForTurn: () => turns.next(),
    })
}

/** Logs why a page could not be kept, unless the server was only busy. */
function logUnlessRefused({ log }: FastifyRequest, err: unknown): void {
  if (!(err instanceof DomainError)) log.error({ err }, logEvents.pageFailed)
}
