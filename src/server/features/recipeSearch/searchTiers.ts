import { type SQL, sql } from 'drizzle-orm'
import { maxCountedRecipes } from '#shared/contract/limits.ts'
import { newestRecipesFirst } from '../recipes/service.ts'
import { joinAllConditions, type RecipeListConditions } from './listConditions.ts'
import type { RecipeSearchTier } from './listSearch.ts'

/** A search of several tiers, as steps of a `with`, which Postgres runs only when they are read. */
interface LookedThrough {
  steps: SQL[]
  /** Selects the columns of each result, at most 10,001 of each tier, and the tier. */
  rows: SQL
  /** Whether there may be more results among recipes that were not read. */
  isCut: SQL
}

/** The newest recipes as the only tier, up to the maximum of lists. */
export function newestRecipesTier(conditions: RecipeListConditions): RecipeSearchTier {
  const most = maxCountedRecipes + 1
  return {
    source: sql`(select * from ${conditions.audience.seen} where ${joinAllConditions(conditions)} order by ${newestRecipesFirst} limit ${most}) recipes`,
    most,
    isFound: sql`true`,
    matches: joinAllConditions(conditions),
    isNamed: false,
  }
}

/** Searches each tier unless the ones before it have more results than lists show. `as` is the prefix of the names of steps. */
export function searchTiersInOrder(
  as: string,
  columns: SQL,
  tiers: readonly RecipeSearchTier[],
): LookedThrough {
  const named = (what: string, place: number) => sql.identifier(`${as}_${what}_${place}`)
  const found = (until: number) =>
    sql.join(
      [
        sql`0`,
        ...tiers.slice(0, until).map((_, place) => sql`(select count(*) from ${named('found', place)})`),
      ],
      sql` + `,
    )
  const steps = tiers.flatMap(({ source, isFound }, place) => [
    sql`${named('seen', place)} as materialized (select ${columns}, (${isFound}) as is_found from ${source})`,
    sql`${named('found', place)} as materialized (
      select * from ${named('seen', place)} where is_found and ${found(place)} <= ${maxCountedRecipes} limit ${maxCountedRecipes + 1})`,
  ])
  const each = tiers.map(
    (_, place) => sql`select *, ${sql.raw(String(place))} as tier from ${named('found', place)}`,
  )
  const cuts = tiers.map(({ most }, place) => sql`(select count(*) from ${named('seen', place)}) >= ${most}`)
  return {
    steps,
    rows: sql.join(each, sql` union all `),
    isCut: sql`(${found(tiers.length)} <= ${maxCountedRecipes} and (${sql.join(cuts, sql` or `)}))`,
  }
}
