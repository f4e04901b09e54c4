import { sql } from 'drizzle-orm'
import type { TestSite } from '../testSite.ts'

/** Counts of requests and when a session was last used, which every call may change. */
const restless = new Set(['rate_limits', 'sessions', 'session_tokens'])

/** A sum of every table's rows: what was written anywhere shows. */
export async function everythingKept({ deps }: TestSite): Promise<Record<string, unknown>> {
  const tables = await deps.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const sums = tables
    .filter(({ name }) => !restless.has(name))
    .map(async ({ name }) => {
      const [row] = await deps.db.execute(
        sql`select count(*), md5(string_agg(t::text, '' order by t::text)) from ${sql.identifier(name)} t`,
      )
      return [name, row] as const
    })
  return Object.fromEntries(await Promise.all(sums))
}
