import { count, eq, sql, sum } from 'drizzle-orm'
import type { MemberStorageUsage } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext, ServerContext } from '../../context.ts'
import { DomainError } from '../../errors.ts'
import { preventDeletionOfCaller } from '../callers/service.ts'
import { recipeRevisionsTable, recipesTable } from './table.ts'

interface StoredUsage {
  recipes: number
  photos: number
  /** In UTF-8, uncompressed: a text of one word a thousand times costs a search as much as any other. */
  textBytes: number
}

const megabyte = 1024 * 1024

/** How much the caller has stored, and the maximum of one account. */
export async function getStorageUsageOfCaller(ctx: MemberContext): Promise<MemberStorageUsage> {
  const kept = await usageOf(ctx)
  const { config } = ctx.deps
  return {
    recipes: { used: kept.recipes, allowed: config.maxRecipesPerMember },
    photos: { used: kept.photos, allowed: config.maxPhotosPerMember },
    textMb: { used: Math.ceil((kept.textBytes / megabyte) * 10) / 10, allowed: config.maxTextMbPerMember },
    maxRevisions: config.maxRevisionsPerRecipe,
  }
}

/**
 * Serializes the caller's changes of recipes until this transaction ends, so that counts are exact, and keeps the
 * account from being deleted meanwhile. Throws UNAUTHENTICATED when it no longer exists.
 */
export async function lockRecipesOfCaller(tx: MemberContext): Promise<void> {
  const { deps, member } = tx
  await preventDeletionOfCaller(tx)
  await deps.db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`recipes of ${member.userId}`}, 0))`,
  )
}

/** Throws FORBIDDEN when the caller has more recipes, or more text, than one account may. */
export async function requireWithinRecipeQuota(ctx: MemberContext): Promise<void> {
  const { maxRecipesPerMember: allowed, maxTextMbPerMember: megabytes } = ctx.deps.config
  const kept = await usageOf(ctx)
  if (kept.recipes > allowed)
    throw new DomainError('FORBIDDEN', 'recipe_keeping_too_many_recipes', { params: { allowed } })
  if (kept.textBytes > megabytes * megabyte) throw createTooMuchTextError(ctx)
}

export function createTooMuchTextError({ deps }: ServerContext): DomainError {
  const megabytes = deps.config.maxTextMbPerMember
  return new DomainError('FORBIDDEN', 'recipe_keeping_too_much_text', { params: { megabytes } })
}

/** Throws FORBIDDEN when the caller has more photos than one account may. */
export async function requireRoomForPhotoOfCaller(ctx: MemberContext): Promise<void> {
  const { maxPhotosPerMember: allowed } = ctx.deps.config
  if ((await usageOf(ctx)).photos > allowed)
    throw new DomainError('FORBIDDEN', 'recipe_keeping_too_many_photos', { params: { allowed } })
}

/** Whether the caller's text is within the maximum of one account. */
export async function isTextWithinQuota(ctx: MemberContext): Promise<boolean> {
  return (await usageOf(ctx)).textBytes <= ctx.deps.config.maxTextMbPerMember * megabyte
}

async function usageOf({ deps, member }: MemberContext): Promise<StoredUsage> {
  const isOwn = eq(recipesTable.createdBy, member.userId)
  const [own] = await deps.db
    .select({ recipes: count(), photos: count(recipesTable.photo), bytes: sum(recipesTable.textBytes) })
    .from(recipesTable)
    .where(isOwn)
  const [earlier] = await deps.db
    .select({ bytes: sum(recipeRevisionsTable.textBytes) })
    .from(recipeRevisionsTable)
    .innerJoin(recipesTable, eq(recipesTable.id, recipeRevisionsTable.recipeId))
    .where(isOwn)
  return {
    recipes: own?.recipes ?? 0,
    photos: own?.photos ?? 0,
    textBytes: Number(own?.bytes ?? 0) + Number(earlier?.bytes ?? 0),
  }
}
