import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { sessions, signUps, users } from './table.ts'

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

export interface FoundPerson {
  user: FoundRow | undefined
  /** A sign-up that waits for its code, even if there is a user: of the caller's browser, else network, else the newest. */
  signUp: FoundRow | undefined
}

/** The user with this address, and a sign-up with it. One query. */
export async function findPerson(ctx: Context, email: string): Promise<FoundPerson> {
  const { db } = ctx.deps
  const isFromHere = sql<boolean>`${eq(signUps.visitor, ctx.visitor)}`
  const browserHash = ctx.browserId.hash
  // With the table's name: in a query of one table Drizzle would omit it, and both sides would be columns of the
  // sessions.
  const isKnownBrowser = sql<boolean>`exists (select from ${sessions}
    where ${sessions}.user_id = ${users}.id and ${sessions}.browser_hash = ${browserHash})`
  const isOfBrowser = sql<boolean>`${signUps.browserHash} is not distinct from ${browserHash} and ${signUps.browserHash} is not null`
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      passwordHash: users.passwordHash,
      isSignUp: sql<boolean>`false`,
      isHere: sql<boolean>`false`,
      isThisBrowser: isKnownBrowser,
    })
    .from(users)
    .where(eq(users.email, email))
    .unionAll(
      db
        .select({
          id: signUps.id,
          email: signUps.email,
          name: signUps.name,
          passwordHash: signUps.passwordHash,
          isSignUp: sql<boolean>`true`,
          isHere: isFromHere,
          isThisBrowser: isOfBrowser,
        })
        .from(signUps)
        .where(eq(signUps.email, email))
        .orderBy(desc(isOfBrowser), desc(isFromHere), desc(signUps.createdAt))
        .limit(1),
    )
  return { user: rows.find(({ isSignUp }) => !isSignUp), signUp: rows.find(({ isSignUp }) => isSignUp) }
}
