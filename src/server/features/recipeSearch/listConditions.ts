import { and, arrayOverlaps, eq, not, type SQL, sql } from 'drizzle-orm'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { dietByListFilter } from '#shared/kitchen/recipeListFilters.ts'
import {
  type RecipeListQueriesOfViewer,
  recipeReadCompletelyCondition,
  recipeTableColumns,
} from '../recipes/service.ts'
import { likePatternOfText } from './patternOf.ts'

const words = sql`recipe_words(${recipeTableColumns.name}, ${recipeTableColumns.description}, ${recipeTableColumns.ingredients} || ${recipeTableColumns.instructions})`
/** A condition that is always true. */
const all = sql`true`

/** The conditions of a list, in parts that can be left out one by one to count what each filter leaves. */
export interface RecipeListConditions {
  /** The reader, who sees only some recipes. */
  audience: RecipeListQueriesOfViewer
  /** The condition on the creator. */
  own: SQL
  /** The condition on what the eaters may eat. */
  fits: SQL
  meal: SQL
  diet: SQL
  cuisine: SQL
  /** Whether a meal, a diet or a cuisine is chosen. */
  isChosen: boolean
}

/**
 * `userId` is the user whose recipes `mine` means; `eaters` are those who must be able to eat the recipes. They may
 * name as many foods in their own words as `limitNamedFoods` allows.
 */
export function listConditionsOfInput(
  { mine, without, strict, mealType, dietType, cuisine }: RecipeListInput,
  userId: string | null,
  eaters: readonly Eater[],
  audience: RecipeListQueriesOfViewer,
): RecipeListConditions {
  const named = listOwnWordAllergyFoods(eaters)
  const theirs = eaters.flatMap((eater) => eater.allergens)
  const allergens = [...new Set([...without, ...theirs])]
  // An eater with an allergy sees no recipe that may contain the allergen; a person who only filters by an allergen
  // chooses whether to see those.
  const notEvenPossible = strict ? allergens : [...new Set(theirs)]
  const diets = [...new Set(eaters.flatMap((eater) => eater.diets))]
  const fits = and(
    all,
    allergens.length + diets.length + named.length > 0 ? recipeReadCompletelyCondition : undefined,
    allergens.length > 0 ? not(arrayOverlaps(recipeTableColumns.contains, allergens)) : undefined,
    notEvenPossible.length > 0
      ? not(arrayOverlaps(recipeTableColumns.mayContain, notEvenPossible))
      : undefined,
    diets.length > 0 ? not(arrayOverlaps(recipeTableColumns.breaksDiets, diets)) : undefined,
    named.length > 0
      ? sql`${words} not like all (array[${sql.join(named.flatMap(spellingsOf).map(likePatternOfText), sql`, `)}])`
      : undefined,
  )!
  return {
    audience,
    own: mine ? eq(recipeTableColumns.createdBy, userId ?? '') : all,
    fits,
    meal: mealType ? eq(recipeTableColumns.mealType, mealType) : all,
    diet: dietType
      ? sql`(${recipeReadCompletelyCondition} and ${dietByListFilter[dietType]} <> all(${recipeTableColumns.breaksDiets}))`
      : all,
    cuisine: cuisine ? eq(recipeTableColumns.cuisine, cuisine) : all,
    isChosen: Boolean(mealType || dietType || cuisine),
  }
}

/** The same conditions, without those on meal, diet and cuisine. */
export function removeCategoryConditions(conditions: RecipeListConditions): RecipeListConditions {
  return { ...conditions, meal: all, diet: all, cuisine: all, isChosen: false }
}

export function joinAllConditions({ own, fits, meal, diet, cuisine }: RecipeListConditions): SQL {
  return and(own, fits, meal, diet, cuisine)!
}

/** The part of the conditions that an index can follow. */
export function combineIndexableConditions({ own, meal, cuisine }: RecipeListConditions): SQL {
  return and(own, meal, cuisine)!
}

/** The foods in own words that eaters are allergic to, without duplicates, in the form in which they are searched. */
export function listOwnWordAllergyFoods(eaters: readonly Eater[]): string[] {
  return [...new Set(eaters.flatMap(({ otherAllergies = [] }) => otherAllergies.map(stemOf)))]
}

/** The stem without a plural s: "kiwis" are found in "1 kiwi", "tomatoes" in "1 tomato". */
function stemOf(food: string): string {
  return food
    .trim()
    .replace(/(?<=\w{3})oes$/i, 'o')
    .replace(/(?<=\w{3})s$/i, '')
}

/** The part that singular and plural share: "cherry" and "cherries". */
function spellingsOf(stem: string): string[] {
  const ending = /(?<=\w{2}[^aeiou\W])(?:y|ie)$/i
  return ending.test(stem) ? [stem.replace(ending, 'y'), stem.replace(ending, 'ie')] : [stem]
}
