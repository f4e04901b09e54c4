import { isLikelyAllergyFood } from '../clauses.ts'
import { type CompiledLanguage, splitIntoPhrases } from '../compileLanguage.ts'
import { findFoodAtToken } from '../foods/findFoodAtToken.ts'
import { wishMisspellingsOfWordFree } from '../languages/roughNegations.ts'
import type { WishToken } from '../wishTokens.ts'

/** Letters of a food that is written as one with a word against it, and with a misspelt "free". */
const minJoined = 4
const minAllergenJoined = 3
const minBeforeFree = 3
const maxJoined = 24

/** The food of a word that begins with a word against it, "ohneNüsse"; null where the whole is a food. */
export function findFoodJoinedToNegation(
  word: WishToken,
  joined: readonly string[],
  language: CompiledLanguage,
): string | null {
  if (word.word.length > maxJoined || findFoodAtToken([word], 0, language)) return null
  for (const against of joined) {
    if (!word.word.startsWith(against) || word.word.length < against.length + minAllergenJoined) continue
    const rest = { ...word, word: word.word.slice(against.length), typed: word.typed.slice(against.length) }
    const food = findFoodAtToken([rest], 0, language)
    if (food && (rest.word.length >= minJoined || isLikelyAllergyFood(food.value))) return food.value
  }
  return null
}

const freeEnds: readonly string[] = splitIntoPhrases(wishMisspellingsOfWordFree)
export const misspellingsOfFree: ReadonlySet<string> = new Set(freeEnds)

/** The food in a word that ends with a misspelt "free": milk in "milchfei". Null where the whole word is a food, or the food is no allergen. */
export function findFoodBeforeMisspeltFree(word: WishToken, language: CompiledLanguage): string | null {
  if (word.word.length > maxJoined || findFoodAtToken([word], 0, language)) return null
  for (const end of freeEnds) {
    const length = word.word.length - end.length
    if (length < minBeforeFree || !word.word.endsWith(end)) continue
    const food = findFoodAtToken(
      [{ ...word, word: word.word.slice(0, length), typed: word.typed.slice(0, length) }],
      0,
      language,
    )
    if (food && isLikelyAllergyFood(food.value)) return food.value
  }
  return null
}
