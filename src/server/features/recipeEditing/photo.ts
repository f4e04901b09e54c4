import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RecipeRef } from '#shared/contract/recipes/recipes.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import { findOutageAmongCauses } from '../../db/outage.ts'
import { runInTransaction } from '../../db/transaction.ts'
import { DomainError } from '../../errors.ts'
import { countAndGetWaitSeconds, rateLimitsOfNetworks } from '../limits/service.ts'
import { deletePhotoFiles, type OpenUploadedPhoto, storePhoto } from '../photos/service.ts'
import {
  lockRecipesOfCaller,
  type RecipeViewer,
  recipeTableColumns,
  requireRoomForPhotoOfCaller,
  selectRecipesVisibleTo,
} from '../recipes/service.ts'
import { recipesTable } from '../recipes/table.ts'
import { findOwnRecipe } from './changes.ts'

const hourMs = 3_600_000

/** The given photos whose recipes the reader may see. One SQL statement for all. */
export async function filterPhotosVisibleTo(
  reader: RecipeViewer,
  { deps }: DbContext,
  photos: readonly string[],
): Promise<Map<string, true>> {
  const seen = await deps.db
    .select({ photo: recipeTableColumns.photo })
    .from(selectRecipesVisibleTo(reader))
    .where(inArray(recipeTableColumns.photo, [...photos]))
  return new Map(seen.map(({ photo }) => [photo ?? '', true]))
}

/** Counts an upload that begins. Throws TOO_MANY when the caller, or their network, sent more in an hour than they may. */
export async function limitPhotoUploads(ctx: MemberContext): Promise<void> {
  const { photosPerMember, photosPerVisitor } = ctx.deps.config
  const retryAfterSeconds = await countAndGetWaitSeconds(ctx.deps, [
    { key: `photo ${ctx.member.userId}`, most: photosPerMember, windowMs: hourMs },
    ...rateLimitsOfNetworks(ctx.visitor, { key: 'photo by', most: photosPerVisitor, windowMs: hourMs }),
  ])
  if (retryAfterSeconds !== null)
    throw new DomainError('TOO_MANY', 'photos_too_many_photos', { retryAfterSeconds })
}

/**
 * Puts a photo on a recipe of the caller's and deletes the files of its earlier one. Throws NOT_FOUND, also for
 * somebody else's recipe, and INVALID when the photo is not accepted.
 */
export async function setRecipePhoto(
  ctx: MemberContext,
  { recipeId, readPhoto }: RecipeRef & { readPhoto: OpenUploadedPhoto },
): Promise<void> {
  await findOwnRecipe(ctx, recipeId)
  const name = await storePhoto(ctx, readPhoto)
  await showPhoto(ctx, recipeId, name)
}

/** Removes the photo of a recipe of the caller's, if it has one. Throws NOT_FOUND, also for somebody else's recipe. */
export async function removeRecipePhoto(ctx: MemberContext, { recipeId }: RecipeRef): Promise<void> {
  await showPhoto(ctx, recipeId, null)
}

async function showPhoto(ctx: MemberContext, recipeId: string, photo: string | null): Promise<void> {
  const isOwn = and(eq(recipesTable.id, recipeId), eq(recipesTable.createdBy, ctx.member.userId))
  const before = await runInTransaction(ctx, async (tx) => {
    const { db } = tx.deps
    await lockRecipesOfCaller(tx)
    // Locked until the commit: of two simultaneous uploads, the later one must see the earlier photo, to remove it.
    const [held] = await db
      .select({ photo: recipesTable.photo })
      .from(recipesTable)
      .where(isOwn)
      .for('no key update')
    if (held) await db.update(recipesTable).set({ photo, updatedAt: sql`now()` }).where(isOwn)
    if (held && photo) await requireRoomForPhotoOfCaller(tx)
    return held
  }).catch(async (error) => {
    // During an outage of the database it may have committed: housekeeping removes the files unless the recipe shows
    // them.
    if (photo && !findOutageAmongCauses(error)) await deletePhotoFiles(ctx, photo)
    throw error
  })
  if (before?.photo) await deletePhotoFiles(ctx, before.photo)
  if (before) return
  if (photo) await deletePhotoFiles(ctx, photo)
  throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
}
