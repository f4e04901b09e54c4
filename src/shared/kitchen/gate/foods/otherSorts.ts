import { isDescribingWord, isJoiningWord } from '../../foods/describingWords.ts'
import { allergensInContents, contentsOfFood, pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { ListedIngredients } from '../madeWords.ts'
import { wordsAfterAbsentFood } from '../mentionWords.ts'
import type { SaidFood } from './saidFoods.ts'

/** The word of a name that says what the food is: "butter" of "peanut butter", "mushroom" of "oyster mushroom", "egg" of "egg replacer". */
export function headWordOfFoodName(words: readonly string[]): string | undefined {
  const behind = words.indexOf('of')
  if (behind > 0) return words[behind - 1]
  return words.findLast((word) => !wordsAfterAbsentFood.has(word) && !isDescribingWord(word)) ?? words.at(-1)
}

const certainAllergensOf = (food: Food) =>
  [...allergensInContents(contentsOfFood(food))].flatMap(([id, { isCertain }]) => (isCertain ? [id] : []))

/** Whether foods certainly hold, together, all that a food certainly holds. */
const isHeldByAny = (food: Food, foods: readonly Food[]): boolean =>
  certainAllergensOf(food).every((id) =>
    foods.some((one) => allergensInContents(contentsOfFood(one)).get(id)?.isCertain === true),
  )

/** Whether a food is made to take the place of another, and may be called by its name: vegan butter, gluten-free pasta. */
export const isReplacementFood = ({ replaces }: Food): boolean => replaces !== null

/**
 * Whether a food may be what a word by itself means: soy milk is called milk, rice noodles are noodles, and peanut butter, which
 * stands on another shelf, is no butter.
 */
function isMeantBy(one: Food, word: string, meant: Food): boolean {
  if (one.category === meant.category || wordsAfterAbsentFood.has(splitFoodNameIntoWords(one.name).at(-1)!))
    return true
  if (word === 'milk' && pathToContainedFood(one, 'plant milk kind')?.isItself) return true
  return pathToContainedFood(one, 'meat substitute')?.isItself === true || isReplacementFood(one)
}

/**
 * Whether the only foods of the lines that bear the word of a text by itself are other foods by it: "the cream" beside coconut cream,
 * "the butter" beside peanut butter. Either may be meant.
 */
export function areListedFoodsOnlyNamesakes({ food, words }: SaidFood, foods: readonly Food[]): boolean {
  const telling = words.filter((word) => !isDescribingWord(word))
  if (telling.length !== 1 || isHeldByAny(food, foods)) return false
  const word = telling[0]!
  const foodsWithHeadWord = foods.filter(
    (one) => headWordOfFoodName(splitFoodNameIntoWords(one.name)) === word,
  )
  return foodsWithHeadWord.length > 0 && !foodsWithHeadWord.some((one) => isMeantBy(one, word, food))
}

/** Words for wheat, and for milk of a cow, in the languages of texts: a whole word, or the beginning of a German one. */
const patternsOfUsualSorts = [
  /^(?:wheat$|weizen|dinkel|ble$|froment$|trigo$|(?:ال)?قمح$|गेहूं$|गेहूँ$|मैदा$|maida$)/,
  /^(?:cow$|kuhmilch|vollmilch|vache$|vaca$|(?:ال)?بقر|गाय$)/,
]

/** Whether a text names the sort of a food ("wheat flour"), and the lines list none of that sort: rice flour alone. */
export function isFoodOfUnlistedSort({ food, words, foreign }: SaidFood, lines: FoodsOfLines): boolean {
  const own = foreign?.typed ?? words
  return patternsOfUsualSorts.some(
    (sort) =>
      own.some((word) => sort.test(word)) &&
      ![...lines.typedWords].some((word) => sort.test(word)) &&
      !isHeldByAny(food, lines.foods),
  )
}

interface FoodsOfLines {
  foods: readonly Food[]
  words: ReadonlySet<string>
  typedWords: ReadonlySet<string>
}

/** Words right before a food that usually mean the common one, of wheat or of cow's milk. */
const usualSortWords: Readonly<Record<string, readonly string[]>> = {
  flour: splitFoodNameIntoWords('plain white strong'),
  milk: splitFoodNameIntoWords('whole skim skimmed powder powdered dried dry'),
  yogurt: splitFoodNameIntoWords('greek'),
}

/** The word of a text that usually means the common food, and not one of the lines: "whole" of "whole milk"; null where there is none. */
export function findWordMeaningUsualSort({
  words,
  before,
}: Pick<SaidFood, 'words' | 'before'>): string | null {
  const usual = usualSortWords[headWordOfFoodName(words) ?? '']
  return [...before.slice(-1), ...words].find((word) => usual?.includes(word)) ?? null
}

/** Whether a text has such a word before a food, and no line has it: "whole milk" beside soy milk. */
export function isUsualSortUnlisted(said: SaidFood, { foods, words }: FoodsOfLines): boolean {
  const word = findWordMeaningUsualSort(said)
  return word !== null && !words.has(word) && !isHeldByAny(said.food, foods) && !foods.some(isReplacementFood)
}

/** Doughs and the like of which a list has one kind ready, so that another one that a step takes is none of the recipe's own. */
const readyKinds = ['bread kind', 'pasta kind', 'noodle kind', 'pastry kind']

/** Whether a step takes bread, noodles or pastry of another sort than that of the lines: flour tortillas beside corn tortillas. */
export function isReadyFoodOfOtherSort({ food, words }: SaidFood, listed: ListedIngredients): boolean {
  if (!readyKinds.some((kind) => pathToContainedFood(food, kind)?.isItself)) return false
  const telling = words.filter((word) => !isDescribingWord(word) && !isJoiningWord(word))
  const head = headWordOfFoodName(telling)
  if (telling.length < 2 || telling.some((word) => word !== head && listed.words.has(word))) return false
  const isHeadListed =
    listed.foods.some((one) => headWordOfFoodName(splitFoodNameIntoWords(one.name)) === head) ||
    (pathToContainedFood(food, 'wheat wrapper kind')?.isItself === true && listed.words.has(head!))
  return isHeadListed && !isHeldByAny(food, listed.foods)
}
