import { createHash } from 'node:crypto'
import type { OldClientContentPayload } from '#shared/contract/oldClients.ts'
import {
  type EditableRecipe,
  EditOldClientRecipeInput,
  RecipeDraftIdSchema,
  ReplaceOldClientRecipeInput,
  SubmitOldClientBlogInput,
  SubmitOldClientRecipeInput,
} from '#shared/contract/recipes/recipeKeeping.ts'
import { RecipeIdSchema } from '#shared/contract/recipes/recipes.ts'
import * as say from '#shared/messages/oldClients.ts'
import type { Context, MemberContext } from '../../context.ts'
import { DomainError, refusalWithSentence } from '../../errors.ts'
import { replaceRecipe, saveRecipeEdit } from '../../features/recipeEditing/edit.ts'
import { saveTypedRecipeIfIdIsFree } from '../../features/recipeEditing/saving.ts'
import { findRecipeRow, type RecipeTableRow } from '../../features/recipes/rows.ts'
import { createProcedureCaller } from '../../rpc/router.ts'
import { omitNullColumns, pickRequestedColumns } from './columns.ts'
import {
  OldClientRecipeColumns,
  oldClientColumnsToTypedRecipe,
  oldClientRecipeColumnNames,
  readIngredientsColumn,
  readStepsColumn,
} from './oldRecipe.ts'
import { repeatSaveOverNewestVersion } from './overNewest.ts'
import { parseOldClientInput } from './parseInput.ts'
import {
  digestOfLinesBeside,
  hasSameLines,
  oldClientContentColumns,
  typedRecipeWithColumns,
} from './recipeWithColumns.ts'
import {
  createBlogWithoutContentError,
  isBlogPayload,
  requireTypeOrTitleOfEntry,
  saveBlogEntry,
} from './saveBlogEntry.ts'

/**
 * Saves a recipe or blog entry under an id that the old client chose: as a new one of the caller's, or as the next
 * version of one that they have. Throws FORBIDDEN for a recipe of somebody else's, and INVALID for an id that no new
 * recipe may have.
 */
export async function saveOldClientRecipe(
  ctx: MemberContext,
  recipeId: string,
  columns: OldClientRecipeColumns,
): Promise<{ recipe_id: string }> {
  const kept = await findRecipeRowById(ctx, recipeId)
  if (!kept) {
    if (!RecipeDraftIdSchema.safeParse(recipeId).success)
      throw refusalWithSentence('INVALID', say.badRecipeIdSentence)
    const created = await submitOldClientRecipe(ctx, recipeId, columns)
    // A save at the same time has created it.
    return created ? { recipe_id: created } : await saveOldClientRecipe(ctx, recipeId, columns)
  }
  if (!kept.isMine) throw refusalWithSentence('FORBIDDEN', say.notYourRecipeSentence)
  if (isBlogPayload(columns)) {
    const { type, title, recipe_name, content, description, ...others } = columns
    const words = { type, title, recipe_name, content, description }
    await repeatSaveOverNewestVersion(() => saveContentOnce(ctx, recipeId, words, others))
  } else await repeatSaveOverNewestVersion(() => replaceOwnRecipe(ctx, recipeId, columns))
  return { recipe_id: recipeId }
}

/**
 * Saves the input of an old client's edit page as the next version of a recipe or blog entry of the caller's. A recipe
 * becomes a blog entry when a title and a content are sent. Throws NOT_FOUND when it does not exist, FORBIDDEN when it,
 * or the creator that was sent, is somebody else's.
 */
export function saveOldClientContent(
  ctx: MemberContext,
  recipeId: string,
  payload: OldClientContentPayload,
): Promise<EditableRecipe> {
  return repeatSaveOverNewestVersion(() => saveContentOnce(ctx, recipeId, payload))
}

async function saveContentOnce(
  ctx: MemberContext,
  recipeId: string,
  payload: OldClientContentPayload,
  /** Columns that are not part of an edit page: servings, times, meal type and the like. */
  otherColumns: OldClientRecipeColumns = {},
): Promise<EditableRecipe> {
  const kept = await findRecipeRowById(ctx, recipeId)
  if (!kept) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  if (!kept.isMine) throw refusalWithSentence('FORBIDDEN', say.notYourRecipeSentence)
  expectCallerAsCreator(ctx, payload)
  if (payload.id && payload.id !== recipeId)
    throw refusalWithSentence('INVALID', say.idInAddressMismatchSentence)
  const own = await createProcedureCaller(ctx).recipes.getForEdit({ recipeId })
  const { version } = own
  const description = payload.description ?? own.description
  const isOfEntry = isBlogPayload(payload) || (own.kind === 'blog' && hasNoRecipeParts(payload))
  if (isOfEntry) return await saveBlogEntry(ctx, { own, kept }, payload, otherColumns)
  if (own.kind === 'blog') throw refusalWithSentence('CONFLICT', say.isBlogSentence)
  const name = payload.recipe_name ?? own.name
  const ingredients = areLinesSent(payload.ingredients)
    ? readIngredientsColumn(payload.ingredients)
    : own.ingredients
  const instructions = areLinesSent(payload.instructions)
    ? readStepsColumn(payload.instructions)
    : own.instructions
  const kind = 'recipe'
  const edited = { recipeId, version, kind, name, description, ingredients, instructions }
  return await saveRecipeEdit(
    ctx,
    parseOldClientInput(EditOldClientRecipeInput, edited, oldClientRecipeColumnNames),
  )
}

/** Whether a payload has only what recipes and blog entries share, such as a description, or nothing. */
const hasNoRecipeParts = ({ type, recipe_name, ingredients, instructions }: OldClientContentPayload) =>
  !type && recipe_name == null && !areLinesSent(ingredients) && !areLinesSent(instructions)

/** Whether lines were sent: null and an empty text count as absent, an empty list removes all lines. */
const areLinesSent = (lines: unknown) => lines != null && (typeof lines !== 'string' || lines.trim() !== '')

/**
 * Saves what an old client's edit page created, as a new recipe or blog entry of the caller's under the id that was
 * sent, else under one that is the same for the same content. If the caller already has one under that id, it becomes
 * the next version.
 */
export async function createOldClientContent(
  ctx: MemberContext,
  payload: OldClientContentPayload,
): Promise<string> {
  expectCallerAsCreator(ctx, payload)
  const { id: ownId } = payload
  if (ownId && (await findRecipeRowById(ctx, ownId)))
    return (await saveOldClientContent(ctx, ownId, payload)).recipeId
  const draftId = ownId || idOfContent(ctx, payload)
  if (!RecipeDraftIdSchema.safeParse(draftId).success)
    throw refusalWithSentence('INVALID', say.badRecipeIdSentence)
  const columns = parseOldClientInput(
    OldClientRecipeColumns,
    omitNullColumns(pickRequestedColumns(payload, editColumns)),
  )
  return (
    (await submitOldClientRecipe(ctx, draftId, columns)) ??
    (await saveOldClientContent(ctx, draftId, payload)).recipeId
  )
}

/**
 * Saves a new blog entry or recipe of the caller's; unlike our own forms it accepts a recipe without lines. Returns its
 * id; null where the caller has another recipe under `draftId`. Throws FORBIDDEN where somebody else has one, hidden or
 * not.
 */
async function submitOldClientRecipe(
  ctx: MemberContext,
  draftId: string,
  columns: OldClientRecipeColumns,
): Promise<string | null> {
  const saved = await saveTypedRecipeIfIdIsFree(ctx, newRecipeOf(draftId, columns))
  if (saved === 'recipe of other user') throw refusalWithSentence('FORBIDDEN', say.notYourRecipeSentence)
  return saved === 'other recipe of caller' ? null : saved.recipeId
}

function newRecipeOf(
  draftId: string,
  columns: OldClientRecipeColumns,
): SubmitOldClientRecipeInput | SubmitOldClientBlogInput {
  const isEntry = isBlogPayload(columns)
  const { title, content, recipe_name, ...others } = columns
  const typed = {
    draftId,
    ...oldClientColumnsToTypedRecipe({ ...others, recipe_name: title || recipe_name }),
  }
  const names = { ...oldClientRecipeColumnNames, name: nameColumnIn(columns, isEntry) }
  if (!isEntry) return parseOldClientInput(SubmitOldClientRecipeInput, typed, names)
  if (!content?.trim()) throw createBlogWithoutContentError()
  requireTypeOrTitleOfEntry(columns)
  const sentLinesDigest = digestOfLinesBeside(content, columns)
  return parseOldClientInput(SubmitOldClientBlogInput, { ...typed, content, sentLinesDigest }, names)
}

/** The column that says the name: the one with words, else the one that was sent, else the one that is asked for. */
function nameColumnIn(
  { title, recipe_name }: OldClientRecipeColumns,
  isEntry: boolean,
): 'title' | 'recipe_name' {
  if (title || recipe_name) return title ? 'title' : 'recipe_name'
  const [asked, other] = isEntry ? [title, recipe_name] : [recipe_name, title]
  const isAsked = asked !== undefined || other === undefined
  return isAsked === isEntry ? 'title' : 'recipe_name'
}

const editColumns = [...oldClientContentColumns, 'type', 'title', 'content']

/** The same content gets the same id, so that a repeated request is recognized. */
function idOfContent(ctx: MemberContext, payload: OldClientContentPayload): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([ctx.member.userId, payload]))
    .digest()
  return String(digest.readBigUInt64BE() % 10n ** 17n).padStart(17, '0')
}

/** Throws FORBIDDEN when the input names somebody else as its creator. */
function expectCallerAsCreator(
  { member }: MemberContext,
  { createdBy, created_by, user_id }: OldClientContentPayload,
): void {
  const isOthers = [createdBy, created_by, user_id].some((creator) => creator && creator !== member.userId)
  if (isOthers) throw refusalWithSentence('FORBIDDEN', say.notYoursSentence)
}

/** The recipe as a row, or undefined; accepts any text as id. */
export async function findRecipeRowById(ctx: Context, recipeId: string): Promise<RecipeTableRow | undefined> {
  if (!RecipeIdSchema.safeParse(recipeId).success) return undefined
  return await findRecipeRow(ctx, recipeId)
}

/** Saves the sent columns over a recipe of the caller's, as its next version; columns that were not sent stay. */
async function replaceOwnRecipe(
  ctx: MemberContext,
  recipeId: string,
  columns: OldClientRecipeColumns,
): Promise<void> {
  const { version, kind } = await createProcedureCaller(ctx).recipes.getForEdit({ recipeId })
  // Read after the version, so that saving this content over a newer version is refused below.
  const kept = await findRecipeRowById(ctx, recipeId)
  if (!kept) throw new DomainError('NOT_FOUND', 'recipes_recipe_not_found')
  // A listing has a blog entry's lines, but not the content that they come from.
  if (kind === 'blog' && !hasSameLines(kept, columns))
    throw refusalWithSentence('CONFLICT', say.isBlogSentence)
  const typed = typedRecipeWithColumns(ctx, kept, columns)
  await replaceRecipe(
    ctx,
    parseOldClientInput(
      ReplaceOldClientRecipeInput,
      { recipeId, version, ...typed },
      oldClientRecipeColumnNames,
    ),
  )
}
