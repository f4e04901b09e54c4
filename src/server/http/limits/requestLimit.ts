import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc'
import type { FastifyInstance } from 'fastify'
import * as m from '#messages'
import type { RefusalReason } from '#shared/contract/refusalReasons.ts'
import { networkOfVisitorAddress, widerNetworksOfVisitor } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { logSecurityEvent } from '../../features/securityLog/service.ts'
import { logEvents } from '../../logEvents.ts'
import { ReadBudgetsOfCallers } from '../../turns/readBudgets.ts'
import { renderErrorPage } from '../errorPage.ts'

/** Refusals are logged once a second, in total: single lines would fill the log. */
const logIntervalMs = 1_000

/** The share of a minute's requests that may come at once; the rest refills evenly. */
const atOnce = 1 / 6

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * Whether the route is answered beyond the limit too, as health checks are: an orchestrator would otherwise restart
     * Larder. It checks once a second.
     */
    isAlwaysAnswered?: true
  }
}
const alwaysPerMinute = 600

/**
 * Limits all requests of a network, signed in or not, including those for files and cached pages. Counts in memory,
 * before anything expensive: register it right after languages.
 */
export function limitRequestsPerNetwork(app: FastifyInstance, deps: Deps): void {
  const perMinute = deps.config.requestsPerMinute
  const budgets = new ReadBudgetsOfCallers(perMinute, { atOnce: perMinute * atOnce })
  const beyond = new ReadBudgetsOfCallers(alwaysPerMinute, { atOnce: alwaysPerMinute * atOnce })
  let untold = 0
  let toldAt = Number.NEGATIVE_INFINITY
  app.addHook('onRequest', async (request, reply) => {
    const visitor = networkOfVisitorAddress(request.ip)
    const chargedNetworks = [{ network: visitor, factor: 1 }, ...widerNetworksOfVisitor(visitor)]
    const waitSeconds = Math.max(...chargedNetworks.map(({ network }) => budgets.waitSeconds(network)))
    if (waitSeconds === 0) {
      for (const { network, factor } of chargedNetworks) budgets.charge(network, 1 / factor)
      return
    }
    untold += 1
    if (performance.now() - toldAt >= logIntervalMs) {
      request.log.warn({ requests: untold }, logEvents.requestsOverLimitRefused)
      logSecurityEvent({ deps, log: request.log, visitor }, 'rate limit exceeded', { route: 'any' })
      untold = 0
      toldAt = performance.now()
    }
    request.isLogged = false
    reply.header('connection', 'close')
    if (request.routeOptions.config.isAlwaysAnswered && beyond.waitSeconds(visitor) === 0)
      return beyond.charge(visitor, 1)
    const sentence = m.errors_too_many_requests()
    const headers = { 'retry-after': String(waitSeconds), 'cache-control': 'no-store' }
    reply.code(429).headers(headers)
    if (request.headers.accept?.includes('text/html'))
      return reply
        .type('text/html; charset=utf-8')
        .send(renderErrorPage(sentence, { isWorthRetrying: request.method === 'GET' }))
    return reply.send({ message: sentence, error: refusalOf(sentence, request.id, waitSeconds) })
  })
}

/** The same shape as a procedure's refusal, so that our forms show its sentence. */
function refusalOf(message: string, requestId: string, retryAfterSeconds: number) {
  const code = 'TOO_MANY_REQUESTS'
  const reason = 'errors_too_many_requests' satisfies RefusalReason
  const data = { code, httpStatus: 429, requestId, retryAfterSeconds, stored: null, reason, fields: null }
  return { code: TRPC_ERROR_CODES_BY_KEY[code], message, data }
}
