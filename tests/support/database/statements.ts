import type { TestSite } from '../testSite.ts'

/** The statements that `work` sends, without those that only ask for the types of columns. */
export async function statementsOf(site: TestSite, work: () => Promise<unknown>): Promise<string[]> {
  const before = site.statements.length
  await work()
  return site.statements.slice(before).filter((statement) => !statement.includes('pg_catalog'))
}
