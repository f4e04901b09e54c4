import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import type { RenderedPageResult } from '#client/entry.server.tsx'
import type { Context } from '../context.ts'
import { DomainError } from '../errors.ts'
import { headersDecidingForData, isPathWithPageAndData } from '../http/oldClients/wantsData.ts'
import { originOfRequest } from '../http/origin.ts'
import { createContentSecurityPolicy } from '../http/security.ts'
import { logEvents } from '../logEvents.ts'
import type { RequestReads } from '../reads.ts'
import { appRouter } from '../rpc/router.ts'
import { logCallDefect } from '../rpc/trpc.ts'
import { EventLoopTurns } from '../turns/loopTurns.ts'
import { type CacheableHtml, htmlIfCacheable } from './cacheableHtml.ts'
import { cacheAddressOf, cacheForPage, cacheKey, isForAll, sendPage } from './cachedPages.ts'
import { IncompletePageError, isFailureOfThisCallerOnly } from './incompletePage.ts'
import { type PageCaches, recipeListsStampSubject } from './keptPages.ts'
import type { PageSource } from './pageSource.ts'
import { redirectFromFinalSlash } from './plainAddresses.ts'

export interface PageOptions extends PageCaches {
  source: PageSource
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context
  isHttps: boolean
  /** Whether a page would wait for its turn to be rendered. */
  isBusy: () => boolean
  /** Hooks by path that run before the page is chosen. */
  before: Record<string, preHandlerAsyncHookHandler>
}

/** Seconds until a page with a missing part, caused by an outage of the database, may be requested again. */
const retryAfterSeconds = 2

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether people open the route as a page: its refusals are answered with a page, whatever the Accept header says. */
    isPage?: true
  }
}

/** The cost of rendering a page for its caller, in addition to its queries. */
const renderCost = 10

/** Characters of a page per unit of additional cost: 500 kB of a long recipe take some 60 ms more. */
const charactersPerCost = 8 * 1024

type Render = (patienceMs?: number) => Promise<RenderedPageResult>

/** Milliseconds that a page which may be cached waits for its parts. */
const maxWaitForPartsMs = 1_000

/** Maximum list addresses that are remembered as requested once. */
const maxRememberedLists = 1_000

/** Answers every other address with a page; an unknown one redirects to the home page. */
export function addPageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { source, isHttps, cache, publicUrl } = options
  const listsRequestedOnce = new Set<string>()
  const turns = new EventLoopTurns()

  const config = { isPage: true as const }
  app.get('/*', { config, preHandler: redirectFromFinalSlash }, answerPage)
  for (const [path, preHandler] of Object.entries(options.before))
    app.get(path, { config, preHandler }, answerPage)

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const context = options.contextFor(request, reply)
    if (isPathWithPageAndData(request.url)) reply.header('vary', headersDecidingForData)
    const render = renderFor(request, context)
    if (!isForAll(request) || source.isDevelopment) return await sendRendered(request, reply, await render())
    if (source.pathsSameForAll.has(request.url)) return await sendSameForAll(request, reply, context, render)
    const place = cacheForPage(request.url, options, source.cachedPages)
    if (!place || (place.subject === recipeListsStampSubject && !isSecondRequest(cacheKey(request))))
      return await sendRendered(request, reply, await render())
    return await sendStamped(request, reply, place, render)
  }

  /** Most lists are requested once, and compressing takes as long as rendering: the second request caches a list. */
  function isSecondRequest(key: string): boolean {
    if (listsRequestedOnce.has(key)) return true
    if (listsRequestedOnce.size >= maxRememberedLists) listsRequestedOnce.clear()
    listsRequestedOnce.add(key)
    return false
  }

  async function sendRendered(request: FastifyRequest, reply: FastifyReply, rendered: RenderedPageResult) {
    if (rendered.kind === 'redirect') return reply.redirect(rendered.location, rendered.status)
    // Without this, a browser would show a cached page of the member when somebody goes back after signing out.
    const cacheControl = request.member ? 'private, no-store' : 'private, no-cache'
    if (rendered.status === 503) reply.header('retry-after', String(retryAfterSeconds))
    reply.code(rendered.status).type('text/html; charset=utf-8').header('cache-control', cacheControl)
    reply.header('vary', [reply.getHeader('vary') ?? [], 'accept-language'].flat().join(', '))
    if (rendered.kind === 'whole') return reply.send(rendered.html)
    const csp = createContentSecurityPolicy({ isHttps, nonce: rendered.nonce, dev: source.isDevelopment })
    return reply.header('content-security-policy', csp).send(rendered.html)
  }

  /** A page that may be cached for all. Throws IncompletePageError for one with a missing part. */
  async function renderSameForAll(request: FastifyRequest, render: Render): Promise<CacheableHtml> {
    const rendered = await render()
    const cacheableHtml = htmlIfCacheable(rendered)
    if (cacheableHtml) return cacheableHtml
    if (rendered.kind === 'whole' && rendered.status >= 429) throw new IncompletePageError(rendered)
    throw new Error(`The page at ${request.url} is not the same for all.`)
  }

  /**
   * Renders the page with the headers of every answer, and caches it. A caller whose many requests wait must not delay
   * such a page: then it is rendered outside any caller's turn, and a former page is sent if one may still be shown.
   */
  async function sendSameForAll(
    request: FastifyRequest,
    reply: FastifyReply,
    context: Context,
    render: Render,
  ) {
    const key = cacheKey(request)
    const headers = reply.getHeaders()
    const renderInBackground = () =>
      renderSameForAll(request, renderFor(request, { ...context, reads: null }))
    const isBusy = options.isBusy()
    const former = isBusy ? cache.findFormer(key) : undefined
    if (former) {
      sendPage(former, request, reply)
      cache
        .refresh(key, headers, renderInBackground)
        .catch((err) => err instanceof IncompletePageError || logUnlessRefused(request, err))
      return reply
    }
    try {
      const page = isBusy
        ? await cache.fillOutsideTurns(key, headers, renderInBackground)
        : await cache.fill(key, headers, () => renderSameForAll(request, render), isFailureOfThisCallerOnly)
      sendPage(page, request, reply)
      return reply
    } catch (error) {
      if (!(error instanceof IncompletePageError)) throw error
      return await sendRendered(request, reply, error.rendered)
    }
  }

  /**
   * Caches the page unless its subject does not exist. If its parts are late, the first caller gets a stream, and the
   * page is rendered once more, completely, for waiting and later callers.
   */
  async function sendStamped(
    request: FastifyRequest,
    reply: FastifyReply,
    { pages, subject }: NonNullable<ReturnType<typeof cacheForPage>>,
    render: Render,
  ) {
    const headers = reply.getHeaders()
    const fill = (renderIt: () => Promise<RenderedPageResult>) =>
      pages.fill(cacheAddressOf(request, publicUrl), subject, headers, async () =>
        htmlIfCacheable(await renderIt()),
      )
    const renderWithAllParts = async () => {
      const late = await render(maxWaitForPartsMs)
      // This stream has no reader.
      if (late.kind === 'stream') late.html.destroy()
      return late
    }
    let rendered: RenderedPageResult | undefined
    const first = await fill(async () => {
      rendered = await render()
      return rendered
    })
    const page = first ?? (rendered ? null : await fill(renderWithAllParts))
    if (page) {
      sendPage(page, request, reply)
      return reply
    }
    if (rendered?.kind === 'stream') fill(renderWithAllParts).catch((err) => logUnlessRefused(request, err))
    return await sendRendered(request, reply, rendered ?? (await render()))
  }

  /** Renders in the caller's turn. Only rendering takes a slot: sending takes as long as the reader needs. */
  const renderFor =
    (request: FastifyRequest, context: Context): Render =>
    (patienceMs) => {
      const render = async (reads: RequestReads | null) => {
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
      // A page that is cached for all must not contain the host that the first caller typed.
      origin: source.pathsSameForAll.has(request.url)
        ? (publicUrl ?? '')
        : originOfRequest(request, publicUrl),
      router: appRouter,
      context,
      assetsFor: (pageFile) => source.assetsFor(pageFile, request.locale),
      onError: logCallDefect,
      makeNonce: () => randomBytes(16).toString('base64'),
      waitForTurn: () => turns.next(),
    })
}

/** Logs why a page could not be cached, unless the server was only busy. */
function logUnlessRefused({ log }: FastifyRequest, err: unknown): void {
  if (!(err instanceof DomainError)) log.error({ err }, logEvents.pageRenderFailed)
}
