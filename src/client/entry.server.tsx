import { PassThrough } from 'node:stream'
import { dehydrate, type QueryClient } from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'
import type { TRPCError } from '@trpc/server'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type HydrationState,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom'
import * as m from '#messages'
import type { Context } from '#server/context.ts'
import type { AppRouter } from '#server/rpc/router.ts'
import { Document } from './app/Document.tsx'
import { createPageRoutes, type RouteErrorData } from './app/routes.tsx'
import { type CollectLateStates, createLateStateCollector, createLateStateWriter } from './data/lateState.ts'
import { type PageAssets, type PageState, toScriptSafeJson } from './data/pageState.ts'
import { createQueryClient } from './data/queryClient.ts'
import { createServerCallLink } from './data/rendering/serverCallLink.ts'
import { collectIdsInQueries } from './data/shownIds.ts'
import { createPageQueries, type PageQueries, trpcHooks } from './data/trpc.ts'

export { loadMessagesOfLocale } from '#messages'
export { setLocaleSource } from '#shared/currentLocale.ts'
export {
  type CachedPage,
  cachedPages,
  pagePathPatterns,
  pathsForSearchEngines,
  pathsOfPagesSameForAllVisitors,
} from './app/routes.tsx'

export interface PageRequest {
  request: Request
  /** Scheme and host by which the page is known, for addresses that must be whole; empty where any may be. */
  origin: string
  router: AppRouter
  context: Context
  /** Scripts and styles of the page whose file is named, e.g. `src/client/pages/HomePage.tsx`. */
  assetsFor: (pageFile: string | undefined) => PageAssets
  makeNonce: () => string
  /** Resolves when rendering, which holds the event loop, may begin; at once when left out. */
  waitForTurn?: () => Promise<void>
  /** How long it waits, in milliseconds, for a part that would otherwise be streamed: 15 when left out. */
  patienceMs?: number
  /** Hears of procedures that broke. */
  onError: (broken: { error: TRPCError; path: string | undefined; ctx: Context | undefined }) => void
}

export type RenderedPageResult =
  | { kind: 'redirect'; status: number; location: string }
  /** `showsIds`: the ids of the recipes that it shows, and of other things. */
  | { kind: 'whole'; status: number; html: string; showsIds: () => ReadonlySet<string> }
  | { kind: 'stream'; status: number; nonce: string; html: PassThrough }

/** How long a page waits, in milliseconds, for a part that would otherwise be streamed. */
const maxWaitForLatePartsMs = 15

// The routes are the same for every request; only the queries they load with are not.
const handler = createStaticHandler(createPageRoutes((queries) => queries as PageQueries))

/**
 * Renders a page through the same door a browser would use: routes, load(), procedures. What load() awaited is in
 * the first HTML; what it only started is streamed after it. Throws what rendering itself throws.
 */
export async function renderPage(page: PageRequest): Promise<RenderedPageResult> {
  const prepared = await loadPageForRendering(page)
  if (prepared.kind === 'redirect') return prepared
  const { status, element, queryClient, sent } = prepared
  if (queryClient.isFetching() === 0) {
    const html = `<!DOCTYPE html>${renderToString(element)}`
    return { kind: 'whole', status, html, showsIds: () => collectIdsInQueries(queryClient) }
  }
  const nonce = page.makeNonce()
  const html = await streamOf(element, nonce, createLateStateCollector(queryClient, sent), page.context)
  return { kind: 'stream', status, nonce, html }
}

/** Waits a moment for what load() only started: a page whose late parts are quick is better sent whole. */
async function waitForQuickQueries(queryClient: QueryClient, patienceMs: number): Promise<void> {
  const running = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  if (running.length === 0) return
  const moment = Promise.withResolvers<void>()
  const timer = setTimeout(moment.resolve, patienceMs)
  await Promise.race([Promise.allSettled(running.map((query) => query.fetch())), moment.promise])
  clearTimeout(timer)
}

/** Everything but the rendering: finds the route, runs its load(), and puts the page's tree together. */
export async function loadPageForRendering(page: PageRequest) {
  const queryClient = createQueryClient({ isServer: true })
  const client = trpcHooks.createClient({
    links: [createServerCallLink({ router: page.router, context: page.context, onError: page.onError })],
  })
  const context = await handler.query(page.request, {
    requestContext: createPageQueries(queryClient, client),
  })
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/'
    return { kind: 'redirect' as const, status: context.status, location }
  }
  await waitForQuickQueries(queryClient, page.patienceMs ?? maxWaitForLatePartsMs)
  await page.waitForTurn?.()
  const assets = page.assetsFor(pageFileOf(context))
  const router = routerState(context, page.context)
  const state: PageState = { assets, origin: page.origin, queries: dehydrate(queryClient), router }
  const element = (
    <Document
      assets={assets}
      origin={page.origin}
      stateBlock={toScriptSafeJson(state)}
      queryClient={queryClient}
      client={client}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </Document>
  )
  const status = isUnavailable(queryClient) ? 503 : context.statusCode
  return { kind: 'page' as const, status, element, queryClient, sent: state.queries }
}

/** Whether a query of the page failed since the server had no time or no database: the same page may be whole soon. */
function isUnavailable(queryClient: QueryClient): boolean {
  return queryClient
    .getQueryCache()
    .getAll()
    .some(({ state: { error } }) => error instanceof TRPCClientError && error.data?.httpStatus === 503)
}

const isRefusal = (error: unknown) =>
  error instanceof TRPCClientError && (error.data?.httpStatus ?? 500) !== 500

function pageFileOf(context: StaticHandlerContext): string | undefined {
  return (context.matches.at(-1)?.route.handle as { file?: string } | undefined)?.file
}

function routerState(context: StaticHandlerContext, pageContext: Context): HydrationState {
  const errors =
    context.errors &&
    Object.fromEntries(
      Object.entries(context.errors).map(([routeId, error]) => [routeId, shownError(error, pageContext)]),
    )
  if (errors) context.errors = errors
  return { loaderData: context.loaderData, errors }
}

/** What the visitor may know of an error that no procedure worded: that it happened, and its request id. */
function shownError(error: unknown, { log, requestId }: Context): unknown {
  if (isRouteErrorResponse(error)) return error
  log.error({ err: error }, 'page could not be rendered')
  const shown: RouteErrorData = { sentence: m.errors_unexpected(), requestId }
  return { status: 500, statusText: '', internal: false, data: shown }
}

/** Why a page ends early that its client no longer reads, or for which a stopping server has no time: no fault. */
const pageNoLongerWantedError = new Error('The page is no longer wanted.')

function streamOf(
  element: ReactNode,
  nonce: string,
  lateStates: CollectLateStates,
  { log, closing }: Context,
): Promise<PassThrough> {
  const html = new PassThrough()
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      nonce,
      // What is ready stands in its place: React would send it hidden after 12.8 kB, for a script to put there.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onShellReady() {
        pipe(createLateStateWriter(lateStates, html))
        resolve(html)
      },
      onShellError: reject,
      onError: (err) => {
        // A part that was refused, by a busy server for example, says so itself, and the call has logged it.
        if (err !== pageNoLongerWantedError && !isRefusal(err))
          log.error({ err }, 'part of a page could not be rendered')
      },
    })
    const end = () => abort(pageNoLongerWantedError)
    closing.addEventListener('abort', end, { once: true })
    html.once('close', () => {
      closing.removeEventListener('abort', end)
      if (!html.writableFinished) end()
    })
  })
}
