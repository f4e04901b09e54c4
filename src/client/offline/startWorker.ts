import { serviceWorkerPath } from './serviceWorkerPath.ts'

/** How long a page fetches nothing before it counts as at rest, in milliseconds. */
const quietMs = 1_500

/**
 * Lets the service worker answer this browser where there is no network, once the page has come to rest. Null where browsers
 * lend no worker: they do to pages over https and on this machine only.
 *
 * A worker of a newer Larder or of another language takes over from the one behind the page. In Chromium 153 a former worker
 * that is asked for files while it ends loses the next navigation: that page never comes. A page at rest asks for none.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null
  await waitUntilPageIsIdle()
  return await navigator.serviceWorker.register(serviceWorkerPath())
}

/** Resolves once the page has fetched nothing for a while. */
async function waitUntilPageIsIdle(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let timer = setTimeout(resolve, quietMs)
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, quietMs)
  })
  observer.observe({ type: 'resource' })
  await promise
  observer.disconnect()
}
