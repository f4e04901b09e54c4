import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What an answer of a route that calls no procedure costs its reader; see `Reads`. */
    readCost?: number
  }
}

/** Charges what routes declare, and refuses who has spent what a minute allows. Knows who asks: add it after sessions. */
export function limitReads(
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
