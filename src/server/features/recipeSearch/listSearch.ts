import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { newestRecipesFirst, recipeTableColumns } from '../recipes/service.ts'
import { combineIndexableConditions, joinAllConditions, type RecipeListConditions } from './listConditions.ts'
import { likePatternOfText } from './patternOf.ts'
import { letterRunsOfText, type SearchWord } from './searchWords.ts'

/** The line break, which no query contains, keeps a match from reaching from one into the other. */
const title = sql`lower(${recipeTableColumns.name} || E'\\n' || ${recipeTableColumns.description})`
const ingredients = sql`recipe_words('', '', ${recipeTableColumns.ingredients})`
const all = sql`recipe_words(${recipeTableColumns.name}, ${recipeTableColumns.description}, ${recipeTableColumns.ingredients})`
/** Both in the form of their indexes. */
const titleWords = sql`recipe_lexemes(${recipeTableColumns.name} || E'\\n' || ${recipeTableColumns.description})`
const allWords = sql`recipe_lexemes(${all})`

/** Maximum recipes at the start of a list that are read one by one, and of those found by an index. */
const maxReadInOrder = 20_000
const maxFoundByIndex = 50_000

/** A parsed search. */
export interface ParsedSearch {
  /** With single spaces between words. */
  text: string
  words: SearchWord[]
  /** The likely intended words, where the text itself is in few recipes; null where they are not needed. */
  likely: SearchWord[] | null
  /** Whether the text itself occurs in any recipe. */
  isPlain: boolean
}

/** The recipes that a search finds in one way; a list begins with the best tier. */
export interface RecipeSearchTier {
  /** The recipes to read, as `recipes`: those that the indexes of words find, or the start of the list; never more than `most`. */
  source: SQL
  most: number
  /** The remaining condition on a recipe of `source`. */
  isFound: SQL
  /** Equivalent to `source` and `isFound` together, in a form that needs no index. */
  matches: SQL
  isNamed: boolean
}

/**
 * To be run before recipes are compared with words that somebody chose, in their transaction: the comparison usually
 * takes milliseconds, but recipes can be written so that it takes many seconds.
 */
const setLimit = sql`set_config('statement_timeout', '2s', true)`
export const setSearchTimeLimitStatement = sql`select ${setLimit}`

/**
 * To be run before a search, in its transaction: an index of words may find a hundred thousand recipes at once. Two
 * exchanged letters give "thukpa" a similarity of 0.27.
 */
export const prepareSearchStatement = sql`
  select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '32MB', true), set_config('pg_trgm.similarity_threshold', '0.2', true), ${setLimit}`

/**
 * The tiers of a search: recipes with the text in their name or description, then in their ingredients, then with all
 * its words anywhere, perhaps misspelt. An index finds them by the words of recipes that contain the words of the text;
 * a word that is contained in too many, or in none because it is a sign, is searched only in the newest 20,000.
 */
export function createSearchTiers(
  search: ParsedSearch,
  conditions: RecipeListConditions,
): RecipeSearchTier[] {
  const { text, words, likely, isPlain } = search
  const pattern = likePatternOfText(text)
  const [inTitle, inIngredients] = [sql`${title} like ${pattern}`, sql`${ingredients} like ${pattern}`]
  const isCertain = letterRunsOfText(text)[0] === text.toLowerCase()
  const titleMatch = { named: containsWords(titleWords, words), match: inTitle, isCertain }
  const wholeTextMatch = {
    named: containsWords(allWords, words),
    match: inIngredients,
    isCertain,
    isNew: not(inTitle),
  }
  const plain = isPlain ? [titleMatch, wholeTextMatch] : []
  const alike = likely && {
    named: containsWords(allWords, likely),
    match: and(
      ...likely.map(
        ({ spellings }) =>
          sql`${all} like any (array[${sql.join(spellings.map(likePatternOfText), sql`, `)}])`,
      ),
    )!,
    isCertain: likely.every(({ within }) => within),
    isNew: isPlain ? sql`(not ${inTitle} and not ${inIngredients})` : undefined,
  }
  return [...plain, ...(alike ? [alike] : [])].map((match) => createTier(conditions, match))
}

interface SearchMatch {
  /** The condition for an index; null where no index can answer it. */
  named: SQL | null
  match: SQL
  /** Whether everything that the index finds matches. */
  isCertain: boolean
  /** Whether no better tier contains it. */
  isNew?: SQL | undefined
}

function createTier(
  conditions: RecipeListConditions,
  { named, match, isCertain, isNew }: SearchMatch,
): RecipeSearchTier {
  const { searched, isHidden } = conditions.audience
  // Terms exclude hidden recipes: those that the reader sees are read one by one.
  const combinedCondition = named && isHidden ? sql`(${named} or ${isHidden})` : named
  const source = combinedCondition
    ? sql`(select * from ${searched} where ${and(combinedCondition, combineIndexableConditions(conditions))} limit ${maxFoundByIndex}) recipes`
    : selectFirstRecipesInOrder(conditions, newestRecipesFirst)
  const rest = isHidden ? or(not(isHidden), match) : undefined
  return {
    source,
    most: named ? maxFoundByIndex : maxReadInOrder,
    isFound: and(joinAllConditions(conditions), named && isCertain ? rest : match, isNew)!,
    matches: and(joinAllConditions(conditions), match, isNew)!,
    isNamed: named !== null,
  }
}

/** Whether a search finds a recipe. */
export function recipeFoundBySearchCondition(search: ParsedSearch, conditions: RecipeListConditions): SQL {
  return or(...createSearchTiers(search, conditions).map(({ matches }) => matches)) ?? sql`false`
}

/** The first 20,000 recipes in this order, as `recipes`. */
export function selectFirstRecipesInOrder(conditions: RecipeListConditions, order: SQL): SQL {
  return sql`(select * from ${conditions.audience.seen} where ${combineIndexableConditions(conditions)} order by ${order} limit ${maxReadInOrder}) recipes`
}

/** Null where no index can answer it. */
function containsWords(place: SQL, words: readonly SearchWord[]): SQL | null {
  const asked = words.flatMap(({ within }) => (within ? [within] : []))
  if (asked.length === 0) return null
  if (asked.some((within) => within.length === 0)) return sql`false`
  return sql`${place} @@ ${asked.map((within) => `(${anyOfInTsquery(within)})`).join('&')}::tsquery`
}

/** In the syntax of a tsquery. */
function anyOfInTsquery(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join('|')
}
