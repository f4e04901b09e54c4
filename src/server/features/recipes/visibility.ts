import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { NamedHousehold } from '#shared/contract/namedHousehold.ts'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { SetVisibilityInput, ShownTo, VisibilityChoice } from '#shared/contract/visibility.ts'
import { visibilities } from '#shared/kitchen/visibilities.ts'
import type { MemberContext, ServerContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { expectRoomForText } from '../../textRoom.ts'
import { listHouseholds } from '../households/service.ts'
import { memberships } from '../households/table.ts'
import { visibilityNow } from './columns.ts'
import { lockRecipesOf } from './quotas.ts'
import { isCreatorThere } from './seen.ts'
import { recipes, visibilityChoices } from './table.ts'

type VisibilityColumns = Pick<typeof recipes.$inferSelect, 'visibility' | 'householdId' | 'shownAt'>

/**
 * Sets who sees a recipe of the caller: everyone, the household they are in or the one that sees it already, or the caller alone.
 * Throws NOT_FOUND, also for somebody else's recipe, CONFLICT when it is not as the screen showed it, and for another household,
 * and UNAVAILABLE where it is to be shown to more than before while the disk has no room for text.
 */
export async function setVisibility(
  ctx: MemberContext,
  { recipeId, shownTo, shownBefore }: SetVisibilityInput,
): Promise<RecipeRef> {
  return await withTransaction(ctx, async (tx) => {
    await lockRecipesOf(tx)
    const { db } = tx.deps
    const isOwn = and(eq(recipes.id, recipeId), eq(recipes.createdBy, tx.member.userId))
    const [own] = await db
      .select({ visibility: visibilityNow, householdId: recipes.householdId })
      .from(recipes)
      .where(isOwn)
      .for('no key update')
    if (!own) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
    // It is as it should be: where the answer to this very call was lost, too.
    if (isShownTo(own, shownTo)) return { recipeId }
    if (shownBefore && !isShownTo(own, shownBefore))
      throw new DomainError('CONFLICT', 'visibility_changed_since')
    const columns = await visibilityColumns(tx, shownTo)
    if (isForMore(columns, own)) await expectRoomForText(tx)
    await db
      .update(recipes)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(isOwn)
    return { recipeId }
  })
}

type Audience = Pick<VisibilityColumns, 'visibility' | 'householdId'>

/** Whether somebody sees a recipe now who did not before. */
function isForMore(now: Audience, before: Audience): boolean {
  if (now.visibility !== before.visibility)
    return visibilities.indexOf(now.visibility) < visibilities.indexOf(before.visibility)
  return now.householdId !== before.householdId
}

const isShownTo = (
  { visibility, householdId }: Pick<VisibilityColumns, 'visibility' | 'householdId'>,
  shownTo: ShownTo,
) => shownTo.visibility === visibility && (!('householdId' in shownTo) || shownTo.householdId === householdId)

/** Who may see what the caller saves, as they chose it last, and the household that they are in. */
export async function getVisibilityChoice(ctx: MemberContext): Promise<VisibilityChoice> {
  const [kept, household] = await Promise.all([findVisibilityChoice(ctx), currentHousehold(ctx)])
  return { visibility: kept?.visibility ?? null, householdId: kept?.householdId ?? null, household }
}

/** The same as it is kept; undefined until they chose. */
export async function findVisibilityChoice({ deps, member }: MemberContext) {
  const { visibility, householdId } = visibilityChoices
  const [kept] = await deps.db
    .select({ visibility, householdId })
    .from(visibilityChoices)
    .where(eq(visibilityChoices.userId, member.userId))
  return kept
}

/**
 * The columns of a recipe that the caller saves, and keeps the choice for the next one. Who names none gets what they chose
 * last, or what was so before there was a choice: everyone. Throws CONFLICT where that is a household that the caller is not in
 * now, or one that is not known. Call it in the transaction that saves, with `lockRecipesOf`.
 */
export async function chosenVisibility(
  tx: MemberContext,
  shownTo: ShownTo | undefined,
): Promise<VisibilityColumns> {
  const before = await findVisibilityChoice(tx)
  if (!shownTo) return await visibilityColumns(tx, before ? asBefore(before) : { visibility: 'everyone' })
  const columns = await visibilityColumns(tx, shownTo)
  const { visibility, householdId } = columns
  if (visibility !== before?.visibility || householdId !== before.householdId)
    await tx.deps.db
      .insert(visibilityChoices)
      .values({ userId: tx.member.userId, visibility, householdId })
      .onConflictDoUpdate({ target: visibilityChoices.userId, set: { visibility, householdId } })
  return columns
}

/** Throws CONFLICT for a household that was chosen before its id was kept. */
function asBefore({
  visibility,
  householdId,
}: Pick<VisibilityColumns, 'visibility' | 'householdId'>): ShownTo {
  if (visibility !== 'household') return { visibility }
  if (householdId === null) throw new DomainError('CONFLICT', 'visibility_household_not_kept')
  return { visibility, householdId }
}

/**
 * Where a recipe was saved by an earlier try for more to see than this one says, leaves it to those. Never the other way: a
 * try that was on its way for long would show what has been hidden since.
 */
export async function narrowVisibility(
  { deps, member }: MemberContext,
  { recipeId }: RecipeRef,
  columns: VisibilityColumns,
): Promise<RecipeRef> {
  const wider = visibilities.slice(0, visibilities.indexOf(columns.visibility))
  if (wider.length > 0)
    await deps.db
      .update(recipes)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(
        and(
          eq(recipes.id, recipeId),
          eq(recipes.createdBy, member.userId),
          inArray(recipes.visibility, wider),
        ),
      )
  return { recipeId }
}

/**
 * Leaves recipes that were shown to a household to their creators alone whose membership in it has ended: in batches, since
 * the words of a long recipe take milliseconds. Nobody else has seen them since.
 */
export async function hideRecipesOfFormerMembers({ deps }: ServerContext): Promise<void> {
  const isLeft = and(isNotNull(recipes.householdId), not(isCreatorThere))
  for (let found = batchSize; found === batchSize && !deps.closing.signal.aborted; ) {
    const left = await deps.db.select({ id: recipes.id }).from(recipes).where(isLeft).limit(batchSize)
    found = left.length
    if (found === 0) return
    const ids = left.map(({ id }) => id)
    await deps.db
      .update(recipes)
      .set({ visibility: 'creator', householdId: null, shownAt: null, updatedAt: sql`now()` })
      .where(and(inArray(recipes.id, ids), isLeft))
  }
}

const batchSize = 100

// A Date has no microseconds, and by the millisecond before it the caller might not have joined.
const afterNow = sql`now() + interval '1 millisecond'`.mapWith(memberships.joinedAt)

async function visibilityColumns(tx: MemberContext, shownTo: ShownTo): Promise<VisibilityColumns> {
  const { visibility } = shownTo
  if (visibility !== 'household') return { visibility, householdId: null, shownAt: null }
  const { householdId } = shownTo
  const [own] = await tx.deps.db
    .select({ id: memberships.householdId, shownAt: afterNow })
    .from(memberships)
    .where(and(eq(memberships.userId, tx.member.userId), memberships.isCurrent))
  if (own?.id !== householdId) {
    const { name: household } = await currentHousehold(tx)
    throw new DomainError('CONFLICT', 'visibility_household_changed', { params: { household } })
  }
  return { visibility, householdId, shownAt: own.shownAt }
}

async function currentHousehold(ctx: MemberContext): Promise<NamedHousehold> {
  const { current } = await householdsBeside(ctx, null)
  return current
}

/** The household that sees a recipe, of those that the caller is in, and the one that they are in now. */
export async function householdsBeside(
  ctx: MemberContext,
  shownToId: string | null,
): Promise<{ shownTo: NamedHousehold | null; current: NamedHousehold }> {
  const named = (await listHouseholds(ctx)).map(({ id, name, isCurrent }) => ({
    isCurrent,
    household: { id, name },
  }))
  const current = named.find(({ isCurrent }) => isCurrent)?.household
  // Only when it ended between the look-up of the session and now.
  if (!current) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return { shownTo: named.find(({ household }) => household.id === shownToId)?.household ?? null, current }
}
