import { eq } from 'drizzle-orm'
import type { MemberContext, ServerContext } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'
import {
  type GenerationBudgetReservation,
  type ModelReadingEnding,
  releaseBudgetReservation,
  reserveGenerationInBudget,
  settleModelReading,
} from '../../generation/service.ts'
import { recipeImportsTable } from '../table.ts'

type Row = Pick<typeof recipeImportsTable.$inferSelect, 'id' | 'reservation'>

/**
 * Reserves a reading by a model in the caller's budget of generated recipes. Throws UNAVAILABLE where there is no model, and TOO_MANY
 * when the budget is spent.
 */
export async function reserveReading(ctx: MemberContext): Promise<GenerationBudgetReservation> {
  if (!ctx.deps.readRecipeSource) throw new DomainError('UNAVAILABLE', 'recipe_import_no_assistant')
  return await reserveGenerationInBudget(ctx)
}

/** The same for what can be read without a model too: null where there is none, or the budget is spent. */
export async function reserveReadingIfPossible(
  ctx: MemberContext,
): Promise<GenerationBudgetReservation | null> {
  if (!ctx.deps.readRecipeSource) return null
  try {
    return await reserveGenerationInBudget(ctx)
  } catch (error) {
    if (error instanceof DomainError && error.code === 'TOO_MANY') return null
    throw error
  }
}

/** Calls `work` with a reservation, which is returned when it throws, and when it answers false because nothing was queued. */
export async function withReservation(
  ctx: MemberContext,
  reservation: GenerationBudgetReservation | null,
  work: () => Promise<boolean>,
): Promise<void> {
  let isQueued = false
  try {
    isQueued = await work()
  } finally {
    if (reservation && !isQueued) await releaseBudgetReservation(ctx, reservation)
  }
}

/** The reservation of an import, which is not returned from now on. */
export async function markReservationUsed(
  { deps: { db } }: ServerContext,
  { id, reservation }: Row,
): Promise<GenerationBudgetReservation | null> {
  if (!reservation) return null
  const isIt = eq(recipeImportsTable.id, id)
  await db
    .update(recipeImportsTable)
    .set({ reservation: { ...reservation, isUsed: true } })
    .where(isIt)
  return reservation
}

/** Books what a reading cost. */
export async function bookReading(
  ctx: ServerContext,
  reservation: GenerationBudgetReservation | null,
  ending: ModelReadingEnding,
): Promise<void> {
  if (reservation) await settleModelReading(ctx, reservation, ending)
}

/** Returns the reservation of an import for which no model was asked, and forgets it. Call it when its reading has ended. */
export async function endReservation(ctx: ServerContext, importId: string): Promise<void> {
  const isIt = eq(recipeImportsTable.id, importId)
  const { db } = ctx.deps
  const [row] = await db
    .select({ reservation: recipeImportsTable.reservation })
    .from(recipeImportsTable)
    .where(isIt)
    .for('update')
  if (!row?.reservation) return
  if (!row.reservation.isUsed) await releaseBudgetReservation(ctx, row.reservation)
  await db.update(recipeImportsTable).set({ reservation: null }).where(isIt)
}
