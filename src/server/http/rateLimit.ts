import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as m from '#messages'
import { visitorOf } from '../context.ts'
import type { Database } from '../db/client.ts'
import { DomainError } from '../errors.ts'
import { countHit } from '../features/limits/service.ts'

const windowMs = 60_000
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Writes are counted apart from recipes that are asked for. */
export type WriteCount = 'write' | 'generation'

/** Limits writes by visitor and minute, counted in the database so that all processes count together. */
export async function limitWrites(
  app: FastifyInstance,
  limits: { db: Database; writesPerMinute: number; generationsPerMinute: number },
  countOf: (request: FastifyRequest) => WriteCount = () => 'write',
): Promise<void> {
  const maxPerMinute = { write: limits.writesPerMinute, generation: limits.generationsPerMinute }
  await app.register(rateLimit, { global: false, store: postgresStore(limits.db) })
  const limit = app.rateLimit({
    timeWindow: windowMs,
    max: (request) => maxPerMinute[countOf(request)],
    keyGenerator: (request) => `${countOf(request)} ${visitorOf(request.ip)}`,
    allowList: (request) => reading.has(request.method),
    errorResponseBuilder: () => new DomainError('TOO_MANY', m.errors_too_many_requests()),
  })
  app.addHook('onRequest', limit)
}

function postgresStore(db: Database): FastifyRateLimitStoreCtor {
  return class PostgresStore {
    incr(
      key: string,
      done: (error: Error | null, hits?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      countHit(db, { key, most: max, windowMs: timeWindow }).then(
        ({ count, remainingMs }) => done(null, { current: count, ttl: remainingMs }),
        (error: Error) => done(error),
      )
    }
    child() {
      return this
    }
  }
}
