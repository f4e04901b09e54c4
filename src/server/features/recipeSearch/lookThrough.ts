import { type SQL, sql } from 'drizzle-orm'
import { maxListed } from '#shared/contract/recipes/recipeListTerms.ts'
import { newestFirst } from '../recipes/service.ts'
import { every, type ListConditions } from './listConditions.ts'
import type { Tier } from './listSearch.ts'

/** What a query looks through, by the steps of its `with`, which are not run until they are read. */
interface LookedThrough {
  steps: SQL[]
  /** Selects the columns of each recipe that is found, 10,001 at most of each tier, and which tier it is of. */
  rows: SQL
  /** Whether more may be found among recipes that were not looked at. */
  isCut: SQL
}

/** The newest recipes as if they were found, as far as lists go. */
export function wholeList(conditions: ListConditions): Tier {
  const most = maxListed + 1
  return {
    source: sql`(select * from ${conditions.audience.seen} where ${every(conditions)} order by ${newestFirst} limit ${most}) recipes`,
    most,
    isFound: sql`true`,
    matches: every(conditions),
    isNamed: false,
  }
}

/** Looks through each tier unless those before it hold more than lists go. `as` is what the names of steps begin with. */
export function searchTiers(as: string, columns: SQL, tiers: readonly Tier[]): LookedThrough {
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
      select * from ${named('seen', place)} where is_found and ${found(place)} <= ${maxListed} limit ${maxListed + 1})`,
  ])
  const each = tiers.map(
    (_, place) => sql`select *, ${sql.raw(String(place))} as tier from ${named('found', place)}`,
  )
  const cuts = tiers.map(({ most }, place) => sql`(select count(*) from ${named('seen', place)}) >= ${most}`)
  return {
    steps,
    rows: sql.join(each, sql` union all `),
    isCut: sql`(${found(tiers.length)} <= ${maxListed} and (${sql.join(cuts, sql` or `)}))`,
  }
}
