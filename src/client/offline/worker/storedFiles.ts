import { offlineCacheNames, recipesCacheName } from '../offlineData.ts'
import { offlinePhotoPath } from '../offlineRecipes.ts'
import { isAnswerOfLarder } from '../storeFileOffline.ts'

/** How long a page that is kept waits for a newer one, in milliseconds. */
const patienceMs = 4_000

/** Larder's answer from the network; null when there is none, when it takes long, or when the server is broken. */
export async function waitForNetworkAnswer(fresh: Promise<Response>): Promise<Response | null> {
  const later = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs))
  const answer = await Promise.race([fresh, later]).catch(() => null)
  return answer && isAnswerOfLarder(answer) && answer.status < 500 ? answer : null
}

/** Names of files that are kept; one with a hash in it never changes its content. */
export const isStoredFilePath = (path: string) =>
  path.startsWith('/assets/') || path.startsWith(photoFolder) || path === '/favicon.svg'
const photoFolder = '/photos/'

/** A file as it is kept, whichever page it is kept for; a photo in the one width that is. */
export async function answerStoredFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  // The name of a photo stands before its width.
  const photo = pathname.startsWith(photoFolder)
    ? pathname.slice(photoFolder.length, pathname.lastIndexOf('-'))
    : ''
  const wanted = photo === '' ? pathname : offlinePhotoPath(photo)
  for (const cacheName of offlineCacheNames) {
    const kept = await caches.match(wanted, { cacheName })
    if (kept) return kept
  }
  return await fetch(request)
}

/** The stored answer for a recipe's path. Does not create the cache if there is none. */
export const findStoredRecipeAnswer = (path: string) => caches.match(path, { cacheName: recipesCacheName })
