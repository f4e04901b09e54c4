import { and, eq, ne, sql } from 'drizzle-orm'
import type { RecipeReport } from '#shared/contract/recipes/recipeReport.ts'
import type { RecipeScalablesAnswer } from '#shared/contract/recipes/recipeScalables.ts'
import type { RecipeRef, RecipeSummary, SavedRecipe } from '#shared/contract/recipes/recipes.ts'
import { createEaterWithDiet } from '#shared/kitchen/eaters.ts'
import { unitWordsForScalables } from '#shared/kitchen/units/unitWordsByLanguage.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { definePreparedQuery } from '../../db/preparedQuery.ts'
import { DomainError } from '../../errors.ts'
import { chargeReadForTextLength } from '../../reads.ts'
import { usersTable } from '../auth/table.ts'
import { generationsTable } from '../generation/table.ts'
import { eatersOfHousehold } from '../households/service.ts'
import { blogTextFlags, reportVersionForEaters, toRecipeReport } from '../recipeReport/service.ts'
import type { RenderedBlogHtml } from './blog/blogHtml.ts'
import { renderBlogInThread } from './blog/shownBlog.ts'
import { addCardWarnings } from './cardWarnings.ts'
import { recipeCardColumns, recipeContentColumns } from './columns.ts'
import { newestRecipesFirst } from './listOrder.ts'
import { recipeOriginColumns, toRecipeOrigin } from './origin.ts'
import {
  createRecipeListQueriesOfViewer,
  recipeTableColumns,
  selectRecipesVisibleTo,
  visitorRecipeViewer,
} from './seen.ts'
import { recipeStarColumns } from './stars.ts'
import { createReportForEaters, readStoredReport, readStoredScalables } from './storedReports.ts'
import { householdsShownAndCurrent } from './visibility.ts'

export type { BlogLines } from './blog/blogLines.ts'
export { addCardWarnings, findOwnWordFoodsOfRecipes } from './cardWarnings.ts'
export { recipeCardColumns, recipeReadCompletelyCondition, recipeSummaryColumns } from './columns.ts'
export { newestRecipesFirst, recipeListOrders } from './listOrder.ts'
export { readPlanningFactsOfRecipes } from './planningFacts.ts'
export {
  createTooMuchTextError,
  isTextWithinQuota,
  lockRecipesOfCaller,
  requireRoomForPhotoOfCaller,
  requireWithinRecipeQuota,
} from './quotas.ts'
export { readRecipeData } from './recipeData.ts'
export {
  createRecipeListQueriesOfViewer,
  type RecipeListQueriesOfViewer,
  type RecipeViewer,
  recipeTableColumns,
  selectRecipesVisibleTo,
  selectSearchableRecipesVisibleTo,
  visitorRecipeViewer,
} from './seen.ts'
export { lockRecipesById, lockVisibleRecipe } from './stars.ts'
export {
  columnsToExamine,
  currentReportCondition,
  type ExaminedRecipe,
  examineRecipe,
  storeRecipeReport,
} from './storedReports.ts'
export { narrowRecipeVisibility, resolveVisibilityChoice } from './visibility.ts'
export { countRecipesOfUser } from './withdrawRecipes.ts'

const shownColumns = {
  ...recipeContentColumns,
  ...recipeStarColumns,
  kind: recipeTableColumns.kind,
  content: recipeTableColumns.content,
  creatorId: recipeTableColumns.createdBy,
  householdId: recipeTableColumns.householdId,
  createdBy: usersTable.name,
  version: recipeTableColumns.version,
  updatedAt: recipeTableColumns.updatedAt,
  sourceUrl: recipeTableColumns.sourceUrl,
  sourceAuthor: recipeTableColumns.sourceAuthor,
}

/** The whole recipe, with a blog entry's text as HTML; charged by its length. Throws NOT_FOUND. */
export async function getRecipe(ctx: Context, ref: RecipeRef): Promise<SavedRecipe> {
  const { content, creatorId, householdId, generation, updatedAt, ...shown } = await findRecipe(ctx, ref)
  const { member } = ctx
  const isMine = member !== null && creatorId === member.userId
  const shownToId = shown.visibility === 'household' ? householdId : null
  const { html, hasUnformattedText } = content ? await renderBlogInThread(ctx, content) : noBlog
  chargeReadForTextLength(ctx.reads, [html, ...shown.ingredients, ...shown.instructions])
  return {
    ...shown,
    contentHtml: html,
    hasUnformattedText,
    isMine,
    households: isMine ? await householdsShownAndCurrent({ ...ctx, member }, shownToId) : null,
    origin: generation && toRecipeOrigin(generation),
    updatedAt: updatedAt.toISOString(),
  }
}

const noBlog: RenderedBlogHtml = { html: '', hasUnformattedText: false }

const buildRecipeQuery = (db: Database, reader: Parameters<typeof selectRecipesVisibleTo>[0], name: string) =>
  db
    .select({ ...shownColumns, generation: recipeOriginColumns })
    .from(selectRecipesVisibleTo(reader))
    .leftJoin(usersTable, eq(usersTable.id, recipeTableColumns.createdBy))
    .leftJoin(generationsTable, eq(generationsTable.id, recipeTableColumns.generationId))
    .where(eq(recipeTableColumns.id, sql.placeholder('recipeId')))
    .prepare(name)

const recipeQueryOfMember = definePreparedQuery((db) =>
  buildRecipeQuery(db, { member: { userId: sql.placeholder('userId') } }, 'recipe_of_member'),
)
const recipeQueryOfVisitor = definePreparedQuery((db) =>
  buildRecipeQuery(db, visitorRecipeViewer, 'recipe_of_visitor'),
)

/** The row of a recipe with its related rows. Throws NOT_FOUND, also for one that the caller may not see. */
async function findRecipe({ deps: { db }, member }: Context, { recipeId }: RecipeRef) {
  const [row] = member
    ? await recipeQueryOfMember(db, { recipeId, userId: member.userId })
    : await recipeQueryOfVisitor(db, { recipeId })
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return row
}

/** The maximum of 7,200 amounts in a recipe takes some 20 ms more than a few. */
const piecesPerCost = 350

/**
 * The amounts in the recipe's lines and steps that scale with the servings or have other units; empty for a recipe that
 * could not be checked. Throws NOT_FOUND.
 */
export async function getRecipeScalables(
  ctx: Context,
  { recipeId }: RecipeRef,
): Promise<RecipeScalablesAnswer> {
  const { found: scalables, recipeVersion } = await readStoredScalables(ctx, recipeId)
  if (scalables) {
    const pieces = [...scalables.ingredients, ...scalables.instructions]
    const unitWords = unitWordsForScalables(pieces)
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
    const { found, recipeVersion } = await readStoredReport(ctx, ref.recipeId)
    return toRecipeReport(found, [], { version: null, recipeVersion })
  }
  const row = await findRecipe(ctx, ref)
  const eaters = await eatersOfHousehold({ ...ctx, member: ctx.member }, ctx.member.householdId)
  chargeReadForTextLength(
    ctx.reads,
    eaters.flatMap(({ otherAllergies = [] }) => otherAllergies),
  )
  const guest = createEaterWithDiet(row.dietType)
  const checked = { ...row, ...blogTextFlags(row) }
  const found = await createReportForEaters(ctx, checked, [guest, ...eaters])
  return toRecipeReport(found, eaters, {
    version: reportVersionForEaters(eaters),
    recipeVersion: row.version,
  })
}

/** The newest recipes that the caller may see, six at most, newest first. */
export async function listLatestRecipes(ctx: Context): Promise<RecipeSummary[]> {
  const { seen } = await createRecipeListQueriesOfViewer(ctx)
  const rows = await ctx.deps.db.select(recipeCardColumns).from(seen).orderBy(newestRecipesFirst).limit(6)
  return await addCardWarnings(ctx, rows)
}

/** Up to three other recipes of the same cuisine, newest first. */
export async function listRelatedRecipes(ctx: Context, { recipeId }: RecipeRef): Promise<RecipeSummary[]> {
  const { db } = ctx.deps
  const { seen } = await createRecipeListQueriesOfViewer(ctx)
  const cuisine = db
    .select({ cuisine: recipeTableColumns.cuisine })
    .from(seen)
    .where(eq(recipeTableColumns.id, recipeId))
  const rows = await db
    .select(recipeCardColumns)
    .from(seen)
    .where(and(eq(recipeTableColumns.cuisine, cuisine), ne(recipeTableColumns.id, recipeId)))
    .orderBy(newestRecipesFirst)
    .limit(3)
  return await addCardWarnings(ctx, rows)
}
