import type { ImportedRecipe } from '../importedRecipe.ts'
import { ingredientLikeness } from '../webPage/ingredientLikeness.ts'
import { readRecipeText } from './readRecipeText.ts'

export interface PlainReading {
  recipe: ImportedRecipe | null
  /** Whether the text is in no usual shape, so that much of it may stand in the wrong place. */
  isDoubtful: boolean
}

const minLikeness = 0.35
/** The share of ingredients that look like one. */
const minLikelyShare = 0.6
const minLines = 2
/** Letters of a line that is no ingredient but several, or a whole recipe. */
const maxLineLength = 160
/** Of the letters of a text, the share that must be in the recipe read from it: less, and much was left unread. */
const minReadShare = 0.5

/** Reads a pasted text, see `readRecipeText`, and tells whether a person, or a model, should look at it again. */
export function readRecipeTextWithDoubt(text: string): PlainReading {
  const recipe = readRecipeText(text)
  return { recipe, isDoubtful: !recipe || isDoubtful(recipe, text) }
}

function isDoubtful({ ingredients, steps, notes }: ImportedRecipe, text: string): boolean {
  const lines = ingredients.filter(({ kind }) => kind === 'line').map((each) => each.text)
  if (lines.length < minLines || steps.length === 0) return true
  if (lines.some((line) => line.length > maxLineLength)) return true
  const likely = lines.filter((line) => ingredientLikeness(line) >= minLikeness).length
  if (likely < lines.length * minLikelyShare) return true
  // Pages of HTML have much beside the recipe.
  if (/<\w+[^>]*>/.test(text)) return false
  const read = [...ingredients, ...steps].reduce((sum, each) => sum + each.text.length, notes?.length ?? 0)
  return read < lettersOf(text) * minReadShare
}

const lettersOf = (text: string) => text.replaceAll(/\s+/g, ' ').length
