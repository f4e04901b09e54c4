import { TRPCClientError } from '@trpc/client'
import type { ComponentType } from 'react'
import { data, type LoaderFunctionArgs, type RouteObject, redirect, redirectDocument } from 'react-router-dom'
import { App } from './App.tsx'
import { RouteError } from './RouteError.tsx'
import type { Queries } from './trpc.ts'

export interface LoadArgs {
  queries: Queries
  params: Record<string, string | undefined>
  url: URL
}

type QueriesFor = (loaderContext: unknown) => Queries

interface PageModule {
  default: ComponentType
  /** Fetches what the screen shows first; what it starts without awaiting is streamed after. */
  load?: (args: LoadArgs) => Promise<unknown>
}

/** What a route's boundary shows of an error: plain data, the same on the server and in the browser. */
export interface RouteErrorData {
  sentence: string
  requestId: string | null
}

const modules = import.meta.glob<PageModule>('./pages/*.tsx')

const pages: { path: string; page: string; isSameForAll?: true }[] = [
  { path: '/', page: 'HomePage', isSameForAll: true },
  { path: '/generate', page: 'GeneratePage', isSameForAll: true },
  { path: '/recipe/:recipeId', page: 'RecipePage' },
]

/** Paths whose page, asked for without a query, is the same for every visitor until the recipes change. */
export const pathsSameForAll: ReadonlySet<string> = new Set(
  pages.filter((page) => page.isSameForAll).map((page) => page.path),
)

/** `queriesFor` finds the queries a loader may use: one set for a browser, one a request on the server. */
export function makeRoutes(queriesFor: QueriesFor): RouteObject[] {
  return [
    {
      element: <App />,
      errorElement: <RouteError />,
      HydrateFallback: () => null,
      children: [
        ...pages.map(({ path, page }) => ({
          path,
          handle: { file: `src/client/pages/${page}.tsx` },
          errorElement: <RouteError />,
          lazy: () => lazyPage(page, queriesFor).catch(reloaded),
        })),
        { path: '*', element: null, loader: () => redirect('/') },
      ],
    },
  ]
}

async function lazyPage(page: string, queriesFor: QueriesFor) {
  const { default: Component, load } = await modules[`./pages/${page}.tsx`]!()
  const loader = async ({ params, request, context }: LoaderFunctionArgs) => {
    try {
      await load?.({ queries: queriesFor(context), params, url: new URL(request.url) })
      return null
    } catch (error) {
      throw asRouteError(error)
    }
  }
  return { Component, loader }
}

/** A page's file that is gone was replaced by a newer Larder: the document is fetched anew, from there. */
function reloaded(error: unknown) {
  if (import.meta.env.SSR) throw error
  const loader = ({ request }: LoaderFunctionArgs) => redirectDocument(request.url)
  return { loader, Component: () => null }
}

function asRouteError(error: unknown): unknown {
  if (!(error instanceof TRPCClientError) || !error.data) return error
  const { httpStatus, requestId } = error.data
  // What cannot be an address of anything is one where nothing is.
  const status = httpStatus === 400 ? 404 : httpStatus
  const shown: RouteErrorData = { sentence: httpStatus === 400 ? '' : error.message, requestId }
  return data(shown, { status })
}
