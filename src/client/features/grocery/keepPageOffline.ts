import { workerPath } from '../../workerPath.ts'

/** How long the page waits, in milliseconds, until what it needs without a network has no haste to disturb. */
const quietMs = 1_000

/**
 * Lets the service worker keep this page and every file of it, those too that are fetched only when they are needed.
 * Browsers lend workers to pages over https and on this machine only.
 */
export async function keepPageOffline(userId: string): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  await new Promise((resolve) => setTimeout(resolve, quietMs))
  try {
    await Promise.all([import('./SuggestionList.tsx'), import('#shared/grocery/dictionary.ts')])
    await navigator.serviceWorker.register(workerPath())
    const { active } = await navigator.serviceWorker.ready
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/') || path === '/favicon.svg')
    active?.postMessage({ userId, files: [...new Set(files)] })
  } catch {
    // Then the lists need a network, as all else does.
  }
}
