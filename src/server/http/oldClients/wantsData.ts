import type { IncomingHttpHeaders } from 'node:http'

/** Addresses with both a page and data for old clients. */
const pathsWithData = new Set(['/recipes'])
export const isPathWithPageAndData = (url: string) => pathsWithData.has(url.split('?', 1)[0] ?? '')
/** The request headers that decide between the two, for the `Vary` header. */
export const headersDecidingForData = 'accept, sec-fetch-dest'

/**
 * Whether a request to such an address wants the data: it accepts JSON and no page, or comes from a script in a
 * browser, or accepts anything and comes from no browser, as from an HTTP library. A browser that opens the address
 * gets the page.
 */
function wantsData({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  if (accept.includes('text/html')) return false
  const destination = headers['sec-fetch-dest']
  const isFromClient = accept.trim() === '*/*' && destination === undefined
  return accept.includes('application/json') || destination === 'empty' || isFromClient
}

/** Whether a request wants the data of an address that also has a page. */
export function isRequestForJsonData({
  url,
  headers,
}: {
  url: string
  headers: IncomingHttpHeaders
}): boolean {
  return isPathWithPageAndData(url) && wantsData(headers)
}

/** A constraint for the router: a route with `{ wants: 'data' }` matches only requests that want the data. */
export const routeConstraintForData = {
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
