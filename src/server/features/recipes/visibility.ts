import { and, eq, inArray, isNotNull, not, sql } from 'drizzle-orm'
import type { RecipeRef } from '#shared/contract/recipes.ts'
import type { SetVisibilityInput, ShownTo, VisibilityChoice } from '#shared/contract/visibility.ts'
import { type Visibility, visibilities } from '#shared/kitchen/visibilities.ts'
import type { Context, MemberContext } from '../../context.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { expectRoomForText } from '../../textRoom.ts'
import { memberships } from '../households/table.ts'
import { lockRecipesOf } from './quotas.ts'
import { isCreatorThere } from './seen.ts'
import { recipes, visibilityChoices } from './table.ts'

type VisibilityColumns = Pick<typeof recipes.$inferSelect, 'visibility' | 'householdId' | 'shownAt'>

/**
 * Sets who sees a recipe of the caller: everyone, one of their households, or the caller alone. Throws NOT_FOUND, also for somebody
 * else's recipe and for a household that the caller is not in; and UNAVAILABLE where it is to be shown to more than before while the
 * disk has no room for text.
 */
export async function setVisibility(
  ctx: MemberContext,
  { recipeId, shownTo }: SetVisibilityInput,
): Promise<RecipeRef> {
  return await withTransaction(ctx, async (tx) => {
    await lockRecipesOf(tx)
    const isOwn = and(eq(recipes.id, recipeId), eq(recipes.createdBy, tx.member.userId))
    const [before] = await tx.deps.db
      .select({ visibility: recipes.visibility, householdId: recipes.householdId })
      .from(recipes)
      .where(isOwn)
      .for('update')
    if (!before) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
    const columns = await visibilityColumns(tx, shownTo)
    if (isForMore(columns, before)) await expectRoomForText(tx)
    await tx.deps.db
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

/** Who may see what the caller saves, as they chose it last; null until they chose. */
export async function getVisibilityChoice({ deps, member }: MemberContext): Promise<VisibilityChoice> {
  const [kept] = await deps.db
    .select({ visibility: visibilityChoices.visibility })
    .from(visibilityChoices)
    .where(eq(visibilityChoices.userId, member.userId))
  return { visibility: kept?.visibility ?? null }
}

/**
 * The columns of a recipe that the caller saves, and keeps the choice for the next one. Who names none gets what they chose
 * last, or what was so before there was a choice: everyone. Call it in the transaction that saves, with `lockRecipesOf`.
 */
export async function chosenVisibility(
  tx: MemberContext,
  shownTo: ShownTo | undefined,
): Promise<VisibilityColumns> {
  const { visibility: before } = await getVisibilityChoice(tx)
  if (!shownTo) return await visibilityColumns(tx, asBefore(tx, before ?? 'everyone'))
  const { visibility } = shownTo
  if (visibility !== before)
    await tx.deps.db
      .insert(visibilityChoices)
      .values({ userId: tx.member.userId, visibility })
      .onConflictDoUpdate({ target: visibilityChoices.userId, set: { visibility } })
  return await visibilityColumns(tx, shownTo)
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

function asBefore({ member }: MemberContext, visibility: Visibility): ShownTo {
  return visibility === 'household' ? { visibility, householdId: member.householdId } : { visibility }
}

/**
 * Leaves recipes that were shown to a household to their creators alone whose membership in it has ended: in batches, since
 * the words of a long recipe take milliseconds. Nobody else has seen them since.
 */
export async function hideRecipesOfFormerMembers({ deps }: Pick<Context, 'deps'>): Promise<void> {
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
    .select({ shownAt: afterNow })
    .from(memberships)
    .where(and(eq(memberships.householdId, householdId), eq(memberships.userId, tx.member.userId)))
  if (!own) throw new DomainError('NOT_FOUND', 'households_no_such_household')
  return { visibility, householdId, shownAt: own.shownAt }
}
