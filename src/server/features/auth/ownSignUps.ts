import { and, eq } from 'drizzle-orm'
import type { BrowserIdCookie } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { signUpsTable } from './table.ts'

/**
 * Deletes the sign-ups for an address that were typed in the caller's browser, for an address that becomes an
 * account's. Those of other browsers stay until they are three days old: they may be strangers', to whom their next
 * sign-in would otherwise reveal that the address has an account by now.
 */
export async function deleteSignUpsOfBrowser(
  { deps: { db }, browserId: { hash } }: DbContext & { browserId: BrowserIdCookie },
  email: string,
): Promise<void> {
  if (hash !== null)
    await db
      .delete(signUpsTable)
      .where(and(eq(signUpsTable.email, email), eq(signUpsTable.browserHash, hash)))
}
