import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdSerializers } from 'pino'

/** Properties of errors that hold data: values or whole rows from the database, and from Node an address it could not parse. */
const values = ['detail', 'where', 'query', 'parameters', 'args', 'types', 'internal_query', 'input', 'base']

/**
 * Opens the log. Of a failed query it writes only the database's own message, without the values, which drizzle's error
 * repeats: they are people's texts and addresses.
 */
export function openLog(level: LevelWithSilent, output: DestinationStream): FastifyBaseLogger {
  const err = (error: Error) => {
    const told = stdSerializers.err(behindQuery(error))
    return Object.fromEntries(Object.entries(told).filter(([name]) => !values.includes(name)))
  }
  return pino({ level, serializers: { err } }, output)
}

/**
 * The database's error if there is one among the causes, else the error itself. Errors that wrap a query repeat its
 * parameters in their messages and stacks.
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
