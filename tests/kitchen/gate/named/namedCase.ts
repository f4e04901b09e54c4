import type { FoodMentionPlaceOutsideLines } from '#shared/kitchen/gate/foods/namedFoods.ts'

/**
 * A text, the allergens and diets that have to be told of it, in any order: "milk ?nuts @vegan". One with a "?" may be in the
 * dish and is not certain. The third is where the text stands, a step where it is left out.
 */
export type NamedCase = readonly [
  text: string,
  told: string,
  where?: Exclude<FoodMentionPlaceOutsideLines, 'step' | 'text'> | undefined,
]

/** A recipe in a language, texts that name what its lines do not list, and texts that only look as if they did. */
export interface LanguageCases {
  ingredients: readonly string[]
  instructions: readonly string[]
  named: readonly NamedCase[]
  lookalikes: readonly NamedCase[]
}
