import type { Faults } from '#shared/contract/faults.ts'
import type { EditableRecipe, EditRecipeInput } from '#shared/contract/recipes/recipeKeeping.ts'
import { linesOf } from '#shared/contract/recipes/submissionTerms.ts'
import { readForm } from '../../forms/readForm.ts'

const parts = ['name', 'description', 'ingredients', 'instructions', 'content'] as const

/** A recipe as it stands in a form: ingredients and instructions one per line. */
export type RecipeWords = Record<(typeof parts)[number], string>

/** Whether what this browser kept are such words. */
export const areWords = (kept: unknown): kept is RecipeWords =>
  parts.every((part) => typeof Object(kept)[part] === 'string')

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
  return parts.every((part) => one[part] === other[part])
}

/** The words as they were saved, but for those that were typed after others had been sent. */
export function rebased(typed: RecipeWords, sent: RecipeWords, saved: RecipeWords): RecipeWords {
  const words = { ...saved }
  for (const part of parts) if (typed[part] !== sent[part]) words[part] = typed[part]
  return words
}

/** What is to be sent to save these words over a version, or what is wrong with them. */
export async function toEdit(
  { recipeId, version, kind }: Pick<EditableRecipe, 'recipeId' | 'version' | 'kind'>,
  { name, description, content, ...lines }: RecipeWords,
): Promise<{ input: EditRecipeInput } | { faults: Faults }> {
  const words =
    kind === 'blog'
      ? { content }
      : { ingredients: linesOf(lines.ingredients), instructions: linesOf(lines.instructions) }
  const loadSchema = async () => (await import('#shared/contract/recipes/recipeKeeping.ts')).EditRecipeInput
  return await readForm(loadSchema, { recipeId, version, kind, name, description, ...words })
}
