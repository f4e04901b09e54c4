import { createHash } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { type FilterCounts, type RecipeList, RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import { maxListed, pageSize } from '#shared/contract/recipes/recipeListTerms.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import type { Context, MemberContext } from '../../context.ts'
import { isStatementTimeout } from '../../db/outage.ts'
import { withSnapshot, withTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { logEvents } from '../../logEvents.ts'
import { eatersOf, understoodEaters } from '../households/service.ts'
import { getPreferences } from '../preferences/service.ts'
import { type Audience, audienceOf, recipe, warned } from '../recipes/service.ts'
import { likelyWords } from './likelyWords.ts'
import { conditionsOf, every, type ListConditions, namedFoods } from './listConditions.ts'
import { type CountedList, countList } from './listCounts.ts'
import { itemsOf } from './listItems.ts'
import { isFoundBy, limitTime, prepareSearch, type Search } from './listSearch.ts'
import { wordsOf } from './soughtWords.ts'

/** A list as it was counted, and how what is searched for is found. */
export interface CountedSearch extends CountedList {
  search: Search | null
}

/** Foods that recipes may be looked through for at once: these take a core of the database 1.2 s in 20,000 recipes. */
const maxNamedFoods = 100
/** What each of them costs who asks. */
const namedFoodCost = 15

/** What a list that compares words takes as a rule, and is charged for with its call. */
const usualSearchMs = 25

/** With fewer matches than these, one may have misspelt. */
const fewMatches = pageSize

/**
 * A page of the recipes that match, eight at most, and what each filter would leave. A search puts first what has it in
 * its name or description, then in its ingredients, then what has its words anywhere or spelt alike; within these it
 * goes by `sort`. Throws UNAUTHENTICATED when a visitor asks for what is theirs.
 */
export async function listRecipes(ctx: Context, input: RecipeListInput): Promise<RecipeList> {
  const { mine, myDiet, query } = input
  if ((mine || myDiet) && !ctx.member) throw new DomainError('UNAUTHENTICATED', 'auth_not_signed_in')
  const givenEaters = myDiet && ctx.member ? await eatersFor({ ...ctx, member: ctx.member }, myDiet) : []
  limitNamedFoods(ctx, givenEaters)
  const { eaters, unknown } = await eatersWithFoods(ctx, givenEaters)
  const audience = await chargedByTime(ctx, () => audienceOf(ctx))
  const conditions = conditionsOf(input, ctx.member?.userId ?? null, eaters, audience)
  const key = mine ? null : keyOf(input, eaters, audience)
  const list = async (within: Context) =>
    await pageOf(within, input, conditions, await counted(within, key, conditions, query))
  const isSoonFound = !query && namedFoods(eaters).length === 0
  // The time depends on words chosen by the caller and by the authors of recipes.
  const page = isSoonFound
    ? await list(ctx)
    : await withSnapshot(ctx, (inner) =>
        chargedByTime(inner, async () => {
          await inner.deps.db.execute(query ? prepareSearch : limitTime)
          return await list(inner)
        }),
      )
  return { ...page, items: await warned(ctx, page.items), unknownAllergies: unknown }
}

/** Charges the caller for what the work takes beyond what it takes as a rule. */
async function chargedByTime<T>({ reads }: Context, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  try {
    return await work()
  } finally {
    reads?.charge(Math.max(0, performance.now() - startedAt - usualSearchMs))
  }
}

/** Charges for each food that all recipes are looked through for. Throws INVALID where there are too many. */
function limitNamedFoods({ reads }: Context, eaters: readonly Eater[]): void {
  const { length } = namedFoods(eaters)
  if (length > maxNamedFoods)
    throw new DomainError('INVALID', 'recipes_too_many_allergies', { params: { most: maxNamedFoods } })
  reads?.charge(length * namedFoodCost)
}

/**
 * Eaters with what their words for allergies mean, and one more who is allergic to the foods that are meant, as far as recipes
 * may be looked through for them as well; and the words that nobody here knows.
 */
async function eatersWithFoods(ctx: Context, givenEaters: readonly Eater[]) {
  const { eaters, foods, unknown } = await understoodEaters(ctx, givenEaters)
  const meant = foods.slice(0, maxNamedFoods - namedFoods(givenEaters).length)
  ctx.reads?.charge(meant.length * namedFoodCost)
  const guest = { name: '', allergens: [], otherAllergies: meant, diets: [], dislikes: [], likes: [] }
  return { eaters: meant.length > 0 ? [...eaters, guest] : eaters, unknown }
}

/** How many recipes that the caller may see there are for each meal, diet and cuisine. */
export async function countRecipes(ctx: Context): Promise<FilterCounts> {
  const input = RecipeListInput.parse({})
  const audience = await audienceOf(ctx)
  const key = keyOf(input, [], audience)
  const { counts } = await counted(ctx, key, conditionsOf(input, null, [], audience), '')
  return { ...counts, mine: 0 }
}

/** What is counted alike, as a digest: a large household names 180,000 characters of foods. */
function keyOf(input: RecipeListInput, eaters: readonly Eater[], audience: Audience): string {
  const limits = eaters.map(({ allergens, diets }) => [allergens, diets])
  const asked = JSON.stringify([{ ...input, sort: '', page: 0 }, limits, namedFoods(eaters), audience.key])
  return createHash('sha256').update(asked).digest('base64url')
}

/** As it was counted lately under `key`, if there is one. */
function counted(
  ctx: Context,
  key: string | null,
  conditions: ListConditions,
  query: string,
): Promise<CountedSearch> {
  const { recentCounts } = ctx.deps
  const look = async () =>
    query
      ? await lookFor(ctx, query, conditions)
      : { ...(await countList(ctx, null, conditions)), search: null }
  return key === null || !recentCounts ? look() : recentCounts.get(key, look)
}

async function lookFor(ctx: Context, text: string, conditions: ListConditions): Promise<CountedSearch> {
  const words = await wordsOf(ctx, text)
  const search = { text: text.replaceAll(/\s+/g, ' '), words, likely: null }
  const isNowhere = words.some(({ within }) => within?.length === 0)
  // What stands nowhere else may stand in a hidden recipe.
  const seesHidden = conditions.audience.isHidden !== null
  const plain = await countFound(ctx, { ...search, isPlain: !isNowhere || seesHidden }, conditions)
  const isPlain = plain.standing > 0
  if (plain.standing >= fewMatches) return plain
  const alike = await unlessTimedOut(ctx, async (inner) => {
    const likely = await likelyWords(inner, { text, orApart: !isPlain, orUnknown: seesHidden })
    return likely && (await countFound(inner, { ...search, likely, isPlain }, conditions))
  })
  return alike ?? plain
}

/** Null when a statement of `work` ran for too long; the transaction goes on as it was before. */
async function unlessTimedOut<Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result | null> {
  try {
    return await withTransaction(ctx, work)
  } catch (error) {
    if (!isStatementTimeout(error)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.spellingSearchSkipped)
    return null
  }
}

async function countFound(ctx: Context, search: Search, conditions: ListConditions): Promise<CountedSearch> {
  return { ...(await countList(ctx, search, conditions)), search }
}

async function eatersFor(ctx: MemberContext, whose: 'me' | 'household'): Promise<Eater[]> {
  return whose === 'household'
    ? await eatersOf(ctx, ctx.member.householdId)
    : [{ name: '', ...(await getPreferences(ctx)) }]
}

async function pageOf(
  ctx: Context,
  input: RecipeListInput,
  conditions: ListConditions,
  { total, isMore, tiers, counts, search }: CountedSearch,
) {
  const pageCount = Math.ceil(total / pageSize)
  const page = Math.max(1, Math.min(input.page, pageCount))
  const items = total > 0 ? await itemsOf(ctx, { sort: input.sort, page }, conditions, search, tiers) : []
  const mine = input.mine ? total : await countMine(ctx, conditions, search)
  return { items, total, isMore, page, pageCount, counts: { ...counts, mine } }
}

async function countMine(
  { deps, member }: Context,
  conditions: ListConditions,
  search: Search | null,
): Promise<number> {
  if (!member) return 0
  const own = deps.db
    .select({ id: recipe.id })
    .from(conditions.audience.seen)
    .where(
      and(
        eq(recipe.createdBy, member.userId),
        every(conditions),
        search ? isFoundBy(search, conditions) : undefined,
      ),
    )
    .limit(maxListed)
    .as('own')
  const [row] = await deps.db.select({ n: count() }).from(own)
  return row?.n ?? 0
}
