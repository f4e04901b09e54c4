import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { SecurityEvent } from '../../logEvents.ts'
import { createSecretToken } from '../../tokens.ts'
import { siteSecretsTable } from './table.ts'

interface EventFields {
  /** The address of the account that the event is about: logged as a digest. */
  email?: string
  /** The account's new address: logged as a digest too. */
  newEmail?: string
  /** The address of another account that takes part: logged as a digest too. Null when that was deleted. */
  otherEmail?: string | null
  /** The id of a household. */
  household?: string
  by?: 'password' | 'google' | 'apple'
  /** The purpose of a code. */
  purpose?: 'confirm-email' | 'reset-password' | 'confirm-phone' | 'prove-identity' | 'change-email'
  session?: string
  /** The procedure that exceeded a limit, or the pattern of the route that did. */
  procedure?: string
  route?: string
}

/** 64 bits distinguish networks, accounts and limits; more would only make lines longer. */
const digestLength = 16

/**
 * Logs one line about an account or access to one. Network and account are digests under a key of the database, so that
 * a reader of the log recognizes them in other lines without learning them. The network address itself is logged only
 * if the operator configured it, for a program that blocks addresses.
 */
export function logSecurityEvent(
  { deps, log, visitor }: Pick<Context, 'deps' | 'log' | 'visitor'>,
  event: SecurityEvent,
  { email, newEmail, otherEmail, ...fields }: EventFields = {},
): void {
  const { config, logDigestKey } = deps
  const accountOf = (address: string) => digestForLog(logDigestKey, 'account', address.toLowerCase())
  log.info(
    {
      ...fields,
      network: digestForLog(logDigestKey, 'network', visitor),
      ...(email !== undefined && { account: accountOf(email) }),
      ...(newEmail !== undefined && { newAccount: accountOf(newEmail) }),
      ...(otherEmail && { otherAccount: accountOf(otherEmail) }),
      // Last, where the pattern in docs/running.md expects it.
      ...(config.isAddressLogged && { address: visitor }),
    },
    event,
  )
}

/**
 * A digest of a network or an account for the log, or of a limit's key or a text's content for the database: the start
 * of an HMAC-SHA256 in hexadecimal digits.
 */
export function digestForLog(
  key: string,
  kind: 'network' | 'account' | 'limit' | 'text',
  value: string,
): string {
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex').slice(0, digestLength)
}

/** The key of those digests. Created once and never replaced, because older log lines could no longer be matched. */
export async function readLogDigestKey(db: Database): Promise<string> {
  const name = 'log digests'
  await db.insert(siteSecretsTable).values({ name, secret: createSecretToken().token }).onConflictDoNothing()
  const [row] = await db.select().from(siteSecretsTable).where(eq(siteSecretsTable.name, name))
  if (!row) throw new Error('The key of the log was deleted while it was read.')
  return row.secret
}
