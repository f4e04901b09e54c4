import { type SQL, sql } from 'drizzle-orm'
import { mostFound } from '#shared/contract/recipeList.ts'
import { every, type ListConditions, walkable } from './listConditions.ts'
import { patternOf } from './patternOf.ts'
import { recipes } from './table.ts'

/** As its index has it. */
const ingredients = sql`recipe_words('', '', ${recipes.ingredients})`
/** As its index has it: a line's end, which no query holds, keeps a match from running over from one to the other. */
const title = sql`lower(${recipes.name} || E'\\n' || ${recipes.description})`

/** Recipes at the head of a list that are looked through one by one: instead of an index, and beside it. */
const mostWalked = 10_000
const mostBeside = 5_000

/** What is looked for, and how. */
export interface Search {
  text: string
  /** For each word what may have been meant, where the text itself stands in few recipes; null where it is not asked. */
  likely: string[][] | null
  /** Where it stands in so many recipes that walking along the list finds a thousand sooner than an index does. */
  isCommon: { inTitle: boolean; inIngredients: boolean; likely: boolean }
  /** The rarest of `likely`, by which recipes are found; the others are looked for in these. */
  rarest: number
}

/**
 * To be run before a search, in its transaction: how common a word is we know better than Postgres, and an index may
 * name a hundred thousand recipes at once. Two letters exchanged make "thukpa" 0.27 alike.
 */
export const prepareSearch = sql`
  select set_config('enable_seqscan', 'off', true), set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('work_mem', '32MB', true), set_config('pg_trgm.similarity_threshold', '0.2', true)`

/**
 * Selects recipes that a search finds, as rows of `recipes` with a `tier`, 0 being the best: it has the text in its
 * name or description, 1 in its ingredients, and 2 all its words somewhere, perhaps spelt otherwise. There are 1,001 of
 * each at least if there are more than 1,000, and the list sorted by `order` begins rightly: what is common is taken
 * from its head, and to what an index names comes what stands among the first 5,000. A text without three letters
 * together no index knows; it is looked for among these alone.
 */
export function foundBy(search: Search, conditions: ListConditions, order: SQL): SQL {
  const { isCommon } = search
  const { inTitle, inIngredients, inLikely } = placesOf(search)
  const at = { conditions, order }
  if (!/[\p{L}\p{N}]{3}/u.test(search.text))
    return sql`
      select *, case when ${inTitle} then 0 else 1 end as tier from ${headOf(at, mostBeside)}
      where ${every(conditions)} and (${inTitle} or ${inIngredients})`
  const mentioned = tier({
    ...at,
    match: sql`${inIngredients} and not ${inTitle}`,
    isCommon: isCommon.inIngredients,
  })
  // Where likely words are asked for, few have the text itself.
  const isNew = sql`${recipes.id} <> all(array(select id from titled union all select id from mentioned))`
  const alike = tier({ ...at, match: sql`${inLikely} and ${isNew}`, isCommon: isCommon.likely })
  return sql`
    with titled as materialized (${tier({ ...at, match: inTitle, isCommon: isCommon.inTitle })}),
      mentioned as materialized (${mentioned})
    select *, 0 as tier from titled
    union all select *, 1 from mentioned where (select count(*) from titled) <= ${mostFound}
    ${search.likely ? sql`union all select *, 2 from (${alike}) alike` : sql``}`
}

interface Place {
  conditions: ListConditions
  order: SQL
}

function tier({ match, isCommon, ...at }: Place & { match: SQL; isCommon: boolean }): SQL {
  const matching = sql`where ${every(at.conditions)} and ${match}`
  const byIndex = sql`select * from ${recipes} ${matching}`
  const cap = sql`limit ${mostFound + 1}`
  if (isCommon)
    return sql`
      with walked as materialized (select * from ${headOf(at, mostWalked)} ${matching} ${cap})
      select * from walked where (select count(*) from walked) > ${mostFound}
      union all (${byIndex} and (select count(*) from walked) <= ${mostFound} ${cap})`
  return sql`
    with named as materialized (${byIndex} ${cap})
    select * from named
    union all select * from ${headOf(at, mostBeside)} ${matching}
      and (select count(*) from named) > ${mostFound} and not exists (select from named where named.id = ${recipes.id})`
}

function headOf({ conditions, order }: Place, most: number): SQL {
  return sql`(select * from ${recipes} where ${walkable(conditions)} order by ${order} limit ${most}) recipes`
}

const mostSampled = 1_000

/**
 * Selects of the first 1,000 recipes in this order how many have the text in their name or description (`titled`), in
 * their ingredients (`mentioned`), all the likely words anywhere (`alike`), and each of these (`likely`, an array).
 */
export function sampleOf(search: Search, conditions: ListConditions, order: SQL): SQL {
  const { inTitle, inIngredients, inLikely, eachLikely } = placesOf(search)
  const countOf = (match: SQL) => sql`count(*) filter (where ${match})::int`
  const likely = eachLikely.length > 0 ? sql`array[${sql.join(eachLikely.map(countOf), sql`, `)}]` : sql`null`
  return sql`
    select ${countOf(inTitle)} as titled, ${countOf(inIngredients)} as mentioned,
      ${countOf(inLikely)} as alike, ${likely} as likely
    from ${headOf({ conditions, order }, mostSampled)} where ${every(conditions)}`
}

/** Of the 1,000 of a sample, how many make a text common: then 1,000 stand among some 8,000. */
export const commonFrom = 120

function placesLike(word: string): SQL[] {
  return [sql`${title} like ${patternOf(word)}`, sql`${ingredients} like ${patternOf(word)}`]
}

/** Whether a recipe is found by a search. */
export function isFound(search: Search): SQL {
  const { inTitle, inIngredients, inLikely } = placesOf(search)
  return sql`(${inTitle} or ${inIngredients} or ${inLikely})`
}

function placesOf({ text, likely, rarest }: Search) {
  const pattern = patternOf(text.replaceAll(/\s+/g, ' '))
  const eachLikely = (likely ?? []).map((alike, index) => {
    if (index === rarest)
      return sql`(${sql.join(
        alike.flatMap((word) => placesLike(word)),
        sql` or `,
      )})`
    // It is looked for in what the rarest one named, in one go, which no index can.
    const patterns = sql`array[${sql.join(alike.map(patternOf), sql`, `)}]`
    return sql`${title} || ' ' || ${ingredients} like any (${patterns})`
  })
  return {
    inTitle: sql`${title} like ${pattern}`,
    inIngredients: sql`${ingredients} like ${pattern}`,
    eachLikely,
    inLikely: likely ? sql.join(eachLikely, sql` and `) : sql`false`,
  }
}
