import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdSerializers } from 'pino'

/**
 * The log. A failed query is told by what the database said of it: drizzle's own error spells out the values, and
 * those are people's words and addresses.
 */
export function openLog(level: LevelWithSilent, output: DestinationStream): FastifyBaseLogger {
  const err = (error: Error) =>
    stdSerializers.err(error instanceof DrizzleQueryError && error.cause ? error.cause : error)
  return pino({ level, serializers: { err } }, output)
}
