import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { sessions, signUps, users } from './table.ts'

interface FoundRow {
  id: string
  /** As it was confirmed, or typed at sign-up; a mail host may tell upper from lower case. */
  email: string
  name: string
  passwordHash: string | null
  /** Of a sign-up, whether it came from the caller's network; false of a user. */
  isHere: boolean
  /** Whether they have signed in in the caller's browser before; of a sign-up, whether it was typed there. */
  isThisBrowser: boolean
}

export interface FoundPerson {
  user: FoundRow | undefined
  /** One that waits for its code, if need be beside a user: of the caller's browser, else network, else the newest. */
  signUp: FoundRow | undefined
}

/** Who has this address, and who has typed it to sign up. One query. */
export async function findPerson(ctx: Context, email: string): Promise<FoundPerson> {
  const { db } = ctx.deps
  const isFromHere = sql<boolean>`${eq(signUps.visitor, ctx.visitor)}`
  const browserHash = ctx.browserId.hash
  // Spelled out: in a query of one table Drizzle would leave its name away, and both sides would be the session's.
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
