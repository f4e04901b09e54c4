import { createHash } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { maxCountedRecipes, recipesPageSize } from '#shared/contract/limits.ts'
import {
  type RecipeList,
  type RecipeListFilterCounts,
  RecipeListInput,
} from '#shared/contract/recipes/recipeList.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Context, MemberContext } from '../../context.ts'
import { isStatementTimeoutError } from '../../db/outage.ts'
import { runInTransaction, runReadsInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { logEvents } from '../../logEvents.ts'
import { eatersOfHousehold, readAllergiesOfEaters } from '../households/service.ts'
import { getPreferencesOfCaller } from '../preferences/service.ts'
import {
  addCardWarnings,
  createRecipeListQueriesOfViewer,
  type RecipeListQueriesOfViewer,
  recipeTableColumns,
} from '../recipes/service.ts'
import { addLikelySpellingsToSearchWords } from './likelyWords.ts'
import {
  joinAllConditions,
  listConditionsOfInput,
  listOwnWordAllergyFoods,
  type RecipeListConditions,
} from './listConditions.ts'
import { countRecipeList, type RecipeListCounts } from './listCounts.ts'
import { readItemsOfListPage } from './listItems.ts'
import {
  type ParsedSearch,
  prepareSearchStatement,
  recipeFoundBySearchCondition,
  setSearchTimeLimitStatement,
} from './listSearch.ts'
import { findSearchWords } from './searchWords.ts'

/** The counts of a list, and how its search finds recipes. */
export interface CountedRecipeSearch extends RecipeListCounts {
  search: ParsedSearch | null
}

/** Maximum foods that recipes may be searched for at once: these take 1.2 s of a core of the database in 20,000 recipes. */
const maxNamedFoods = 100
/** The read cost of each of them. */
const namedFoodCost = 15

/** The usual milliseconds of a list that searches for words; its call is charged for them. */
const usualSearchMs = 25

/** With fewer results than these, the search may be misspelt. */
const fewMatches = recipesPageSize

/**
 * A page of the matching recipes, eight at most, and how many each filter would leave. A search lists first recipes
 * with the text in their name or description, then in their ingredients, then with its words anywhere or misspelt;
 * within these by `sort`. Throws UNAUTHENTICATED when a visitor requests their own recipes.
 */
export async function listRecipes(ctx: Context, input: RecipeListInput): Promise<RecipeList> {
  const { mine, myDiet, query } = input
  if ((mine || myDiet) && !ctx.member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  const givenEaters = myDiet && ctx.member ? await eatersFor({ ...ctx, member: ctx.member }, myDiet) : []
  limitNamedFoods(ctx, givenEaters)
  const { eaters, unknown } = await eatersWithFoods(ctx, givenEaters)
  const audience = await chargeForSlowWork(ctx, () => createRecipeListQueriesOfViewer(ctx))
  const conditions = listConditionsOfInput(input, ctx.member?.userId ?? null, eaters, audience)
  const key = mine ? null : countsCacheKey(input, eaters, audience)
  const list = async (within: Context) =>
    await listPageOf(
      within,
      { ...input, cacheKey: key },
      conditions,
      await recentCountsUnder(within, key, conditions, query),
    )
  const isSoonFound = !query && listOwnWordAllergyFoods(eaters).length === 0
  // The time depends on words that the caller and the authors of recipes chose.
  const page = isSoonFound
    ? await list(ctx)
    : await runReadsInTransaction(ctx, (inner) =>
        chargeForSlowWork(inner, async () => {
          await inner.deps.db.execute(query ? prepareSearchStatement : setSearchTimeLimitStatement)
          return await list(inner)
        }),
      )
  return { ...page, items: await addCardWarnings(ctx, page.items), unknownAllergies: unknown }
}

/** Charges the caller for the time beyond the usual one. */
async function chargeForSlowWork<T>({ reads }: Context, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    reads?.charge(Math.max(0, performance.now() - startedAt - usualSearchMs))
  }
}

/** Charges for each food that all recipes are searched for. Throws INVALID where there are too many. */
function limitNamedFoods({ reads }: Context, eaters: readonly Eater[]): void {
  const { length } = listOwnWordAllergyFoods(eaters)
  if (length > maxNamedFoods)
    throw new DomainError('INVALID', 'recipes_too_many_allergies', { params: { most: maxNamedFoods } })
  reads?.charge(length * namedFoodCost)
}

/**
 * Eaters with the meanings of their words for allergies, and one more who is allergic to the foods among them, as far
 * as recipes may be searched for them; and the unknown words.
 */
async function eatersWithFoods(ctx: Context, givenEaters: readonly Eater[]) {
  const { eaters, foods, unknown } = await readAllergiesOfEaters(ctx, givenEaters)
  const meant = foods.slice(0, maxNamedFoods - listOwnWordAllergyFoods(givenEaters).length)
  ctx.reads?.charge(meant.length * namedFoodCost)
  const guest = { name: '', allergens: [], otherAllergies: meant, diets: [], dislikes: [], likes: [] }
  return { eaters: meant.length > 0 ? [...eaters, guest] : eaters, unknown }
}

/** The number of recipes for each meal, diet and cuisine that the caller may see. */
export async function countRecipesByCategory(ctx: Context): Promise<RecipeListFilterCounts> {
  const input = RecipeListInput.parse({})
  const audience = await createRecipeListQueriesOfViewer(ctx)
  const key = countsCacheKey(input, [], audience)
  const { counts } = await recentCountsUnder(ctx, key, listConditionsOfInput(input, null, [], audience), '')
  return { ...counts, mine: 0 }
}

/** A digest of everything that the counts depend on: a large household names 180,000 characters of foods. */
function countsCacheKey(
  input: RecipeListInput,
  eaters: readonly Eater[],
  audience: RecipeListQueriesOfViewer,
): string {
  const limits = eaters.map(({ allergens, diets }) => [allergens, diets])
  const asked = JSON.stringify([
    { ...input, sort: '', page: 0 },
    limits,
    listOwnWordAllergyFoods(eaters),
    audience.key,
  ])
  return createHash('sha256').update(asked).digest('base64url')
}

/** The recent counts under `key`, if there are any. */
function recentCountsUnder(
  ctx: Context,
  key: string | null,
  conditions: RecipeListConditions,
  query: string,
): Promise<CountedRecipeSearch> {
  const { recentCounts } = ctx.deps
  const look = async () =>
    query
      ? await searchRecipes(ctx, query, conditions)
      : { ...(await countRecipeList(ctx, null, conditions)), search: null }
  return key === null || !recentCounts ? look() : recentCounts.get(key, look)
}

async function searchRecipes(
  ctx: Context,
  text: string,
  conditions: RecipeListConditions,
): Promise<CountedRecipeSearch> {
  const words = await findSearchWords(ctx, text)
  const search = { text: text.replaceAll(/\s+/g, ' '), words, likely: null }
  const isAnyWordUnknown = words.some(({ within }) => within?.length === 0)
  // Words that occur in no visible recipe may occur in a hidden one that the reader sees.
  const seesHidden = conditions.audience.isHidden !== null
  const plain = await countFound(ctx, { ...search, isPlain: !isAnyWordUnknown || seesHidden }, conditions)
  const isPlain = plain.standing > 0
  if (plain.standing >= fewMatches) return plain
  const alike = await unlessTimedOut(ctx, async (inner) => {
    const likely = await addLikelySpellingsToSearchWords(inner, {
      text,
      mayBeInDifferentPlaces: !isPlain,
      mayBeUnknown: seesHidden,
    })
    return likely && (await countFound(inner, { ...search, likely, isPlain }, conditions))
  })
  return alike ?? plain
}

/** Null when a statement of `work` ran for too long; the transaction continues in its earlier state. */
async function unlessTimedOut<Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await runInTransaction(ctx, work)
  } catch (error) {
    if (!isStatementTimeoutError(error)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.spellingSearchSkipped)
    return null
  }
}

async function countFound(
  ctx: Context,
  search: ParsedSearch,
  conditions: RecipeListConditions,
): Promise<CountedRecipeSearch> {
  return { ...(await countRecipeList(ctx, search, conditions)), search }
}

async function eatersFor(ctx: MemberContext, whose: 'me' | 'household'): Promise<Eater[]> {
  return whose === 'household'
    ? await eatersOfHousehold(ctx, ctx.member.householdId)
    : [{ name: '', ...(await getPreferencesOfCaller(ctx)) }]
}

async function listPageOf(
  ctx: Context,
  { cacheKey, ...input }: RecipeListInput & { cacheKey: string | null },
  conditions: RecipeListConditions,
  { total, isMore, tiers, counts, search }: CountedRecipeSearch,
) {
  const pageCount = Math.ceil(total / recipesPageSize)
  const page = Math.max(1, Math.min(input.page, pageCount))
  const items =
    total > 0
      ? await readItemsOfListPage(ctx, { sort: input.sort, page }, conditions, search, tiers, cacheKey)
      : []
  const mine = input.mine ? total : await countMine(ctx, conditions, search)
  return { items, total, isMore, page, pageCount, counts: { ...counts, mine } }
}

async function countMine(
  { deps, member }: Context,
  conditions: RecipeListConditions,
  search: ParsedSearch | null,
): Promise<number> {
  if (!member) return 0
  const own = deps.db
    .select({ id: recipeTableColumns.id })
    .from(conditions.audience.seen)
    .where(
      and(
        eq(recipeTableColumns.createdBy, member.userId),
        joinAllConditions(conditions),
        search ? recipeFoundBySearchCondition(search, conditions) : undefined,
      ),
    )
    .limit(maxCountedRecipes)
    .as('own')
  const [row] = await deps.db.select({ n: count() }).from(own)
  return row?.n ?? 0
}
