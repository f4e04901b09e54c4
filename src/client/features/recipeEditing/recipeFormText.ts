import * as z from 'zod/mini'
import type { EditableRecipe } from '#shared/contract/recipes/recipeKeeping.ts'
import { nonEmptyLinesOfText } from '#shared/contract/recipes/typedLines.ts'

/** A recipe as it stands in a form: ingredients and instructions one per line. */
export const RecipeFormText = z.object({
  name: z.string(),
  description: z.string(),
  ingredients: z.string(),
  instructions: z.string(),
  content: z.string(),
})
export type RecipeFormText = z.infer<typeof RecipeFormText>
const parts = Object.keys(RecipeFormText.shape) as (keyof RecipeFormText)[]

export function toRecipeFormText({
  name,
  description,
  ingredients,
  instructions,
  content,
}: Omit<EditableRecipe, 'recipeId' | 'updatedAt'>): RecipeFormText {
  return {
    name,
    description,
    content,
    ingredients: ingredients.join('\n'),
    instructions: instructions.join('\n'),
  }
}

export function isSameRecipeFormText(one: RecipeFormText, other: RecipeFormText): boolean {
  return parts.every((part) => one[part] === other[part])
}

/** The saved text, except for fields that were changed after the form was sent. */
export function mergeTypedAndSaved(
  typed: RecipeFormText,
  sent: RecipeFormText,
  saved: RecipeFormText,
): RecipeFormText {
  const words = { ...saved }
  for (const part of parts) if (typed[part] !== sent[part]) words[part] = typed[part]
  return words
}

/** What saves these words over a version, as far as it was typed well. */
export function toEditRecipeInput(
  { recipeId, version, kind }: Pick<EditableRecipe, 'recipeId' | 'version' | 'kind'>,
  { name, description, content, ...lines }: RecipeFormText,
) {
  const words =
    kind === 'blog'
      ? { content }
      : {
          ingredients: nonEmptyLinesOfText(lines.ingredients),
          instructions: nonEmptyLinesOfText(lines.instructions),
        }
  return { recipeId, version, kind, name, description, ...words }
}
