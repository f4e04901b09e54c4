/** Timeout of the request, in milliseconds. */
const answersWithinMs = 5_000

/** The answer of the server or of something in front of Larder; null when there is none. Never rejects. */
export const fetchServerHealth = (): Promise<Response | null> =>
  fetch('/healthz', { signal: AbortSignal.timeout(answersWithinMs) }).catch(() => null)

/** Whether a service worker controls this page; it answers with a stored page when the server does not answer. */
export const hasServiceWorker = (): boolean => Boolean(navigator.serviceWorker?.controller)
