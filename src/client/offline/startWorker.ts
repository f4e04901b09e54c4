import { storeLanguageForWorker } from './languageForWorker.ts'
import { serviceWorkerPath } from './serviceWorkerPath.ts'
import { takeOverMessage } from './takeOverMessage.ts'

/** How long a page fetches nothing before it counts as at rest, in milliseconds. */
const quietMs = 1_500

/** How long a page waits for a newer worker to take over, in milliseconds. */
const maxChangeMs = 10_000

/**
 * Lets the service worker answer this browser where there is no network, once the page has come to rest. Null where browsers
 * lend no worker: they do to pages over https and on this machine only.
 *
 * The worker of a newer Larder waits until a page at rest lets it take over, and the page goes on only afterwards. In
 * Chromium 153 a former worker that gets a request or a message while it ends never ends: it loses that event and the
 * next navigation, which never comes.
 */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | null> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null
  await storeLanguageForWorker()
  await waitUntilPageIsIdle()
  const registration = await navigator.serviceWorker.register(serviceWorkerPath)
  await replaceFormerWorker(registration)
  return registration
}

/** Lets a worker that is installed beside an active one take over; resolves once it has, or after a while. */
async function replaceFormerWorker(registration: ServiceWorkerRegistration): Promise<void> {
  const newer = registration.waiting ?? registration.installing
  if (!newer || !registration.active) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const goOn = () => {
    if (newer.state === 'installed') newer.postMessage(takeOverMessage)
    else if (newer.state !== 'installing' && newer.state !== 'activating') resolve()
  }
  newer.addEventListener('statechange', goOn)
  goOn()
  const timer = setTimeout(resolve, maxChangeMs)
  await promise
  clearTimeout(timer)
  newer.removeEventListener('statechange', goOn)
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
