import { workerPath } from './workerPath.ts'

/** How long the page waits, in milliseconds, until what is of use later has no haste to disturb. */
const quietMs = 1_500

/**
 * Lets the service worker answer this browser where there is no network, once the page has come to rest; at once where the worker
 * behind the page speaks another language, in which it would tell that there is no network. Null where
 * browsers lend no worker: they do to pages over https and on this machine only.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return null
  const path = workerPath()
  const { controller } = navigator.serviceWorker
  if (!controller || new URL(controller.scriptURL).pathname === path)
    await new Promise((resolve) => setTimeout(resolve, quietMs))
  return await navigator.serviceWorker.register(path)
}
