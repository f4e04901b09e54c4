import { and, desc, eq, ilike, isNotNull, or, sql } from 'drizzle-orm'
import type { GrocerySuggestion, SuggestItemsInput } from '#shared/contract/grocery.ts'
import { groceryItemNameKey } from '#shared/grocery/findUntickedItemOfSameName.ts'
import type { MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { membershipsTable } from '../households/table.ts'
import { groceryDocumentsTable } from './table.ts'

const maxShown = 8
/** Maximum characters of the typed text, and of each name, that are compared: a suggestion appears long before people type more. */
const maxTyped = 60
const maxOfName = 100

/**
 * Suggested items that begin with the typed text, or have a word that does: first what was on this household's lists
 * before, the latest first, then foods. Throws NOT_FOUND unless the caller belongs to the household.
 */
export async function suggestGroceryItems(
  ctx: MemberContext,
  { householdId, text }: SuggestItemsInput,
): Promise<GrocerySuggestion[]> {
  const typed = text.trim()
  const own = await hadBefore(ctx, householdId, typed)
  // Loaded at the first call, so that it does not delay the start.
  const { suggestGroceryFoods } = await import('#shared/grocery/dictionary.ts')
  const known = new Set(own.map(({ name }) => groceryItemNameKey(name)))
  const foods = suggestGroceryFoods(typed, maxShown)
    .filter(({ name }) => !known.has(groceryItemNameKey(name)))
    .map((food) => ({ ...food, isOurs: false }))
  return [...own, ...foods].slice(0, maxShown)
}

async function hadBefore(
  { deps, member }: MemberContext,
  householdId: string,
  typed: string,
): Promise<GrocerySuggestion[]> {
  const pattern = typed.slice(0, maxTyped).replaceAll(/[\\%_]/g, '\\$&')
  const name = sql`left(${groceryDocumentsTable.name}, ${maxOfName})`
  const isAlike = or(ilike(name, `${pattern}%`), ilike(name, `% ${pattern}%`))
  const latest = sql`max(${groceryDocumentsTable.changedAt})`
  const rows = await deps.db
    .select({
      isMember: sql<boolean>`true`,
      name: sql<
        string | null
      >`(array_agg(${groceryDocumentsTable.name} order by ${groceryDocumentsTable.changedAt} desc))[1]`,
      category: sql<
        GrocerySuggestion['category']
      >`(array_agg(${groceryDocumentsTable.category} order by ${groceryDocumentsTable.changedAt} desc))[1]`,
    })
    .from(membershipsTable)
    .leftJoin(
      groceryDocumentsTable,
      and(
        eq(groceryDocumentsTable.householdId, membershipsTable.householdId),
        isNotNull(groceryDocumentsTable.name),
        typed === '' ? sql`false` : isAlike,
      ),
    )
    .where(and(eq(membershipsTable.householdId, householdId), eq(membershipsTable.userId, member.userId)))
    .groupBy(sql`lower(${groceryDocumentsTable.name})`)
    .orderBy(desc(latest))
    .limit(maxShown)
  if (rows.length === 0) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return rows.flatMap(({ name, category }) => (name === null ? [] : [{ name, category, isOurs: true }]))
}
