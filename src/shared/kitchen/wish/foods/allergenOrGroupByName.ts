import { toSingularFoodWord } from '../../foods/foodWords.ts'
import { englishWishFoodNames } from '../languages/foods/englishFoods.ts'
import { wishFoodGroupNames } from '../languages/people/groupWords.ts'
import { isAllergenOrGroup } from './foodMeanings.ts'
import { normalizeWishWord } from './normalizeWishWord.ts'

let meanings: ReadonlyMap<string, string> | null = null

/** Words that the longest of these names has. */
export const maxWordsOfAllergenOrGroupName = 5

/**
 * The allergen or the group that a name means in every language, "gluten", "nuts", "mariscos": people say these words in sentences of other
 * languages too, where the catalogue would find "mixed nuts" or "seafood mix". `key`: its words in the singular.
 */
export function findAllergenOrGroupByName(key: string): string | null {
  meanings ??= new Map(
    `${englishWishFoodNames}\n${wishFoodGroupNames}`.split('\n').flatMap((line) => {
      const [food = '', names = ''] = line.split(':')
      if (!isAllergenOrGroup(food)) return []
      return names.split(',').map((name) => [keyOf(name), food] as const)
    }),
  )
  return meanings.get(key) ?? null
}

const keyOf = (name: string) =>
  name
    .trim()
    .split(' ')
    .map((word) => toSingularFoodWord(normalizeWishWord(word)))
    .join(' ')
