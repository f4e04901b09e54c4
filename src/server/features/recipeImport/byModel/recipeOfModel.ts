import { hasMinutes, hasNumber } from '../../../recipeFiles/grounding/groundRecipe.ts'
import type { ImportedLine, ImportedRecipe } from '../../../recipeFiles/importedRecipe.ts'
import type { RecipeOfModel } from '../port.ts'

/** A recipe of a model as an imported one. Of a text, servings stay only where their number stands in it, times only with a unit of time. */
export function toImportedRecipe(recipe: RecipeOfModel, text: string | null): ImportedRecipe {
  const { servings, prepMinutes, cookMinutes, totalMinutes } = recipe
  const stated = (minutes: number | null) =>
    text === null || minutes === null || hasMinutes(text, minutes) ? minutes : null
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
