import { and, arrayOverlaps, eq, not, type SQL, sql } from 'drizzle-orm'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { Eater } from '#shared/kitchen/eaters.ts'
import { dietOfFilter } from '#shared/kitchen/listFilters.ts'
import { factsVersion } from '../recipeReport/service.ts'
import { type Audience, recipe } from '../recipes/service.ts'
import { patternOf } from './patternOf.ts'

/**
 * Whether all of a recipe was looked through: what nothing could be found in is left out wherever it matters. The lines of
 * a blog entry are those of its text only since this state of the kitchen read them.
 */
export const isReadCompletely = sql<boolean>`(${recipe.factsVersion} is not null and not ${recipe.hasUnknownLines}
  and (${recipe.kind} = 'recipe' or ${recipe.factsVersion} = ${factsVersion}))`

const words = sql`recipe_words(${recipe.name}, ${recipe.description}, ${recipe.ingredients} || ${recipe.instructions})`
/** Nothing asked for. */
const all = sql`true`

/** What a list asks for, in parts that can be left out one by one to count what each leaves. */
export interface ListConditions {
  /** Of whose recipes, as they may be seen, the list is. */
  audience: Audience
  /** Whose recipe. */
  own: SQL
  /** Who must be able to eat them. */
  fits: SQL
  meal: SQL
  diet: SQL
  cuisine: SQL
  /** Whether a meal, a diet or a cuisine is chosen. */
  isChosen: boolean
}

/**
 * `userId` is whose recipes are meant by `mine`; `eaters` is who must be able to eat them. Of foods in their own words they
 * may have as many as `limitNamedFoods` lets pass.
 */
export function conditionsOf(
  { mine, without, strict, mealType, dietType, cuisine }: RecipeListInput,
  userId: string | null,
  eaters: readonly Eater[],
  audience: Audience,
): ListConditions {
  const named = namedFoods(eaters)
  const theirs = eaters.flatMap((eater) => eater.allergens)
  const allergens = [...new Set([...without, ...theirs])]
  // Who is allergic is not shown what may contain it; who picks an allergen says whether they are.
  const notEvenPossible = strict ? allergens : [...new Set(theirs)]
  const diets = [...new Set(eaters.flatMap((eater) => eater.diets))]
  const fits = and(
    all,
    allergens.length + diets.length + named.length > 0 ? isReadCompletely : undefined,
    allergens.length > 0 ? not(arrayOverlaps(recipe.contains, allergens)) : undefined,
    notEvenPossible.length > 0 ? not(arrayOverlaps(recipe.mayContain, notEvenPossible)) : undefined,
    diets.length > 0 ? not(arrayOverlaps(recipe.breaksDiets, diets)) : undefined,
    named.length > 0
      ? sql`${words} not like all (array[${sql.join(named.flatMap(spellingsOf).map(patternOf), sql`, `)}])`
      : undefined,
  )!
  return {
    audience,
    own: mine ? eq(recipe.createdBy, userId ?? '') : all,
    fits,
    meal: mealType ? eq(recipe.mealType, mealType) : all,
    diet: dietType
      ? sql`(${isReadCompletely} and ${dietOfFilter[dietType]} <> all(${recipe.breaksDiets}))`
      : all,
    cuisine: cuisine ? eq(recipe.cuisine, cuisine) : all,
    isChosen: Boolean(mealType || dietType || cuisine),
  }
}

/** The same, whichever meal, diet and cuisine is chosen. */
export function unchosen(conditions: ListConditions): ListConditions {
  return { ...conditions, meal: all, diet: all, cuisine: all, isChosen: false }
}

export function every({ own, fits, meal, diet, cuisine }: ListConditions): SQL {
  return and(own, fits, meal, diet, cuisine)!
}

/** As much of it as an index can walk along. */
export function walkable({ own, meal, cuisine }: ListConditions): SQL {
  return and(own, meal, cuisine)!
}

/** Foods in their own words that eaters are allergic to, each once, as they are looked for in recipe. */
export function namedFoods(eaters: readonly Eater[]): string[] {
  return [...new Set(eaters.flatMap(({ otherAllergies = [] }) => otherAllergies.map(stemOf)))]
}

/** Without the s of many: "kiwis" are found in "1 kiwi", "tomatoes" in "1 tomato". */
function stemOf(food: string): string {
  return food
    .trim()
    .replace(/(?<=\w{3})oes$/i, 'o')
    .replace(/(?<=\w{3})s$/i, '')
}

/** What stands both in the word for one and for many: "cherry" and "cherries". */
function spellingsOf(stem: string): string[] {
  const ending = /(?<=\w{2}[^aeiou\W])(?:y|ie)$/i
  return ending.test(stem) ? [stem.replace(ending, 'y'), stem.replace(ending, 'ie')] : [stem]
}
