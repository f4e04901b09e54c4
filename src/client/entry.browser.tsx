import './app/app.css'
import { type DehydratedState, hydrate, onlineManager } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { loadMessagesOfLocale } from '#messages'
import { getCurrentLocale, setLocaleSource } from '#shared/currentLocale.ts'
import type { Locale } from '#shared/locale.ts'
import { Document } from './app/Document.tsx'
import { createPageRoutes } from './app/routes.tsx'
import { startFadingBetweenPages } from './app/startFadingBetweenPages.ts'
import { createRpcLinksOfBrowser } from './data/links.ts'
import { queriesOfBrowserPage } from './data/page.ts'
import { lateQueryStateSelector, type PageState, pageStateElementId } from './data/pageState.ts'
import { createQueryClient } from './data/queryClient.ts'
import { markPageAsStored } from './data/storedPage.ts'
import { createPageQueries, trpcHooks } from './data/trpc.ts'
import { setBuildVersionOfPage } from './data/versions/newVersion.ts'

setLocaleSource(() => document.documentElement.lang as Locale)
await loadMessagesOfLocale(getCurrentLocale())
const stateBlock = document.getElementById(pageStateElementId)?.textContent ?? ''
const state = JSON.parse(stateBlock) as PageState
const queryClient = createQueryClient({ isServer: false })
// It would otherwise not notice that the network comes back, where none was there from the start.
onlineManager.setOnline(navigator.onLine)
hydrate(queryClient, state.queries)
for (const late of document.querySelectorAll(lateQueryStateSelector))
  hydrate(queryClient, JSON.parse(late.textContent ?? '') as DehydratedState)

setBuildVersionOfPage(state.assets.version)
const client = trpcHooks.createClient({ links: createRpcLinksOfBrowser() })
const queries = createPageQueries(queryClient, client)
queriesOfBrowserPage.queries = queries
// A file that is gone may have been replaced by a newer one: the answer tells.
window.addEventListener('vite:preloadError', () => void queries.auth.entrance.invalidate())
const routes = createPageRoutes(() => queries)
// A lazy page must be here before hydration begins, or React would find a hole where the server put a screen.
for (const { route } of matchRoutes(routes, window.location) ?? [])
  if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })

const router = createBrowserRouter(routes, { hydrationData: state.router })
startFadingBetweenPages(router)

const documentElement = (
  <Document
    assets={state.assets}
    origin={state.origin}
    stateBlock={stateBlock}
    queryClient={queryClient}
    client={client}
  >
    <RouterProvider router={router} />
  </Document>
)
// In small steps, between which a touch is answered.
if (state.kept === undefined) startTransition(() => void hydrateRoot(document, documentElement))
else {
  // The worker keeps what a page is drawn from, not the page.
  markPageAsStored(state.kept)
  document.getElementById(pageStateElementId)?.remove()
  createRoot(document).render(documentElement)
}
