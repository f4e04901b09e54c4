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

/** How long after its last failure, in milliseconds, a query is not asked by a screen that comes. */
const justFailedMs = 5_000

/** What a page's load() has just tried in vain, all its tries, is not tried as often again by the page's screen. */
const isAskedOnMount = ({ state }: Query) =>
  state.status !== 'error' || Date.now() - state.errorUpdatedAt > justFailedMs

/**
 * Trying again is the link's work, so queries themselves never do; without a network calls fail and do not wait, so that
 * what is kept can be shown and nobody waits for what cannot be. On the server nothing is thrown away midway. A call that
 * was refused since nobody is signed in any more makes the page ask who is.
 */
export function makeQueryClient(options: { isServer: boolean }): QueryClient {
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
        // On the server nothing mounts: what failed there is asked by the browser.
        ...(!options.isServer && { retryOnMount: isAskedOnMount, refetchOnMount: isAskedOnMount }),
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** A query client that takes an answer asked for before its query was invalidated as old when it arrives. */
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
