/** There is no usable database. The message is one sentence for the operator, without the password. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/** The driver's reason, for use in a sentence. An error about several addresses of one host has a code and no message. */
export function reasonOfDriverError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** Advice for an operator who cannot use the Postgres that comes with Larder. */
export const ownPostgresAdvice = 'Set DATABASE_URL to use a Postgres of your own.'
