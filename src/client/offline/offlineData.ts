import type { pageTable } from '../data/pageTable.ts'

/** Kinds of replicated documents of which browsers keep a copy, keyed by user id first. */
const replicatedKinds = ['grocery', 'mealPlan']

/** The database with a browser's copy of one kind. */
export const databaseNameOfDocumentKind = (kind: string) => `${kind}App`

/** The pages with a household's documents. The service worker stores their newest state, with the files that they need. */
export const householdPagePaths = [
  '/grocery',
  '/meal-planner',
] as const satisfies readonly PathOfHouseholdPage[]
/** As the table of pages declares them; a test compares the two, because every page would be heavier by the search. */
type PathOfHouseholdPage = Extract<(typeof pageTable)[number], { storedOffline: 'household' }>['path']
export type HouseholdPagePath = (typeof householdPagePaths)[number]
export const cacheNameOfHouseholdPage = (path: HouseholdPagePath) => `larder-${path.slice(1)}`

/** Where recipes are kept. Another shape of what is in it needs another name: see keptRecipes.ts. */
export const recipesCacheName = 'larder-recipes-5'

/** What older versions kept recipes in; the worker that comes with a newer one deletes it. */
export const formerRecipesCacheNames = [
  'larder-recipes',
  'larder-recipes-2',
  'larder-recipes-3',
  'larder-recipes-4',
]

/** Everything the service worker hands out. */
export const offlineCacheNames = [...householdPagePaths.map(cacheNameOfHouseholdPage), recipesCacheName]

/** Where in each of them stands whose that is. */
export const offlineOwnerPath = '/grocery-owner'

/** Longest that leaving waits for a browser to forget, in milliseconds. */
const forgetWithinMs = 2_000

/** Takes everything out of this browser that was kept for when there is no network. Never rejects. */
export async function deleteOfflineData(): Promise<void> {
  const forgetting = Promise.allSettled([
    ...replicatedKinds.map(forgetDatabase),
    ...offlineCacheNames.map(forgetCache),
  ])
  await Promise.race([forgetting, new Promise((resolve) => setTimeout(resolve, forgetWithinMs))])
}

/** Deletes stored pages of other users, who may have left without signing out. Never rejects. */
export async function deleteOfflinePagesOfOtherUsers(userId: string): Promise<void> {
  if (!('caches' in window)) return
  try {
    for (const cacheName of offlineCacheNames) {
      const owner = await window.caches.match(offlineOwnerPath, { cacheName })
      // Nothing is kept before it is noted whose it is, but by older versions.
      const isKept = owner ?? (await window.caches.match('/grocery', { cacheName }))
      if (isKept && (await owner?.text()) !== userId) await forgetCache(cacheName)
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Other tabs close what they have open of it when they hear that it goes. */
async function forgetDatabase(kind: string): Promise<void> {
  const request = window.indexedDB.deleteDatabase(databaseNameOfDocumentKind(kind))
  await new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

async function forgetCache(name: string): Promise<void> {
  if ('caches' in window) await window.caches.delete(name)
}
