import { and, asc, eq, gt, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { GroceryList } from '#shared/grocery/lists.ts'
import type { Doc } from '#shared/replication/documents.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { forEachInTurns } from '../../turns/inTurns.ts'
import { ListsReader } from './listsReader.ts'
import { groceryDocs, groceryHouseholds } from './table.ts'

/** What one query reads: 50,000 characters take some milliseconds to parse. A longer document is read alone. */
const maxRows = 200
const maxCharacters = 50_000

export interface DocRow {
  key: string
  doc: Doc
  /** Characters that the household is counted with for it. */
  length: number
}

/** What is shown, and lists that were removed: each still names what somebody put on it. */
export const isShownOrList = or(not(groceryDocs.isGone), like(groceryDocs.key, '%/')) as SQL
export const isList = like(groceryDocs.key, '%/')

/** A list and all that is on it. */
export function isOfList(listId: string): SQL {
  return like(groceryDocs.key, `${listId.replaceAll(/[\\%_]/g, '\\$&')}/%`)
}

/**
 * A household's lists and items in the order of their keys, those that one query reads at a time: others are answered
 * between two of them. Changes that are made meanwhile may be among them.
 */
export async function* readDocBatches(
  { deps }: DbContext,
  householdId: string,
  which?: SQL,
): AsyncGenerator<DocRow[]> {
  const { key, doc, length } = groceryDocs
  for (let after = ''; ; ) {
    const next = deps.db
      .select({
        key,
        doc,
        length,
        lengthBefore: sql<number>`sum(${length}) over (order by ${key}) - ${length}`.as('length_before'),
      })
      .from(groceryDocs)
      .where(and(eq(groceryDocs.householdId, householdId), gt(key, after), which))
      .orderBy(asc(key))
      .limit(maxRows)
      .as('next')
    const rows = await deps.db
      .select({ key: next.key, doc: next.doc, length: next.length })
      .from(next)
      .where(sql`${next.lengthBefore} < ${maxCharacters}`)
      .orderBy(asc(next.key))
    const last = rows.at(-1)
    if (!last) return
    yield rows
    const isCut = rows.length === maxRows || sumOf(rows) >= maxCharacters
    if (!isCut) return
    after = last.key
  }
}

function sumOf(rows: readonly DocRow[]): number {
  return rows.reduce((sum, { length }) => sum + length, 0)
}

/** Characters of all that a household keeps. */
export async function readTextLength({ deps }: DbContext, householdId: string): Promise<number> {
  const { textLength } = groceryHouseholds
  const [row] = await deps.db
    .select({ textLength })
    .from(groceryHouseholds)
    .where(eq(groceryHouseholds.householdId, householdId))
  return row?.textLength ?? 0
}

/** A household's lists as they are shown, or one of them with the default one, read a part at a time. */
export async function readListsInParts(
  ctx: DbContext,
  householdId: string,
  which?: SQL,
  onRow?: (row: DocRow) => void,
): Promise<GroceryList[]> {
  const reader = new ListsReader()
  const add = (row: DocRow) => {
    onRow?.(row)
    reader.add(row.key, row.doc)
  }
  // The lists first: what an item is depends on the recipes that are on its list.
  for (const kind of [isList, and(not(isList), not(groceryDocs.isGone))])
    for await (const rows of readDocBatches(ctx, householdId, and(kind, which)))
      await forEachInTurns(rows, add)
  return reader.lists()
}
