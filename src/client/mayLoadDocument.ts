/**
 * Whether a document that is asked for now shows a page of ours, or of what stands in front of Larder: where neither a worker of
 * this browser answers nor the server, it would be the browser's own error page.
 */
export const mayLoadDocument = async (): Promise<boolean> =>
  Boolean(navigator.serviceWorker?.controller ?? (await fetch('/healthz').catch(() => null)))
