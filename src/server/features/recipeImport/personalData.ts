import { asc, eq } from 'drizzle-orm'
import type { AccountData } from '#shared/contract/auth/accountData.ts'
import type { MemberContext } from '../../context.ts'
import type { DbContext } from '../../db/dbContext.ts'
import type { PersonalData, StreamedInBatches } from '../../personalData.ts'
import { importedItemsTable, recipeImportsTable } from './table.ts'

type ExportedImport = AccountData['imports'][number]

/** Imports are deleted with the user. Their pictures stand in the files that the member has. */
export const recipeImportPersonalData = {
  export: { imports: (ctx, { userId }) => readImportData(ctx, userId) },
} satisfies PersonalData<MemberContext, 'imports'>

const batchSize = 100

async function* readImportData(
  ctx: DbContext,
  userId: string,
): AsyncGenerator<StreamedInBatches<ExportedImport>[]> {
  const imports = await ctx.deps.db
    .select()
    .from(recipeImportsTable)
    .where(eq(recipeImportsTable.userId, userId))
    .orderBy(asc(recipeImportsTable.createdAt), asc(recipeImportsTable.id))
  yield imports.map(({ id, name, createdAt, sourceText }) => ({
    name,
    sourceText,
    createdAt: createdAt.toISOString(),
    recipes: readRecipeData(ctx, id),
  }))
}

async function* readRecipeData(
  { deps: { db } }: DbContext,
  importId: string,
): AsyncGenerator<ExportedImport['recipes']> {
  const { name, address, recipe, position } = importedItemsTable
  for (let offset = 0; ; offset += batchSize) {
    const rows = await db
      .select({ name, address, recipe })
      .from(importedItemsTable)
      .where(eq(importedItemsTable.importId, importId))
      .orderBy(asc(position))
      .limit(batchSize)
      .offset(offset)
    yield rows
    if (rows.length < batchSize) return
  }
}
