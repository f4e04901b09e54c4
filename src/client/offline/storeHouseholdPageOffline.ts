import type { HouseholdPagePath } from './offlineData.ts'
import { registerServiceWorker } from './startWorker.ts'

/**
 * Lets the service worker keep this page and every file that has been fetched for it; `fetchOthers` fetches those that are
 * otherwise fetched only when they are needed. Never rejects.
 */
export async function storeHouseholdPageOffline(
  path: HouseholdPagePath,
  userId: string,
  fetchOthers: () => Promise<unknown>,
): Promise<void> {
  try {
    if (!(await registerServiceWorker())) return
    await fetchOthers()
    const { active } = await navigator.serviceWorker.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((file) => file.startsWith('/assets/') || file === '/favicon.svg')
    active?.postMessage({ path, userId, language: document.documentElement.lang, files: [...new Set(files)] })
  } catch {
    // Then the page needs a network, as all else does.
  }
}
