import type { TestKitchen } from './testKitchen.ts'

/** The statements that `work` sends, without those that only ask for the types of columns. */
export async function statementsOf(kitchen: TestKitchen, work: () => Promise<unknown>): Promise<string[]> {
  const before = kitchen.statements.length
  await work()
  return kitchen.statements.slice(before).filter((statement) => !statement.includes('pg_catalog'))
}
