import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type LevelWithSilent, pino, stdSerializers } from 'pino'
import { errorBehindQuery } from './db/errorBehindQuery.ts'

/** Properties of errors that hold data: values or whole rows from the database, and from Node an address it could not parse. */
const values = ['detail', 'where', 'query', 'parameters', 'args', 'types', 'internal_query', 'input', 'base']

/**
 * Opens the log. Of a failed query it writes only the database's own message, without the values, which drizzle's error
 * repeats: they are people's texts and addresses.
 */
export function openLog(level: LevelWithSilent, output: DestinationStream): FastifyBaseLogger {
  const err = (error: Error) => {
    const told = stdSerializers.err(errorBehindQuery(error))
    return Object.fromEntries(Object.entries(told).filter(([name]) => !values.includes(name)))
  }
  return pino({ level, serializers: { err } }, output)
}
