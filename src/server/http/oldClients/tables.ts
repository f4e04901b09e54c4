import * as z from 'zod/mini'
import { maxRowsOfScan, oldClientColumnSchemas } from '#shared/contract/oldClients.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { findRecipeRow, readRecipeRows } from '../../features/recipes/rows.ts'
import { pickRequestedColumns } from './columns.ts'
import { OldClientFeedbackColumns, sendOldClientFeedback } from './oldFeedback.ts'
import {
  deleteOldClientGrocery,
  listOldClientGroceries,
  OldClientGroceryColumns,
  saveOldClientGrocery,
} from './oldGroceries.ts'
import { OldClientUserDetailsColumns } from './oldPreferences.ts'
import {
  markTriedForOldClient,
  OldClientRatingColumns,
  OldClientTriedColumns,
  rateForOldClient,
  readOwnRatingForOldClient,
  readWhetherRecipeTriedForOldClient,
} from './oldRatings.ts'
import { type OldClientRecipe, OldClientRecipeColumns, toOldClientRecipe } from './oldRecipe.ts'
import { requireRecipeIdKey } from './recipeIdIn.ts'
import { saveOldClientRecipe } from './saveRecipe.ts'
import { readUserDetails, saveUserDetails } from './userDetails.ts'

/** Rows that are sent in batches while they are read. */
export class RowListing {
  readonly batches: AsyncIterable<object[]>

  constructor(batches: AsyncIterable<object[]>) {
    this.batches = batches
  }
}

/** The parameters of a call, without entity and action. */
export interface OldClientCallParameters<Columns> {
  /** Values by the names of the key columns. */
  keys: Record<string, string>
  columns: Columns
  limit: number
}

/** One action of one entity: its parameters, and the function that performs it. */
interface OldAction<Ctx> {
  /** The sets of key columns that it accepts; an empty set where it accepts none. */
  keys: readonly (readonly string[])[]
  /** The columns that it accepts. */
  columns: z.ZodMiniType
  /** The column that a call is asked for which names none, not even with null; null for an action that may have none. */
  neededColumn: string | null
  run: (ctx: Ctx, asked: OldClientCallParameters<never>) => Promise<object>
}
export type OldClientTableAction =
  | (OldAction<Context> & { isFor: 'all' })
  | (OldAction<MemberContext> & { isFor: 'members'; ownKey: string | null })

/** For an action that only reads or deletes. */
export const noColumnsSchema = z.strictObject({})
const { ours } = oldClientColumnSchemas
const byRecipe = [['recipe_id']]
const byUser = [['userid']]
const byItem = [['user_id', 'category_item_id']]
const byRecipeAndUser = [['recipe_id', 'user_id']]

/** One table of the older product. */
interface OldTable {
  /** The columns that an answer may contain. */
  columns: readonly string[]
  actions: ReadonlyMap<string, OldClientTableAction>
}

/** An action that anybody may perform. */
function publicAction<C extends z.ZodMiniType>(
  keys: OldAction<Context>['keys'],
  columns: C,
  run: (ctx: Context, asked: OldClientCallParameters<z.infer<C>>) => Promise<object>,
): OldClientTableAction {
  return { isFor: 'all', keys, columns, neededColumn: null, run }
}

/** An action that members may perform; `ownKey` is a key column that must hold their own id. */
function memberAction<C extends z.ZodMiniType>(
  keys: OldAction<Context>['keys'],
  columns: C,
  run: (ctx: MemberContext, asked: OldClientCallParameters<z.infer<C>>) => Promise<object>,
  ownKey: string | null = null,
  neededColumn: string | null = null,
): OldClientTableAction {
  return { isFor: 'members', ownKey, keys, columns, neededColumn, run }
}

/**
 * Every table that an old client may name, and its actions; everything else is unknown. All of them use the procedures
 * of the site.
 */
export const oldClientTables: ReadonlyMap<string, OldTable> = new Map(
  Object.entries({
    RecipeTable: defineTable(Object.keys(OldClientRecipeColumns.shape), {
      scan: publicAction([[]], noColumnsSchema, scanRecipes),
      read: publicAction(byRecipe, noColumnsSchema, readRecipe),
      upsert: memberAction([['recipe_id'], ['user_id', 'id']], OldClientRecipeColumns, saveRow, 'user_id'),
      update: memberAction(
        byRecipe,
        z.strictObject({ average_rating: ours, rating_count: ours }),
        answerStoredAverage,
      ),
    }),
    userdetails: defineTable(['userid', 'userinfo', 'LastLoginTimestamp', 'userdetails'], {
      read: memberAction(byUser, noColumnsSchema, readUserDetails, 'userid'),
      upsert: memberAction(byUser, OldClientUserDetailsColumns, saveUserDetails, 'userid', 'userinfo'),
    }),
    UserRatings: defineTable(['recipe_id', 'user_id', 'rating'], {
      read: memberAction(byRecipeAndUser, noColumnsSchema, readOwnRatingForOldClient, 'user_id'),
      upsert: memberAction(byRecipeAndUser, OldClientRatingColumns, rateForOldClient, 'user_id'),
    }),
    UserTriedRecipes: defineTable(['recipe_id', 'user_id', 'tried'], {
      read: memberAction(byRecipeAndUser, noColumnsSchema, readWhetherRecipeTriedForOldClient, 'user_id'),
      upsert: memberAction(byRecipeAndUser, OldClientTriedColumns, markTriedForOldClient, 'user_id'),
    }),
    GroceryItemsTable: defineTable(
      ['user_id', 'category_item_id', ...Object.keys(OldClientGroceryColumns.shape)],
      {
        query: memberAction([['user_id']], noColumnsSchema, listOldClientGroceries, 'user_id'),
        upsert: memberAction(byItem, OldClientGroceryColumns, saveOldClientGrocery, 'user_id'),
        delete: memberAction(byItem, noColumnsSchema, deleteOldClientGrocery, 'user_id'),
      },
    ),
    FeedbackTable: defineTable(['feedback_id', ...Object.keys(OldClientFeedbackColumns.shape)], {
      upsert: publicAction([['feedback_id']], OldClientFeedbackColumns, sendOldClientFeedback),
    }),
  }),
)

function defineTable(columns: readonly string[], actions: Record<string, OldClientTableAction>): OldTable {
  return { columns, actions: new Map(Object.entries(actions)) }
}

async function scanRecipes(ctx: Context, { limit }: OldClientCallParameters<unknown>): Promise<RowListing> {
  return new RowListing(listOldClientRecipes(ctx, Math.min(limit, maxRowsOfScan)))
}

/** Recipes with the fields of RecipeTable, newest first, in batches. */
export async function* listOldClientRecipes(ctx: Context, limit: number): AsyncGenerator<OldClientRecipe[]> {
  const userId = ctx.member?.userId ?? null
  for await (const rows of readRecipeRows(ctx, limit)) yield rows.map((row) => toOldClientRecipe(row, userId))
}

async function readRecipe(ctx: Context, { keys }: Pick<OldClientCallParameters<unknown>, 'keys'>) {
  const row = await findRecipeRow(ctx, requireRecipeIdKey(keys))
  if (!row) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  const isBlog = row.kind === 'blog'
  const edited = { type: row.kind, title: isBlog ? row.name : '', content: row.content }
  return { ...toOldClientRecipe(row, ctx.member?.userId ?? null), ...edited }
}

async function saveRow(
  ctx: MemberContext,
  { keys, columns }: OldClientCallParameters<OldClientRecipeColumns>,
): Promise<object> {
  return await saveOldClientRecipe(ctx, keys.recipe_id ?? keys.id ?? '', columns)
}

/** The server computes the average: it answers its own, and ignores one that is sent. */
async function answerStoredAverage(
  ctx: MemberContext,
  { keys }: OldClientCallParameters<unknown>,
): Promise<object> {
  return pickRequestedColumns(await readRecipe(ctx, { keys }), [
    'recipe_id',
    'average_rating',
    'rating_count',
  ])
}
