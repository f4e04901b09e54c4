import { z } from 'zod'
import { SubmitFeedbackInput } from '#shared/contract/feedback.ts'
import { maxScanned } from '#shared/contract/oldClients.ts'
import { Preferences } from '#shared/contract/preferences.ts'
import { RecipeId } from '#shared/contract/recipes.ts'
import { feedbackTypes } from '#shared/kitchen/feedbackTypes.ts'
import { notOnList, notStars } from '#shared/messages/oldClients.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError, wordedRefusal } from '../../errors.ts'
import { replaceFeedback } from '../../features/feedback/service.ts'
import { getLastLogin, keepLastLogin } from '../../features/preferences/service.ts'
import { findRecipeRow, readRecipeRows } from '../../features/recipes/rows.ts'
import { createCaller } from '../../rpc/router.ts'
import { only } from './columns.ts'
import { deleteGrocery, GroceryColumns, queryGroceries, saveGrocery } from './oldGroceries.ts'
import { toUserInfo, UserDetailsColumns, withUserInfo } from './oldPreferences.ts'
import { type OldRecipe, RecipeColumns, toOldRecipe } from './oldRecipe.ts'
import { readOld } from './readOld.ts'
import { saveOldRecipe } from './saveRecipe.ts'

/** Rows that are sent a batch at a time, as they are read. */
export class Listing {
  readonly batches: AsyncIterable<object[]>

  constructor(batches: AsyncIterable<object[]>) {
    this.batches = batches
  }
}

/** What a call says beside where it goes. */
export interface Asked<Columns> {
  /** Values by the names of the key columns. */
  keys: Record<string, string>
  columns: Columns
  limit: number
  /** The columns wanted; null for all. */
  wanted: string[] | null
}

/** What one action of one entity takes, and how it is done. */
interface OldAction<Ctx> {
  /** The sets of key columns by which it may be asked; an empty one where it takes none. */
  keys: readonly (readonly string[])[]
  /** The columns that it takes. */
  columns: z.ZodType
  run: (ctx: Ctx, asked: Asked<never>) => Promise<unknown>
}
export type TableAction =
  | (OldAction<Context> & { isFor: 'all' })
  | (OldAction<MemberContext> & { isFor: 'members'; ownKey: string | null })

const none = z.strictObject({})
const Text = z.string().optional()
const byRecipe = [['recipe_id']]
const byUser = [['userid']]
const byItem = [['user_id', 'category_item_id']]
const byBoth = [['recipe_id', 'user_id']]

/** Anybody may. */
function open<C extends z.ZodType>(
  keys: OldAction<Context>['keys'],
  columns: C,
  run: (ctx: Context, asked: Asked<z.infer<C>>) => Promise<unknown>,
): TableAction {
  return { isFor: 'all', keys, columns, run }
}

/** Who is signed in may; `ownKey` is a key column that must hold their own id. */
function closed<C extends z.ZodType>(
  keys: OldAction<Context>['keys'],
  columns: C,
  run: (ctx: MemberContext, asked: Asked<z.infer<C>>) => Promise<unknown>,
  ownKey: string | null = null,
): TableAction {
  return { isFor: 'members', ownKey, keys, columns, run }
}

/**
 * Every table an old client may name, and what it may do there. Whatever is not here is unknown; a feature that joins
 * adds its line. All of it goes through the procedures the site itself calls.
 */
export const tables: ReadonlyMap<string, ReadonlyMap<string, TableAction>> = tablesOf({
  RecipeTable: {
    scan: open([[]], none, scanRecipes),
    read: open(byRecipe, none, readRecipe),
    upsert: closed([['recipe_id'], ['user_id', 'id']], RecipeColumns, saveRow, 'user_id'),
    update: closed(byRecipe, z.strictObject({ average_rating: Text, rating_count: Text }), tellAverage),
  },
  userdetails: {
    read: closed(byUser, none, readUserDetails, 'userid'),
    upsert: closed(byUser, UserDetailsColumns, saveUserDetails, 'userid'),
  },
  UserRatings: {
    read: closed(byBoth, none, readRating, 'user_id'),
    upsert: closed(byBoth, z.strictObject({ rating: z.unknown() }), rate, 'user_id'),
  },
  UserTriedRecipes: {
    read: closed(byBoth, none, readTried, 'user_id'),
    upsert: closed(
      byBoth,
      z.strictObject({ tried: z.enum(['Y', 'N'], notOnList(['Y', 'N'])) }),
      markTried,
      'user_id',
    ),
  },
  GroceryItemsTable: {
    query: closed([['user_id']], none, queryGroceries, 'user_id'),
    upsert: closed(byItem, GroceryColumns, saveGrocery, 'user_id'),
    delete: closed(byItem, none, deleteGrocery, 'user_id'),
  },
  FeedbackTable: {
    upsert: open([['feedback_id']], feedbackColumns(), sendFeedback),
  },
})

function tablesOf(all: Record<string, Record<string, TableAction>>) {
  return new Map(Object.entries(all).map(([entity, actions]) => [entity, new Map(Object.entries(actions))]))
}

async function scanRecipes(ctx: Context, { limit, wanted }: Asked<unknown>): Promise<Listing> {
  return new Listing(listColumns(ctx, Math.min(limit, maxScanned), wanted))
}

async function* listColumns(
  ctx: Context,
  limit: number,
  wanted: string[] | null,
): AsyncGenerator<Partial<OldRecipe>[]> {
  for await (const rows of listOldRecipes(ctx, limit)) yield rows.map((row) => only(row, wanted))
}

/** Recipes in the fields of RecipeTable, newest first, in batches. */
export async function* listOldRecipes(ctx: Context, limit: number): AsyncGenerator<OldRecipe[]> {
  const userId = ctx.member?.userId ?? null
  for await (const rows of readRecipeRows(ctx, limit)) yield rows.map((row) => toOldRecipe(row, userId))
}

async function readRecipe(ctx: Context, { keys, wanted }: Asked<unknown>): Promise<Partial<OldRecipe>> {
  const row = await findRecipeRow(ctx, recipeIdIn(keys))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const isBlog = row.kind === 'blog'
  const edited = { type: row.kind, title: isBlog ? row.name : '', content: row.content }
  return only({ ...toOldRecipe(row, ctx.member?.userId ?? null), ...edited }, wanted)
}

async function saveRow(ctx: MemberContext, { keys, columns }: Asked<RecipeColumns>): Promise<unknown> {
  return await saveOldRecipe(ctx, keys.recipe_id ?? keys.id ?? '', columns)
}

/** The average is ours to say: whatever is sent, what all votes gave is answered. */
async function tellAverage(ctx: MemberContext, { keys }: Asked<unknown>): Promise<unknown> {
  return await readRecipe(ctx, {
    keys,
    columns: {},
    limit: 1,
    wanted: ['recipe_id', 'average_rating', 'rating_count'],
  })
}

async function readUserDetails(ctx: MemberContext): Promise<unknown> {
  const details = {
    userinfo: toUserInfo(await createCaller(ctx).preferences.get()),
    LastLoginTimestamp: (await getLastLogin(ctx)) ?? '',
  }
  // Some read the row, some what is named like the table within it.
  return { userid: ctx.member.userId, ...details, userdetails: details }
}

async function saveUserDetails(
  ctx: MemberContext,
  { columns }: Asked<z.infer<typeof UserDetailsColumns>>,
): Promise<unknown> {
  const { userinfo, LastLoginTimestamp } = columns
  if (userinfo) {
    const { preferences } = createCaller(ctx)
    await preferences.save(readOld(Preferences, withUserInfo(await preferences.get(), userinfo)))
  }
  if (LastLoginTimestamp !== undefined) await keepLastLogin(ctx, LastLoginTimestamp)
  return await readUserDetails(ctx)
}

async function readRating(ctx: MemberContext, { keys }: Asked<unknown>): Promise<unknown> {
  const recipeId = recipeIdIn(keys)
  const { stars } = await createCaller(ctx).ratings.mine({ recipeId })
  return { recipe_id: recipeId, user_id: ctx.member.userId, rating: stars }
}

async function rate(ctx: MemberContext, { keys, columns }: Asked<{ rating: unknown }>): Promise<unknown> {
  const stars = Number(columns.rating)
  const isStars = /^[1-5](?:\.0+)?$/.test(String(columns.rating))
  if (!isStars) throw wordedRefusal('INVALID', notStars)
  await createCaller(ctx).ratings.rate({ recipeId: recipeIdIn(keys), stars })
  return await readRating(ctx, { keys, columns: {}, limit: 1, wanted: null })
}

async function readTried(ctx: MemberContext, { keys }: Asked<unknown>): Promise<unknown> {
  const recipeId = recipeIdIn(keys)
  const { hasTried } = await createCaller(ctx).ratings.mine({ recipeId })
  return { recipe_id: recipeId, user_id: ctx.member.userId, tried: hasTried ? 'Y' : 'N' }
}

async function markTried(
  ctx: MemberContext,
  { keys, columns }: Asked<{ tried: 'Y' | 'N' }>,
): Promise<unknown> {
  await createCaller(ctx).ratings.markTried({ recipeId: recipeIdIn(keys), hasTried: columns.tried === 'Y' })
  return await readTried(ctx, { keys, columns: {}, limit: 1, wanted: null })
}

function feedbackColumns() {
  // Who writes, and when, is ours to say.
  const ours = z.unknown().optional()
  return z.strictObject({
    feedback_type: z.enum(feedbackTypes, notOnList(feedbackTypes)),
    feedback_description: z.string(),
    user_id: ours,
    user_email: ours,
    feedback_timestamp: ours,
  })
}

async function sendFeedback(
  ctx: Context,
  { keys, columns }: Asked<z.infer<ReturnType<typeof feedbackColumns>>>,
): Promise<unknown> {
  const draftId = (keys.feedback_id ?? '').slice(0, 64)
  const { feedback_type: type, feedback_description: description } = columns
  await replaceFeedback(ctx, readOld(SubmitFeedbackInput, { draftId, type, description }))
  return { feedback_id: draftId }
}

/** The id among the keys; one that can be nobody's names a recipe that is not there. */
function recipeIdIn(keys: Record<string, string>): string {
  const id = RecipeId.safeParse(keys.recipe_id)
  if (!id.success) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  return id.data
}
