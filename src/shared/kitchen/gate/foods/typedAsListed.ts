import { isDescribingWord } from '../../foods/describingWords.ts'
import { allergensInContents, contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { isFoodSameAsOrMadeOnlyOf } from './kindsOfFood.ts'
import type { ListedFoods, ListedLine } from './listedFoods.ts'
import { headWordOfFoodName } from './otherSorts.ts'
import type { FoodSaidInOtherLanguage, SaidFood } from './saidFoods.ts'

/** Letters of a word that is looked for within words of the list, and of one that they end in. */
const minStemLetters = 4

const minEnd = 2

/** "And", "with the" and the like, which Arabic writes together with the next word. */
const joinedInArabic = /^[وف]?(?:ال|بال|لل|[بل])?(?=\p{Script=Arabic}{2})/u

/** "Nudeln" of a line with "Reisnudeln": whether the lines call a food by the words of a text that is not in English. */
export function isTypedAsListed(
  said: SaidFood,
  { typed, kind, isCompounding }: FoodSaidInOtherLanguage,
  { foods, typedWords, lines }: ListedFoods,
): boolean {
  if (kind !== null && isOfKind(kind, said.food, { foods, lines })) return true
  const isWordOf = (word: string, words: ReadonlySet<string>) => {
    if (words.has(word) || words.has(word.replace(joinedInArabic, ''))) return true
    if (!isCompounding) return false
    // Who lists "Eiswürfel" means them by "Eis".
    if (words.has(`${word}wurfel`)) return true
    const stem = word.replace(/(?:en|es|er|n|e|s)$/, '')
    const isWithin = (one: string) =>
      (word.length >= minEnd && one.endsWith(word)) || (stem.length >= minStemLetters && one.includes(stem))
    return words.values().some(isWithin)
  }
  const telling = typed.filter((word) => !isDescribingWord(word))
  if (typed.length === 0 || !telling.every((word) => isWordOf(word, typedWords))) return false
  const exact = lines.filter((line) => telling.every((word) => line.typedWords.has(word)))
  // "Nüsse" stand within "Muskatnuss", "Mehl" within "mehligkochend", and "Ei" ends "Reis" without its last letter.
  const calling =
    exact.length > 0
      ? exact
      : lines.filter((line) => telling.every((word) => isWordOf(word, line.typedWords)))
  // The end of a German compound is what it is: "Reisnudeln" are noodles, "Butternut" is no butter.
  const isEndOfListedName = (line: ListedLine) =>
    telling.every(
      (word) => word.length > minEnd && line.typedWords.values().some((one) => one.endsWith(word)),
    )
  // "Fideos de huevo" are neither the "huevos" nor the "fideos de arroz" of two lines.
  if (calling.length === 0) return telling.length < 2 || isHeldBy(said.food, lines)
  return calling.some((line) => mayList(said, line, exact.length > 0 || isEndOfListedName(line)))
}

/**
 * Whether a line that calls a food by its word, or by a part of one (`isByWord` false), lists it: its foods hold it or are called so, or it was not read. "Erdnüsse
 * ohne Salz" that was read as salt lists no peanuts.
 */
export function mayList(
  { food, words }: Pick<SaidFood, 'food' | 'words'>,
  line: ListedLine,
  isByWord = true,
): boolean {
  const { check } = line
  if (check.isUnknown && (isByWord || check.foods.length === 0)) return true
  if (words.some((word) => !isDescribingWord(word) && line.foodWords.has(word))) return true
  const named = new Set(check.foods.map(({ name }) => headWordOfFoodName(splitFoodNameIntoWords(name))))
  if (words.some((word) => !isDescribingWord(word) && named.has(word))) return true
  if (check.foods.some((one) => isFoodSameAsOrMadeOnlyOf(food, one) || isFoodSameAsOrMadeOnlyOf(one, food)))
    return true
  return [...allergensInContents(contentsOfFood(food))].every(
    ([id, { isCertain }]) => !isCertain || check.allergens.has(id),
  )
}

/** Kinds of food that are bought, even if a list has what they are made of: eggs in the list do not make "egg noodles" in a step. */
export const boughtKinds = ['bread kind', 'pasta kind', 'noodle kind', 'wheat wrapper kind']

/** Last words of names of such foods: cream in the list does not make "cream cheese" in a step. */
export const boughtHeads: ReadonlySet<string> = new Set(['cheese', 'cream', 'butter'])

/** Whether lines hold all that a food holds for certain, or say that theirs is without it: "pasta (gluten-free)". */
export function isHeldBy(food: Food, lines: readonly ListedLine[]): boolean {
  const held = [...allergensInContents(contentsOfFood(food))].filter(([, { isCertain }]) => isCertain)
  return held.every(([id]) =>
    lines.some(
      ({ check }) =>
        check.allergens.get(id)?.isCertain ||
        check.foods.some((one) => allergensInContents(contentsOfFood(one)).get(id)?.isCertain),
    ),
  )
}

/** Whether a food of a kind is listed. Coconuts are nuts by their kind, and do not hold the allergen. */
export function isOfKind(
  kind: string,
  food: Food,
  { foods, lines }: Pick<ListedFoods, 'foods' | 'lines'>,
): boolean {
  const isListedKind = foods.some((one) => pathToContainedFood(one, kind)?.isItself)
  return isListedKind && (!kind.startsWith('nut') || isHeldBy(food, lines))
}
