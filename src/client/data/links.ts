import { httpBatchStreamLink, httpLink, httpSubscriptionLink, retryLink, splitLink } from '@trpc/client'
import { maxBatchedQueries } from '#shared/contract/limits.ts'
import { repeatableMutations, streamedMutations } from '#shared/contract/procedures/procedureLists.ts'
import { createFetchWithTimeouts } from './createFetchWithTimeouts.ts'
import {
  delayBeforeRetryMs,
  isFailedCallWorthRetrying,
  wrapFetchToThrowForeignAnswers,
} from './failures/retry.ts'
import type { RpcLink } from './trpc.ts'
import { fetchAndCheckVersion } from './versions/newVersion.ts'

/** Longest query address before a batch is split; proxies cut at 8 kB. */
const maxURLLength = 6_000

// tRPC's type of a fetch accepts `signal: undefined`. Every fetch accepts it too, but its type does not.
type LinkFetch = NonNullable<Parameters<typeof httpLink>[0]['fetch']>

/** Milliseconds that a server which accepted a call has for each piece of its answer. */
const maxAnswerPauseMs = 15_000
/** The same for the pieces of a recipe that a model writes: it may think for ten minutes (MODEL_TIMEOUT_MS). */
const maxRecipeTextPauseMs = 660_000

/**
 * The links from the browser to the server. Queries are sent in batches, each mutation in a request of its own; queries and
 * repeatable mutations are tried again when that can help. A call that the server does not answer in time fails like one that
 * did not reach it, and is not tried again: a person has waited for it.
 */
export function createRpcLinksOfBrowser(url = '/rpc', limitMs = maxAnswerPauseMs): RpcLink[] {
  const fetchWithin = (silenceMs?: number) =>
    wrapFetchToThrowForeignAnswers(
      createFetchWithTimeouts(fetchAndCheckVersion, limitMs, silenceMs),
    ) as LinkFetch
  // The link calls `retry` and then `delayBeforeRetryMs` without a pause, but passes the error only to `retry`.
  let lastError: unknown = null
  return [
    retryLink({
      retry: ({ op, error, attempts }) => {
        lastError = error
        return (
          (op.type === 'query' || repeatableMutations.has(op.path)) &&
          op.context.isRetried !== false &&
          navigator.onLine &&
          isFailedCallWorthRetrying(error, attempts, Date.now())
        )
      },
      retryDelayMs: (attempts) => delayBeforeRetryMs(lastError, attempts, Date.now(), Math.random()),
    }),
    splitLink({
      condition: ({ type }) => type === 'subscription',
      true: httpSubscriptionLink({ url }),
      false: callLink(url, fetchWithin(), fetchWithin(maxRecipeTextPauseMs)),
    }),
  ]
}

function callLink(url: string, fetch: LinkFetch, fetchText: LinkFetch): RpcLink {
  return splitLink({
    condition: ({ type }) => type === 'query',
    true: httpBatchStreamLink({ url, maxURLLength, maxItems: maxBatchedQueries, fetch }),
    // The headers of a stream are sent before the call ends: too early for a cookie that the call sets.
    false: splitLink({
      condition: ({ path }) => streamedMutations.has(path),
      true: httpBatchStreamLink({ url, maxItems: 1, fetch: fetchText }),
      false: httpLink({ url, fetch }),
    }),
  })
}
