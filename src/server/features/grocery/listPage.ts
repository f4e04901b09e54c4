import { and, eq, inArray, not, or, sql } from 'drizzle-orm'
import type { GroceryPageData, GroceryPageInput, GroceryServerDocument } from '#shared/contract/grocery.ts'
import { defaultGroceryListId } from '#shared/grocery/defaultList.ts'
import type { GroceryItem } from '#shared/grocery/items.ts'
import { groceryDocumentKey } from '#shared/grocery/kind.ts'
import { type GroceryList, groupItemsByAisle } from '#shared/grocery/lists.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { readCostOfLength } from '../../reads.ts'
import {
  readDocumentBatches,
  readDocumentChanges,
  readDocumentsTextLength,
} from '../../replication/readDocuments.ts'
import { toAddressedDocument } from '../../replication/replicatedKind.ts'
import { requireHouseholdMembership } from '../households/service.ts'
import { replicatedGroceryLists } from './kind.ts'
import {
  groceryListNotItemCondition,
  groceryListWithItemsCondition,
  readGroceryListsInBatches,
} from './listsInBatches.ts'
import { groceryDocumentsTable } from './table.ts'

/**
 * Maximum items of a list that one page draws: an item takes about a tenth of a millisecond, and more where many
 * recipes need it.
 */
const maxItems = 100
const maxCharacters = 100_000
/** Maximum lists whose names are sent with a page of a long list. */
const maxLists = 100

/**
 * The first content of the lists' page. Charged by the length of all lists before they are read. Throws NOT_FOUND
 * unless the caller belongs to the household.
 */
export async function getGroceryListPage(
  ctx: MemberContext,
  input: GroceryPageInput,
): Promise<GroceryPageData> {
  const { householdId } = input
  await requireHouseholdMembership(ctx, householdId)
  ctx.reads?.charge(readCostOfLength(await readDocumentsTextLength(replicatedGroceryLists, ctx, householdId)))
  if (await areShort(ctx, householdId))
    return { ...(await readDocumentChanges(replicatedGroceryLists, ctx, householdId, 0)).changes, next: null }
  const { lists, list, lengths } = await readAskedList(ctx, input)
  const parts = itemsByPage(list, lengths)
  const number = Math.min(input.part, parts.length)
  const items = parts[number - 1]!
  const named = [list, ...lists.slice(0, maxLists)].map(({ id }) => groceryDocumentKey(id, null))
  const keys = [...named, ...items.map(({ id }) => groceryDocumentKey(list.id, id))]
  const docs: GroceryServerDocument[] = []
  for await (const rows of readDocumentBatches(
    replicatedGroceryLists,
    ctx,
    householdId,
    inArray(groceryDocumentsTable.key, keys),
  ))
    for (const { key, doc } of rows) {
      const isOther = key.endsWith('/') && key !== groceryDocumentKey(list.id, null)
      docs.push(
        isOther
          ? withoutRecipes(toAddressedDocument(replicatedGroceryLists, key, doc))
          : toAddressedDocument(replicatedGroceryLists, key, doc),
      )
    }
  const itemsLeft = parts.slice(number).reduce((sum, { length }) => sum + length, 0)
  return { docs, seq: 0, isWhole: true, next: itemsLeft > 0 ? { part: number + 1, items: itemsLeft } : null }
}

async function areShort({ deps }: DbContext, householdId: string): Promise<boolean> {
  const [row] = await deps.db
    .select({
      isShort: sql<boolean>`count(*) <= ${maxItems} and coalesce(sum(${groceryDocumentsTable.length}), 0) <= ${maxCharacters}`,
    })
    .from(groceryDocumentsTable)
    .where(
      and(
        eq(groceryDocumentsTable.householdId, householdId),
        or(groceryListNotItemCondition, not(groceryDocumentsTable.isGone)),
      ),
    )
  return row?.isShort ?? true
}

/** The requested list, or the default one; of other lists only their names. */
async function readAskedList(ctx: DbContext, { householdId, listId }: GroceryPageInput) {
  const lengths = new Map<string, number>()
  const readWith = (id: string) =>
    readGroceryListsInBatches(
      ctx,
      householdId,
      or(groceryListNotItemCondition, groceryListWithItemsCondition(id)),
      ({ key, length }) => lengths.set(key, length),
    )
  const lists = await readWith(listId ?? defaultGroceryListId)
  const asked = lists.find(({ id }) => id === (listId ?? defaultGroceryListId))
  if (asked) return { lists, list: asked, lengths }
  const all = await readWith(defaultGroceryListId)
  return { lists: all, list: all[0]!, lengths }
}

/** The items in the order in which they are shown, grouped by page; one empty group for none. */
function itemsByPage(list: GroceryList, lengths: ReadonlyMap<string, number>): GroceryItem[][] {
  const parts: GroceryItem[][] = [[]]
  let characters = 0
  for (const item of groupItemsByAisle(list).flatMap(({ items }) => items)) {
    const length = lengths.get(groceryDocumentKey(list.id, item.id)) ?? 0
    const last = parts.at(-1)!
    const isFull = last.length === maxItems || (last.length > 0 && characters + length > maxCharacters)
    if (isFull) parts.push([item])
    else last.push(item)
    characters = isFull ? length : characters + length
  }
  return parts
}

function withoutRecipes(list: GroceryServerDocument): GroceryServerDocument {
  const fields = Object.entries(list.fields).filter(([name]) => !name.includes(':'))
  return { ...list, fields: Object.fromEntries(fields) }
}
