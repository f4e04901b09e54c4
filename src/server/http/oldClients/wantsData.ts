import type { IncomingHttpHeaders } from 'node:http'

/** Addresses that have a page, and data for old clients. */
const pathsWithData = new Set(['/recipes'])
export const hasData = (url: string) => pathsWithData.has(url.split('?', 1)[0] ?? '')
/** What such an answer depends on; whoever keeps one must know. */
export const variesBy = 'accept, sec-fetch-dest'

/**
 * Whether a request at such an address wants the data: it takes JSON and no page, it comes from a script in a browser, or
 * it takes anything and no browser sent it, as clients of an HTTP library do. A browser that opens the address takes pages.
 */
function wantsData({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  if (accept.includes('text/html')) return false
  const destination = headers['sec-fetch-dest']
  const isFromClient = accept.trim() === '*/*' && destination === undefined
  return accept.includes('application/json') || destination === 'empty' || isFromClient
}

/** Whether a request is one for data that has a page as well. */
export function isDataRequest({ url, headers }: { url: string; headers: IncomingHttpHeaders }): boolean {
  return hasData(url) && wantsData(headers)
}

/** Tells a router the two apart: a route with `{ wants: 'data' }` is passed over by whoever wants the page. */
export const dataConstraint = {
  name: 'wants',
  storage() {
    const handlers = new Map<unknown, never>()
    return {
      get: (value: unknown) => handlers.get(value) ?? null,
      set: (value: unknown, handler: never) => void handlers.set(value, handler),
    }
  },
  deriveConstraint: (request: { headers: IncomingHttpHeaders }) =>
    wantsData(request.headers) ? 'data' : undefined,
}
