import { connectToPostgres } from './connection.ts'
import { DatabaseUnavailableError, reasonOfDriverError } from './unavailable.ts'

const probeTimeoutMs = 5_000
const rounds = 5

/**
 * Whether a pooler gives each transaction another session, as PgBouncer does in transaction mode. Two clients query
 * their session ids, one within a transaction: on a direct connection each keeps its session; behind such a pooler one
 * gets the other's session, or its own changes. Throws the driver's error when there is no database.
 */
export async function isTransactionPooled(url: string): Promise<boolean> {
  const options = { max: 1, queryTimeoutMs: probeTimeoutMs, isTransactionPooled: true }
  const [one, other] = [connectToPostgres(url, options), connectToPostgres(url, options)]
  const sessionOf = async (sql: Pick<typeof one, 'unsafe'>) =>
    Number((await sql.unsafe('select pg_backend_pid() as pid'))[0]?.pid)
  try {
    const first = await sessionOf(one)
    for (let round = 0; round < rounds; round += 1) {
      const isShared = await other.begin(
        async (transaction) => (await sessionOf(transaction)) === first || (await sessionOf(one)) !== first,
      )
      // Twice: a pooler that rotates among its sessions returns every second one.
      if (isShared || (await sessionOf(one)) !== first || (await sessionOf(one)) !== first) return true
    }
    return false
  } finally {
    await Promise.all([one.end({ timeout: 1 }), other.end({ timeout: 1 })])
  }
}

export interface DatabaseAddresses {
  /** The address for requests. */
  url: string
  /** The address for migrations and LISTEN, which need a session of their own. */
  directUrl: string
  isTransactionPooled: boolean
}

/**
 * Finds the addresses of the configured database. Throws a DatabaseUnavailableError when a pooler in transaction mode is in
 * front of it and no direct address is configured: LISTEN would receive nothing, and session locks would not hold.
 */
export async function findDatabaseAddresses(
  url: string,
  directUrl: string | null,
): Promise<DatabaseAddresses> {
  const isPooled = await probeSetting('DATABASE_URL', url)
  if (isPooled && directUrl === null)
    throw new DatabaseUnavailableError(
      'DATABASE_URL leads to a pooler in transaction mode: set DATABASE_DIRECT_URL to the address of the Postgres behind it as well, or let the pooler work in session mode.',
    )
  if (directUrl !== null && (await probeSetting('DATABASE_DIRECT_URL', directUrl)))
    throw new DatabaseUnavailableError(
      'DATABASE_DIRECT_URL leads to a pooler in transaction mode: it must be the address of the Postgres itself.',
    )
  return { url, directUrl: directUrl ?? url, isTransactionPooled: isPooled }
}

async function probeSetting(setting: string, url: string): Promise<boolean> {
  return await isTransactionPooled(url).catch((error: unknown) => {
    const { host, pathname } = new URL(url)
    throw new DatabaseUnavailableError(
      `Larder cannot use its database at ${host}${pathname} (${setting}): ${reasonOfDriverError(error)}.`,
      { cause: error },
    )
  })
}
