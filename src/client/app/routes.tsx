import { TRPCClientError } from '@trpc/client'
import {
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  redirectDocument,
  replace,
} from 'react-router-dom'
import * as m from '#messages'
import type { ViewerAndProviders } from '#shared/contract/auth/auth.ts'
import { sanitizeNextPath } from '#shared/contract/auth/sanitizeNextPath.ts'
import { createSessionExpiredPath, createSignInPath } from '../data/createSignInPath.ts'
import { fetchServerHealth, hasServiceWorker } from '../data/documents.ts'
import { toPageLoadFailure } from '../data/failures/loadFailure.ts'
import { type PageRoute, type PageRouteHandle, pageTable } from '../data/pageTable.ts'
import type { PageQueries } from '../data/trpc.ts'
import {
  getShownAddress,
  hasUserTypedOnPage,
  isAnswerOfOtherVersion,
  offerReloadForNewVersion,
} from '../data/versions/newVersion.ts'
import { showToast } from '../ui/toast.ts'
import { App } from './App.tsx'
import { importPageModule } from './pageModules.ts'
import { RouteError } from './RouteError.tsx'

type QueriesFor = (loaderContext: unknown) => PageQueries

/** What a route's boundary shows of an error: plain data, the same on the server and in the browser. */
export interface RouteErrorData {
  sentence: string
  requestId: string | null
}

const pages: readonly PageRoute[] = [
  ...pageTable,
  ...(import.meta.env.DEV ? [{ path: '/dev/ui', page: 'DevUiPage' }] : []),
]

/** Paths whose page, asked for without a query, is the same for every visitor until the recipes change. */
export const pathsOfPagesSameForAllVisitors: ReadonlySet<string> = new Set(
  pages.filter((page) => page.isSameForAll).map((page) => page.path),
)

/** The pattern of every page's path. */
export const pagePathPatterns: readonly string[] = pages.map((page) => page.path)

export interface CachedPage {
  path: (typeof pageTable)[number]['path']
  /**
   * `recipe`: the page is cached without a query until its recipe changes; `list`: with a query that was asked for before, until any
   * recipe changes.
   */
  cachedFor: 'recipe' | 'list'
}

/** The pages that the server caches for all visitors beside the above. A list of its own, since browsers load what stands in `pages`. */
export const cachedPages: readonly CachedPage[] = [
  { path: '/recipe/:recipeId', cachedFor: 'recipe' },
  { path: '/recipes', cachedFor: 'list' },
]

/**
 * Paths of pages, without a parameter, that a search engine should find. Pages of single recipes stand in the sitemap anyway. A list
 * of its own, since browsers load what stands in `pages`.
 */
export const pathsForSearchEngines: readonly string[] = [
  '/',
  '/generate',
  '/recipes',
  '/categories',
  '/features',
  '/localflavors',
  '/forum',
  '/cooking-tips',
  '/help-center',
  '/faq',
  '/contact',
  '/feedback',
  '/terms',
  '/privacy',
  '/cookies',
]

/** `queriesFor` finds the queries a loader may use: one set for a browser, one a request on the server. */
export function createPageRoutes(queriesFor: QueriesFor): RouteObject[] {
  return [
    {
      id: 'root',
      element: <App />,
      errorElement: <RouteError />,
      // Who is signed in, and where else Larder is to be found, stand in the first HTML of every page.
      loader: async ({ context }) => {
        const { auth, feedback } = queriesFor(context)
        await Promise.all([auth.entrance.prefetch(), feedback.addresses.prefetch()])
        return null
      },
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      children: [
        ...pages.map((route) => ({
          id: route.page,
          path: route.path,
          handle: {
            file: `src/client/pages/${route.page}.tsx`,
            isForMembers: route.isFor === 'members',
            isBare: route.isBare === true,
          } satisfies PageRouteHandle,
          errorElement: <RouteError />,
          lazy: () =>
            lazyPage(route, queriesFor).catch((error) => retryOrReloadPage(error, route, queriesFor)),
        })),
        { path: '*', element: null, loader: () => redirect('/') },
      ],
    },
  ]
}

async function lazyPage({ page, isFor, storedOffline }: PageRoute, queriesFor: QueriesFor) {
  const { default: Component, load, isFailureShown } = await importPageModule(page)
  const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
    const queries = queriesFor(context)
    const url = new URL(request.url)
    if (storedOffline !== 'recipe' && isWithoutNetwork() && url.pathname !== window.location.pathname)
      return redirectDocument(url.href)
    try {
      const redirectPath = isFor && redirectFor(isFor, await queries.auth.entrance.ensureData(), url)
      if (redirectPath) return redirect(redirectPath)
      await load?.({ queries, params, url })
      return null
    } catch (error) {
      if (isWithoutNetwork()) return redirectDocument(url.href)
      const failure = toPageLoadFailure(error)
      if (failure && isFailureShown) return data({ failure }, { status: failure.status ?? 503 })
      if (!isSignedOut(error)) throw asRouteError(error)
      const { viewer } = await queries.auth.entrance.ensureData()
      await queries.auth.entrance.invalidate()
      // For a visitor no session has ended.
      const pathOfSignIn = viewer ? createSessionExpiredPath : createSignInPath
      return redirect(pathOfSignIn(url.pathname + url.search))
    }
  }
  return { Component, loader }
}

/** Where somebody is sent for whom a page is not; null when it is for them. */
function redirectFor(isFor: 'members' | 'visitors', { viewer }: ViewerAndProviders, url: URL): string | null {
  if (isFor === 'members') return viewer ? null : createSignInPath(url.pathname + url.search)
  return viewer ? sanitizeNextPath(url.searchParams.get('next')) : null
}

/** Whether the service worker must tell what there is: it hands out pages as they were kept. */
function isWithoutNetwork(): boolean {
  return !import.meta.env.SSR && !navigator.onLine && Boolean(navigator.serviceWorker?.controller)
}

/** Whether a call was refused since the session has ended meanwhile. */
function isSignedOut(error: unknown): boolean {
  return error instanceof TRPCClientError && error.data?.code === 'UNAUTHORIZED'
}

/**
 * What a link does whose page's file could not be fetched. The file is fetched again. If that fails too and the server answers,
 * the page is loaded as a document; a reader who has typed something is asked first. If the server does not answer, the service
 * worker answers; without one, this page offers to try again, or stays as it is where something was typed.
 */
function retryOrReloadPage(error: unknown, route: PageRoute, queriesFor: QueriesFor) {
  if (import.meta.env.SSR) throw error
  let page: Awaited<ReturnType<typeof lazyPage>> | null = null
  const loader = async (args: LoaderFunctionArgs) => {
    const { url } = args.request
    page ??= await lazyPage(route, queriesFor).catch(() => null)
    if (page) return await page.loader(args)
    const answer = await fetchServerHealth()
    if (!hasUserTypedOnPage() ? answer || hasServiceWorker() : !answer && hasServiceWorker())
      return redirectDocument(url)
    if (answer && isAnswerOfOtherVersion(answer)) return replace(offerReloadForNewVersion(url))
    if (!hasUserTypedOnPage()) throw serverUnreachableError()
    showToast(m.errors_unreachable(), { to: pathAndQueryOf(url), words: m.site_try_again() })
    return replace(getShownAddress())
  }
  return { loader, Component: () => page && <page.Component /> }
}

/** Path and query of an address of this site. */
function pathAndQueryOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

const serverUnreachableError = () =>
  data({ sentence: m.errors_unreachable(), requestId: null } satisfies RouteErrorData, { status: 503 })

function asRouteError(error: unknown): unknown {
  if (!(error instanceof TRPCClientError)) {
    // On the server it is logged and worded where the page is made.
    if (import.meta.env.SSR) return error
    reportError(error)
    const shown: RouteErrorData = { sentence: m.errors_unexpected(), requestId: null }
    return data(shown, { status: 500 })
  }
  // Nothing answered, or something that is not Larder, whatever its status says.
  if (!error.data) return serverUnreachableError()
  const { httpStatus, requestId } = error.data
  // What cannot be an address of anything is one where nothing is.
  const status = httpStatus === 400 ? 404 : httpStatus
  const shown: RouteErrorData = { sentence: httpStatus === 400 ? '' : error.message, requestId }
  return data(shown, { status })
}
