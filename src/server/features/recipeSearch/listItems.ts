import { eq, type SQL, sql } from 'drizzle-orm'
import { maxListedRecipes, recipesPageSize } from '#shared/contract/limits.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { Context } from '../../context.ts'
import { cardColumns, recipeListOrders, recipeTableColumns } from '../recipes/service.ts'
import { joinAllConditions, type ListConditions } from './listConditions.ts'
import type { CountedList } from './listCounts.ts'
import { firstRecipesInOrder, type ParsedSearch, type SearchTier, searchTiersOf } from './listSearch.ts'

/** The recipes on a page of a list, given the number of results in each tier of the search. */
export async function readItemsOfListPage(
  { deps, member }: Context,
  { sort, page: number }: Pick<RecipeListInput, 'sort' | 'page'>,
  conditions: ListConditions,
  search: ParsedSearch | null,
  counted: CountedList['tiers'],
) {
  const order = recipeListOrders[sort]
  const offset = (number - 1) * recipesPageSize
  const columns = {
    ...cardColumns,
    isMine: sql<boolean>`coalesce(${eq(recipeTableColumns.createdBy, member?.userId ?? '')}, false)`,
    averageRating: sql<
      string | null
    >`(${recipeTableColumns.ratingSum}::numeric / nullif(${recipeTableColumns.ratingCount}, 0))::numeric(3, 2)::text`,
    ratingCount: recipeTableColumns.ratingCount,
  }
  const select = deps.db.select(columns).from(conditions.audience.seen)
  if (!search)
    return await select
      .where(joinAllConditions(conditions))
      .orderBy(order)
      .limit(recipesPageSize)
      .offset(offset)
  const tiers = searchTiersOf(search, conditions)
  const parts = tierPartsFrom(counted, offset).map(({ place, isBeyond, ...part }) => {
    const tier = tiers[place]!
    const found =
      isBeyond && tier.isNamed ? tierReadByIndex(tier, { conditions, order, ...part }) : sortedTier(tier)
    return sql`(select id, ${sql.raw(String(place))} as tier from (${found}) recipes
      order by ${order} limit ${part.limit} offset ${part.offset})`
  })
  return await select
    .innerJoin(sql`(${sql.join(parts, sql` union all `)}) page`, sql`page.id = ${recipeTableColumns.id}`)
    .orderBy(sql`page.tier`, order)
}

interface TierPart {
  /** The tier that it belongs to. */
  place: number
  offset: number
  limit: number
  /** Whether the tier has more results than lists show. */
  isBeyond: boolean
}

/** The tiers of the eight results from `offset` on. */
function tierPartsFrom(counted: CountedList['tiers'], offset: number): TierPart[] {
  const parts: TierPart[] = []
  let [from, left] = [offset, recipesPageSize]
  for (const { place, count } of counted) {
    const limit = Math.min(left, count - from)
    if (limit > 0) {
      parts.push({ place, offset: from, limit, isBeyond: count > maxListedRecipes })
      left -= limit
    }
    from = Math.max(0, from - count)
  }
  return parts
}

/** The columns that sort orders use. */
const columns = sql`${recipeTableColumns.id}, ${recipeTableColumns.createdAt}, ${recipeTableColumns.totalTimeMinutes}, ${recipeTableColumns.ratingSum}, ${recipeTableColumns.ratingCount}`

function sortedTier({ source, isFound }: SearchTier): SQL {
  return sql`with found as materialized (select ${columns} from ${source} where ${isFound}) select * from found`
}

/** Of a tier that is too large to sort: the recipes at the start of the list's order, then the first ones of an index. */
function tierReadByIndex(
  { source, isFound, matches }: SearchTier,
  {
    conditions,
    order,
    offset,
    limit,
  }: Pick<TierPart, 'offset' | 'limit'> & { conditions: ListConditions; order: SQL },
): SQL {
  const until = offset + limit
  return sql`
    with walked as materialized (
      select ${columns} from ${firstRecipesInOrder(conditions, order)} where ${matches} limit ${until}
    ), others as materialized (
      select ${columns} from ${source} where ${isFound} and (select count(*) from walked) < ${until} limit ${maxListedRecipes}
    )
    select * from walked union select * from others`
}
