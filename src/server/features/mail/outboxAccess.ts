import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Context, ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { createSecretToken, hashSecretToken } from '../../tokens.ts'
import { logSecurityEvent } from '../securityLog/service.ts'
import { outboxKeysTable } from './table.ts'

/** Days that a browser which used a key may read the outbox. */
export const outboxAccessDays = 30
/** Minutes that the key of a start works: the output with it may be stored for years. */
export const outboxKeyMinutes = 60

/** Who may read /dev/outbox. `key`: a browser that used the key of a start. */
export function findOutboxReaders({
  isOutboxShown,
  smtpUrl,
  sms,
}: Pick<Config, 'isOutboxShown' | 'smtpUrl' | 'sms'>): 'everybody' | 'key' | 'nobody' {
  if (isOutboxShown !== null) return isOutboxShown ? 'everybody' : 'nobody'
  return smtpUrl === null || sms.name === 'outbox' ? 'key' : 'nobody'
}

/**
 * Creates the key that this start prints; null where no key is needed. Unused keys of earlier starts stop working, so
 * that of several processes on one database the one that started last has the key.
 */
export async function issueOutboxKey(ctx: ServerContext): Promise<string | null> {
  if (findOutboxReaders(ctx.deps.config) !== 'key') return null
  const { token: key, hash: keyHash } = createSecretToken()
  await runInTransaction(ctx, async ({ deps: { db } }) => {
    await db.delete(outboxKeysTable).where(isNull(outboxKeysTable.redeemedAt))
    await db.insert(outboxKeysTable).values({ keyHash })
  })
  return key
}

const isYoung = sql`${outboxKeysTable.createdAt} > now() - ${outboxKeyMinutes} * interval '1 minute'`

/** Uses a key and returns the token for its browser; null when the key is unknown, used, or too old. */
export async function redeemOutboxKey(ctx: Context, key: string): Promise<string | null> {
  const { token, hash: browserHash } = createSecretToken()
  const redeemed = await ctx.deps.db
    .update(outboxKeysTable)
    .set({ redeemedAt: sql`now()`, browserHash })
    .where(
      and(eq(outboxKeysTable.keyHash, hashSecretToken(key)), isNull(outboxKeysTable.redeemedAt), isYoung),
    )
    .returning({ keyHash: outboxKeysTable.keyHash })
  logSecurityEvent(ctx, redeemed.length > 0 ? 'outbox opened' : 'outbox refused')
  return redeemed.length > 0 ? token : null
}

/**
 * Throws NOT_FOUND unless the outbox is shown to everybody and was requested by an address of ours, or the caller's
 * browser used a key.
 */
export async function requireOutboxAccess(ctx: Context): Promise<void> {
  const readers = findOutboxReaders(ctx.deps.config)
  if (readers === 'everybody' && isOwnHost(ctx)) return
  if (readers === 'everybody') throw new DomainError('NOT_FOUND', 'errors_not_there')
  if (readers === 'nobody') throw new DomainError('NOT_FOUND', 'errors_not_there')
  if (!(await hasRedeemedKey(ctx))) throw new DomainError('NOT_FOUND', 'outbox_closed')
}

/**
 * Whether the request's host is a name of this machine or the public address. Another site whose name resolves to this
 * machine (DNS rebinding) could otherwise read the outbox.
 */
function isOwnHost({ host, deps: { config } }: Context): boolean {
  if (host === null || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return true
  if (hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)) return true
  if (config.publicUrl === null) return false
  const { protocol, host: publicHost } = new URL(config.publicUrl)
  return new URL(`${protocol}//${host}`).host === publicHost
}

async function hasRedeemedKey({ deps, outboxToken }: Context): Promise<boolean> {
  if (outboxToken === null) return false
  const [row] = await deps.db
    .select({
      isRecent: sql<boolean>`${outboxKeysTable.redeemedAt} > now() - ${outboxAccessDays} * interval '1 day'`,
    })
    .from(outboxKeysTable)
    .where(eq(outboxKeysTable.browserHash, hashSecretToken(outboxToken)))
  return row?.isRecent ?? false
}

/** Deletes keys whose browser may no longer read the outbox. */
export async function deleteExpiredOutboxKeys({ deps }: DbContext): Promise<void> {
  const isExpired = lt(outboxKeysTable.redeemedAt, sql`now() - ${outboxAccessDays} * interval '1 day'`)
  await deps.db.delete(outboxKeysTable).where(isExpired)
}
