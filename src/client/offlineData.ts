/** The browser's own copy of the grocery lists, and its store, keyed by user id first. */
export const groceryDatabase = 'groceryApp'
export const groceryItemsStore = 'groceryItems'

/** What the service worker keeps: the page of the lists as it last was, and the files it needs. */
export const offlineCache = 'larder-grocery'

/** Where in it stands whose page that is. */
export const offlineOwner = '/grocery-owner'

/** Longest that leaving waits for a browser to forget, in milliseconds. */
const forgetWithinMs = 2_000

/** Takes everything out of this browser that was kept for when there is no network. Never rejects. */
export async function forgetOfflineData(): Promise<void> {
  const forgetting = Promise.allSettled([forgetDatabase(), forgetCache()])
  await Promise.race([forgetting, new Promise((resolve) => setTimeout(resolve, forgetWithinMs))])
}

/** Takes the kept page away unless it is this user's: whoever had it may have left without a word. Never rejects. */
export async function forgetPageOfOthers(userId: string): Promise<void> {
  if (!('caches' in window)) return
  try {
    const owner = await window.caches.match(offlineOwner, { cacheName: offlineCache })
    if (owner && (await owner.text()) !== userId) await forgetCache()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Other tabs close what they have open of it when they hear that it goes. */
async function forgetDatabase(): Promise<void> {
  const request = window.indexedDB.deleteDatabase(groceryDatabase)
  await new Promise<void>((resolve, reject) => {
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

async function forgetCache(): Promise<void> {
  if ('caches' in window) await window.caches.delete(offlineCache)
}
