/** No database to work with. The message is one sentence for whoever runs Larder, without the password. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** Why the driver failed, for a sentence. An error about several addresses of one host has a code and no message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** The way out for whoever cannot use the Postgres that comes with Larder. */
export const useYourOwn = 'Set DATABASE_URL to use a Postgres of your own.'
