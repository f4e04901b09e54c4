import { and, eq, type SQL, sql } from 'drizzle-orm'
import { maxCountedRecipes, recipesPageSize } from '#shared/contract/limits.ts'
import type { RecipeListInput } from '#shared/contract/recipes/recipeList.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { recipeCardColumns, recipeListOrders, recipeTableColumns } from '../recipes/service.ts'
import { joinAllConditions, type RecipeListConditions } from './listConditions.ts'
import type { RecipeListCounts } from './listCounts.ts'
import {
  createSearchTiers,
  type ParsedSearch,
  type RecipeSearchTier,
  selectFirstRecipesInOrder,
} from './listSearch.ts'

/** Pages that are read by their offset: up to 200 recipes are skipped sooner than the ids of 10,000 are read. */
const pagesReadByOffset = 25

/** The ids on each page of a list that is no search, as far as lists are counted: of most orders an index has them all. */
async function readPagesOfList(
  db: Database,
  conditions: RecipeListConditions,
  order: SQL,
): Promise<string[][]> {
  const rows = await db
    .select({ id: recipeTableColumns.id })
    .from(conditions.audience.seen)
    .where(joinAllConditions(conditions))
    .orderBy(order)
    .limit(maxCountedRecipes)
  return Array.from({ length: Math.ceil(rows.length / recipesPageSize) }, (_, place) =>
    rows.slice(place * recipesPageSize, (place + 1) * recipesPageSize).map(({ id }) => id),
  )
}

/**
 * The recipes on a page of a list, given the number of results in each tier of the search. `cacheKey` names the list,
 * whatever its order, so that a page far behind is found without skipping all before it; null where that is not kept.
 */
export async function readItemsOfListPage(
  { deps, member }: Context,
  { sort, page: number }: Pick<RecipeListInput, 'sort' | 'page'>,
  conditions: RecipeListConditions,
  search: ParsedSearch | null,
  counted: RecipeListCounts['tiers'],
  cacheKey: string | null,
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
  if (!search && cacheKey !== null && deps.recentCounts && number > pagesReadByOffset) {
    const pages = await deps.recentCounts.getPages(`${sort} ${cacheKey}`, () =>
      readPagesOfList(deps.db, conditions, order),
    )
    const ids = pages[number - 1] ?? []
    if (ids.length === 0) return []
    return await select
      .where(
        and(sql`${recipeTableColumns.id} = any(${sql.param(ids)}::text[])`, joinAllConditions(conditions)),
      )
      .orderBy(order)
  }
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
