import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import * as m from '#messages'
import * as say from '#shared/messages/oldClients.ts'
import type { Context } from '../../context.ts'
import { findOutageAmongCauses } from '../../db/outage.ts'
import { DomainError } from '../../errors.ts'
import { logSecurityEvent } from '../../features/securityLog/service.ts'
import { logEvents } from '../../logEvents.ts'
import { toTrpcRefusalOrNull } from '../../rpc/trpc.ts'
import { RefusedBodyError } from '../errors.ts'

interface RefusalAnswer {
  status: number
  sentence: string
  retryAfterSeconds: number | null
}

/** Maximum characters of a sentence that repeats names which the caller sent. */
const namesMaxLength = 300

/** Makes an old client's answer to an error, and logs it: a defect or outage with its cause, a refusal without its sentence. */
export function logAndConvertToOldClientRefusal(
  thrown: Error & { statusCode?: number },
  request: FastifyRequest,
  ctx: Context,
): RefusalAnswer {
  const { status, sentence } = toRefusalAnswer(thrown, request.id)
  const outage = findOutageAmongCauses(thrown)
  if (outage) request.log.warn({ reason: outage.reason, err: outage.cause }, logEvents.databaseUnavailable)
  else if (status >= 500 && !(thrown instanceof DomainError))
    request.log.error({ err: thrown }, logEvents.requestFailed)
  else request.log.info({ status }, logEvents.requestRefused)
  // A limit that a procedure exceeded is a TRPCError here, and already logged.
  if (thrown instanceof DomainError && thrown.code === 'TOO_MANY')
    logSecurityEvent(ctx, 'rate limit exceeded', { route: request.routeOptions.url ?? '/*' })
  const refused = (thrown instanceof TRPCError ? thrown : toTrpcRefusalOrNull(thrown))?.cause
  const retryAfterSeconds = refused instanceof DomainError ? refused.retryAfterSeconds : null
  return { status, sentence, retryAfterSeconds }
}

function toRefusalAnswer(
  thrown: Error & { statusCode?: number },
  requestId: string,
): Omit<RefusalAnswer, 'retryAfterSeconds'> {
  if (thrown instanceof z.core.$ZodError) return { status: 400, sentence: firstFault(thrown) }
  const error = toTrpcRefusalOrNull(thrown) ?? thrown
  if (error instanceof TRPCError) {
    const status = getHTTPStatusCodeFromError(error)
    if (error.cause instanceof DomainError) return { status, sentence: error.message }
    if (error.cause instanceof z.core.$ZodError && status < 500)
      return { status, sentence: firstFault(error.cause) }
    if (status < 500) return { status, sentence: m.errors_bad_input() }
  }
  const { statusCode = 500 } = thrown
  if (thrown instanceof RefusedBodyError && thrown.statusCode !== 413)
    return { status: thrown.statusCode, sentence: say.sentencesForRefusedBodies[thrown.statusCode] }
  if (statusCode === 413) return { status: 413, sentence: say.bodyTooLargeSentence }
  if (statusCode >= 400 && statusCode < 500) return { status: statusCode, sentence: say.notJsonSentence }
  return { status: 500, sentence: m.errors_with_request_id({ sentence: m.errors_server_error(), requestId }) }
}

function firstFault({ issues: [issue] }: z.core.$ZodError): string {
  if (!issue) return m.errors_bad_input()
  return issue.code === 'unrecognized_keys' ? issue.message.slice(0, namesMaxLength) : issue.message
}
