import { TRPCClientError, type TRPCLink } from '@trpc/client'
import { callTRPCProcedure, getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server'
import { observable } from '@trpc/server/observable'
import { getErrorShape } from '@trpc/server/shared'
import type { Context } from '#server/context.ts'
import type { AppRouter } from '#server/rpc/router.ts'

export interface ServerCallOptions {
  router: AppRouter
  context: Context
  /** Hears of each call that failed. */
  onError: (failed: { error: TRPCError; path: string | undefined; ctx: Context | undefined }) => void
}

/**
 * The link by which a page that the server renders calls queries, without HTTP. Answers pass through JSON, as they would to a
 * browser. In place of tRPC's own, which aborts a signal at the end of each call: the exception that makes, with its
 * stack, took a twentieth of a page.
 */
export function createServerCallLink({ router, context, onError }: ServerCallOptions): TRPCLink<AppRouter> {
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
