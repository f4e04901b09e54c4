import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import type { SecurityEvent } from '../../logEvents.ts'
import { newToken } from '../../tokens.ts'
import { siteSecrets } from './table.ts'

interface EventFields {
  /** Whose account it is about: logged as a digest. */
  email?: string
  /** The address it gets instead: logged as a digest too. */
  newEmail?: string
  /** Of another account that takes part: logged as a digest too. Null where it is gone. */
  otherEmail?: string | null
  /** The id of a household. */
  household?: string
  by?: 'password' | 'google' | 'apple'
  /** What a code was for. */
  purpose?: 'confirm-email' | 'reset-password' | 'confirm-phone' | 'prove-identity' | 'change-email'
  session?: string
  /** The procedure that a limit refused, or the pattern of the route that did. */
  procedure?: string
  route?: string
}

/** 64 bits tell networks, accounts and limits apart; more would only make lines longer. */
const digestLength = 16

/**
 * Writes one line about an account or access to one. Network and account are written as digests under a key of the database,
 * so that a reader of the log recognises the same one again and learns neither. The address itself is written only where
 * the operator chose so, for a program that blocks addresses.
 */
export function logSecurityEvent(
  { deps, log, visitor }: Pick<Context, 'deps' | 'log' | 'visitor'>,
  event: SecurityEvent,
  { email, newEmail, otherEmail, ...fields }: EventFields = {},
): void {
  const { config, logDigestKey } = deps
  const accountOf = (address: string) => digestOf(logDigestKey, 'account', address.toLowerCase())
  log.info(
    {
      ...fields,
      network: digestOf(logDigestKey, 'network', visitor),
      ...(email !== undefined && { account: accountOf(email) }),
      ...(newEmail !== undefined && { newAccount: accountOf(newEmail) }),
      ...(otherEmail && { otherAccount: accountOf(otherEmail) }),
      // Last, where the pattern in docs/running.md looks for it.
      ...(config.isAddressLogged && { address: visitor }),
    },
    event,
  )
}

/** How the log names a network or an account, and the database a limit or the content of a text: the start of an HMAC-SHA256 as hexadecimal digits. */
export function digestOf(key: string, kind: 'network' | 'account' | 'limit' | 'text', value: string): string {
  return createHmac('sha256', key).update(`${kind} ${value}`).digest('hex').slice(0, digestLength)
}

/** The key of those digests. Made once and never replaced: after that, nothing in an older log could be recognised. */
export async function readLogDigestKey(db: Database): Promise<string> {
  const name = 'log digests'
  await db.insert(siteSecrets).values({ name, secret: newToken().token }).onConflictDoNothing()
  const [row] = await db.select().from(siteSecrets).where(eq(siteSecrets.name, name))
  if (!row) throw new Error('The key of the log was deleted while it was read.')
  return row.secret
}
