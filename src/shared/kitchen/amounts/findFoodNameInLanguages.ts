import type { IngredientLine } from '../lines/parseIngredientLine.ts'
import { compileLanguage } from '../wish/compileLanguage.ts'
import { findFoodsJoinedInWord } from '../wish/foods/compounds.ts'
import { findFoodAtToken } from '../wish/foods/findFoodAtToken.ts'
import type { WishLanguageId } from '../wish/wishLanguage.ts'
import { wishLanguages } from '../wish/wishLanguages.ts'
import { splitWishIntoTokens } from '../wish/wishTokens.ts'
import { findForeignMeasureOrCup } from './words/foreignMeasures.ts'

/** Letters of a text in which a food is looked for: the name stands soon behind the number. */
const maxLetters = 120

/** The English name of the first food that a text names by a word of a language's own; null where it names none. */
export function findFoodNameInLanguages(text: string, ids: readonly WishLanguageId[]): string | null {
  const tokens = splitWishIntoTokens(text.slice(0, maxLetters))
  for (const language of wishLanguages) {
    if (language.id === 'en' || !ids.includes(language.id)) continue
    const compiled = compileLanguage(language)
    for (const [at, { word, from }] of tokens.entries()) {
      const found = findFoodAtToken(tokens, at, compiled)
      // "Entsaftet" is no juice: German nouns have a capital.
      const mayBeCompound = language.id !== 'de' || /\p{Lu}/u.test(text[from]!)
      const own = found?.isOwn
        ? found.value
        : mayBeCompound && findFoodsJoinedInWord(word, compiled)?.at(-1)?.food
      if (own) return own
    }
  }
  return null
}

/** Whether a text as a whole is the name of one food in a language: "Kerne und Samen". */
export function isSingleFoodName(text: string, id: WishLanguageId): boolean {
  const tokens = splitWishIntoTokens(text)
  const language = wishLanguages.find((each) => each.id === id)!
  const found = tokens.length > 0 ? findFoodAtToken(tokens, 0, compileLanguage(language)) : null
  return found !== null && found.length === tokens.length
}

const every = wishLanguages.map(({ id }) => id)

/**
 * The food of a part of a line that was read alone, by its name in English. Where English joins the parts too the catalogue
 * tells first, else the names of the languages that do: the catalogue takes words of many languages for foods.
 */
export function foodNameOfLinePart(
  text: string,
  { food }: IngredientLine,
  ids: readonly WishLanguageId[],
): string | null {
  const half = isHalf.exec(text)?.[0]
  if (half !== undefined && findForeignMeasureOrCup(text, half.length) === null) return null
  const isEnglish = ids.length === 0 || ids.includes('en')
  if (isEnglish)
    return (
      food?.name ?? (ids.length === 1 ? null : findFoodNameInLanguages(text, ids.length > 0 ? ids : every))
    )
  return findFoodNameInLanguages(text, ids) ?? food?.name ?? null
}

/** "1 half sliced" is a share of what was named before, "आधा कप चावल" is not. */
const isHalf =
  /^[\s\p{N}½¼¾⅓⅔]*(?:hal(?:f|ves)|quarters?|hälften?|viertel|moitiés?|quarts?|mitad(?:es)?|cuartos?|metà|metade|helft|połow[aęy]|hälft|halvdel|आधा|نصف?|ربع)(?![\p{L}\p{M}])/iu
