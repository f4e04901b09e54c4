import { initTRPC, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import * as z from 'zod/mini'
import * as m from '#messages'
import type { Context } from '../context.ts'
import { findOutageAmongCauses } from '../db/outage.ts'
import { DomainError, type DomainErrorCode } from '../errors.ts'
import { logSecurityEvent } from '../features/securityLog/service.ts'
import { KitchenJobFailure } from '../kitchenThread/jobFailure.ts'
import { logEvents } from '../logEvents.ts'
import { sentenceOfRefusal } from '../wording/refusals.ts'

const trpcCode = {
  INVALID: 'BAD_REQUEST',
  UNAUTHENTICATED: 'UNAUTHORIZED',
  NOT_FOUND: 'NOT_FOUND',
  FORBIDDEN: 'FORBIDDEN',
  CONFLICT: 'CONFLICT',
  TOO_MANY: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<DomainErrorCode, TRPCError['code']>

export interface ProcedureMeta {
  /** The read cost of a query for its caller; every query declares it. See `Reads`. */
  cost?: number
  /** Whether a query does not use the database: it is charged, but does not wait for other reads of its caller. */
  readsNothing?: true
  /** The limit that a mutation counts for: that of writes by default. */
  countedAs?: 'generation'
  /** Whether the input of a mutation contains a key by which a repeated request is recognized, so that browsers retry it. */
  isRepeatable?: true
  /** Whether a mutation answers in pieces, over as long as a model writes. */
  isStreamed?: true
  /**
   * Where a browser stores the answers to a query for when there is no network: with a recipe, as made from one version of its
   * text; beside a recipe, whatever its version; or once for all stored pages.
   */
  storedOffline?: 'of recipe version' | 'beside recipe' | 'for all pages'
}

// The sentences of faults that have none of ours: schemas of `zod/mini` have none by themselves.
z.config(z.locales.en())

/** Maximum faults of one input that are returned. */
const maxFaults = 50

const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    sse: { ping: { enabled: true, intervalMs: 15_000 }, client: { reconnectAfterInactivityMs: 40_000 } },
    errorFormatter: ({ shape, error, ctx }) => ({
      code: shape.code,
      message: sentenceForCaller(error, ctx?.requestId),
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        requestId: ctx?.requestId ?? null,
        retryAfterSeconds: domainErrorOf(error)?.retryAfterSeconds ?? null,
        stored: domainErrorOf(error)?.stored ?? null,
        reason: domainErrorOf(error)?.reason ?? null,
        /** Sentences by the path of their field; null when no field is at fault. */
        fields: error.cause instanceof z.core.$ZodError ? fieldsOf(error.cause) : null,
      },
    }),
  })

function domainErrorOf({ cause }: TRPCError): DomainError | null {
  return cause instanceof DomainError ? cause : null
}

/** The sentence for the person: a refusal's own; for an invalid request or a defect, a general one without internal details. */
function sentenceForCaller(error: TRPCError, requestId: string | undefined): string {
  const refused = domainErrorOf(error)
  if (refused) return sentenceOfRefusal(refused)
  if (getHTTPStatusCodeFromError(error) < 500) return m.errors_bad_input()
  return requestId
    ? m.errors_with_request_id({ sentence: m.errors_server_error(), requestId })
    : m.errors_server_error()
}

/** Unknown field names are not repeated. */
function fieldsOf(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.slice(0, maxFaults).map((issue) => {
      const sentence = issue.code === 'unrecognized_keys' ? m.errors_bad_input() : issue.message
      return [issue.path.join('.'), sentence]
    }),
  )
}

/** Charges the caller for a query and does it in their turn. */
const counted = t.middleware(async ({ ctx, type, meta, next }) => {
  if (type !== 'query' || ctx.reads === null) return await next()
  if (meta?.readsNothing) {
    ctx.reads.expectBudget()
    ctx.reads.charge(meta.cost ?? 1)
    return await next()
  }
  return await ctx.reads.run(meta?.cost ?? 1, (inside) => next({ ctx: { ...ctx, reads: inside } }))
})

/** Translates refusals and writes the call's one log line; logCallDefect logs defects with their cause. */
const loggedCall = t.middleware(async ({ ctx, path, type, next }) => {
  const startedAt = performance.now()
  const result = await next()
  const call = { procedure: path, type, durationMs: Math.round(performance.now() - startedAt) }
  if (result.ok) {
    ctx.log.info(call, logEvents.procedureCallSucceeded)
    return result
  }
  const error = toTrpcRefusalOrNull(result.error.cause) ?? result.error
  const outage = findOutageAmongCauses(error)
  if (error.code === 'TOO_MANY_REQUESTS') logSecurityEvent(ctx, 'rate limit exceeded', { procedure: path })
  if (outage)
    ctx.log.warn({ ...call, reason: outage.reason, err: outage.cause }, logEvents.databaseUnavailable)
  else if (error.code !== 'INTERNAL_SERVER_ERROR')
    ctx.log.info({ ...call, code: error.code }, logEvents.procedureCallRefused)
  return { ...result, error }
})

/** Logs a defect in any call, also in the middle of a stream, where nothing else would log it. */
export function logCallDefect(broken: {
  error: TRPCError
  path?: string | undefined
  ctx?: Context | undefined
}): void {
  const { error, path, ctx } = broken
  if (error.code !== 'INTERNAL_SERVER_ERROR') return
  ctx?.log.error({ procedure: path, err: error.cause ?? error }, logEvents.procedureCallFailed)
}

/**
 * Converts a thrown value into the refusal for the caller: for an outage of the database one that says to try again,
 * for a job that exceeds a limit of the kitchen one that asks for less. Null when it is a defect.
 */
export function toTrpcRefusalOrNull(thrown: unknown): TRPCError | null {
  if (thrown instanceof DomainError) return toTrpcRefusal(thrown)
  if (thrown instanceof KitchenJobFailure && thrown.reason === 'limit')
    return toTrpcRefusal(new DomainError('INVALID', 'kitchen_over_limit', { cause: thrown }))
  const outage = findOutageAmongCauses(thrown)
  if (!outage) return null
  const { retryAfterSeconds } = outage
  return toTrpcRefusal(
    new DomainError('UNAVAILABLE', 'errors_unavailable', { retryAfterSeconds, cause: outage }),
  )
}

export function toTrpcRefusal(error: DomainError): TRPCError {
  return new TRPCError({ code: trpcCode[error.code], message: sentenceOfRefusal(error), cause: error })
}

export const router = t.router
export const createCallerFactory = t.createCallerFactory
export const mergeRouters = t.mergeRouters

/** Anyone may call, signed in or not. */
export const publicProcedure = t.procedure.use(loggedCall).use(counted)

/** Only members may call. */
export const memberProcedure = publicProcedure.use(({ ctx, next }) => {
  const { member } = ctx
  if (!member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  return next({ ctx: { ...ctx, member } })
})
