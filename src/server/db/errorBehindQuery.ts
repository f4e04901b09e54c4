import { DrizzleQueryError } from 'drizzle-orm/errors'

/**
 * The database's error if there is one among the causes, else the error itself. Errors that wrap a query repeat its
 * parameters in their messages and stacks.
 */
export function errorBehindQuery(error: Error): Error {
  const seen = new Set<unknown>()
  let loggable = error
  for (let cause: unknown = error; cause instanceof Error && !seen.has(cause); cause = cause.cause) {
    seen.add(cause)
    if (cause instanceof DrizzleQueryError)
      loggable = cause.cause ?? new Error('A query failed without a cause.')
  }
  return loggable
}
