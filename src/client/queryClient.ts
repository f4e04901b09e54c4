import { QueryClient } from '@tanstack/react-query'

/** Trying again is the link's work, so queries themselves never do; on the server nothing is thrown away midway. */
export function makeQueryClient(options: { isServer: boolean }): QueryClient {
  const gcTime = options.isServer ? Number.POSITIVE_INFINITY : 5 * 60_000
  return new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false, gcTime } } })
}
