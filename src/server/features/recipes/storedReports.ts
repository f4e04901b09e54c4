import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { CheckedReport } from '#shared/kitchen/findings/checkedReport.ts'
import type { RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import { AnswerCache } from '../../answerCache.ts'
import type { Context } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { writeBestEffort } from '../../db/outage.ts'
import { withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { askKitchen, type KitchenContext } from '../../kitchenThread/askKitchen.ts'
import { JobFailure } from '../../kitchenThread/jobFailure.ts'
import { logEvents } from '../../logEvents.ts'
import { hasRoomForText } from '../../textRoom.ts'
import {
  factsVersion,
  notCheckedFacts,
  type RecipeFacts,
  type RecipeToExamine,
} from '../recipeReport/service.ts'
import { recipeReports } from './reports/table.ts'
import { recipe, recipesVisibleTo } from './seen.ts'

type StoredColumns = Pick<typeof recipeReports.$inferSelect, 'report' | 'scalables'>

/**
 * The kitchen's results for a recipe, stored with the creator's texts; both parts of `found` are null where it could
 * not be checked.
 */
export interface ExaminedRecipe {
  facts: RecipeFacts
  found: StoredColumns
}

/** The columns from which the kitchen finds everything, and the version. */
export const examinedColumns = {
  id: recipe.id,
  version: recipe.version,
  name: recipe.name,
  description: recipe.description,
  dietType: recipe.dietType,
  servings: recipe.servings,
  totalTimeMinutes: recipe.totalTimeMinutes,
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  kind: recipe.kind,
}

const notChecked: ExaminedRecipe = { facts: notCheckedFacts, found: { report: null, scalables: null } }

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
    const { facts, report, scalables } = await askKitchen(ctx, 'examine', input)
    return { facts: { ...facts, factsVersion }, found: { report, scalables } }
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.recipeCheckFailed)
    return notChecked
  }
}

/** Stores the report on this version of a recipe; to be called in the transaction that saves it. */
export async function storeReport(
  { deps }: DbContext,
  { id, version }: { id: string; version: number },
  { facts, found }: ExaminedRecipe,
): Promise<void> {
  const row = { ...found, recipeVersion: version, kitchenVersion: facts.factsVersion }
  await deps.db
    .insert(recipeReports)
    .values({ ...row, recipeId: id })
    .onConflictDoUpdate({ target: recipeReports.recipeId, set: row })
}

/**
 * A part of the kitchen's results for a recipe, null where it could not be checked, and the version of the recipe that
 * it is about.
 */
interface StoredResult<Part extends keyof StoredColumns> {
  found: StoredColumns[Part]
  recipeVersion: number
}

/** The report on a recipe for its own diet. Throws NOT_FOUND. */
export async function storedReport(ctx: Context, recipeId: string): Promise<StoredResult<'report'>> {
  return await readStoredResult(ctx, recipeId, 'report')
}

/** The scalable amounts in a recipe's text. Throws NOT_FOUND. */
export async function storedScalables(ctx: Context, recipeId: string): Promise<StoredResult<'scalables'>> {
  return await readStoredResult(ctx, recipeId, 'scalables')
}

/** Reads the stored results; recipes without any, and those of an older kitchen, are examined now. */
async function readStoredResult<Part extends keyof StoredColumns>(
  ctx: Context,
  recipeId: string,
  part: Part,
): Promise<StoredResult<Part>> {
  const isCurrent = and(
    eq(recipeReports.recipeId, recipe.id),
    eq(recipeReports.recipeVersion, recipe.version),
    eq(recipeReports.kitchenVersion, factsVersion),
  )
  const [row] = await ctx.deps.db
    .select({
      isThere: sql<boolean>`${recipeReports.recipeId} is not null`,
      found: recipeReports[part],
      recipeVersion: recipe.version,
    })
    .from(recipesVisibleTo(ctx))
    .leftJoin(recipeReports, isCurrent)
    .where(eq(recipe.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  if (row.isThere) return { found: row.found as StoredColumns[Part], recipeVersion: row.recipeVersion }
  const { found, recipeVersion } = await examineStored(ctx, recipeId)
  return { found: found[part], recipeVersion }
}

async function examineStored(
  ctx: Context,
  recipeId: string,
): Promise<{ found: StoredColumns; recipeVersion: number }> {
  const [row] = await ctx.deps.db
    .select(examinedColumns)
    .from(recipesVisibleTo(ctx))
    .where(eq(recipe.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const examined = await examineRecipe(ctx, row)
  const answer = { found: examined.found, recipeVersion: row.version }
  if (!(await hasRoomForText(ctx))) return answer
  await writeBestEffort(ctx.log, 'recipe report', () =>
    withTransaction(ctx, async (tx) => {
      const [held] = await tx.deps.db
        .select({ id: recipe.id })
        .from(recipesVisibleTo(ctx))
        .where(eq(recipe.id, recipeId))
        .for('key share')
      if (!held) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
      await storeReport(tx, row, examined)
    }),
  )
  return answer
}

/** Maximum characters of cached reports, as JSON: some 2 MB of memory. */
const maxKeptCharacters = 500_000
/** Cached reports for members' households, by recipe and eaters. */
const kept = new AnswerCache<CheckedReport | null>(maxKeptCharacters)

/** The kitchen's report on a recipe for these eaters; null where it could not be checked. */
export async function reportForEaters(
  ctx: KitchenContext,
  recipe: RecipeToCheck,
  eaters: readonly Eater[],
): Promise<CheckedReport | null> {
  const { name, description, ingredients, instructions, servings, totalTimeMinutes } = recipe
  const { isProse = false, isCut = false } = recipe
  if (ingredients.length === 0) return null
  const words = { name, description, ingredients, instructions, isProse, isCut }
  const checked = { ...words, servings, totalTimeMinutes }
  const content = JSON.stringify([factsVersion, checked, eaters])
  const key = createHash('sha256').update(content).digest('base64url')
  const before = kept.get(key)
  if (before !== undefined) return before
  const constraints = { limitMinutes: null, meatPreference: null }
  const report = await askKitchen(ctx, 'report', { recipe: checked, eaters, constraints }).catch((error) => {
    if (!(error instanceof JobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.recipeCheckFailed)
    return null
  })
  kept.keep(key, report, JSON.stringify(report).length)
  return report
}
