import { and, eq } from 'drizzle-orm'
import type { BrowserId } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { signUps } from './table.ts'

/**
 * Deletes the sign-ups for an address that were typed in the caller's browser, for an address that becomes an
 * account's. Those of other browsers stay until they are three days old: they may be strangers', to whom their next
 * sign-in would otherwise reveal that the address has an account by now.
 */
export async function deleteSignUpsOfBrowser(
  { deps: { db }, browserId: { hash } }: DbContext & { browserId: BrowserId },
  email: string,
): Promise<void> {
  if (hash !== null)
    await db.delete(signUps).where(and(eq(signUps.email, email), eq(signUps.browserHash, hash)))
}
