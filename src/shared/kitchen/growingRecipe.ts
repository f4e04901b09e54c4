import type { PartialRecipe } from './recipe.ts'

/** Where a text stands in a recipe; `line` counts from 0. */
export type RecipeTextPlace =
  | { field: 'name' | 'description' }
  | { field: 'ingredients' | 'instructions'; line: number }

export interface RecipeTextGrowth {
  at: RecipeTextPlace
  text: string
}

/**
 * The words by which `next` goes on from `previous`, in the order in which they are read; null when it does not
 * go on from it but says something else, so that what was shown is void. Numbers are left to the finished recipe.
 */
export function textGrowthBetweenRecipes(
  previous: PartialRecipe,
  next: PartialRecipe,
): RecipeTextGrowth[] | null {
  const growth: RecipeTextGrowth[] = []
  for (const field of ['name', 'description'] as const) {
    const text = addedText(previous[field] ?? '', next[field] ?? '')
    if (text === null) return null
    if (text) growth.push({ at: { field }, text })
  }
  for (const field of ['ingredients', 'instructions'] as const) {
    const before = previous[field] ?? []
    const after = next[field] ?? []
    if (after.length < before.length) return null
    for (const [line, whole] of after.entries()) {
      const text = addedText(before[line] ?? '', whole)
      if (text === null) return null
      if (text) growth.push({ at: { field, line }, text })
    }
  }
  return growth
}

function addedText(before: string, after: string): string | null {
  return after.startsWith(before) ? after.slice(before.length) : null
}

/** The recipe with more words in one place. The one handed in is left as it is. */
export function appendTextToRecipe(recipe: PartialRecipe, { at, text }: RecipeTextGrowth): PartialRecipe {
  if (!('line' in at)) return { ...recipe, [at.field]: (recipe[at.field] ?? '') + text }
  const lines = [...(recipe[at.field] ?? [])]
  while (lines.length <= at.line) lines.push('')
  lines[at.line] += text
  return { ...recipe, [at.field]: lines }
}
