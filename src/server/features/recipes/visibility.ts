import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { NamedHousehold } from '#shared/contract/namedHousehold.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type {
  LastVisibilityChoice,
  RecipeAudienceChoice,
  SetRecipeVisibilityInput,
} from '#shared/contract/visibility.ts'
import { recipeVisibilities } from '#shared/kitchen/recipeVisibilities.ts'
import type { MemberContext, ServerContext } from '../../context.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { requireDatabaseRoomForText } from '../../textRoom.ts'
import { listHouseholds } from '../households/service.ts'
import { membershipsTable } from '../households/table.ts'
import { effectiveVisibilityColumn } from './columns.ts'
import { lockRecipesOfCaller } from './quotas.ts'
import { creatorStillMemberCondition } from './seen.ts'
import { recipesTable, visibilityChoicesTable } from './table.ts'

type VisibilityColumns = Pick<typeof recipesTable.$inferSelect, 'visibility' | 'householdId' | 'shownAt'>

/**
 * Sets who sees a recipe of the caller: everyone, their current household or the one that sees it already, or only the
 * caller. Throws NOT_FOUND, also for somebody else's recipe, CONFLICT when it is not as the screen showed it, and for
 * another household, and UNAVAILABLE where it would be shown to more people while the disk has no room for text.
 */
export async function setRecipeVisibility(
  ctx: MemberContext,
  { recipeId, shownTo, shownBefore }: SetRecipeVisibilityInput,
): Promise<RecipeRef> {
  return await runInTransaction(ctx, async (tx) => {
    await lockRecipesOfCaller(tx)
    const { db } = tx.deps
    const isOwn = and(eq(recipesTable.id, recipeId), eq(recipesTable.createdBy, tx.member.userId))
    const [own] = await db
      .select({ visibility: effectiveVisibilityColumn, householdId: recipesTable.householdId })
      .from(recipesTable)
      .where(isOwn)
      .for('no key update')
    if (!own) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
    // Already set, for example when the answer to this same call was lost.
    if (isShownTo(own, shownTo)) return { recipeId }
    if (shownBefore && !isShownTo(own, shownBefore))
      throw new DomainError('CONFLICT', 'visibility_changed_since')
    const columns = await visibilityColumns(tx, shownTo)
    if (reachesMorePeople(columns, own)) await requireDatabaseRoomForText(tx)
    await db
      .update(recipesTable)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(isOwn)
    return { recipeId }
  })
}

type RecipeAudience = Pick<VisibilityColumns, 'visibility' | 'householdId'>

/** Whether the change shows the recipe to people who did not see it before. */
function reachesMorePeople(now: RecipeAudience, before: RecipeAudience): boolean {
  if (now.visibility !== before.visibility)
    return recipeVisibilities.indexOf(now.visibility) < recipeVisibilities.indexOf(before.visibility)
  return now.householdId !== before.householdId
}

const isShownTo = (
  { visibility, householdId }: Pick<VisibilityColumns, 'visibility' | 'householdId'>,
  shownTo: RecipeAudienceChoice,
) => shownTo.visibility === visibility && (!('householdId' in shownTo) || shownTo.householdId === householdId)

/** The visibility that the caller last chose, and their current household. */
export async function getLastVisibilityChoice(ctx: MemberContext): Promise<LastVisibilityChoice> {
  const [kept, household] = await Promise.all([findStoredVisibilityChoice(ctx), currentHousehold(ctx)])
  return { visibility: kept?.visibility ?? null, householdId: kept?.householdId ?? null, household }
}

/** The stored choice; undefined until they chose. */
export async function findStoredVisibilityChoice({ deps, member }: MemberContext) {
  const { visibility, householdId } = visibilityChoicesTable
  const [kept] = await deps.db
    .select({ visibility, householdId })
    .from(visibilityChoicesTable)
    .where(eq(visibilityChoicesTable.userId, member.userId))
  return kept
}

/**
 * Returns the visibility columns of a recipe that the caller saves, and stores the choice for the next one. Without a
 * choice in the call, it is the last one, or what applied before there was a choice: everyone. Throws CONFLICT where it
 * is a household that is not the caller's current one, or not known. Call it in the transaction that saves, with
 * `lockRecipesOfCaller`.
 */
export async function resolveVisibilityChoice(
  tx: MemberContext,
  shownTo: RecipeAudienceChoice | undefined,
): Promise<VisibilityColumns> {
  const before = await findStoredVisibilityChoice(tx)
  if (!shownTo)
    return await visibilityColumns(tx, before ? audienceOfStoredChoice(before) : { visibility: 'everyone' })
  const columns = await visibilityColumns(tx, shownTo)
  const { visibility, householdId } = columns
  if (visibility !== before?.visibility || householdId !== before.householdId)
    await tx.deps.db
      .insert(visibilityChoicesTable)
      .values({ userId: tx.member.userId, visibility, householdId })
      .onConflictDoUpdate({ target: visibilityChoicesTable.userId, set: { visibility, householdId } })
  return columns
}

/** Throws CONFLICT for a household that was chosen before its id was stored. */
function audienceOfStoredChoice({
  visibility,
  householdId,
}: Pick<VisibilityColumns, 'visibility' | 'householdId'>): RecipeAudienceChoice {
  if (visibility !== 'household') return { visibility }
  if (householdId === null) throw new DomainError('CONFLICT', 'visibility_household_not_kept')
  return { visibility, householdId }
}

/**
 * If an earlier attempt saved the recipe for more people than this one says, reduces its visibility. Never the other
 * way: a delayed attempt would show what has been hidden since.
 */
export async function narrowRecipeVisibility(
  { deps, member }: MemberContext,
  { recipeId }: RecipeRef,
  columns: VisibilityColumns,
): Promise<RecipeRef> {
  const wider = recipeVisibilities.slice(0, recipeVisibilities.indexOf(columns.visibility))
  if (wider.length > 0)
    await deps.db
      .update(recipesTable)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(
        and(
          eq(recipesTable.id, recipeId),
          eq(recipesTable.createdBy, member.userId),
          inArray(recipesTable.visibility, wider),
        ),
      )
  return { recipeId }
}

/**
 * Hides recipes that were shown to a household from everybody but their creators whose membership in it has ended: in
 * batches, because indexing the words of a long recipe takes milliseconds. Others have not seen them since the
 * membership ended.
 */
export async function hideRecipesOfFormerMembers({ deps }: ServerContext): Promise<void> {
  const isLeft = and(isNotNull(recipesTable.householdId), not(creatorStillMemberCondition))
  for (let found = batchSize; found === batchSize && !deps.closing.signal.aborted; ) {
    const left = await deps.db
      .select({ id: recipesTable.id })
      .from(recipesTable)
      .where(isLeft)
      .limit(batchSize)
    found = left.length
    if (found === 0) return
    const ids = left.map(({ id }) => id)
    await deps.db
      .update(recipesTable)
      .set({ visibility: 'creator', householdId: null, shownAt: null, updatedAt: sql`now()` })
      .where(and(inArray(recipesTable.id, ids), isLeft))
  }
}

const batchSize = 100

// A Date has no microseconds: rounded down, the time could be before the caller joined.
const afterNow = sql`now() + interval '1 millisecond'`.mapWith(membershipsTable.joinedAt)

async function visibilityColumns(
  tx: MemberContext,
  shownTo: RecipeAudienceChoice,
): Promise<VisibilityColumns> {
  const { visibility } = shownTo
  if (visibility !== 'household') return { visibility, householdId: null, shownAt: null }
  const { householdId } = shownTo
  const [own] = await tx.deps.db
    .select({ id: membershipsTable.householdId, shownAt: afterNow })
    .from(membershipsTable)
    .where(and(eq(membershipsTable.userId, tx.member.userId), membershipsTable.isCurrent))
  if (own?.id !== householdId) {
    const { name: household } = await currentHousehold(tx)
    throw new DomainError('CONFLICT', 'visibility_household_changed', { params: { household } })
  }
  return { visibility, householdId, shownAt: own.shownAt }
}

async function currentHousehold(ctx: MemberContext): Promise<NamedHousehold> {
  const { current } = await householdsShownAndCurrent(ctx, null)
  return current
}

/** The household that sees a recipe, if the caller is in it, and the caller's current one. */
export async function householdsShownAndCurrent(
  ctx: MemberContext,
  shownToId: string | null,
): Promise<{ shownTo: NamedHousehold | null; current: NamedHousehold }> {
  const named = (await listHouseholds(ctx)).map(({ id, name, isCurrent }) => ({
    isCurrent,
    household: { id, name },
  }))
  const current = named.find(({ isCurrent }) => isCurrent)?.household
  // Only when the membership ended after the session was looked up.
  if (!current) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return { shownTo: named.find(({ household }) => household.id === shownToId)?.household ?? null, current }
}
