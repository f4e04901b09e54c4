import { eq, sql } from 'drizzle-orm'
import { pageSize, type RecipeListInput, type RecipeListItem } from '#shared/contract/recipeList.ts'
import type { Context } from '../../context.ts'
import { summaryColumns } from './columns.ts'
import { every, type ListConditions } from './listConditions.ts'
import { orders } from './listOrder.ts'
import { foundBy, type Search } from './listSearch.ts'
import { recipes } from './table.ts'

/** The recipes on a page of a list. */
export async function itemsOf(
  { deps, member }: Pick<Context, 'deps' | 'member'>,
  { sort, page: number }: Pick<RecipeListInput, 'sort' | 'page'>,
  conditions: ListConditions,
  search: Search | null,
): Promise<RecipeListItem[]> {
  const order = orders[sort]
  const offset = (number - 1) * pageSize
  const columns = {
    ...summaryColumns,
    isMine: sql<boolean>`coalesce(${eq(recipes.createdBy, member?.userId ?? '')}, false)`,
    averageRating: sql<
      string | null
    >`(${recipes.ratingSum}::numeric / nullif(${recipes.ratingCount}, 0))::numeric(3, 2)::text`,
    ratingCount: recipes.ratingCount,
  }
  const select = deps.db.select(columns).from(recipes)
  if (!search) return await select.where(every(conditions)).orderBy(order).limit(pageSize).offset(offset)
  const found = foundBy(search, conditions, order)
  const page = sql`select id, tier from (${found}) recipes order by tier, ${order} limit ${pageSize} offset ${offset}`
  return await select
    .innerJoin(sql`(${page}) page`, sql`page.id = ${recipes.id}`)
    .orderBy(sql`page.tier`, order)
}
