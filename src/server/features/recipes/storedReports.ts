import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { RecipeCheckReport } from '#shared/kitchen/findings/recipeCheckReport.ts'
import type { RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import { AnswerCache } from '../../answerCache.ts'
import type { Context } from '../../context.ts'
import type { DbContext, TransactionStarterContext } from '../../db/dbContext.ts'
import { tryOptionalDatabaseWrite } from '../../db/outage.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { type Log, logEvents } from '../../logEvents.ts'
import { hasDatabaseRoomForText, type WithTextRoom } from '../../textRoom.ts'
import {
  factsOfUncheckedRecipe,
  type RecipeFacts,
  type RecipeToExamine,
  recipeFactsVersion,
} from '../recipeReport/service.ts'
import { recipeReportsTable } from './reports/table.ts'
import { type RecipeViewer, recipeTableColumns, selectRecipesVisibleTo } from './seen.ts'

type StoredColumns = Pick<typeof recipeReportsTable.$inferSelect, 'report' | 'scalables' | 'planning'>

/**
 * The kitchen's results for a recipe, stored with the creator's texts; all parts of `found` are null where it could
 * not be checked.
 */
export interface ExaminedRecipe {
  facts: RecipeFacts
  found: StoredColumns
}

/** The columns from which the kitchen finds everything, and the version. */
export const columnsToExamine = {
  id: recipeTableColumns.id,
  version: recipeTableColumns.version,
  name: recipeTableColumns.name,
  description: recipeTableColumns.description,
  dietType: recipeTableColumns.dietType,
  servings: recipeTableColumns.servings,
  totalTimeMinutes: recipeTableColumns.totalTimeMinutes,
  ingredients: recipeTableColumns.ingredients,
  instructions: recipeTableColumns.instructions,
  kind: recipeTableColumns.kind,
}

const notChecked: ExaminedRecipe = {
  facts: factsOfUncheckedRecipe,
  found: { report: null, scalables: null, planning: null },
}

/**
 * Examines a recipe. What exceeds the limits is stored as not checked, never as nothing found, and so is a blog entry
 * whose text lists no ingredients.
 */
export async function examineRecipe(ctx: KitchenContext, recipe: RecipeToExamine): Promise<ExaminedRecipe> {
  const { kind, name, description, dietType, servings, totalTimeMinutes, ingredients, instructions } = recipe
  if (ingredients.length === 0) return notChecked
  const words = { name, description, ingredients, instructions }
  const input = { kind, dietType, servings, totalTimeMinutes, ...words }
  try {
    const { facts, ...found } = await runKitchenJobInTurn(ctx, 'examine', input)
    return { facts: { ...facts, factsVersion: recipeFactsVersion }, found }
  } catch (error) {
    if (!(error instanceof KitchenJobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.recipeCheckFailed)
    return notChecked
  }
}

/** Stores the report on this version of a recipe; to be called in the transaction that saves it. */
export async function storeRecipeReport(
  { deps }: DbContext,
  { id, version }: { id: string; version: number },
  { facts, found }: ExaminedRecipe,
): Promise<void> {
  const row = { ...found, recipeVersion: version, kitchenVersion: facts.factsVersion }
  await deps.db
    .insert(recipeReportsTable)
    .values({ ...row, recipeId: id })
    .onConflictDoUpdate({ target: recipeReportsTable.recipeId, set: row })
}

/**
 * A part of the kitchen's results for a recipe, null where it could not be checked, and the version of the recipe that
 * it is about.
 */
interface StoredResult<Part extends keyof StoredColumns> {
  found: StoredColumns[Part]
  recipeVersion: number
}

/** Joins the row of `recipeReportsTable` that is about a recipe's current version, by the current kitchen. */
export const currentReportCondition = and(
  eq(recipeReportsTable.recipeId, recipeTableColumns.id),
  eq(recipeReportsTable.recipeVersion, recipeTableColumns.version),
  eq(recipeReportsTable.kitchenVersion, recipeFactsVersion),
)

/** The report on a recipe for its own diet. Throws NOT_FOUND. */
export async function readStoredReport(ctx: Context, recipeId: string): Promise<StoredResult<'report'>> {
  return await readStoredResult(ctx, recipeId, 'report')
}

/** The scalable amounts in a recipe's text. Throws NOT_FOUND. */
export async function readStoredScalables(
  ctx: Context,
  recipeId: string,
): Promise<StoredResult<'scalables'>> {
  return await readStoredResult(ctx, recipeId, 'scalables')
}

/** A call, or work that the server does for a member. */
export type StoredResultReader = KitchenContext &
  RecipeViewer &
  TransactionStarterContext &
  WithTextRoom & { log?: Pick<Log, 'warn'> }

/** What a plan needs of a recipe; null where the caller may not see such a recipe. */
export async function readStoredPlanning(
  ctx: StoredResultReader,
  recipeId: string,
): Promise<{ planning: StoredColumns['planning'] } | null> {
  try {
    return { planning: (await readStoredResult(ctx, recipeId, 'planning')).found }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Reads the stored results; recipes without any, and those of an older kitchen, are examined now. */
async function readStoredResult<Part extends keyof StoredColumns>(
  ctx: StoredResultReader,
  recipeId: string,
  part: Part,
): Promise<StoredResult<Part>> {
  const [row] = await ctx.deps.db
    .select({
      isThere: sql<boolean>`${recipeReportsTable.recipeId} is not null`,
      found: recipeReportsTable[part],
      recipeVersion: recipeTableColumns.version,
    })
    .from(selectRecipesVisibleTo(ctx))
    .leftJoin(recipeReportsTable, currentReportCondition)
    .where(eq(recipeTableColumns.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  if (row.isThere) return { found: row.found as StoredColumns[Part], recipeVersion: row.recipeVersion }
  const { found, recipeVersion } = await examineStored(ctx, recipeId)
  return { found: found[part], recipeVersion }
}

async function examineStored(
  ctx: StoredResultReader,
  recipeId: string,
): Promise<{ found: StoredColumns; recipeVersion: number }> {
  const [row] = await ctx.deps.db
    .select(columnsToExamine)
    .from(selectRecipesVisibleTo(ctx))
    .where(eq(recipeTableColumns.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const examined = await examineRecipe(ctx, row)
  const answer = { found: examined.found, recipeVersion: row.version }
  if (!(await hasDatabaseRoomForText(ctx))) return answer
  await tryOptionalDatabaseWrite(ctx.log ?? ctx.deps.log, 'recipe report', () =>
    runInTransaction(ctx, async (tx) => {
      const [held] = await tx.deps.db
        .select({ id: recipeTableColumns.id })
        .from(selectRecipesVisibleTo(ctx))
        .where(eq(recipeTableColumns.id, recipeId))
        .for('key share')
      if (!held) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
      await storeRecipeReport(tx, row, examined)
    }),
  )
  return answer
}

/** Maximum characters of cached reports, as JSON: some 2 MB of memory. */
const maxKeptCharacters = 500_000
/** Cached reports for members' households, by recipe and eaters. */
const kept = new AnswerCache<RecipeCheckReport | null>(maxKeptCharacters)

/** The kitchen's report on a recipe for these eaters; null where it could not be checked. */
export async function createReportForEaters(
  ctx: KitchenContext,
  recipe: RecipeToCheck,
  eaters: readonly Eater[],
): Promise<RecipeCheckReport | null> {
  const { name, description, ingredients, instructions, servings, totalTimeMinutes } = recipe
  const { isProse = false, isCut = false } = recipe
  if (ingredients.length === 0) return null
  const words = { name, description, ingredients, instructions, isProse, isCut }
  const checked = { ...words, servings, totalTimeMinutes }
  const content = JSON.stringify([recipeFactsVersion, checked, eaters])
  const key = createHash('sha256').update(content).digest('base64url')
  const before = kept.get(key)
  if (before !== undefined) return before
  const constraints = { limitMinutes: null, meatPreference: null }
  const report = await runKitchenJobInTurn(ctx, 'report', { recipe: checked, eaters, constraints }).catch(
    (error) => {
      if (!(error instanceof KitchenJobFailure)) throw error
      ctx.deps.log.warn({ err: error }, logEvents.recipeCheckFailed)
      return null
    },
  )
  kept.keep(key, report, JSON.stringify(report).length)
  return report
}
