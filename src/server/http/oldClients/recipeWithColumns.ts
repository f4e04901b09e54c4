import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { ReplaceOldClientRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import type { MemberContext } from '../../context.ts'
import type { RecipeTableRow } from '../../features/recipes/rows.ts'
import { minutesOfTimeColumn } from './numberColumns.ts'
import {
  OldClientRecipeColumns,
  oldClientColumnsToTypedRecipe,
  oldClientRecipeColumnNames,
  readIngredientsColumn,
  readStepsColumn,
  toOldClientRecipe,
} from './oldRecipe.ts'
import { parseOldClientInput } from './parseInput.ts'

/** The columns of a recipe's words and lines. */
export const oldClientContentColumns = ['recipe_name', 'description', 'ingredients', 'instructions']
type WordOrLine = 'recipeId' | 'version' | 'name' | 'description' | 'ingredients' | 'instructions'

/** A stored recipe as typed text, with the sent columns over it. */
export function typedRecipeWithColumns(
  ctx: MemberContext,
  kept: RecipeTableRow,
  columns: OldClientRecipeColumns,
): ReturnType<typeof oldClientColumnsToTypedRecipe> {
  const before = toOldClientRecipe(kept, ctx.member.userId)
  const said = Object.entries(columns).filter(([column, value]) => isColumnSent(column, value))
  const told = OldClientRecipeColumns.parse({ ...before, ...Object.fromEntries(said) })
  const hasOtherTimes = (['prep_time', 'cook_time'] as const).some(
    (column) => minutesOfTimeColumn(told[column]) !== minutesOfTimeColumn(before[column]),
  )
  const isTotalCounted = hasOtherTimes && !isColumnSent('total_time', columns.total_time)
  if (isTotalCounted) told.total_time = 0
  const typed = oldClientColumnsToTypedRecipe(told, kept.servings)
  if (isTotalCounted) typed.isTotalTimeStated = kept.isTotalTimeStated
  return typed
}

/** What the sent columns change in a stored recipe beside its words and lines: servings, times, meal type and the like. */
export function nonRevisionColumnsOfOldClient(
  ctx: MemberContext,
  kept: RecipeTableRow,
  columns: OldClientRecipeColumns,
): Partial<Omit<ReplaceOldClientRecipeInput, WordOrLine>> {
  const isSent = Object.entries(columns).some(([column, value]) => isColumnSent(column, value))
  if (!isSent) return {}
  const typed = { ...typedRecipeWithColumns(ctx, kept, columns), ingredients: [], instructions: [] }
  const ref = { recipeId: kept.id, version: 1 }
  const { recipeId, version, name, description, ingredients, instructions, ...frame } = parseOldClientInput(
    ReplaceOldClientRecipeInput,
    { ...ref, ...typed },
    oldClientRecipeColumnNames,
  )
  return frame
}

/** Texts may be cleared; an empty value of any other column counts as absent. */
function isColumnSent(column: string, value: unknown): boolean {
  return value != null && (value !== '' || oldClientContentColumns.includes(column))
}

/** Lines as an old client sends them; null and undefined say nothing. */
export type SentLines = Pick<OldClientRecipeColumns, 'ingredients' | 'instructions'>

/** Whether the sent lines, if any, are those of the recipe. */
export function hasSameLines(kept: RecipeTableRow, { ingredients, instructions }: SentLines): boolean {
  const isSame = (sent: unknown, own: unknown, read: typeof readStepsColumn) =>
    sent == null || isDeepStrictEqual(read(sent), read(own))
  return (
    isSame(ingredients, kept.ingredientsJson, readIngredientsColumn) &&
    isSame(instructions, kept.instructionsJson, readStepsColumn)
  )
}

/** A digest of a blog entry's content and of the lines sent beside it; null where no lines were sent. */
export function digestOfLinesBeside(
  content: string,
  { ingredients, instructions }: SentLines,
): string | null {
  if (ingredients == null && instructions == null) return null
  const lines = [ingredients ?? null, instructions ?? null]
  return createHash('sha256')
    .update(JSON.stringify([content, ...lines]))
    .digest('base64url')
}
