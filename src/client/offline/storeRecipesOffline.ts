import type { QueryClient } from '@tanstack/react-query'
import { createTextInBrowserStorage } from '../data/browserStore.ts'
import { storedUserId } from '../data/storedUserId.ts'
import type { trpcHooks } from '../data/trpc.ts'
import { storeReportVersionOffline } from './keptVersion.ts'
import {
  areRecipeQueriesComplete,
  dehydrateRecipeQueries,
  deleteOfflineRecipe,
  deleteOfflineRecipeIfGone,
  fetchRecipeForOffline,
  isRecipeGone,
  readOfflineRecipe,
  readOfflineRecipes,
  storeOfflineRecipe,
} from './offlineCopies.ts'
import { deleteOfflinePagesOfOtherUsers, offlineOwnerPath, recipesCacheName } from './offlineData.ts'
import { offlinePhotoPath, offlineRecipePath, type RecipeStoredOffline } from './offlineRecipes.ts'
import { refetchReportsOfFormerEaters } from './refetchReportsOfFormerEaters.ts'
import { registerServiceWorker } from './startWorker.ts'
import { storePageShellOffline } from './storePageShellOffline.ts'
import { subscribeToMissingRecipes } from './subscribeToMissingRecipes.ts'

interface RecipeStorageContext {
  userId: string
  queryClient: QueryClient
  queries: ReturnType<typeof trpcHooks.useUtils>
  /** Of reports for the household of today; undefined while no page has asked for it. */
  reportVersion: string | undefined
  /** Fetches the files of a recipe's page and of its cook mode, those of late parts too. */
  importRecipePages: () => Promise<unknown>
}

/** How often it is asked which recipes are one's newest, in milliseconds. */
const againMs = 60 * 60_000
const maxOpened = 20
const atOnce = 5
const maxRecipesChecked = 100
const lastFetchOfNewest = createTextInBrowserStorage('localStorage', 'larder.recipesKept')
const lastCheckOfCopies = createTextInBrowserStorage('localStorage', 'larder.copiesAsked')

let last = Promise.resolve()

/**
 * Keeps one's newest recipes and the one whose page is open, one call after the other, and forgets those that are hidden or gone.
 * Never rejects.
 */
export function storeRecipesOffline(larder: RecipeStorageContext, openedId: string | null): Promise<void> {
  subscribeToMissingRecipes(larder.queryClient, (recipeId) => {
    last = last.then(() => removeDeletedRecipe(recipeId)).catch(() => {})
  })
  // Without a network, or in a browser that stores nothing, no further recipe can be stored now.
  last = last.then(() => storeAndRemoveCopies(larder, openedId)).catch(() => {})
  return last
}

async function removeDeletedRecipe(recipeId: string): Promise<void> {
  if (!(await window.caches.has(recipesCacheName))) return
  const cache = await window.caches.open(recipesCacheName)
  await deleteOfflineRecipe(cache, (await readOfflineRecipe(cache, recipeId)) ?? { id: recipeId })
}

async function storeAndRemoveCopies(larder: RecipeStorageContext, openedId: string | null): Promise<void> {
  const worker = await registerServiceWorker()
  if (!worker) return
  const { queryClient, queries, reportVersion, importRecipePages } = larder
  const mayFetch = !isDataSavingRequested()
  const cache = await openRecipeCacheOf(larder)
  // As it is known now: who eats may have changed since this was asked for.
  await storeReportVersionOffline(cache, queryClient)
  await forgetHidden(cache, larder, openedId).catch(() => {})
  if (!mayFetch && openedId === null) return
  const newest =
    mayFetch && isDue(lastFetchOfNewest, larder.userId)
      ? await queries.client.recipes.listNewestOwn.query()
      : null
  await storePageShellOffline(cache, { queryClient, queries, importRecipePages })
  if (mayFetch && reportVersion === undefined) {
    await queries.recipes.reportVersion.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
    await storeReportVersionOffline(cache, queryClient)
  }
  if (openedId !== null) await keepOpened(cache, larder, openedId, mayFetch)
  if (newest) await keepNewest(cache, larder, newest)
  await forgetOld(cache, newest && new Set(newest.map(({ id }) => id)))
  const version = queries.recipes.reportVersion.getData()
  if (mayFetch && version !== undefined) await refetchReportsOfFormerEaters(cache, larder, version)
}

/** Whether the browser asks to save data. */
function isDataSavingRequested(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; type?: string; effectiveType?: string }
  }
  const { saveData = false, type, effectiveType = '' } = connection ?? {}
  return saveData || type === 'cellular' || effectiveType.includes('2g')
}

function isDue(asked: typeof lastFetchOfNewest, userId: string): boolean {
  const [whose, at] = asked.read()?.split(' ') ?? []
  return whose !== userId || Date.now() - Number(at) >= againMs
}

/** Whether this user is the one whom this browser knows to be signed in. */
const isUserStillSignedIn = (userId: string) => storedUserId.read() === userId

/** Opened before the user is read: a sign-out from now on deletes it, and nothing more is stored in it. */
async function openRecipeCacheOf({ userId }: RecipeStorageContext): Promise<Cache> {
  await deleteOfflinePagesOfOtherUsers(userId)
  const cache = await window.caches.open(recipesCacheName)
  if (!isUserStillSignedIn(userId)) {
    await window.caches.delete(recipesCacheName)
    throw new Error('No user is signed in to store it for.')
  }
  await cache.put(offlineOwnerPath, new Response(userId))
  return cache
}

async function keepOpened(
  cache: Cache,
  larder: RecipeStorageContext,
  recipeId: string,
  mayFetch: boolean,
): Promise<void> {
  if (mayFetch && !areRecipeQueriesComplete(dehydrateRecipeQueries(larder.queryClient, recipeId)))
    await fetchRecipeForOffline(larder, recipeId).catch((error: unknown) =>
      deleteOfflineRecipeIfGone(cache, { id: recipeId }, error),
    )
  const known = await readOfflineRecipe(cache, recipeId)
  // Its words may stand in this page still.
  if (isRecipeGone(larder.queryClient, recipeId))
    return await deleteOfflineRecipe(cache, known ?? { id: recipeId })
  const isOwn = known?.isOwn ?? false
  await storeOfflineRecipe(cache, larder, recipeId, { openedAt: Date.now(), isOwn, mayFetch }, known)
}

/** Fetches those of one's newest that are not kept as they are now. */
async function keepNewest(
  cache: Cache,
  larder: RecipeStorageContext,
  newest: readonly { id: string; updatedAt: string }[],
): Promise<void> {
  for (let at = 0; at < newest.length; at += atOnce)
    await Promise.all(
      newest.slice(at, at + atOnce).map(async ({ id: recipeId, updatedAt }) => {
        const known = await readOfflineRecipe(cache, recipeId)
        if (known?.updatedAt !== updatedAt || !areRecipeQueriesComplete(known.queries))
          await fetchRecipeForOffline(larder, recipeId)
        const openedAt = known?.openedAt ?? 0
        await storeOfflineRecipe(cache, larder, recipeId, { openedAt, isOwn: true, mayFetch: true }, known)
      }),
    )
  if (isUserStillSignedIn(larder.userId)) lastFetchOfNewest.keep(`${larder.userId} ${Date.now()}`)
}

/**
 * Asks which of the kept recipes are still there for this user: their creator may have hidden or deleted them. By ids alone, so that
 * it costs little on any network: all of them once an hour, and at its page the opened one, of which the page has heard nothing.
 */
async function forgetHidden(
  cache: Cache,
  { userId, queryClient, queries }: RecipeStorageContext,
  openedId: string | null,
): Promise<void> {
  const kept = (await readOfflineRecipes(cache)).slice(0, maxRecipesChecked)
  const isOfAll = isDue(lastCheckOfCopies, userId)
  const asked = isOfAll
    ? kept
    : kept.filter(({ id }) => id === openedId && dehydrateRecipeQueries(queryClient, id).length === 0)
  if (asked.length === 0) return
  const recipeIds = asked.map(({ id }) => id)
  const seen = new Set(await queries.client.recipes.listSeen.query({ recipeIds }))
  for (const copy of asked) if (!seen.has(copy.id)) await deleteOfflineRecipe(cache, copy)
  if (isOfAll && isUserStillSignedIn(userId)) lastCheckOfCopies.keep(`${userId} ${Date.now()}`)
}

/** One's newest stay, and those opened last; the photos of the others go with them. */
async function forgetOld(cache: Cache, newest: ReadonlySet<string> | null): Promise<void> {
  const kept = await readOfflineRecipes(cache)
  const isOwn = ({ id, isOwn }: RecipeStoredOffline) => (newest ? newest.has(id) : isOwn)
  const opened = kept.filter(({ openedAt }) => openedAt > 0).toSorted((a, b) => b.openedAt - a.openedAt)
  const recipesToKeep = new Set([...kept.filter(isOwn), ...opened.slice(0, maxOpened)])
  for (const recipe of kept) if (!recipesToKeep.has(recipe)) await cache.delete(offlineRecipePath(recipe.id))
  const photos = new Set([...recipesToKeep].flatMap(({ photo }) => (photo ? [offlinePhotoPath(photo)] : [])))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname.startsWith('/photos/') && !photos.has(pathname)) await cache.delete(url)
  }
}
