import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { sessionsTable, signUpsTable, usersTable } from './table.ts'

interface FoundRow {
  id: string
  /** As confirmed, or as typed at sign-up; a mail host may distinguish upper and lower case. */
  email: string
  name: string
  passwordHash: string | null
  /** Whether a sign-up came from the caller's network; false for a user. */
  isHere: boolean
  /** Whether a user has signed in in the caller's browser before, or a sign-up was typed in it. */
  isThisBrowser: boolean
}

export interface FoundUserAndSignUp {
  user: FoundRow | undefined
  /** A sign-up that waits for its code, even if there is a user: of the caller's browser, else network, else the newest. */
  signUp: FoundRow | undefined
}

/** The user with this address, and a sign-up with it. One query. */
export async function findUserAndSignUp(ctx: Context, email: string): Promise<FoundUserAndSignUp> {
  const { db } = ctx.deps
  const isFromSameNetwork = sql<boolean>`${eq(signUpsTable.visitor, ctx.visitor)}`
  const browserHash = ctx.browserId.hash
  // With the table's name: in a query of one table Drizzle would omit it, and both sides would be columns of the
  // sessions.
  const isKnownBrowser = sql<boolean>`exists (select from ${sessionsTable}
    where ${sessionsTable}.user_id = ${usersTable}.id and ${sessionsTable}.browser_hash = ${browserHash})`
  const isOfBrowser = sql<boolean>`${signUpsTable.browserHash} is not distinct from ${browserHash} and ${signUpsTable.browserHash} is not null`
  const rows = await db
    .select({
      id: usersTable.id,
      email: usersTable.email,
      name: usersTable.name,
      passwordHash: usersTable.passwordHash,
      isSignUp: sql<boolean>`false`,
      isHere: sql<boolean>`false`,
      isThisBrowser: isKnownBrowser,
    })
    .from(usersTable)
    .where(eq(usersTable.email, email))
    .unionAll(
      db
        .select({
          id: signUpsTable.id,
          email: signUpsTable.email,
          name: signUpsTable.name,
          passwordHash: signUpsTable.passwordHash,
          isSignUp: sql<boolean>`true`,
          isHere: isFromSameNetwork,
          isThisBrowser: isOfBrowser,
        })
        .from(signUpsTable)
        .where(eq(signUpsTable.email, email))
        .orderBy(desc(isOfBrowser), desc(isFromSameNetwork), desc(signUpsTable.createdAt))
        .limit(1),
    )
  return { user: rows.find(({ isSignUp }) => !isSignUp), signUp: rows.find(({ isSignUp }) => isSignUp) }
}
