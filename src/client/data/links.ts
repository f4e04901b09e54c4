import { httpBatchStreamLink, httpLink, httpSubscriptionLink, retryLink, splitLink } from '@trpc/client'
import { maxBatchedQueries } from '#shared/contract/limits.ts'
import { repeatableMutations } from '#shared/contract/repeatable.ts'
import { noticingFetch } from './newVersion.ts'
import { isWorthRetrying, readableFetch, retryDelayMs } from './retry.ts'
import type { RpcLink } from './trpc.ts'

/** Longest query address before a batch is split; proxies cut at 8 kB. */
const maxURLLength = 6_000

// tRPC's type of a fetch accepts `signal: undefined`. Every fetch accepts it too, but its type does not.
const readingFetch = readableFetch(noticingFetch) as NonNullable<Parameters<typeof httpLink>[0]['fetch']>

/**
 * The links from the browser to the server. Queries are sent in batches, each mutation in a request of its own; queries and
 * repeatable mutations are tried again when that can help.
 */
export function browserLinks(): RpcLink[] {
  // The link calls `retry` and then `retryDelayMs` without a pause, but passes the error only to `retry`.
  let lastError: unknown = null
  return [
    retryLink({
      retry: ({ op, error, attempts }) => {
        lastError = error
        return (
          (op.type === 'query' || repeatableMutations.has(op.path)) &&
          op.context.isRetried !== false &&
          navigator.onLine &&
          isWorthRetrying(error, attempts, Date.now())
        )
      },
      retryDelayMs: (attempts) => retryDelayMs(lastError, attempts, Date.now(), Math.random()),
    }),
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url: '/rpc' }),
      false: callLink(),
    }),
  ]
}

function callLink(): RpcLink {
  return splitLink({
    condition: ({ type }) => type === 'query',
    true: httpBatchStreamLink({
      url: '/rpc',
      maxURLLength,
      maxItems: maxBatchedQueries,
      fetch: readingFetch,
    }),
    // The headers of a stream are sent before the call ends: too early for a cookie that the call sets.
    false: splitLink({
      condition: ({ path }) => path.startsWith('generation.'),
      true: httpBatchStreamLink({ url: '/rpc', maxItems: 1, fetch: readingFetch }),
      false: httpLink({ url: '/rpc', fetch: readingFetch }),
    }),
  })
}
