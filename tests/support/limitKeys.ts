import { sql } from 'drizzle-orm'
import { digestForLog } from '#server/features/securityLog/service.ts'
import type { TestKitchen } from './testKitchen.ts'

const digestOfKey = ({ deps }: TestKitchen, key: string) => digestForLog(deps.logDigestKey, 'limit', key)

/** Uses limits up, for an hour. */
export async function exhaustLimits(kitchen: TestKitchen, ...keys: string[]): Promise<void> {
  for (const key of keys)
    await kitchen.deps.db.execute(sql`insert into rate_limits (key, hits, expires_at)
      values (${digestOfKey(kitchen, key)}, 1000, now() + interval '1 hour')
      on conflict (key) do update set hits = 1000`)
}

/** Ends the window of a limit, so that it counts from 0 again. */
export async function endWindow(kitchen: TestKitchen, key: string): Promise<void> {
  await kitchen.deps.db.execute(
    sql`update rate_limits set expires_at = now() where key = ${digestOfKey(kitchen, key)}`,
  )
}
