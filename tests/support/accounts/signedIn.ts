import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/db/client.ts'
import type { Database } from '#server/db/database.ts'
import { createUser } from '#server/features/auth/service.ts'
import { beginSession } from '#server/features/auth/sessions/sessions.ts'
import { sessionsTable } from '#server/features/auth/table.ts'
import { membershipsTable } from '#server/features/households/table.ts'

export interface SignedIn {
  userId: string
  email: string
  /** Their own household. */
  householdId: string
  /** For a browser's context: with it, the browser is signed in at this address. */
  cookie: { name: string; value: string; url: string }
}

/** Where a Larder is, and its database. */
export interface Place {
  url: string
  databaseUrl: string
}

let people = 0

/** Somebody new with an account and a household of their own, signed in there. */
export async function signedInAt(larder: Place, name = 'Ada'): Promise<SignedIn> {
  const { db, close } = openDatabase(larder.databaseUrl, { poolSize: 1 })
  try {
    const email = `cook-${++people}@example.com`
    const userId = await createUser(contextOf(db), { email, name, passwordHash: null })
    if (!userId) throw new Error(`${email} is taken.`)
    const [home] = await db.select().from(membershipsTable).where(eq(membershipsTable.userId, userId))
    return {
      userId,
      email,
      householdId: home?.householdId ?? '',
      cookie: await cookieFor(larder, db, userId),
    }
  } finally {
    await close()
  }
}

/** Ends all sessions of somebody. Returns what signs them in again. */
export async function signInAgain(
  larder: Place,
  { userId }: SignedIn,
): Promise<{ cookie: SignedIn['cookie'] }> {
  const { db, close } = openDatabase(larder.databaseUrl, { poolSize: 1 })
  try {
    await db.delete(sessionsTable).where(eq(sessionsTable.userId, userId))
    return { cookie: await cookieFor(larder, db, userId) }
  } finally {
    await close()
  }
}

const contextOf = (db: Database) =>
  ({
    deps: { db },
    userAgent: '',
    visitor: '203.0.113.1',
    browserId: { hash: null, keep: () => 'test-browser' },
  }) as unknown as Context

/** A new session of a member, as a cookie. */
export async function cookieFor(
  larder: { url: string },
  db: Database,
  userId: string,
): Promise<SignedIn['cookie']> {
  let value = ''
  const keep = (token: string) => {
    value = token
  }
  await beginSession({ ...contextOf(db), cookie: { keep, drop() {} } }, userId)
  return { name: 'larder', value, url: larder.url }
}
