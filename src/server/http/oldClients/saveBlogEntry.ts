import { isEmptyCallField, type OldClientContentPayload } from '#shared/contract/oldClients.ts'
import { type EditableRecipe, EditBlogEntryInput } from '#shared/contract/recipes/recipeKeeping.ts'
import * as say from '#shared/messages/oldClients.ts'
import type { MemberContext } from '../../context.ts'
import { refusalWithSentence } from '../../errors.ts'
import { isBlogEntryStored, replaceRecipeWithBlogEntry } from '../../features/recipeEditing/edit.ts'
import type { RecipeTableRow } from '../../features/recipes/rows.ts'
import type { OldClientRecipeColumns } from './oldRecipe.ts'
import { parseOldClientInput } from './parseInput.ts'
import {
  digestOfLinesBeside,
  hasSameLines,
  nonRevisionColumnsOfOldClient,
  type SentLines,
} from './recipeWithColumns.ts'

export const createBlogWithoutContentError = () =>
  refusalWithSentence('INVALID', say.blogNeedsContentSentence)

/**
 * There is no way back from a blog entry, so a content alone does not ask for one. Throws INVALID where neither a type
 * nor a title comes with it.
 */
export function requireTypeOrTitleOfEntry({
  type,
  title,
}: Pick<OldClientContentPayload, 'type' | 'title'>): void {
  if (!type && !title) throw refusalWithSentence('INVALID', say.recipeHasNoContentSentence)
}

/** Whether the edit page sent a blog entry: by its type, else by the columns that were sent. */
export function isBlogPayload({
  type,
  title,
  content,
}: Pick<OldClientContentPayload, 'type' | 'title' | 'content'>): boolean {
  const hasBlogParts = Boolean(title || content)
  if (type === 'recipe' && hasBlogParts) throw refusalWithSentence('INVALID', say.recipeHasNoContentSentence)
  return type ? type === 'blog' : hasBlogParts
}

/**
 * Saves the words of a blog entry, and the columns sent with them, over an entry or a recipe of the caller's. Throws INVALID for a
 * recipe that would have no content, and CONFLICT where lines were changed but not the content that they come from.
 */
export async function saveBlogEntry(
  ctx: MemberContext,
  { own, kept }: { own: EditableRecipe; kept: RecipeTableRow },
  payload: OldClientContentPayload,
  otherColumns: OldClientRecipeColumns,
): Promise<EditableRecipe> {
  const { recipeId, version } = own
  const description = payload.description ?? own.description
  // An empty text counts as absent: it does not clear an entry's content, and a recipe keeps its lines.
  const content = payload.content?.trim() ? payload.content : own.content
  if (own.kind === 'recipe' && !payload.content?.trim()) throw createBlogWithoutContentError()
  if (own.kind === 'recipe') requireTypeOrTitleOfEntry(payload)
  // Only a row that was read from an entry says this: a row that is sent for the first time does not.
  const isRowOfEntry = (payload.row_type ?? otherColumns.row_type) === 'blog'
  const title = payload.title || undefined
  // A row that was read has both: the one that was changed counts.
  const isTitleKept = isRowOfEntry && title === own.name && payload.recipe_name != null
  const name = (isTitleKept ? payload.recipe_name : title) ?? payload.recipe_name ?? own.name
  const column = (title === undefined || isTitleKept) && payload.recipe_name != null ? 'recipe_name' : 'title'
  const blog = { recipeId, version, kind: 'blog', name, description, content } as const
  const input = parseOldClientInput(EditBlogEntryInput, blog, { name: column })
  const columns = nonRevisionColumnsOfOldClient(ctx, kept, otherColumns)
  const lines = linesSentWith(payload, otherColumns)
  const sentLinesDigest = digestOfLinesBeside(content, lines)
  // The lines of an entry are those of its content: others beside an unchanged content would be dropped.
  const isContentKept = own.kind === 'blog' && content === own.content
  if (!isContentKept)
    return await replaceRecipeWithBlogEntry(ctx, input, {
      ...columns,
      ...(sentLinesDigest !== null && { sentLinesDigest }),
    })
  if (hasSameLines(kept, lines)) return await replaceRecipeWithBlogEntry(ctx, input, columns)
  // A repeated save, whose first answer was lost, brings the lines that the first one dropped.
  const isRepeated = !isRowOfEntry && (await isBlogEntryStored(ctx, input, { ...columns, sentLinesDigest }))
  if (!isRepeated) throw refusalWithSentence('CONFLICT', say.isBlogSentence)
  return own
}

/** Lines in a row, or on an edit page. The page of an entry has no lines: empty ones say nothing there. */
function linesSentWith(payload: OldClientContentPayload, row: OldClientRecipeColumns): SentLines {
  const unlessEmpty = (lines: unknown) => (isEmptyCallField(lines) ? undefined : lines)
  return {
    ingredients: row.ingredients ?? unlessEmpty(payload.ingredients),
    instructions: row.instructions ?? unlessEmpty(payload.instructions),
  }
}
