import { like, not, or, type SQL, sql } from 'drizzle-orm'
import { isItemNeverVisibleAgain, readGroceryItem } from '#shared/grocery/items.ts'
import { type GroceryDocumentAddress, groceryDocumentKey, groceryDocumentKind } from '#shared/grocery/kind.ts'
import { isRemovedListShownForItems } from '#shared/grocery/lists.ts'
import type { ReplicatedDocument } from '#shared/replication/documents.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { openHouseholdChange } from '../../replication/householdChange.ts'
import type { ReplicatedKind } from '../../replication/replicatedKind.ts'
import {
  callerMembershipCondition,
  createHouseholdNotFoundError,
  requireHouseholdMembership,
} from '../households/service.ts'
import { membershipsTable } from '../households/table.ts'
import { readGroceryListsInBatches } from './listsInBatches.ts'
import { hasShareOfPlannedMeal, queueFollowMealPlanJob } from './queuePlanFollowing.ts'
import { groceryDocumentsTable, groceryHouseholdsTable, groceryReplicationTables } from './table.ts'

/** The staples of a new household. */
export const defaultStaples = ['salt', 'black pepper', 'water', 'olive oil', 'vegetable oil']

export const defaultStaplesSqlArray = sql`array[${sql.join(
  defaultStaples.map((name) => sql`${name}`),
  sql`, `,
)}]::text[]`

/** Begins a change of a household's lists, as `openHouseholdChange` does, and reads its staples. */
export const beginGroceryListChange = (tx: MemberContext, householdId: string) =>
  openHouseholdChange<GroceryDocumentAddress, { staples: string[] }>(
    replicatedGroceryLists,
    tx,
    householdId,
    {
      staples: groceryHouseholdsTable.staples,
    },
  )

/** Grocery lists as replicated documents: members of a household read and write them. */
export const replicatedGroceryLists: ReplicatedKind<GroceryDocumentAddress> = {
  ...groceryDocumentKind,
  tables: groceryReplicationTables,
  feedOf: ({ groceryFeed }) => groceryFeed,
  access: {
    expect: requireHouseholdMembership,
    firstRow: (ctx, householdId) =>
      sql`select ${membershipsTable.householdId}, 1, 0, 0, ${defaultStaplesSqlArray} from ${membershipsTable} where ${callerMembershipCondition(ctx, householdId)}`,
    refusal: createHouseholdNotFoundError,
  },
  refusals: {
    tooManyDocs: (max) => new DomainError('INVALID', 'grocery_too_much', { params: { most: max } }),
    tooLong: () => new DomainError('INVALID', 'grocery_too_large'),
    clockAhead: () => new DomainError('INVALID', 'grocery_clock_ahead'),
  },
  async afterChange(tx, householdId, docs) {
    if (docs.some(hasShareOfPlannedMeal)) await queueFollowMealPlanJob(tx, householdId)
  },
  columnsOf: groceryColumnsOf,
  // A removed list still names the items that somebody put on it.
  isSent: or(not(groceryDocumentsTable.isGone), like(groceryDocumentsTable.key, '%/')) as SQL,
  forgetting: {
    isNeeded(householdId) {
      const listsInUse = sql`select split_part(key, '/', 1) from ${groceryDocumentsTable}
        where household_id = ${householdId} and not is_gone and not key like '%/'`
      return sql`(${groceryDocumentsTable.key} like '%/' and split_part(${groceryDocumentsTable.key}, '/', 1) in (${listsInUse}))`
    },
    /** Shares of recipes whose item is on no list, and recipes of a list without a name. */
    async hiddenKeys(ctx, householdId) {
      const keys: string[] = []
      const lists = await readGroceryListsInBatches(ctx, householdId, undefined, ({ key }) => keys.push(key))
      const shown = new Set(
        lists.flatMap(({ id, items }) => [
          groceryDocumentKey(id, null),
          ...items.map((item) => groceryDocumentKey(id, item.id)),
        ]),
      )
      return keys.filter((key) => !shown.has(key))
    },
  },
}

function groceryColumnsOf(key: string, doc: ReplicatedDocument) {
  if (key.endsWith('/')) return { name: null, category: null, isGone: isRemovedListShownForItems(doc) }
  const all = readGroceryItem('', { ...doc, removed: {} }, () => true)
  return { name: all?.name ?? null, category: all?.category ?? null, isGone: isItemNeverVisibleAgain(doc) }
}
