import type { RecipeGrounding } from '#shared/kitchen/recipeImport/grounding.ts'
import type { StoredImportedRecipe } from '../stored.ts'

const maxTitleLength = 200

/** Lines, counted from 0, that are saved although they are not in the source. */
export interface ConsentedLines {
  title: boolean
  ingredients: readonly number[]
  steps: readonly number[]
}

/** A recipe without the lines of a model that are not in its source, but for those that somebody consented to. */
export function withoutUngroundedLines(
  recipe: StoredImportedRecipe,
  grounding: RecipeGrounding,
  sourceText: string,
  consented: ConsentedLines = { title: false, ingredients: [], steps: [] },
): StoredImportedRecipe {
  const isKept = (part: 'ingredients' | 'steps') => (_: unknown, at: number) =>
    grounding[part][at] !== null || consented[part].includes(at)
  return {
    ...recipe,
    title: grounding.title !== null || consented.title ? recipe.title : firstLineOf(sourceText),
    ingredients: recipe.ingredients.filter(isKept('ingredients')),
    steps: recipe.steps.filter(isKept('steps')),
  }
}

const firstLineOf = (text: string): string =>
  (text.split(/[\r\n]+/).find((line) => /\p{L}/u.test(line)) ?? text).trim().slice(0, maxTitleLength)

/** How many parts of a recipe are not in the text that a model read. */
export const countUngroundedLines = ({ title, ingredients, steps }: RecipeGrounding): number =>
  [title, ...ingredients, ...steps].filter((span) => span === null).length
