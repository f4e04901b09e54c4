import type { QueryClient } from '@tanstack/react-query'
import { queriesForAllPages } from '#shared/contract/procedures/offlineProcedureLists.ts'
import { dehydrateQueries, procedureNameOfQuery } from '../data/dehydrateQueries.ts'
import { type PageState, pageStateElementId } from '../data/pageState.ts'
import type { PageQueries } from '../data/trpc.ts'
import { type OfflinePageShellData, offlineShellDataPath } from './offlineRecipes.ts'
import { storeFileOffline } from './storeFileOffline.ts'

interface ShellStorageContext {
  queryClient: QueryClient
  queries: Pick<PageQueries, 'auth' | 'feedback' | 'preferences'>
  importRecipePages: () => Promise<unknown>
}

/** Keeps every file that a recipe's page and its cook mode need, and what stands around them. */
export async function storePageShellOffline(
  cache: Cache,
  { queryClient, queries, importRecipePages }: ShellStorageContext,
): Promise<void> {
  const text = document.getElementById(pageStateElementId)?.textContent ?? ''
  const { assets, origin } = JSON.parse(text) as PageState
  const [{ units }] = await Promise.all([
    queries.preferences.get.ensureData(),
    importRecipePages(),
    import('./StoredPageNotice.tsx'),
    queries.feedback.addresses.ensureData(),
  ])
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  const files = new Set([...loaded, ...assets.styles, ...assets.scripts].filter(isFile))
  for (const path of files) await storeFileOffline(cache, path)
  const shown = dehydrateQueries(queryClient, (key) => queriesForAllPages.has(procedureNameOfQuery(key)))
  const shell: OfflinePageShellData = {
    assets: { ...assets, preloads: assets.preloads.slice(0, 1), fonts: [] },
    origin,
    units,
    queries: shown,
  }
  await cache.put(offlineShellDataPath, Response.json(shell))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (isFile(pathname) && !files.has(pathname)) await cache.delete(url)
  }
}

const isFile = (path: string) => path.startsWith('/assets/') || path === '/favicon.svg'
