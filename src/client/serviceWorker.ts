/// <reference lib="webworker" />
import { matchPathPattern } from '#shared/pathPatterns.ts'
import { type PageRoute, pageTable } from './data/pageTable.ts'
import { formerRecipesCacheNames, householdPagePaths } from './offline/offlineData.ts'
import { takeOverMessage } from './offline/takeOverMessage.ts'
import { answerHouseholdPage, storeHouseholdPageFiles } from './offline/worker/householdPage.ts'
import { answerRecipeListPage, renderOfflinePage } from './offline/worker/offlinePage.ts'
import { answerRecipePage } from './offline/worker/recipePage.ts'
import { answerStoredFile, isStoredFilePath } from './offline/worker/storedFiles.ts'

declare const self: ServiceWorkerGlobalScope

/** Pages that were handed out as they were kept. They find their files beside them. */
const keptPages = new Set<string>()

// The browser asks the server while it wakes the worker, so that the page does not wait for that.
self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      self.registration.navigationPreload?.enable(),
      ...formerRecipesCacheNames.map((name) => caches.delete(name)),
    ]),
  ),
)

self.addEventListener('message', (event) => {
  // Pages that are open stay as they are: one that was taken over midway would fetch its files twice.
  if (event.data === takeOverMessage) return void self.skipWaiting()
  // Pages of older versions name no path: they are grocery lists.
  const { path, userId, language, files } = event.data as {
    path?: string
    userId: string
    language: string
    files: string[]
  }
  const page = householdPagePaths.find((each) => each === path) ?? '/grocery'
  // Without a network nothing more can be kept now.
  event.waitUntil(storeHouseholdPageFiles(page, { userId, language, files }).catch(() => {}))
})

self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') respondWithPage(event)
  // Other pages fetch their files themselves: what a worker answers, Chromium fetches again after it was preloaded.
  else if (isStoredFilePath(pathname) && (keptPages.has(clientId) || !navigator.onLine))
    event.respondWith(answerStoredFile(request))
})

/** Answers with a page: the one that was asked for, the same as it was kept, or what can be read instead. */
function respondWithPage(event: FetchEvent): void {
  const { pathname, search } = new URL(event.request.url)
  const preloaded = event.preloadResponse as Promise<Response | undefined>
  const fresh = Promise.resolve(preloaded).then((answer) => answer ?? fetch(event.request))
  event.waitUntil(fresh.catch(() => {}))
  const onKept = () => void keptPages.add(event.resultingClientId)
  const asked = findAskedPage(pathname)
  const householdPage = householdPagePaths.find((path) => path === pathname)
  if (householdPage) {
    const { page, isKept } = answerHouseholdPage(householdPage, fresh, search, onKept)
    event.respondWith(page)
    event.waitUntil(isKept)
  } else if (asked?.storedOffline === 'recipe') event.respondWith(answerRecipePage(asked, fresh, onKept))
  else if (asked?.storedOffline === 'recipe list') event.respondWith(answerRecipeListPage(fresh))
  else event.respondWith(fresh.catch(renderOfflinePage))
}

/** The page of this path, with the recipe that it names; null for a path without a page. */
function findAskedPage(path: string): (PageRoute & { recipeId: string }) | null {
  for (const route of pageTable) {
    const params = matchPathPattern(route.path, path)
    if (params) return { ...route, recipeId: params.recipeId ?? '' }
  }
  return null
}
