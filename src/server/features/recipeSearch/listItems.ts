import { eq, type SQL, sql } from 'drizzle-orm'
import { maxCountedRecipes, recipesPageSize } from '#shared/contract/limits.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { Context } from '../../context.ts'
import { recipeCardColumns, recipeListOrders, recipeTableColumns } from '../recipes/service.ts'
import { joinAllConditions, type RecipeListConditions } from './listConditions.ts'
import type { RecipeListCounts } from './listCounts.ts'
import {
  createSearchTiers,
  type ParsedSearch,
  type RecipeSearchTier,
  selectFirstRecipesInOrder,
} from './listSearch.ts'

/** The recipes on a page of a list, given the number of results in each tier of the search. */
export async function readItemsOfListPage(
  { deps, member }: Context,
  { sort, page: number }: Pick<RecipeListInput, 'sort' | 'page'>,
  conditions: RecipeListConditions,
  search: ParsedSearch | null,
  counted: RecipeListCounts['tiers'],
) {
  const order = recipeListOrders[sort]
  const offset = (number - 1) * recipesPageSize
  const columns = {
    ...recipeCardColumns,
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
  const tiers = createSearchTiers(search, conditions)
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
function tierPartsFrom(counted: RecipeListCounts['tiers'], offset: number): TierPart[] {
  const parts: TierPart[] = []
  let [from, left] = [offset, recipesPageSize]
  for (const { place, count } of counted) {
    const limit = Math.min(left, count - from)
    if (limit > 0) {
      parts.push({ place, offset: from, limit, isBeyond: count > maxCountedRecipes })
      left -= limit
    }
    from = Math.max(0, from - count)
  }
  return parts
}

/** The columns that sort orders use. */
const columns = sql`${recipeTableColumns.id}, ${recipeTableColumns.createdAt}, ${recipeTableColumns.totalTimeMinutes}, ${recipeTableColumns.ratingSum}, ${recipeTableColumns.ratingCount}`

function sortedTier({ source, isFound }: RecipeSearchTier): SQL {
  return sql`with found as materialized (select ${columns} from ${source} where ${isFound}) select * from found`
}

/** Of a tier that is too large to sort: the recipes at the start of the list's order, then the first ones of an index. */
function tierReadByIndex(
  { source, isFound, matches }: RecipeSearchTier,
  {
    conditions,
    order,
    offset,
    limit,
  }: Pick<TierPart, 'offset' | 'limit'> & { conditions: RecipeListConditions; order: SQL },
): SQL {
  const until = offset + limit
  return sql`
    with walked as materialized (
      select ${columns} from ${selectFirstRecipesInOrder(conditions, order)} where ${matches} limit ${until}
    ), others as materialized (
      select ${columns} from ${source} where ${isFound} and (select count(*) from walked) < ${until} limit ${maxCountedRecipes}
    )
    select * from walked union select * from others`
}
