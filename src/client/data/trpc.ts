import type { QueryClient } from '@tanstack/react-query'
import type { TRPCClient, TRPCClientErrorLike, TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '#server/rpc/router.ts'

export const trpcHooks = createTRPCReact<AppRouter>()

export type RpcLink = TRPCLink<AppRouter>
export type RpcClient = TRPCClient<AppRouter>
export type PageQueries = ReturnType<typeof createPageQueries>

/** The queries for a page's load(): they fetch, and store the answers for the components. */
export function createPageQueries(queryClient: QueryClient, client: RpcClient) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client })
}

/** The data of a refusal apart from its sentence. */
export type ServerErrorData = NonNullable<TRPCClientErrorLike<AppRouter>['data']>
