import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdSerializers } from 'pino'

/** What an error tells beside its message: the database values, whole rows even, and Node the address it could not read. */
const values = ['detail', 'where', 'query', 'parameters', 'args', 'types', 'internal_query', 'input', 'base']

/**
 * The log. A failed query is told by what the database said of it, without the values, which drizzle's own error spells
 * out as well: they are people's words and addresses.
 */
export function openLog(level: LevelWithSilent, output: DestinationStream): FastifyBaseLogger {
  const err = (error: Error) => {
    const told = stdSerializers.err(behindQuery(error))
    return Object.fromEntries(Object.entries(told).filter(([name]) => !values.includes(name)))
  }
  return pino({ level, serializers: { err } }, output)
}

/**
 * The database's error where a failed query is anywhere among the causes, else the error itself. Errors around the query
 * repeat its parameters in their messages and stacks.
 */
function behindQuery(error: Error): Error {
  const seen = new Set<unknown>()
  let loggable = error
  for (let cause: unknown = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    seen.add(cause)
    if (cause instanceof DrizzleQueryError)
      loggable = cause.cause ?? new Error('A query failed without a cause.')
  }
  return loggable
}
