import { parseAbsentFoods } from '../foods/absentFoods.ts'
import { splitFoodNameIntoWords } from '../foods/foodWords.ts'
import { findFoodNameMeantByDislike } from './allergies/dislikes.ts'
import type { FoodMentionPlaceOutsideLines } from './foods/namedFoods.ts'
import type { RecipeWords } from './readRecipe.ts'

interface Place {
  namedIn: FoodMentionPlaceOutsideLines
  /** Counted from 0; null where it is in no step. */
  step: number | null
}

/**
 * Finds the first text of a recipe that names what somebody is allergic to and the catalogue does not know, by its words
 * alone; null where none does, and for a food that the catalogue knows. The texts are read when that is first asked.
 */
export function createUnknownAllergyFinder({
  name,
  description,
  instructions,
  isProse = false,
}: RecipeWords) {
  let read: { place: Place; words: ReadonlySet<string> }[] | null = null
  return (allergy: string): Place | null => {
    if (findFoodNameMeantByDislike(allergy) !== null) return null
    read ??= [
      ...instructions.map((text, step) =>
        textRead(text, isProse ? { namedIn: 'text', step: null } : { namedIn: 'step', step }),
      ),
      textRead(name, { namedIn: 'name', step: null }),
      textRead(description, { namedIn: 'description', step: null }),
    ]
    const words = splitFoodNameIntoWords(allergy)
    if (words.length === 0) return null
    return read.find((text) => words.every((word) => text.words.has(word)))?.place ?? null
  }
}

const textRead = (text: string, place: Place) => ({
  place,
  words: new Set(splitFoodNameIntoWords(parseAbsentFoods(text).text)),
})
