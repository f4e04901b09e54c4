import { type SQL, sql } from 'drizzle-orm'
import { maxCountedRecipes } from '#shared/contract/limits.ts'
import type { RecipeListFilterCounts } from '#shared/contract/recipes/recipeList.ts'
import { allergenIds } from '#shared/kitchen/allergens.ts'
import { cuisines, storedMealTypes } from '#shared/kitchen/questionnaire.ts'
import { dietByListFilter, recipeListDietFilters } from '#shared/kitchen/recipeListFilters.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { recipeReadCompletelyCondition, recipeTableColumns } from '../recipes/service.ts'
import { type RecipeListConditions, removeCategoryConditions } from './listConditions.ts'
import { createSearchTiers, type ParsedSearch } from './listSearch.ts'
import { newestRecipesTier, searchTiersInOrder } from './searchTiers.ts'

export interface RecipeListCounts {
  /** Exact up to 10,000, where counting ends. */
  total: number
  /** Whether there are, or may be, more: of recipes that an index of words finds, at most 50,000 are read. */
  isMore: boolean
  /** The number of results in each non-empty tier of a search; a list without a search is one tier. */
  tiers: { place: number; count: number }[]
  /** The number of results without the filters for meal, diet and cuisine, as far as they are counted. */
  standing: number
  counts: Omit<RecipeListFilterCounts, 'mine'>
}

type Row = { facet: string; value: string; n: number }

/**
 * Counts the results of a list, and those it would have with each value of a filter, in one query. It counts the newest
 * 10,000 recipes, or as many results of a search; when there are more, all counts except the total are of these only.
 */
export async function countRecipeList(
  { deps }: DbContext,
  search: ParsedSearch | null,
  conditions: RecipeListConditions,
): Promise<RecipeListCounts> {
  const { meal, diet, cuisine } = conditions
  const columns = sql`${recipeTableColumns.mealType} as meal, ${recipeTableColumns.cuisine} as cuisine, ${recipeTableColumns.breaksDiets} as broken,
    ${recipeTableColumns.contains} as holds, ${recipeReadCompletelyCondition} as is_read, ${meal} as by_meal, ${diet} as by_diet, ${cuisine} as by_cuisine`
  const tiersFor = (of: RecipeListConditions) =>
    search ? createSearchTiers(search, of) : [newestRecipesTier(of)]
  const base = searchTiersInOrder('base', columns, tiersFor(removeCategoryConditions(conditions)))
  const narrowed = conditions.isChosen ? searchTiersInOrder('narrowed', columns, tiersFor(conditions)) : base
  if (base.steps.length === 0) return countedListFromRows([])
  const rows = (await deps.db.execute(sql`
    with ${sql.join([...base.steps, ...(conditions.isChosen ? narrowed.steps : [])], sql`, `)},
    grouped as materialized (
      select *, count(*)::int as n from (${base.rows}) base group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    ), standing as materialized (
      select coalesce(sum(n), 0) > ${maxCountedRecipes} or ${base.isCut} as is_more, coalesce(sum(n), 0)::int as n from grouped
    ), tiers as materialized (
      select tier, sum(n)::int as n from grouped
        where by_meal and by_diet and by_cuisine and not (select is_more from standing) group by tier
      union all select tier, count(*)::int from (${narrowed.rows}) narrowed
        where (select is_more from standing) group by tier
    ), listed as materialized (
      select holds, is_read, sum(n) as n from grouped where by_meal and by_diet and by_cuisine group by 1, 2
    )
    select 'standing' as facet, is_more::text as value, n from standing
    union all select 'tier', tier::text, n from tiers
    union all select 'isCut', '', (case when (select is_more from standing) then ${narrowed.isCut} else false end)::int
    union all select 'mealType', meal::text, sum(n)::int from grouped where by_diet and by_cuisine group by meal
    union all select 'cuisine', cuisine::text, sum(n)::int from grouped where by_meal and by_diet group by cuisine
    union all ${countsWithoutEach(sql`grouped where by_meal and by_cuisine`, 'dietType', sql`broken`, Object.values(dietByListFilter))}
    union all ${countsWithoutEach(sql`listed where true`, 'without', sql`holds`, allergenIds)}`)) as unknown as Row[]
  return countedListFromRows(rows)
}

function countedListFromRows(rows: readonly Row[]): RecipeListCounts {
  const tiers = rows.filter(({ facet }) => facet === 'tier')
  const total = tiers.reduce((sum, { n }) => sum + n, 0)
  const standing = rows.find(({ facet }) => facet === 'standing')
  return {
    total: Math.min(total, maxCountedRecipes),
    isMore: total > maxCountedRecipes || countOfFacetValue(rows, 'isCut', '') > 0,
    tiers: tiers
      .map(({ value, n }) => ({ place: Number(value), count: n }))
      .sort((a, b) => a.place - b.place),
    standing: standing?.n ?? 0,
    counts: {
      mealType: countsOfFacetValues(rows, 'mealType', storedMealTypes),
      dietType: countsOfFacetValues(
        rows,
        'dietType',
        recipeListDietFilters,
        (each) => dietByListFilter[each],
      ),
      cuisine: countsOfFacetValues(rows, 'cuisine', cuisines),
      without: countsOfFacetValues(rows, 'without', allergenIds),
      isAtLeast: standing?.value === 'true',
    },
  }
}

/** The number of completely read recipes of `part` without each of `values` in their `list`. */
function countsWithoutEach(part: SQL, facet: string, list: SQL, values: readonly string[]): SQL {
  const sets = sql`(select ${list} as list, sum(n) as n from ${part} and is_read group by 1) sets`
  return sql`
    select ${facet}, value, sum(n)::int from ${sets} cross join unnest(${`{${values.join(',')}}`}::text[]) value
    where value <> all(list::text[]) group by value`
}

function countOfFacetValue(rows: readonly Row[], facet: string, value: string): number {
  return rows.find((row) => row.facet === facet && row.value === value)?.n ?? 0
}

function countsOfFacetValues<Value extends string>(
  rows: readonly Row[],
  facet: string,
  values: readonly Value[],
  keptAs: (value: Value) => string = (value) => value,
): Record<Value, number> {
  const counts = values.map((value) => [value, countOfFacetValue(rows, facet, keptAs(value))])
  return Object.fromEntries(counts) as Record<Value, number>
}
