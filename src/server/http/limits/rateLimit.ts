import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fairQueueKeysOfCaller, networkOfVisitorAddress, widerNetworksOfVisitor } from '../../caller.ts'
import { DomainError } from '../../errors.ts'
import {
  countLimitHits,
  type LimitCount,
  type RateLimit,
  type RateLimitStore,
  rateLimitsOfNetworks,
} from '../../features/limits/service.ts'
import { logEvents } from '../../logEvents.ts'
import { createLookUpQueue } from '../../turns/lookUpTurns.ts'

const windowMs = 60_000
const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The limit that a write counts for: generations of recipes have their own. */
export type WriteLimitKind = 'write' | 'generation'

/** Maximum writes of one member, or one visitor, per minute. */
export interface WriteLimits extends RateLimitStore {
  writesPerMinute: number
  generationsPerMinute: number
  /** The user id of a request's session; null where it has no valid one. */
  userIdOf: (request: FastifyRequest) => Promise<string | null>
}

/** The limit of all members behind one IPv4 address, who may be many households, as a multiple of one member's. */
const membersPerAddress = 16

/**
 * Limits writes per minute: of members by account, of visitors by network, and of both by the wider networks, members
 * and visitors separately, so that no visitor uses up the writes of a signed-in neighbour. Counts before a body is
 * read, and in the database, so that all processes count together. Once one limit is used up, refused writes do not
 * count for the others.
 */
export async function limitWritesPerMinute(
  app: FastifyInstance,
  limits: WriteLimits,
  countOf: (request: FastifyRequest) => WriteLimitKind = () => 'write',
): Promise<void> {
  const maxPerMinute = { write: limits.writesPerMinute, generation: limits.generationsPerMinute }
  await app.register(rateLimit, { global: false, store: postgresStore(limits) })
  const limit = app.rateLimit({
    timeWindow: windowMs,
    max: (request) => maxPerMinute[countOf(request)],
    keyGenerator: async (request) => {
      const userId = await limits.userIdOf(request)
      return [countOf(request), networkOfVisitorAddress(request.ip), ...(userId ? [userId] : [])].join(' ')
    },
    allowList: (request) => reading.has(request.method),
    onExceeded: createRefusalLogger(),
    errorResponseBuilder: () => new DomainError('TOO_MANY', 'errors_too_many_requests'),
  })
  app.addHook('onRequest', limit)
}

/** Maximum refused writes per second that are logged one by one; of the others only the number is logged. */
const maxLoggedRefusals = 10
const refusalLogIntervalMs = 1_000

/** Keeps refusals from filling the log: each is three lines, and one network may cause 200 of them a second. */
function createRefusalLogger(): (request: FastifyRequest) => void {
  let [refused, since] = [0, Number.NEGATIVE_INFINITY]
  return (request) => {
    if (performance.now() - since >= refusalLogIntervalMs) {
      const writes = refused - maxLoggedRefusals
      if (writes > 0) request.log.warn({ writes }, logEvents.writesOverLimitRefused)
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
 * Counts a write for the caller and the networks, or for none of them when one limit is used up. Returns the caller's
 * own count; if a limit is exceeded, `most` + 1 and the time until the window ends.
 */
async function countWrite(store: RateLimitStore, { key, most, windowMs }: RateLimit): Promise<LimitCount> {
  const [count = '', visitor = '', userId] = key.split(' ')
  const limits =
    userId === undefined
      ? rateLimitsOfNetworks(visitor, { key: count, most, windowMs })
      : limitsOfMember(visitor, userId, { key: count, most, windowMs })
  const { exceededMs, hitsByKey } = await countLimitHits(store, limits)
  if (exceededMs !== null) return { count: most + 1, remainingMs: Math.max(1, exceededMs) }
  const own = hitsByKey.get(limits[0]?.key ?? '')
  if (!own) throw new Error('A write that was not refused was not counted.')
  return own
}

function limitsOfMember(visitor: string, userId: string, { key, most, windowMs }: RateLimit): RateLimit[] {
  const wider = widerNetworksOfVisitor(visitor)
  const networks = wider.length > 0 ? wider : [{ network: visitor, factor: membersPerAddress }]
  return [
    { key: `${key} of ${userId}`, most, windowMs },
    ...networks.map(({ network, factor }) => ({
      key: `${key} of members in ${network}`,
      most: most * factor,
      windowMs,
    })),
  ]
}

function postgresStore(store: RateLimitStore): FastifyRateLimitStoreCtor {
  const turns = createLookUpQueue()
  return class PostgresStore {
    incr(
      key: string,
      done: (error: Error | null, hits?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      const count = () => countWrite(store, { key, most: max, windowMs: timeWindow })
      turns.run(fairQueueKeysOfCaller({ visitor: key.split(' ')[1] ?? '' }), count).then(
        ({ count, remainingMs }) => done(null, { current: count, ttl: remainingMs }),
        (error: Error) => done(error),
      )
    }
    child() {
      return this
    }
  }
}
