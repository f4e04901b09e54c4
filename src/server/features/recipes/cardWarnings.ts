import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import type { AllergenId } from '#shared/kitchen/allergens.ts'
import type { AllergiesHeld } from '#shared/kitchen/gate/allergies/certainAllergies.ts'
import { AnswerCache } from '../../answerCache.ts'
import type { Context } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { KitchenJobFailure } from '../../kitchenThread/jobFailure.ts'
import { type KitchenContext, runKitchenJobInTurn } from '../../kitchenThread/runKitchenJobInTurn.ts'
import { logEvents } from '../../logEvents.ts'
import { eatersOfHousehold, readAllergyMeanings } from '../households/service.ts'
import { type RecipeViewer, recipeTableColumns, selectRecipesVisibleTo } from './seen.ts'

/** Maximum allergies in the household's own words that cards warn of. */
const maxWords = 300
/** Maximum warnings of one card. */
const maxWarnings = 10

/** Cached findings, by foods and words. */
const kept = new AnswerCache<AllergiesHeld[]>(100_000)

/** The columns that warnings of a card need. */
interface WarnedRow {
  id: string
  contains: readonly AllergenId[]
}

type Warned<Row extends WarnedRow> = Omit<Row, 'contains'> & { warnsOf: string[] }

/**
 * Recipes for cards, each with what it certainly contains that somebody in the caller's household is allergic to: the
 * fourteen allergens by their ids, even if the household named them in own words, then other foods in the household's
 * words. A visitor gets no warnings. Must not be called within a transaction.
 */
export async function addCardWarnings<Row extends WarnedRow>(
  ctx: Context,
  rows: readonly Row[],
): Promise<Warned<Row>[]> {
  const { member } = ctx
  const eaters =
    member && rows.length > 0 ? await eatersOfHousehold({ ...ctx, member }, member.householdId) : []
  const words = [...new Set(eaters.flatMap(({ otherAllergies = [] }) => otherAllergies))]
  const meanings = await readAllergyMeanings(ctx, words)
  const allergensOf = (each: string) => meanings.get(each)?.allergens ?? []
  const avoided = new Set([...eaters.flatMap(({ allergens }) => allergens), ...words.flatMap(allergensOf)])
  const foods = await findOwnWordFoodsOfRecipes(
    ctx,
    rows.map(({ id }) => id),
    words,
  )
  return rows.map(({ contains, ...row }) => {
    const certain = contains.filter((id) => avoided.has(id))
    // "cashews" are already in the list as nuts.
    const others = (foods.get(row.id)?.certain ?? []).filter(
      (each) => !allergensOf(each).some((id) => certain.includes(id)),
    )
    return { ...row, warnsOf: [...certain, ...others.slice(0, maxWarnings)] }
  })
}

/** Words of a household, by whether a recipe certainly holds their foods or may hold them. */
export interface OwnWordFoods {
  certain: string[]
  possible: string[]
}

/**
 * For each recipe that the caller may see, which of these words' foods it contains or may contain, of the first 300 words;
 * neither where that cannot be found in time. Must not be called within a transaction.
 */
export async function findOwnWordFoodsOfRecipes(
  ctx: KitchenContext & RecipeViewer,
  recipeIds: readonly string[],
  allWords: readonly string[],
): Promise<ReadonlyMap<string, OwnWordFoods>> {
  const words = allWords.slice(0, maxWords)
  if (words.length === 0 || recipeIds.length === 0) return new Map()
  const held = await ctx.deps.db
    .select({ id: recipeTableColumns.id, foods: recipeTableColumns.foods })
    .from(selectRecipesVisibleTo(ctx))
    .where(inArray(recipeTableColumns.id, [...recipeIds]))
  const found = await askOnce(
    ctx,
    held.map(({ foods }) => foods),
    words,
  )
  const wordsAtPlaces = (places: readonly number[] = []) => places.map((place) => words[place]!)
  return new Map(
    held.map(({ id }, at) => [
      id,
      { certain: wordsAtPlaces(found[at]?.certain), possible: wordsAtPlaces(found[at]?.possible) },
    ]),
  )
}

async function askOnce(
  ctx: KitchenContext,
  foods: readonly (readonly string[])[],
  words: readonly string[],
): Promise<AllergiesHeld[]> {
  const key = createHash('sha256')
    .update(JSON.stringify([foods, words]))
    .digest('base64url')
  const before = kept.get(key)
  if (before) return before
  const input = { recipes: foods, allergies: words }
  const found = await runKitchenJobInTurn(ctx, 'allergiesHeld', input).catch((error: unknown) => {
    const isBusy = error instanceof DomainError && error.code === 'UNAVAILABLE'
    if (!isBusy && !(error instanceof KitchenJobFailure)) throw error
    ctx.deps.log.warn({ err: error }, logEvents.foodWarningsCheckFailed)
    return null
  })
  if (found) kept.keep(key, found, JSON.stringify(found).length)
  return found ?? []
}
