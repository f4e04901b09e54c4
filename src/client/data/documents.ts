/** How long an answer is waited for, in milliseconds. */
const answersWithinMs = 5_000

/** What answers in the server's place, if only what stands in front of Larder; null where nothing does. */
export const answerOfServer = (): Promise<Response | null> =>
  fetch('/healthz', { signal: AbortSignal.timeout(answersWithinMs) }).catch(() => null)

/** Whether a worker of this browser hands out a page where the server gives none. */
export const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller)
