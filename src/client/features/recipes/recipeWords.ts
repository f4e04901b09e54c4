import { z } from 'zod'
import { type EditableRecipe, EditRecipeInput } from '#shared/contract/recipeKeeping.ts'
import { type Faults, faultsOf, linesOf } from '#shared/contract/submission.ts'

/** A recipe as it stands in a form: ingredients and instructions one per line. */
export const RecipeWords = z.strictObject({
  name: z.string(),
  description: z.string(),
  ingredients: z.string(),
  instructions: z.string(),
  content: z.string(),
})
export type RecipeWords = z.infer<typeof RecipeWords>

export function wordsOf({
  name,
  description,
  ingredients,
  instructions,
  content,
}: Omit<EditableRecipe, 'recipeId' | 'updatedAt'>): RecipeWords {
  return {
    name,
    description,
    content,
    ingredients: ingredients.join('\n'),
    instructions: instructions.join('\n'),
  }
}

export function isSame(one: RecipeWords, other: RecipeWords): boolean {
  return RecipeWords.keyof().options.every((key) => one[key] === other[key])
}

/** What is to be sent to save these words over a version, or what is wrong with them. */
export function toEdit(
  { recipeId, version, kind }: Pick<EditableRecipe, 'recipeId' | 'version' | 'kind'>,
  { name, description, content, ...lines }: RecipeWords,
): { input: EditRecipeInput } | { faults: Faults } {
  const words =
    kind === 'blog'
      ? { content }
      : { ingredients: linesOf(lines.ingredients), instructions: linesOf(lines.instructions) }
  const read = EditRecipeInput.safeParse({ recipeId, version, kind, name, description, ...words })
  return read.success ? { input: read.data } : { faults: faultsOf(read.error) }
}
