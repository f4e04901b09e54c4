import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/db/client.ts'
import { createUser } from '#server/features/auth/service.ts'
import { beginSession } from '#server/features/auth/sessions.ts'

export interface SignedIn {
  userId: string
  email: string
  /** For a browser's context: with it, the browser is signed in at this address. */
  cookie: { name: string; value: string; url: string }
}

let people = 0

/** Somebody new with an account and a household of their own, signed in at the Larder whose database this is. */
export async function signedInAt(
  larder: { url: string },
  databaseUrl: string,
  name = 'Ada',
): Promise<SignedIn> {
  const { db, close } = openDatabase(databaseUrl, { poolSize: 1 })
  try {
    const ctx = { deps: { db }, userAgent: '', visitor: '203.0.113.1' } as Context
    const email = `cook-${++people}@example.com`
    const userId = await createUser(ctx, { email, name, passwordHash: null })
    if (!userId) throw new Error(`${email} is taken.`)
    let value = ''
    const keep = (token: string) => {
      value = token
    }
    await beginSession({ ...ctx, cookie: { keep, drop() {} } }, userId)
    return { userId, email, cookie: { name: 'larder', value, url: larder.url } }
  } finally {
    await close()
  }
}
