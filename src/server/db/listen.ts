import type postgres from 'postgres'

/** What triggers tell of: see drizzle/0002 and 0004. */
type Channel = 'pages_changed' | 'mail_queued'

/**
 * Calls back whenever a trigger tells of something, and when the connection is back after a loss, since what was told
 * meanwhile is gone. Returns how to stop.
 */
export async function listenFor(
  sql: postgres.Sql,
  channel: Channel,
  heard: () => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen(channel, heard, heard)
  return unlisten
}
