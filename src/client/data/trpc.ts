import type { QueryClient } from '@tanstack/react-query'
import type { TRPCClient, TRPCClientErrorLike, TRPCLink } from '@trpc/client'
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query'
import type { AppRouter } from '#server/rpc/router.ts'

export const trpc = createTRPCReact<AppRouter>()

export type RpcLink = TRPCLink<AppRouter>
export type RpcClient = TRPCClient<AppRouter>
export type Queries = ReturnType<typeof queriesOf>

/** The queries as a page's load() uses them: they fetch, and keep what they fetched for the screen. */
export function queriesOf(queryClient: QueryClient, client: RpcClient) {
  return createTRPCQueryUtils<AppRouter>({ queryClient, client })
}

/** What the server tells of a refusal beside its sentence. */
export type AppErrorData = NonNullable<TRPCClientErrorLike<AppRouter>['data']>
