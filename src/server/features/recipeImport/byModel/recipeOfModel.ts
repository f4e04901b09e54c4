import type { RecipeGrounding } from '#shared/kitchen/recipeImport/grounding.ts'
import { hasNumber } from '../../../recipeFiles/grounding/groundRecipe.ts'
import type { ImportedLine, ImportedRecipe } from '../../../recipeFiles/importedRecipe.ts'
import type { RecipeOfModel } from '../port.ts'
import type { StoredImportedRecipe } from '../stored.ts'

const maxTitleLength = 200

/** A recipe of a model as an imported one. Of a text, servings and times stay only where their numbers stand in it. */
export function toImportedRecipe(recipe: RecipeOfModel, text: string | null): ImportedRecipe {
  const { servings, prepMinutes, cookMinutes, totalMinutes } = recipe
  const stated = (minutes: number | null) => (hasMinutes(text, minutes) ? minutes : null)
  return {
    title: recipe.title || (recipe.ingredients[0] ?? recipe.steps[0]!),
    ingredients: recipe.ingredients.map(toLine),
    steps: recipe.steps.map(toLine),
    servings: servings !== null && (text === null || hasNumber(text, servings)) ? servings : null,
    prepMinutes: stated(prepMinutes),
    cookMinutes: stated(cookMinutes),
    totalMinutes: stated(totalMinutes) ?? ((stated(prepMinutes) ?? 0) + (stated(cookMinutes) ?? 0) || null),
    ...{ description: null, notes: null, yieldText: null, author: null, sourceUrl: null, language: null },
    ...{ cuisine: [], categories: [], tags: [], rating: null, nutrition: {}, image: null },
  }
}

const toLine = (text: string): ImportedLine => ({ kind: text.endsWith(':') ? 'heading' : 'line', text })

/** Whether a text states so many minutes: as minutes, as hours, or as both. */
function hasMinutes(text: string | null, minutes: number | null): boolean {
  if (text === null || minutes === null || hasNumber(text, minutes)) return true
  const rest = minutes % 60
  if (hasNumber(text, minutes / 60)) return true
  return hasNumber(text, Math.floor(minutes / 60)) && (rest === 0 || hasNumber(text, rest))
}

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
