import { httpBatchStreamLink, httpLink, httpSubscriptionLink, retryLink, splitLink } from '@trpc/client'
import { maxBatchedQueries } from '#shared/contract/limits.ts'
import { noticingFetch } from './newVersion.ts'
import { backoffMs, isWorthRetrying } from './retry.ts'
import type { RpcLink } from './trpc.ts'

/** Longest query address before a batch is split; proxies cut at 8 kB. */
const maxURLLength = 6_000

/** Writes that carry a key by which a second try is known for what it is. */
const repeatable = new Set(['recipes.save', 'recipes.submit', 'grocery.addRecipe', 'sms.sendList'])

/** The browser's way to the server: queries in batches and tried again when that can help, one write at a time. */
export function browserLinks(): RpcLink[] {
  return [
    retryLink({
      retry: ({ op, error, attempts }) =>
        (op.type === 'query' || repeatable.has(op.path)) &&
        attempts <= 3 &&
        navigator.onLine &&
        isWorthRetrying(error),
      retryDelayMs: (attempt) => backoffMs(attempt, Math.random()),
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
      fetch: noticingFetch,
    }),
    // A stream's headers leave before the call ends, too early for a cookie that the call sets.
    false: splitLink({
      condition: ({ path }) => path.startsWith('generation.'),
      true: httpBatchStreamLink({ url: '/rpc', maxItems: 1, fetch: noticingFetch }),
      false: httpLink({ url: '/rpc', fetch: noticingFetch }),
    }),
  })
}
