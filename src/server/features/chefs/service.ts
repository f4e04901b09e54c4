import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Chef, ChefListInput, ChefRef } from '#shared/contract/chefs.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { DomainError } from '../../errors.ts'
import { matchesPlace } from './places.ts'
import { chefRecipes, chefs } from './table.ts'

/** A directory larger than this would need pages. */
const maxListed = 1_000

/** The chefs of a cuisine, a kind of establishment and a place, by name, 1,000 at most, each with their recipes. */
export async function listChefs(
  ctx: DbContext,
  { cuisine, establishmentType, place }: ChefListInput,
): Promise<Chef[]> {
  const isOfKind = and(
    cuisine === null ? undefined : eq(chefs.cuisine, cuisine),
    establishmentType === null ? undefined : eq(chefs.establishmentType, establishmentType),
    matchesPlace(place),
  )
  const rows = await ctx.deps.db
    .select()
    .from(chefs)
    .where(isOfKind)
    .orderBy(asc(chefs.name), chefs.id)
    .limit(maxListed)
  return await withRecipes(ctx, rows)
}

/** The cuisines that chefs of the directory cook, by name. */
export async function listChefCuisines({ deps }: DbContext): Promise<Chef['cuisine'][]> {
  const rows = await deps.db.selectDistinct({ cuisine: chefs.cuisine }).from(chefs)
  return rows.map(({ cuisine }) => cuisine).sort()
}

/** One chef with their recipes. Throws NOT_FOUND. */
export async function getChef(ctx: DbContext, { chefId }: ChefRef): Promise<Chef> {
  const rows = await ctx.deps.db.select().from(chefs).where(eq(chefs.id, chefId))
  const [chef] = await withRecipes(ctx, rows)
  if (!chef) throw new DomainError('NOT_FOUND', 'chefs_chef_not_found')
  return chef
}

async function withRecipes({ deps }: DbContext, rows: (typeof chefs.$inferSelect)[]): Promise<Chef[]> {
  const ids = rows.map(({ id }) => id)
  const cooked = await deps.db
    .select()
    .from(chefRecipes)
    .where(inArray(chefRecipes.chefId, ids))
    .orderBy(chefRecipes.chefId, chefRecipes.place)
  const byChef = Map.groupBy(cooked, ({ chefId }) => chefId)
  return rows.map((chef) => ({
    ...chef,
    recipes: (byChef.get(chef.id) ?? []).map(({ chefId: _, place: __, ...recipe }) => recipe),
  }))
}
