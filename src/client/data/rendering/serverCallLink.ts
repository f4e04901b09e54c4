import { TRPCClientError, type TRPCLink } from '@trpc/client'
import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  type inferRouterContext,
  type TRPCError,
} from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { getErrorShape } from '@trpc/server/shared'

export interface ServerCallOptions<Router extends AnyTRPCRouter> {
  router: Router
  context: inferRouterContext<Router>
  /** Hears of each call that failed. */
  onError: (failed: {
    error: TRPCError
    path: string | undefined
    ctx: inferRouterContext<Router> | undefined
  }) => void
}

/**
 * The link by which a page that the server renders calls queries, without HTTP. Answers pass through JSON, as they would to a
 * browser. In place of tRPC's own, which aborts a signal at the end of each call: the exception that makes, with its
 * stack, took a twentieth of a page.
 */
export function createServerCallLink<Router extends AnyTRPCRouter>({
  router,
  context,
  onError,
}: ServerCallOptions<Router>): TRPCLink<Router> {
  const { signal: pageSignal } = new AbortController()
  return () =>
    ({ op: { path, type, input, signal } }) =>
      observable((observer) => {
        callTRPCProcedure({
          router,
          path,
          type,
          ctx: context,
          getRawInput: async () => input,
          signal: signal ?? pageSignal,
          batchIndex: 0,
        }).then(
          (data) => {
            observer.next({ result: { data: throughJson(data) } })
            observer.complete()
          },
          (cause: unknown) => {
            const error = getTRPCErrorFromUnknown(cause)
            onError({ error, path, ctx: context })
            const shape = getErrorShape({
              config: router._def._config,
              ctx: context,
              error,
              input,
              path,
              type,
            })
            observer.error(
              TRPCClientError.from({ error: throughJson(shape) }, cause instanceof Error ? { cause } : {}),
            )
          },
        )
      })
}

function throughJson<T>(value: T): T {
  return value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T)
}
