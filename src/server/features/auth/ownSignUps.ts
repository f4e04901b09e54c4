import { and, eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { signUps } from './table.ts'

/**
 * Deletes the sign-ups for an address that were typed in the caller's browser. For an address that becomes an account's:
 * those of other browsers wait on until they are three days old, for they may be strangers', who would else learn by the
 * answer to their next sign-in that the address has an account by now.
 */
export async function deleteOwnSignUps(
  { deps: { db }, browserId: { hash } }: Pick<Context, 'deps' | 'browserId'>,
  email: string,
): Promise<void> {
  if (hash !== null)
    await db.delete(signUps).where(and(eq(signUps.email, email), eq(signUps.browserHash, hash)))
}
