import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { widerNetworksOfVisitor } from '../../caller.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { generationBudgetsTable } from './table.ts'

const today = sql<string>`(now() at time zone 'utc')::date`
const site = 'site'

/** A reservation in a day's budget, which can be returned to that day. */
export interface GenerationBudgetReservation {
  day: string
  scopes: string[]
}

/**
 * Reserves one recipe in today's budgets of the site, the visitor and the wider networks that contain them, or in none:
 * rows are locked in one order, so that simultaneous visitors end exactly at the limit. Throws TOO_MANY with the
 * sentence to show.
 */
export function reserveGenerationInBudget(ctx: Context): Promise<GenerationBudgetReservation> {
  const { perVisitor, site: perSite, siteMicroUsd } = ctx.deps.config.dailyBudget
  const networks = [{ network: ctx.visitor, factor: 1 }, ...widerNetworksOfVisitor(ctx.visitor)]
  return runInTransaction(ctx, async (tx) => {
    const siteRow = await takeFromBudget(tx, site, perSite, siteMicroUsd)
    if (!siteRow) throw new DomainError('TOO_MANY', 'generation_site_budget_spent')
    const scopes = [site]
    for (const { network, factor } of networks) {
      const scope = `visitor ${network}`
      if (!(await takeFromBudget(tx, scope, perVisitor * factor, null)))
        throw new DomainError('TOO_MANY', 'generation_visitor_budget_spent')
      scopes.push(scope)
    }
    if (siteRow.generations === 1)
      await tx.deps.db.delete(generationBudgetsTable).where(lt(generationBudgetsTable.day, sql`${today} - 7`))
    return { day: siteRow.day, scopes }
  })
}

async function takeFromBudget(ctx: DbContext, scope: string, limit: number, limitMicroUsd: number | null) {
  const { generations, costMicroUsd } = generationBudgetsTable
  const underCost = limitMicroUsd === null ? sql`true` : lt(costMicroUsd, limitMicroUsd)
  const [row] = await ctx.deps.db
    .insert(generationBudgetsTable)
    .values({ day: today, scope, generations: 1 })
    .onConflictDoUpdate({
      target: [generationBudgetsTable.day, generationBudgetsTable.scope],
      set: { generations: sql`${generations} + 1` },
      setWhere: sql`${lt(generations, limit)} and ${underCost}`,
    })
    .returning({ day: generationBudgetsTable.day, generations })
  return row
}

/** Adds the cost of a recipe, in millionths of a US dollar. */
export async function bookGenerationCost(
  ctx: DbContext,
  { day, scopes }: GenerationBudgetReservation,
  microUsd: number,
): Promise<void> {
  await ctx.deps.db
    .update(generationBudgetsTable)
    .set({ costMicroUsd: sql`${generationBudgetsTable.costMicroUsd} + ${microUsd}` })
    .where(and(eq(generationBudgetsTable.day, day), inArray(generationBudgetsTable.scope, scopes)))
}

/** Returns a reservation, for a caller who got no recipe through no fault of theirs. */
export async function releaseBudgetReservation(
  ctx: DbContext,
  { day, scopes }: GenerationBudgetReservation,
): Promise<void> {
  await ctx.deps.db
    .update(generationBudgetsTable)
    .set({ generations: sql`greatest(${generationBudgetsTable.generations} - 1, 0)` })
    .where(and(eq(generationBudgetsTable.day, day), inArray(generationBudgetsTable.scope, scopes)))
}
