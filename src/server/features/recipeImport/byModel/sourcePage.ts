import { and, eq } from 'drizzle-orm'
import type { ImportedItemRef } from '#shared/contract/recipes/recipeImport.ts'
import type { MemberContext } from '../../../context.ts'
import { DomainError } from '../../../errors.ts'
import { findImportOfMember } from '../stored.ts'
import { recipeImportPagesTable } from '../table.ts'

/** A picture that a model read for the caller, as WebP. Throws NOT_FOUND. */
export async function getSourcePage(
  ctx: MemberContext,
  { importId, position }: ImportedItemRef,
): Promise<Buffer> {
  const isOwn = (await findImportOfMember(ctx, ctx.member.userId, importId)) !== null
  const isIt = and(
    eq(recipeImportPagesTable.importId, importId),
    eq(recipeImportPagesTable.position, position),
  )
  const [page] = isOwn
    ? await ctx.deps.db
        .select({ picture: recipeImportPagesTable.picture })
        .from(recipeImportPagesTable)
        .where(isIt)
    : []
  if (!page) throw new DomainError('NOT_FOUND', 'recipe_import_not_found')
  return page.picture
}
