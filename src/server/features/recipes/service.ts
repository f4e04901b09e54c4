import { and, eq, ne } from 'drizzle-orm'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import type { RecipeScalables } from '#shared/contract/recipes/recipeScalables.ts'
import type { Recipe, RecipeRef, RecipeSummary } from '#shared/contract/recipes/recipes.ts'
import { guestOfDiet } from '#shared/kitchen/eaters.ts'
import { unitWordsFor } from '#shared/kitchen/units/wordsOfUnits.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { chargeForTexts } from '../../reads.ts'
import { users } from '../auth/table.ts'
import { generations } from '../generation/table.ts'
import { eatersOf } from '../households/service.ts'
import { proseOf, reportVersionOf, toRecipeReport } from '../recipeReport/service.ts'
import type { BlogHtml } from './blogHtml.ts'
import { withCardWarnings } from './cardWarnings.ts'
import { cardColumns, recipeColumns, starColumns } from './columns.ts'
import { newestFirst } from './listOrder.ts'
import { originColumns, toOrigin } from './origin.ts'
import { audienceOf, recipe, recipesVisibleTo } from './seen.ts'
import { shownBlog } from './shownBlog.ts'
import { reportForEaters, storedReport, storedScalables } from './storedReports.ts'
import { shownAndCurrentHousehold } from './visibility.ts'

export type { BlogLines } from './blogLines.ts'
export { withCardWarnings } from './cardWarnings.ts'
export { cardColumns } from './columns.ts'
export { newestFirst, orders } from './listOrder.ts'
export { personalData } from './personalData.ts'
export {
  expectRoomForPhoto,
  expectRoomForRecipe,
  isTextWithin,
  lockRecipesOf,
  tooMuchText,
} from './quotas.ts'
export {
  type Audience,
  audienceOf,
  type RecipeReader,
  recipe,
  recipesVisibleTo,
  searchedRecipes,
  visitorReader,
} from './seen.ts'
export { lockRecipes, lockSeenRecipe } from './stars.ts'
export { type ExaminedRecipe, examinedColumns, examineRecipe, storeReport } from './storedReports.ts'
export { narrowVisibility, resolveVisibilityChoice } from './visibility.ts'
export { countRecipesOf } from './withdrawRecipes.ts'

const shownColumns = {
  ...recipeColumns,
  ...starColumns,
  kind: recipe.kind,
  content: recipe.content,
  creatorId: recipe.createdBy,
  householdId: recipe.householdId,
  createdBy: users.name,
  version: recipe.version,
  updatedAt: recipe.updatedAt,
}

/** The whole recipe, with a blog entry's text as HTML; charged by its length. Throws NOT_FOUND. */
export async function getRecipe(ctx: Context, ref: RecipeRef): Promise<Recipe> {
  const { content, creatorId, householdId, generation, updatedAt, ...shown } = await findRecipe(ctx, ref)
  const { member } = ctx
  const isMine = member !== null && creatorId === member.userId
  const shownToId = shown.visibility === 'household' ? householdId : null
  const { html, hasUnformattedText } = content ? await shownBlog(ctx, content) : noBlog
  chargeForTexts(ctx.reads, [html, ...shown.ingredients, ...shown.instructions])
  return {
    ...shown,
    contentHtml: html,
    hasUnformattedText,
    isMine,
    households: isMine ? await shownAndCurrentHousehold({ ...ctx, member }, shownToId) : null,
    origin: generation && toOrigin(generation),
    updatedAt: updatedAt.toISOString(),
  }
}

const noBlog: BlogHtml = { html: '', hasUnformattedText: false }

/** The row of a recipe with its related rows. Throws NOT_FOUND, also for one that the caller may not see. */
async function findRecipe(ctx: Context, { recipeId }: RecipeRef) {
  const [row] = await ctx.deps.db
    .select({ ...shownColumns, generation: originColumns })
    .from(recipesVisibleTo(ctx))
    .leftJoin(users, eq(users.id, recipe.createdBy))
    .leftJoin(generations, eq(generations.id, recipe.generationId))
    .where(eq(recipe.id, recipeId))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return row
}

/** The maximum of 7,200 amounts in a recipe takes some 20 ms more than a few. */
const piecesPerCost = 350

/**
 * The amounts in the recipe's lines and steps that scale with the servings or have other units; empty for a recipe that
 * could not be checked. Throws NOT_FOUND.
 */
export async function getRecipeScalables(ctx: Context, { recipeId }: RecipeRef): Promise<RecipeScalables> {
  const { found: scalables, recipeVersion } = await storedScalables(ctx, recipeId)
  if (scalables) {
    const pieces = [...scalables.ingredients, ...scalables.instructions]
    const unitWords = unitWordsFor(pieces)
    ctx.reads?.charge(pieces.reduce((sum, { length }) => sum + length, 0) / piecesPerCost)
    return { ...scalables, ...(Object.keys(unitWords).length > 0 && { unitWords }), recipeVersion }
  }
  const { ingredients, instructions, version } = await findRecipe(ctx, { recipeId })
  return {
    recipeVersion: version,
    ingredients: ingredients.map(() => []),
    instructions: instructions.map(() => []),
  }
}

/**
 * The kitchen's report on a recipe, for its own diet and for the eaters of the caller's household, with allergens and
 * nutrition. Throws NOT_FOUND.
 */
export async function getRecipeReport(ctx: Context, ref: RecipeRef): Promise<RecipeReport> {
  if (!ctx.member) {
    const { found, recipeVersion } = await storedReport(ctx, ref.recipeId)
    return toRecipeReport(found, [], { version: null, recipeVersion })
  }
  const row = await findRecipe(ctx, ref)
  const eaters = await eatersOf({ ...ctx, member: ctx.member }, ctx.member.householdId)
  chargeForTexts(
    ctx.reads,
    eaters.flatMap(({ otherAllergies = [] }) => otherAllergies),
  )
  const guest = guestOfDiet(row.dietType)
  const checked = { ...row, ...proseOf(row) }
  const found = await reportForEaters(ctx, checked, [guest, ...eaters])
  return toRecipeReport(found, eaters, { version: reportVersionOf(eaters), recipeVersion: row.version })
}

/** The newest recipes that the caller may see, six at most, newest first. */
export async function listLatestRecipes(ctx: Context): Promise<RecipeSummary[]> {
  const { seen } = await audienceOf(ctx)
  const rows = await ctx.deps.db.select(cardColumns).from(seen).orderBy(newestFirst).limit(6)
  return await withCardWarnings(ctx, rows)
}

/** Up to three other recipes of the same cuisine, newest first. */
export async function listRelatedRecipes(ctx: Context, { recipeId }: RecipeRef): Promise<RecipeSummary[]> {
  const { db } = ctx.deps
  const { seen } = await audienceOf(ctx)
  const cuisine = db.select({ cuisine: recipe.cuisine }).from(seen).where(eq(recipe.id, recipeId))
  const rows = await db
    .select(cardColumns)
    .from(seen)
    .where(and(eq(recipe.cuisine, cuisine), ne(recipe.id, recipeId)))
    .orderBy(newestFirst)
    .limit(3)
  return await withCardWarnings(ctx, rows)
}
