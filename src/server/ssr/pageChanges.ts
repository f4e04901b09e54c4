import type postgres from 'postgres'

/**
 * Listens for changes in the tables that everybody's pages are made of; a trigger tells. `changed` is also called
 * when the connection is back after a loss, since what was said meanwhile is gone. Returns how to stop.
 */
export async function listenForPageChanges(
  sql: postgres.Sql,
  changed: () => void,
): Promise<() => Promise<void>> {
  const { unlisten } = await sql.listen('pages_changed', changed, changed)
  return unlisten
}
