import { and, desc, eq, ne } from 'drizzle-orm'
import type { RecipeReport } from '#shared/contract/recipeReport.ts'
import type { RecipeScalables } from '#shared/contract/recipeScalables.ts'
import type { Recipe, RecipeRef, RecipeSummary } from '#shared/contract/recipes.ts'
import type { CheckedReport } from '#shared/kitchen/checkedReport.ts'
import { type Eater, guestOfDiet } from '#shared/kitchen/eaters.ts'
import type { Constraints, RecipeToCheck } from '#shared/kitchen/gate/checkRecipe.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { askKitchen, type KitchenContext } from '../../kitchenThread/askKitchen.ts'
import { JobFailure } from '../../kitchenThread/jobFailure.ts'
import { chargeForTexts } from '../../reads.ts'
import { users } from '../auth/table.ts'
import { generations } from '../generation/table.ts'
import { eatersOf } from '../households/service.ts'
import type { BlogHtml } from './blogHtml.ts'
import { avoidedAllergens, warned } from './cardWarnings.ts'
import { cardColumns, recipeColumns, starColumns } from './columns.ts'
import { originColumns, toOrigin } from './origin.ts'
import { proseOf } from './proseOf.ts'
import { reportOf } from './reports.ts'
import { reportVersionOf } from './reportVersion.ts'
import { shownBlog } from './shownBlog.ts'
import { reportForEaters, storedReport, storedScalables } from './storedReports.ts'
import { recipes } from './table.ts'

export { countRecipesOf, withdrawRecipes } from './leaving.ts'
export { proseOf } from './proseOf.ts'
export { readRecipeData } from './recipeData.ts'
export { reportOf, unclearWish } from './reports.ts'
export { reportVersionOf } from './reportVersion.ts'
export { lockRecipeForRating, lockRecipes, moveStars, takeBackVotes } from './stars.ts'

const shownColumns = {
  ...recipeColumns,
  ...starColumns,
  kind: recipes.kind,
  content: recipes.content,
  creatorId: recipes.createdBy,
  createdBy: users.name,
  version: recipes.version,
  updatedAt: recipes.updatedAt,
}

/** The whole recipe, and a blog entry's text as HTML; charged by its length. Throws NOT_FOUND. */
export async function getRecipe(ctx: Context, ref: RecipeRef): Promise<Recipe> {
  const { content, creatorId, generation, updatedAt, ...recipe } = await findRecipe(ctx, ref)
  const { html, hasUnformattedText } = content ? await shownBlog(ctx, content) : noBlog
  chargeForTexts(ctx.reads, [html, ...recipe.ingredients, ...recipe.instructions])
  return {
    ...recipe,
    contentHtml: html,
    hasUnformattedText,
    isMine: creatorId !== null && creatorId === ctx.member?.userId,
    origin: generation && toOrigin(generation),
    updatedAt: updatedAt.toISOString(),
  }
}

const noBlog: BlogHtml = { html: '', hasUnformattedText: false }

/** The row of a recipe with what belongs to it. Throws NOT_FOUND. */
async function findRecipe(ctx: Context, { recipeId }: RecipeRef) {
  const [row] = await ctx.deps.db
    .select({ ...shownColumns, generation: originColumns })
    .from(recipes)
    .leftJoin(users, eq(users.id, recipes.createdBy))
    .leftJoin(generations, eq(generations.id, recipes.generationId))
    .where(eq(recipes.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return row
}

/** 7,200 amounts, the most that a recipe has, take some 20 ms more than a few. */
const piecesPerCost = 350

/**
 * What in the recipe's lines and steps grows with the servings or may be told in other units; nothing of a recipe that
 * could not be checked. Throws NOT_FOUND.
 */
export async function getRecipeScalables(ctx: Context, { recipeId }: RecipeRef): Promise<RecipeScalables> {
  const { found: scalables, recipeVersion } = await storedScalables(ctx, recipeId)
  if (scalables) {
    const pieces = [...scalables.ingredients, ...scalables.instructions]
    ctx.reads?.charge(pieces.reduce((sum, { length }) => sum + length, 0) / piecesPerCost)
    return { ...scalables, recipeVersion }
  }
  const { ingredients, instructions, version } = await findRecipe(ctx, { recipeId })
  return {
    recipeVersion: version,
    ingredients: ingredients.map(() => []),
    instructions: instructions.map(() => []),
  }
}

/**
 * What the kitchen finds in a recipe for its own diet and for everybody in the caller's household, what it holds, and
 * what a serving gives. Throws NOT_FOUND.
 */
export async function getRecipeReport(ctx: Context, ref: RecipeRef): Promise<RecipeReport> {
  if (!ctx.member) {
    const { found, recipeVersion } = await storedReport(ctx, ref.recipeId)
    return reportOf(found, [], { version: null, recipeVersion })
  }
  const recipe = await findRecipe(ctx, ref)
  const eaters = await eatersOf({ ...ctx, member: ctx.member }, ctx.member.householdId)
  chargeForTexts(
    ctx.reads,
    eaters.flatMap(({ otherAllergies = [] }) => otherAllergies),
  )
  const guest = guestOfDiet(recipe.dietType)
  const checked = { ...recipe, ...proseOf(recipe) }
  const found = await reportForEaters(ctx, checked, [guest, ...eaters])
  return reportOf(found, eaters, { version: reportVersionOf(eaters), recipeVersion: recipe.version })
}

/** As that, of a recipe that is not kept, for these eaters and what was asked. */
export async function reportOnRecipe(
  ctx: KitchenContext,
  { name, description, ingredients, instructions, servings, totalTimeMinutes }: RecipeToCheck,
  eaters: readonly Eater[],
  constraints: Constraints,
): Promise<CheckedReport | null> {
  const recipe = { name, description, ingredients, instructions, servings, totalTimeMinutes }
  return await askKitchen(ctx, 'report', { recipe, eaters, constraints }).catch((error) => {
    if (error instanceof JobFailure) return null
    throw error
  })
}

/** The newest recipes, six at most, newest first. */
export async function listLatestRecipes(ctx: Context): Promise<RecipeSummary[]> {
  const rows = await ctx.deps.db
    .select(cardColumns)
    .from(recipes)
    .orderBy(desc(recipes.createdAt), recipes.id)
    .limit(6)
  return warned(rows, rows.length > 0 ? await avoidedAllergens(ctx) : new Set())
}

/** Up to three other recipes of the same cuisine, newest first. */
export async function listRelatedRecipes(ctx: Context, { recipeId }: RecipeRef): Promise<RecipeSummary[]> {
  const { db } = ctx.deps
  const cuisine = db.select({ cuisine: recipes.cuisine }).from(recipes).where(eq(recipes.id, recipeId))
  const rows = await db
    .select(cardColumns)
    .from(recipes)
    .where(and(eq(recipes.cuisine, cuisine), ne(recipes.id, recipeId)))
    .orderBy(desc(recipes.createdAt), recipes.id)
    .limit(3)
  return warned(rows, rows.length > 0 ? await avoidedAllergens(ctx) : new Set())
}
