import type postgres from 'postgres'

/** What triggers tell of: see drizzle/0002, 0004 and 0010. */
type Channel = 'pages_changed' | 'mail_queued' | 'text_queued' | 'groceries_changed' | 'access_ended'

/**
 * Calls back with what a trigger tells, and with null at the start and when the connection is back after a loss, since
 * what was told meanwhile is gone. All channels share one connection. Returns how to stop.
 */
export async function listenFor(
  sql: postgres.Sql,
  channel: Channel,
  heard: (payload: string | null) => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen(channel, heard, () => heard(null))
  return unlisten
}
