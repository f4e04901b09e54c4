import { getTRPCErrorShape, TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as m from '#messages'
import { maxPhotoBytes } from '#shared/contract/photos.ts'
import { networkOfVisitorAddress } from '../caller.ts'
import { findOutageAmongCauses } from '../db/outage.ts'
import type { Deps } from '../deps.ts'
import { DomainError } from '../errors.ts'
import { logSecurityEvent } from '../features/securityLog/service.ts'
import { logEvents } from '../logEvents.ts'
import { appRouter } from '../rpc/router.ts'
import { toTrpcRefusal, toTrpcRefusalOrNull } from '../rpc/trpc.ts'
import { answerMethodNotAllowed, type FindAllowedMethods } from './allowedMethods.ts'
import { renderErrorPage } from './errorPage.ts'
import type { RouteNamer } from './routeName.ts'

/** Answers every error that no procedure has handled: the log gets the cause, the person a sentence. */
export function answerUnhandledErrors(
  app: FastifyInstance,
  deps: Deps,
  { nameRoute, methodsOf }: { nameRoute: RouteNamer; methodsOf: FindAllowedMethods },
): void {
  app.setErrorHandler((thrown: Error & { statusCode?: number }, request, reply) => {
    const error = toRpcError(thrown)
    const status = statusesNotReplaced.has(thrown.statusCode)
      ? thrown.statusCode!
      : getHTTPStatusCodeFromError(error)
    const outage = findOutageAmongCauses(thrown)
    if (outage) request.log.warn({ reason: outage.reason, err: outage.cause }, logEvents.databaseUnavailable)
    else if (status >= 500 && !(thrown instanceof DomainError) && !isClientGoneError(request, thrown))
      request.log.error({ err: thrown }, logEvents.requestFailed)
    else request.log.info({ code: error.code, reason: logReasonOf(thrown) }, logEvents.requestRefused)
    if (thrown instanceof DomainError && thrown.code === 'TOO_MANY') {
      const { log, ip } = request
      logSecurityEvent({ deps, log, visitor: networkOfVisitorAddress(ip) }, 'rate limit exceeded', {
        route: nameRoute(request),
      })
    }
    const ctx = { requestId: request.id } as never
    const config = appRouter._def._config
    const shape = getTRPCErrorShape({
      config,
      error,
      type: 'unknown',
      path: undefined,
      input: undefined,
      ctx,
    })
    const seconds = error.cause instanceof DomainError ? error.cause.retryAfterSeconds : null
    if (seconds !== null) reply.header('retry-after', String(seconds))
    reply.code(status)
    if (request.headers.accept?.includes('text/html') || request.routeOptions.config?.isPage) {
      const isWorthRetrying = request.method === 'GET' && status !== 404 && status !== 400
      return reply.type('text/html; charset=utf-8').send(renderErrorPage(shape.message, { isWorthRetrying }))
    }
    return reply.send({ error: shape })
  })
  app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, methodsOf))
}

/** Answers a request without a route: with 405 for a wrong method, else with 404. */
function answerUnknown(
  { url, method }: FastifyRequest,
  reply: FastifyReply,
  methodsOf: FindAllowedMethods,
): FastifyReply {
  const allowed = methodsOf(url)
  if (allowed.length > 0 && !allowed.includes(method)) return answerMethodNotAllowed(reply, allowed)
  return reply.code(404).send({ message: m.errors_not_there() })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route's own error handler answers a body that is refused before it is read. */
    isRefusedByOwnErrors?: true
  }
}

/** A body that is refused before it is read. */
export class RefusedBodyError extends Error {
  readonly statusCode: 400 | 411 | 413 | 415

  constructor(statusCode: RefusedBodyError['statusCode']) {
    super('A body was refused before it was read.')
    this.statusCode = statusCode
  }
}

/**
 * Refuses, before they are read, bodies that no client of Larder sends, and ends the connection, because Node would
 * read on: compressed ones (which may become a thousand times longer), those in chunks (which in chunks of one byte
 * cost twenty times as much), those of a GET, and those longer than any route accepts.
 */
export function refuseUnexpectedBodies(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ method, headers, routeOptions }, reply) => {
    const refuse = (status: RefusedBodyError['statusCode']) => {
      reply.header('connection', 'close')
      if (routeOptions.config.isRefusedByOwnErrors) throw new RefusedBodyError(status)
      return reply.code(status).send({ message: sentenceOfRefusedBody(status) })
    }
    const length = Number(headers['content-length'] ?? 0)
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') return refuse(415)
    if (headers['transfer-encoding'] !== undefined) return refuse(411)
    if (length > maxBodyBytes) return refuse(413)
    if (length > 0 && (method === 'GET' || method === 'HEAD')) return refuse(400)
  })
}

/**
 * Answers a body that is sent to an address without such a route, or that is refused early, before it is read, and ends
 * the connection.
 */
export function refuseUnroutedBodies(app: FastifyInstance, methodsOf: FindAllowedMethods): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404 && request.method !== 'GET' && request.method !== 'HEAD')
      return answerUnknown(request, reply.header('connection', 'close'), methodsOf)
  })
  app.addHook('onSend', async ({ raw, headers }, reply, payload) => {
    if (Number(headers['content-length'] ?? 0) > 0 && !raw.complete) reply.header('connection', 'close')
    return payload
  })
}

/** Precondition failed, content too large, unsupported media type, range not satisfiable: statuses that clients handle. */
const statusesNotReplaced: ReadonlySet<number | undefined> = new Set([412, 413, 415, 416])

/** Why a body with this status is refused. */
const bodyRefusalReasons: ReadonlyMap<
  number | undefined,
  'errors_body_too_large' | 'errors_wrong_body_type'
> = new Map([
  [413, 'errors_body_too_large'],
  [415, 'errors_wrong_body_type'],
] as const)

function sentenceOfRefusedBody(status: number): string {
  if (status === 413) return m.errors_body_too_large()
  return status === 415 ? m.errors_wrong_body_type() : m.errors_bad_input()
}

/** Maximum bytes of a photo and the form around it. */
const maxBodyBytes = maxPhotoBytes + 64 * 1024

/** Whether the error only says that the client has left before the answer was sent. */
function isClientGoneError({ raw }: FastifyRequest, thrown: Error & { code?: unknown }): boolean {
  return raw.socket.destroyed && thrown.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** Our own reason, or the code of an error whose message may hold what somebody typed. */
function logReasonOf(thrown: Error & { code?: unknown }): string {
  if (thrown instanceof DomainError) return thrown.message
  return typeof thrown.code === 'string' ? thrown.code : thrown.name
}

function toRpcError(thrown: Error & { statusCode?: number }): TRPCError {
  const refused = toTrpcRefusalOrNull(thrown)
  if (refused) return refused
  const reason = bodyRefusalReasons.get(thrown.statusCode)
  if (reason) return toTrpcRefusal(new DomainError('INVALID', reason, { cause: thrown }))
  const isTheirs = thrown.statusCode !== undefined && thrown.statusCode >= 400 && thrown.statusCode < 500
  if (isTheirs) return new TRPCError({ code: 'BAD_REQUEST', message: m.errors_bad_input(), cause: thrown })
  return new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: thrown })
}
