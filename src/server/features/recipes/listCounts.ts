import { type SQL, sql } from 'drizzle-orm'
import { type FilterCounts, mostFound, mostListed } from '#shared/contract/recipeList.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { dietFilters, dietOfFilter } from '#shared/kitchen/listFilters.ts'
import { cuisines, keptMealTypes } from '#shared/kitchen/questionnaire.ts'
import type { Context } from '../../context.ts'
import { every, isRead, type ListConditions, unchosen } from './listConditions.ts'
import { newestFirst } from './listOrder.ts'
import { foundBy, type Search } from './listSearch.ts'
import { recipes } from './table.ts'

export interface CountedList {
  /** Exact up to 10,000, of a search up to 1,000, where it ends. */
  total: number
  /** Whether there are more than that. */
  isMore: boolean
  /** How many there are whatever meal, diet and cuisine is chosen, as far as they are counted. */
  standing: number
  counts: Omit<FilterCounts, 'mine'>
}

export interface PlannedSearch {
  standing: Search
  chosen: Search
}

type Row = { facet: string; value: string; n: number }

/**
 * Counts what a list holds, and what it would hold with each value of a filter, in one query. What is counted is the
 * newest 10,000 recipes, or a thousand matches and some; when there are more, all but the total are counted of these
 * alone. A search is planned for what stands whatever is chosen, and for what is chosen.
 */
export async function countList(
  { deps }: Pick<Context, 'deps'>,
  search: PlannedSearch | null,
  conditions: ListConditions,
): Promise<CountedList> {
  const { meal, diet, cuisine } = conditions
  const most = search ? mostFound : mostListed
  const cap = sql`order by ${newestFirst} limit ${most + 1}`
  const base = search
    ? foundBy(search.standing, unchosen(conditions), newestFirst)
    : sql`select * from ${recipes} where ${every(unchosen(conditions))} ${cap}`
  const narrowed = search
    ? foundBy(search.chosen, conditions, newestFirst)
    : sql`select from ${recipes} where ${every(conditions)} ${cap}`
  const rows = (await deps.db.execute(sql`
    with base as materialized (
      select ${recipes.mealType} as meal, ${recipes.cuisine} as cuisine, ${recipes.breaksDiets} as broken,
        ${recipes.contains} as holds, ${isRead} as is_read,
        ${meal} as by_meal, ${diet} as by_diet, ${cuisine} as by_cuisine
      from (${base}) recipes
    ), grouped as materialized (
      select *, count(*)::int as n from base group by 1, 2, 3, 4, 5, 6, 7, 8
    ), listed as materialized (
      select holds, is_read, sum(n) as n from grouped where by_meal and by_diet and by_cuisine group by 1, 2
    )
    select 'standing' as facet, '' as value, coalesce(sum(n), 0)::int as n from grouped
    union all select 'total', '', case when (select sum(n) from grouped) > ${most}
      then (select count(*) from (${narrowed}) narrowed)
      else (select coalesce(sum(n), 0) from listed) end::int
    union all select 'mealType', meal::text, sum(n)::int from grouped where by_diet and by_cuisine group by meal
    union all select 'cuisine', cuisine::text, sum(n)::int from grouped where by_meal and by_diet group by cuisine
    union all ${eachNotIn(sql`grouped where by_meal and by_cuisine`, 'dietType', sql`broken`, Object.values(dietOfFilter))}
    union all ${eachNotIn(sql`listed where true`, 'without', sql`holds`, allergenIds)}`)) as unknown as Row[]
  const total = countIn(rows, 'total', '')
  const standingCount = countIn(rows, 'standing', '')
  return {
    total: Math.min(total, most),
    isMore: total > most,
    standing: standingCount,
    counts: {
      mealType: countsIn(rows, 'mealType', keptMealTypes),
      dietType: countsIn(rows, 'dietType', dietFilters, (each) => dietOfFilter[each]),
      cuisine: countsIn(rows, 'cuisine', cuisines),
      without: countsIn(rows, 'without', allergenIds),
      isAtLeast: standingCount > most,
    },
  }
}

/** How many recipes of `part` that were read have not each of `values` in their `list`. */
function eachNotIn(part: SQL, facet: string, list: SQL, values: readonly string[]): SQL {
  const sets = sql`(select ${list} as list, sum(n) as n from ${part} and is_read group by 1) sets`
  return sql`
    select ${facet}, value, sum(n)::int from ${sets} cross join unnest(${`{${values.join(',')}}`}::text[]) value
    where value <> all(list::text[]) group by value`
}

function countIn(rows: readonly Row[], facet: string, value: string): number {
  return rows.find((row) => row.facet === facet && row.value === value)?.n ?? 0
}

function countsIn<Value extends string>(
  rows: readonly Row[],
  facet: string,
  values: readonly Value[],
  keptAs: (value: Value) => string = (value) => value,
): Record<Value, number> {
  const counts = values.map((value) => [value, countIn(rows, facet, keptAs(value))])
  return Object.fromEntries(counts) as Record<Value, number>
}
