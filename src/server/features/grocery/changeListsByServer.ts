import { eq, sql } from 'drizzle-orm'
import type { GroceryOperation } from '#shared/grocery/kind.ts'
import type { DocumentsByKey } from '#shared/replication/documents.ts'
import type { ServerContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DocumentDrafts } from '../../replication/drafts.ts'
import {
  openChangeByServer,
  readDocumentsInBatches,
  saveDocumentDrafts,
} from '../../replication/householdChange.ts'
import { householdsTable } from '../households/table.ts'
import { defaultStaples, defaultStaplesSqlArray, replicatedGroceryLists } from './kind.ts'
import { groceryHouseholdsTable } from './table.ts'

/** The lists of a household while the server changes them. */
interface ListsToChange {
  docs: DocumentsByKey
  staples: readonly string[]
}

/**
 * Changes the lists of a household as what it decided elsewhere asks. Blocks other changes of them until the transaction ends, and
 * writes nothing where there are no operations. Returns false where they do not fit.
 */
export async function changeGroceryListsByServer(
  tx: ServerContext,
  householdId: string,
  createOperations: (lists: ListsToChange) => GroceryOperation[],
): Promise<boolean> {
  const staples = await lockLists(tx, householdId)
  const kept = await readDocumentsInBatches(replicatedGroceryLists, tx, householdId, sql`true`)
  const docs = new Map([...kept].map(([key, { doc }]) => [key, doc]))
  const operations = createOperations({ docs, staples })
  if (operations.length === 0) return true
  const firstRow = sql`select ${householdsTable.id}, 1, 0, 0, ${defaultStaplesSqlArray} from ${householdsTable} where ${householdsTable.id} = ${householdId}`
  const change = await openChangeByServer(replicatedGroceryLists, tx, householdId, firstRow)
  if (!change) return true
  const drafts = new DocumentDrafts(replicatedGroceryLists, kept, change.room)
  if (operations.some((operation) => drafts.take(operation) !== null)) return false
  await saveDocumentDrafts(replicatedGroceryLists, tx, householdId, change, drafts)
  return true
}

async function lockLists({ deps }: DbContext, householdId: string): Promise<readonly string[]> {
  const [row] = await deps.db
    .select({ staples: groceryHouseholdsTable.staples })
    .from(groceryHouseholdsTable)
    .where(eq(groceryHouseholdsTable.householdId, householdId))
    .for('update')
  return row?.staples ?? defaultStaples
}
