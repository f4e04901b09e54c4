import { parseAbsentFoodsOfLine } from '../../foods/absentFoods.ts'
import { isDescribingWord, isJoiningWord } from '../../foods/describingWords.ts'
import { findFoodsInWords, isFoodNameWithoutTellingWord } from '../../foods/findFoodsInWords.ts'
import { pathToContainedFood } from '../../foods/foodContents.ts'
import type { Food } from '../../foods/foods.ts'
import { splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import type { LineCheck } from '../checkLine.ts'
import { type ListedIngredients, wordsForThingsMadeInKitchen } from '../madeWords.ts'
import { toolWords, wordsAfterAbsentFood } from '../mentionWords.ts'
import { findFoodKindName, isFoodSameAsOrMadeOnlyOf } from './kindsOfFood.ts'
import {
  areListedFoodsOnlyNamesakes,
  findWordMeaningUsualSort,
  headWordOfFoodName,
  isFoodOfUnlistedSort,
  isReplacementFood,
  isUsualSortUnlisted,
} from './otherSorts.ts'
import { cacheKeyOfSaidFood, type SaidFood } from './saidFoods.ts'
import { boughtHeads, boughtKinds, isHeldBy, isOfKind, isTypedAsListed, mayList } from './typedAsListed.ts'

/** What the lines list. */
export interface ListedFoods extends ListedIngredients {
  /** Each once. */
  foods: readonly Food[]
  /** The words of their names, and those of them that say what the food is. */
  nameWords: ReadonlySet<string>
  nameHeads: ReadonlySet<string>
  words: ReadonlySet<string>
  /** The words of the lines as languages with elisions write them: "d'huile" is "d" and "huile". */
  typedWords: ReadonlySet<string>
  lines: readonly ListedLine[]
}

export interface ListedLine {
  check: LineCheck
  words: ReadonlySet<string>
  /** The words as `Listed.typedWords` has them. */
  typedWords: ReadonlySet<string>
  /** Those that say what its foods are, by the names by which they were found: "spaghetti" of "gluten-free spaghetti". */
  foodWords: ReadonlySet<string>
  /** The word that only tells what kind its food is of: "butter" of "butter beans"; null where none does. */
  kindWord: string | null
}

/** What a recipe's name tells of beside its dish: "pie with ice cream". */
const servedWithPattern = /(?<!\p{L})(?:with|served|avec|con|mit|met|med|com)(?!\p{L}).*$/iu

export function readListedFoods(lines: readonly LineCheck[], name: string): ListedFoods {
  const foods = [...new Set(lines.flatMap((check) => check.foods))]
  const read = lines.map((check) => ({
    check,
    words: new Set(splitIntoWordsWithoutFreeFromClaims(parseAbsentFoodsOfLine(check.text).text)),
    typedWords: new Set(splitFoodNameIntoWords(check.text.replace(/['’]/g, ' '))),
    foodWords: wordsOfFoods(check),
    kindWord: kindWordOf(check),
  }))
  return {
    foods,
    titleWords: new Set(splitFoodNameIntoWords(name.replace(servedWithPattern, '').replace(/['’]/g, ' '))),
    nameWords: new Set(foods.flatMap(({ name }) => splitFoodNameIntoWords(name))),
    nameHeads: new Set(foods.map(({ name }) => headWordOfFoodName(splitFoodNameIntoWords(name))!)),
    words: new Set(read.flatMap(({ words }) => [...words])),
    typedWords: new Set(read.flatMap(({ typedWords }) => [...typedWords])),
    lines: read,
  }
}

function wordsOfFoods({ line, foods }: LineCheck): ReadonlySet<string> {
  const stretches = findFoodsInWords(splitFoodNameIntoWords(line.name))
  return new Set(
    stretches.flatMap((stretch) =>
      stretch.kind === 'food' && foods.includes(stretch.food) ? [headWordOfFoodName(stretch.words)!] : [],
    ),
  )
}

function kindWordOf({ line }: LineCheck): string | null {
  const [first, second] = splitFoodNameIntoWords(line.name).filter((word) => !isDescribingWord(word))
  if (first === undefined || second === undefined) return null
  return wordsAfterAbsentFood.has(second) || toolWords.has(second) ? null : first
}

/** "Without eggs" reads "egg-free": the word stands there and the food does not. */
export const splitIntoWordsWithoutFreeFromClaims = (text: string) =>
  splitFoodNameIntoWords(text).filter(
    (_, index, words) => words[index + 1] !== 'free' && words[index] !== 'free',
  )

/** Spreads that are called butter: nobody butters a tin with them, or fries in them. */
const isSpread = ({ check: { foods } }: ListedLine): boolean =>
  foods.length > 0 && foods.every((one) => pathToContainedFood(one, 'nut butter kind')?.isItself)

/** Whether the lines list a food that a text names: for certain, or perhaps, where it may also be another one. */
export type CertaintyOfListing = 'listed' | 'possible' | null

export function certaintyOfListing(said: SaidFood, all: ListedFoods): CertaintyOfListing {
  const { food } = said
  const listed =
    (said.isByAction || isNewButter(said)) && all.lines.some(isSpread) ? withoutSpreads(all) : all
  // Almond extract is made of almonds, and holds less than they do; a list with oil lists no peanut oil.
  const isOfListed = listed.foods.some(
    (one) => isFoodSameAsOrMadeOnlyOf(food, one) || isFoodSameAsOrMadeOnlyOf(one, food),
  )
  if (isOfListed && isHeldBy(food, listed.lines)) return 'listed'
  if (isFoodOfUnlistedSort(said, all)) return null
  const isCalled =
    (isCalledAsListed(said, listed) && !isKindWordOnly(said, listed)) ||
    (said.foreign !== undefined && isTypedAsListed(said, said.foreign, listed))
  if (!isCalled) return null
  return areListedFoodsOnlyNamesakes(said, listed.foods) || isUsualSortUnlisted(said, listed)
    ? 'possible'
    : 'listed'
}

/** Butter that was not spoken of: "in butter", and not "the butter". */
const isNewButter = ({ words, before, foreign }: SaidFood): boolean =>
  words.length === 1 && words[0] === 'butter' && (foreign ? foreign.isNew : before.at(-1) !== 'the')

/** All of what a text says of a food on which it depends whether the lines list it. */
export const cacheKeyOfFoodSoughtInLines = (said: SaidFood): string =>
  `${cacheKeyOfSaidFood(said)}|${isNewButter(said)}|${findWordMeaningUsualSort(said) ?? ''}`

const withoutSpreads = ({ lines }: ListedFoods): ListedFoods =>
  readListedFoods(
    lines.filter((line) => !isSpread(line)).map(({ check }) => check),
    '',
  )

/** "Butter" is a word of "butter beans", which hold none. */
function isKindWordOnly({ food, words }: SaidFood, { lines }: ListedFoods): boolean {
  const telling = words.filter((word) => !isDescribingWord(word))
  if (telling.length !== 1) return false
  const linesWithWord = lines.filter((line) => telling.some((word) => line.words.has(word)))
  if (
    linesWithWord.length === 0 ||
    linesWithWord.some(({ kindWord }) => kindWord === null || !telling.includes(kindWord))
  )
    return false
  return !isHeldBy(food, linesWithWord)
}

function isCalledAsListed({ food, words }: SaidFood, listed: ListedFoods): boolean {
  const { nameWords, nameHeads, words: listedWords, lines } = listed
  const telling = words.filter((word) => !isDescribingWord(word) && !isJoiningWord(word))
  // "Half-and-half" has no word by which a line could be known.
  if (isFoodNameWithoutTellingWord(words)) return lines.some((line) => isCalledWholly(line, words))
  const kind = words.length === 1 ? findFoodKindName(words[0]!) : null
  if (kind !== null && isOfKind(kind, food, listed)) return true
  const calling = lines.filter((line) => telling.every((word) => line.words.has(word)))
  if (calling.length > 0 && !calling.some((line) => mayList({ food, words }, line))) return false
  // "Egg noodles" are neither the eggs nor the rice noodles of two lines.
  const isOfOneLine = telling.length < 2 || calling.length > 0 || isHeldBy(food, lines)
  if (isOfOneLine && telling.every((word) => listedWords.has(word))) return true
  const [named, ...more] = splitFoodNameIntoWords(food.name)
  const isReplaced = ({ foodWords, check }: ListedLine) =>
    foodWords.has(named!) && check.foods.some(isReplacementFood)
  if (more.length === 0 && telling.includes(named!) && lines.some(isReplaced)) return true
  if (
    words.length > 1 &&
    telling.every((word) => listedWords.has(word) || wordsForThingsMadeInKitchen.has(word)) &&
    telling.some((word) => listedWords.has(word)) &&
    (isHeldBy(food, lines) ||
      !(
        boughtHeads.has(words.at(-1)!) ||
        boughtKinds.some((kind) => pathToContainedFood(food, kind)?.isItself)
      ))
  )
    return true
  if (words.length > 1 || more.length > 0) return false
  return nameHeads.has(named!) || (nameWords.has(named!) && isHeldBy(food, lines))
}

const isCalledWholly = ({ check }: ListedLine, words: readonly string[]): boolean =>
  ` ${splitFoodNameIntoWords(check.text).join(' ')} `.includes(` ${words.join(' ')} `)
