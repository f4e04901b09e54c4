import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The read cost of an answer of a route that calls no procedure; see `Reads`. */
    readCost?: number
  }
}

/**
 * Charges the costs that routes declare, and refuses callers who have spent the budget of a minute. Register it after
 * sessions, because it needs the caller.
 */
export function chargeAndLimitReads(
  app: FastifyInstance,
  contextFor: (request: FastifyRequest, reply: FastifyReply) => Context,
): void {
  app.addHook('preHandler', async (request, reply) => {
    const { readCost } = request.routeOptions.config
    if (readCost === undefined) return
    const { reads } = contextFor(request, reply)
    reads?.expectBudget()
    reads?.charge(readCost)
  })
}
