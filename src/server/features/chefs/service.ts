import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Chef, ChefListInput, ChefRef } from '#shared/contract/chefs.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { chefPlaceCondition } from './places.ts'
import { chefRecipesTable, chefsTable } from './table.ts'

/** A directory larger than this would need pages. */
const maxListed = 1_000

/** The chefs of a cuisine, a kind of establishment and a place, by name, 1,000 at most, each with their recipes. */
export async function listDirectoryChefs(
  ctx: DbContext,
  { cuisine, establishmentType, place }: ChefListInput,
): Promise<Chef[]> {
  const isOfKind = and(
    cuisine === null ? undefined : eq(chefsTable.cuisine, cuisine),
    establishmentType === null ? undefined : eq(chefsTable.establishmentType, establishmentType),
    chefPlaceCondition(place),
  )
  const rows = await ctx.deps.db
    .select()
    .from(chefsTable)
    .where(isOfKind)
    .orderBy(asc(chefsTable.name), chefsTable.id)
    .limit(maxListed)
  return await withRecipes(ctx, rows)
}

/** The cuisines that chefs of the directory cook, by name. */
export async function listChefCuisines({ deps }: DbContext): Promise<Chef['cuisine'][]> {
  const rows = await deps.db.selectDistinct({ cuisine: chefsTable.cuisine }).from(chefsTable)
  return rows.map(({ cuisine }) => cuisine).sort()
}

/** One chef with their recipes. Throws NOT_FOUND. */
export async function getChef(ctx: DbContext, { chefId }: ChefRef): Promise<Chef> {
  const rows = await ctx.deps.db.select().from(chefsTable).where(eq(chefsTable.id, chefId))
  const [chef] = await withRecipes(ctx, rows)
  if (!chef) throw new DomainError('NOT_FOUND', 'chefs_chef_not_found')
  return chef
}

async function withRecipes({ deps }: DbContext, rows: (typeof chefsTable.$inferSelect)[]): Promise<Chef[]> {
  const ids = rows.map(({ id }) => id)
  const cooked = await deps.db
    .select()
    .from(chefRecipesTable)
    .where(inArray(chefRecipesTable.chefId, ids))
    .orderBy(chefRecipesTable.chefId, chefRecipesTable.place)
  const byChef = Map.groupBy(cooked, ({ chefId }) => chefId)
  return rows.map((chef) => ({
    ...chef,
    recipes: (byChef.get(chef.id) ?? []).map(({ chefId: _, place: __, ...recipe }) => recipe),
  }))
}
