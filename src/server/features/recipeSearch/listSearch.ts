import { and, not, or, type SQL, sql } from 'drizzle-orm'
import { newestFirst, recipe } from '../recipes/service.ts'
import { every, type ListConditions, walkable } from './listConditions.ts'
import { patternOf } from './patternOf.ts'
import { runsIn, type SoughtWord } from './soughtWords.ts'

/** A line's end, which no query holds, keeps a match from running over from one to the other. */
const title = sql`lower(${recipe.name} || E'\\n' || ${recipe.description})`
const ingredients = sql`recipe_words('', '', ${recipe.ingredients})`
const all = sql`recipe_words(${recipe.name}, ${recipe.description}, ${recipe.ingredients})`
/** Both as their indexes have them. */
const titleWords = sql`recipe_lexemes(${recipe.name} || E'\\n' || ${recipe.description})`
const allWords = sql`recipe_lexemes(${all})`

/** Recipes at the head of a list that are looked through one by one, and those named by an index. */
const maxWalked = 20_000
const maxNamed = 50_000

/** What is looked for. */
export interface Search {
  /** With one space between words. */
  text: string
  words: SoughtWord[]
  /** What may have been meant, where the text itself stands in few recipes; null where it is not asked. */
  likely: SoughtWord[] | null
  /** Whether the text itself stands in any recipe. */
  isPlain: boolean
}

/** The recipes that a search finds in one way, the best first of which the list begins with. */
export interface Tier {
  /** Where they are, as `recipes`: what the indexes of words name, or the head of the list; never more than `most`. */
  source: SQL
  most: number
  /** What more must be true of a recipe there. */
  isFound: SQL
  /** The same as `source` and `isFound`, said so that no index is needed. */
  matches: SQL
  isNamed: boolean
}

/**
 * To be run before recipes are compared with words that somebody chose, in their transaction: that takes milliseconds as a
 * rule, but recipes can be written so that it takes many seconds.
 */
const setLimit = sql`set_config('statement_timeout', '2s', true)`
export const limitTime = sql`select ${setLimit}`

/**
 * To be run before a search, in its transaction: an index of words may name a hundred thousand recipes at once. Two
 * letters exchanged make "thukpa" 0.27 alike.
 */
export const prepareSearch = sql`
  select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '32MB', true), set_config('pg_trgm.similarity_threshold', '0.2', true), ${setLimit}`

/**
 * Recipes with the text in their name or description, then in their ingredients, then with all its words somewhere,
 * perhaps spelt otherwise. An index names them by the words of recipes that those of the text are part of; what is
 * part of too many, or of none as it is a sign, is looked for among the newest 20,000 alone.
 */
export function tiersOf(search: Search, conditions: ListConditions): Tier[] {
  const { text, words, likely, isPlain } = search
  const pattern = patternOf(text)
  const [inTitle, inIngredients] = [sql`${title} like ${pattern}`, sql`${ingredients} like ${pattern}`]
  const isCertain = runsIn(text)[0] === text.toLowerCase()
  const titled = { named: holds(titleWords, words), match: inTitle, isCertain }
  const mentioned = { named: holds(allWords, words), match: inIngredients, isCertain, isNew: not(inTitle) }
  const plain = isPlain ? [titled, mentioned] : []
  const alike = likely && {
    named: holds(allWords, likely),
    match: and(
      ...likely.map(
        ({ spellings }) => sql`${all} like any (array[${sql.join(spellings.map(patternOf), sql`, `)}])`,
      ),
    )!,
    isCertain: likely.every(({ within }) => within),
    isNew: isPlain ? sql`(not ${inTitle} and not ${inIngredients})` : undefined,
  }
  return [...plain, ...(alike ? [alike] : [])].map((match) => tier(conditions, match))
}

interface Match {
  /** By an index; null where none knows it. */
  named: SQL | null
  match: SQL
  /** Whether all that is named matches. */
  isCertain: boolean
  /** Whether no better tier has it. */
  isNew?: SQL | undefined
}

function tier(conditions: ListConditions, { named, match, isCertain, isNew }: Match): Tier {
  const { searched, isHidden } = conditions.audience
  // Terms tell of no hidden recipe: those that the reader sees are looked through one by one.
  const looked = named && isHidden ? sql`(${named} or ${isHidden})` : named
  const source = looked
    ? sql`(select * from ${searched} where ${and(looked, walkable(conditions))} limit ${maxNamed}) recipes`
    : headOf(conditions, newestFirst)
  const rest = isHidden ? or(not(isHidden), match) : undefined
  return {
    source,
    most: named ? maxNamed : maxWalked,
    isFound: and(every(conditions), named && isCertain ? rest : match, isNew)!,
    matches: and(every(conditions), match, isNew)!,
    isNamed: named !== null,
  }
}

/** Whether a recipe is found by a search. */
export function isFoundBy(search: Search, conditions: ListConditions): SQL {
  return or(...tiersOf(search, conditions).map(({ matches }) => matches)) ?? sql`false`
}

/** The first 20,000 in this order, as `recipes`. */
export function headOf(conditions: ListConditions, order: SQL): SQL {
  return sql`(select * from ${conditions.audience.seen} where ${walkable(conditions)} order by ${order} limit ${maxWalked}) recipes`
}

/** Null where no index can be asked. */
function holds(place: SQL, words: readonly SoughtWord[]): SQL | null {
  const asked = words.flatMap(({ within }) => (within ? [within] : []))
  if (asked.length === 0) return null
  if (asked.some((within) => within.length === 0)) return sql`false`
  return sql`${place} @@ ${asked.map((within) => `(${anyOf(within)})`).join('&')}::tsquery`
}

/** As a tsquery is written. */
function anyOf(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll(/['\\]/g, '$&$&')}'`).join('|')
}
