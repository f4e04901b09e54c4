import autocannon from 'autocannon'

/** Lifts the read limit, as one address sends what many would. */
export const withoutReadLimit = {
  REQUESTS_PER_MINUTE: '100000000',
  READ_COST_PER_MINUTE: '100000000',
}

/** Lifts the limits of reads and of writes. */
export const withoutLimits = { ...withoutReadLimit, WRITES_PER_MINUTE: '1000000' }

/** As browsers ask for a page: without it, /recipes answers like for old clients, with JSON. */
export const asPage = { accept: 'text/html' }

/** Requests a second over some seconds from 16 connections; throws at an answer that is not 200. */
export async function requestsPerSecond(url: string, seconds: number): Promise<number> {
  const result = await autocannon({ url, headers: asPage, connections: 16, duration: seconds })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} answered badly ${result.non2xx + result.errors} times.`)
  return result.requests.average
}

export async function sendRequests(url: string, amount: number): Promise<void> {
  const result = await autocannon({ url, headers: asPage, connections: 16, amount })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url} answered badly ${result.non2xx + result.errors} times.`)
}
