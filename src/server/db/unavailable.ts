/** No database to work with. The message is one sentence for whoever runs Larder, without the password. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
}

/** The way out for whoever cannot use the Postgres that comes with Larder. */
export const useYourOwn = 'Set DATABASE_URL to use a Postgres of your own.'
