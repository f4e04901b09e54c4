import { sql } from 'drizzle-orm'
import { digestForLog } from '#server/features/securityLog/service.ts'
import type { TestSite } from '../testSite.ts'

const digestOfKey = ({ deps }: TestSite, key: string) => digestForLog(deps.logDigestKey, 'limit', key)

/** Uses limits up, for an hour. */
export async function exhaustLimits(site: TestSite, ...keys: string[]): Promise<void> {
  for (const key of keys)
    await site.deps.db.execute(sql`insert into rate_limits (key, hits, expires_at)
      values (${digestOfKey(site, key)}, 1000, now() + interval '1 hour')
      on conflict (key) do update set hits = 1000`)
}

/** Ends the window of a limit, so that it counts from 0 again. */
export async function endWindow(site: TestSite, key: string): Promise<void> {
  await site.deps.db.execute(
    sql`update rate_limits set expires_at = now() where key = ${digestOfKey(site, key)}`,
  )
}
