import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { TRPCClientError } from '@trpc/client'

/** How long after its last failure a query is not fetched again by a component that mounts, in milliseconds. */
const minMsAfterFailure = 5_000

/** If a query has just failed in load(), after all retries, the page's components do not fetch it again at once. */
const isFetchedOnMount = ({ state }: Query) =>
  state.status !== 'error' || Date.now() - state.errorUpdatedAt > minMsAfterFailure

/**
 * Queries never retry: the link does. Without a network calls fail instead of waiting, so that stored data can be shown at
 * once. On the server no answer is removed while a page is rendered. A call that was refused because the session has ended
 * makes the page fetch again who is signed in.
 */
export function createQueryClient(options: { isServer: boolean }): QueryClient {
  const gcTime = options.isServer ? Number.POSITIVE_INFINITY : 5 * 60_000
  const onError = (error: unknown) => {
    if (options.isServer || !(error instanceof TRPCClientError) || error.data?.code !== 'UNAUTHORIZED') return
    void client.invalidateQueries({ queryKey: [['auth', 'entrance']] })
  }
  const client = new LarderQueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: false,
        gcTime,
        networkMode: 'offlineFirst',
        // On the server nothing mounts: the browser fetches what failed there.
        ...(!options.isServer && { retryOnMount: isFetchedOnMount, refetchOnMount: isFetchedOnMount }),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** A query client that treats an answer as outdated if its query was invalidated while the answer was on its way. */
class LarderQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const asked = this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })
    // The promise rejects when the query is fetched again meanwhile.
    for (const { queryKey, promise } of asked)
      promise?.then(() => super.invalidateQueries({ queryKey, exact: true })).catch(() => {})
    return super.invalidateQueries(filters, options)
  }
}
