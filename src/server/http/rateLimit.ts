import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { queueCallerOf, visitorOf } from '../context.ts'
import { DomainError } from '../errors.ts'
import {
  countHits,
  type Hits,
  type Limit,
  type LimitStore,
  limitsOfNetworks,
} from '../features/limits/service.ts'
import { openLookUpTurns } from '../lookUpTurns.ts'

const windowMs = 60_000
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The limit that a write counts for: requests to generate a recipe have their own. */
export type WriteCount = 'write' | 'generation'

/** Writes that one visitor may send in a minute. */
export interface WriteLimits extends LimitStore {
  writesPerMinute: number
  generationsPerMinute: number
}

/**
 * Limits writes by visitor and minute, and by the wider IPv6 networks of the visitor: counted in the database so that all
 * processes count together. Once one limit is used up, refused writes count for none.
 */
export async function limitWrites(
  app: FastifyInstance,
  limits: WriteLimits,
  countOf: (request: FastifyRequest) => WriteCount = () => 'write',
): Promise<void> {
  const maxPerMinute = { write: limits.writesPerMinute, generation: limits.generationsPerMinute }
  await app.register(rateLimit, { global: false, store: postgresStore(limits) })
  const limit = app.rateLimit({
    timeWindow: windowMs,
    max: (request) => maxPerMinute[countOf(request)],
    keyGenerator: (request) => `${countOf(request)} ${visitorOf(request.ip)}`,
    allowList: (request) => reading.has(request.method),
    onExceeded: sumUpRefusals(),
    errorResponseBuilder: () => new DomainError('TOO_MANY', 'errors_too_many_requests'),
  })
  app.addHook('onRequest', limit)
}

/** Refused writes that are logged one by one within a second; the others are told as their number. */
const maxLoggedRefusals = 10
const refusalsToldEveryMs = 1_000

/** Takes from the log what would fill it: each refusal is three lines, and one network may cause 200 of them a second. */
function sumUpRefusals(): (request: FastifyRequest) => void {
  let [refused, since] = [0, Number.NEGATIVE_INFINITY]
  return (request) => {
    if (performance.now() - since >= refusalsToldEveryMs) {
      const writes = refused - maxLoggedRefusals
      if (writes > 0) request.log.warn({ writes }, 'writes refused')
      refused = 0
      since = performance.now()
    }
    refused += 1
    if (refused <= maxLoggedRefusals) return
    request.isLogged = false
    request.log = request.log.child({}, { level: 'silent' })
  }
}

/**
 * Counts a write for the visitor's network and the wider ones, or for none of them when one is used up. Returns the
 * visitor's own count; when a limit is exceeded, `most` + 1 and the time until it ends.
 */
async function countWrite(store: LimitStore, { key, most, windowMs }: Limit): Promise<Hits> {
  const [count = '', visitor = ''] = key.split(' ')
  const limits = limitsOfNetworks(visitor, { key: count, most, windowMs })
  const { exceededMs, hitsByKey } = await countHits(store, limits)
  if (exceededMs !== null) return { count: most + 1, remainingMs: Math.max(1, exceededMs) }
  const own = hitsByKey.get(key)
  if (!own) throw new Error('A write that was not refused was not counted.')
  return own
}

function postgresStore(store: LimitStore): FastifyRateLimitStoreCtor {
  const turns = openLookUpTurns()
  return class PostgresStore {
    incr(
      key: string,
      done: (error: Error | null, hits?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      const count = () => countWrite(store, { key, most: max, windowMs: timeWindow })
      turns.run(queueCallerOf({ visitor: key.split(' ')[1] ?? '' }), count).then(
        ({ count, remainingMs }) => done(null, { current: count, ttl: remainingMs }),
        (error: Error) => done(error),
      )
    }
    child() {
      return this
    }
  }
}
