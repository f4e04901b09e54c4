import { type MealType, mealTypes } from '../../questionnaire.ts'
import { type LandMeat, landMeatOfFood, landMeats } from '../choose/dietRules.ts'
import type { FilledDish } from '../filledDish.ts'
import { allLarderFoods, type LarderFood, singularWordsOfText } from '../larderFood.ts'
import { swappedMeatOfPlate } from '../plateTraits.ts'
import { isMeaninglessWishWord } from '../wishes/wishWords.ts'

/** Last words of food names that often mean other things: a cabbage roll, a fish cake, a root. */
const ambiguousLastWords = new Set(
  'granola roll bun cake crisp verde root masala salsa crouton relish fruit leche sheet rib biscuit'.split(
    ' ',
  ),
)

/** Side dishes that are named after the food that they replace. */
const sidesNamedLikeReplacedFood = /^(?:cauliflower rice|zucchini ribbons)$/

/** The foods that a word alone names: "rice" is any rice, but "cream" is not every food whose name ends in it. */
const foodsByExactName = new Map<string, Set<LarderFood>>()
const byLastWord = new Map<string, Set<LarderFood>>()
for (const food of allLarderFoods) {
  for (const name of [food.short, food.shortMany, food.title]) {
    const words = singularWordsOfText(name)
    addTo(foodsByExactName, words.join(' '), food)
    addTo(byLastWord, words.at(-1) ?? '', food)
  }
  if (food.tags.has('soy')) addTo(byLastWord, 'soy', food)
  if (food.tags.has('peanut')) addTo(byLastWord, 'groundnut', food)
  if (food.tags.has('sesame')) addTo(byLastWord, 'sesame', food)
  if (food.kind === 'fish') addTo(byLastWord, 'fish', food)
  if (food.kind === 'meat') addTo(byLastWord, 'meat', food)
}

function addTo(index: Map<string, Set<LarderFood>>, phrase: string, food: LarderFood): void {
  if (phrase === '' || isMeaninglessWishWord(phrase) || ambiguousLastWords.has(phrase)) return
  index.set(phrase, (index.get(phrase) ?? new Set()).add(food))
}

function foodsMeant(phrase: string): ReadonlySet<LarderFood> | undefined {
  return foodsByExactName.get(phrase) ?? byLastWord.get(phrase)
}

/** Every food that a text names and that is not on the plate, by all the foods the name may mean. */
export function foodsNamedButNotInDish(text: string, plate: FilledDish): ReadonlySet<LarderFood>[] {
  const there = wordsOfItems(plate)
  for (const role of ['side', 'sauce']) {
    const label = plate.words.get(`${role}.label`) ?? ''
    if (!sidesNamedLikeReplacedFood.test(label))
      for (const word of singularWordsOfText(label)) there.add(word)
  }
  for (const word of singularWordsOfText(plate.dish.says ?? '')) there.add(word)
  return foodsNamedByOtherWords(text, there)
}

/** Whether the name of a side or a sauce names a food that is not in it because no eater may have it: "garlic yogurt". */
export function isForbiddenFoodNamed(label: string, plate: FilledDish): boolean {
  if (sidesNamedLikeReplacedFood.test(label)) return false
  const absent = foodsNamedByOtherWords(label, wordsOfItems(plate))
  return absent.some((foods) => ![...foods].some((food) => plate.orders.allows(food)))
}

const wordsOfItems = ({ items }: FilledDish) => new Set(items.flatMap(({ food }) => [...food.words]))

/** The foods that a text names by words that are not all in the allowed words. */
function foodsNamedByOtherWords(text: string, there: ReadonlySet<string>): ReadonlySet<LarderFood>[] {
  const words = singularWordsOfText(text)
  const absent: ReadonlySet<LarderFood>[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(3, words.length - at)
    while (length > 0 && !foodsMeant(words.slice(at, at + length).join(' '))) length--
    const phrase = words.slice(at, at + length)
    const foods = length > 0 ? foodsMeant(phrase.join(' ')) : undefined
    if (foods && !phrase.every((word) => there.has(word))) absent.push(foods)
    at += Math.max(1, length)
  }
  return absent
}

/** Whether a title names nothing that is not on the plate. */
export function isTitleTrueForDish(title: string, plate: FilledDish): boolean {
  return foodsNamedButNotInDish(title, plate).length === 0
}

const mealWords: Readonly<Record<MealType, RegExp>> = {
  Breakfast: /\bbreakfasts?\b|\bmornings?\b/i,
  Lunch: /\b(?:lunch|lunches|lunchtime)\b/i,
  Dinner: /\b(?:dinners?|suppers?|evenings?)\b/i,
  Snack: /\bsnacks?\b/i,
}

/** Whether a sentence names this meal, or none: a snack is no lunch, whatever the dish may be elsewhere. */
export function isSentenceForMeal(sentence: string, meal: MealType): boolean {
  const named = mealTypes.filter((name) => mealWords[name].test(sentence))
  return named.length === 0 || named.includes(meal)
}

/** What only meat, or what is fried like it, can be said to be. */
const claims: readonly (readonly [RegExp, (plate: FilledDish) => boolean])[] = [
  [/\bmeaty\b|\bthe meat\b/i, ({ items }) => items.some(({ food }) => food.kind === 'meat')],
  [/\bpan juices\b/i, ({ items }) => items.some(({ food }) => food.kind === 'meat' || food.kind === 'fish')],
]

function isSentenceTrueOf(sentence: string, plate: FilledDish): boolean {
  return claims.every(([claim, isTrue]) => !claim.test(sentence) || isTrue(plate))
}

/** Animals by other names than those of their meat. */
const animals: Readonly<Record<LandMeat, RegExp>> = {
  chicken: /\b(?:rooster|cockerel|hens?|fowl|bird)\b/i,
  beef: /\b(?:cows?|oxe?n?|bulls?|cal(?:f|ves)|steers?|veal|cattle)\b/i,
  pork: /\b(?:pigs?|hogs?|piglets?|swine|boars?)\b/i,
  lamb: /\b(?:sheep|ewes?|mutton|flocks?)\b/i,
  turkey: /\bturkeys?\b/i,
}
/** A place, a time or somebody of whom a sentence tells: "as in Dublin", "Hanoi’s", "in the 1930s". */
const placeOrTimePattern =
  /(?<=[\p{Ll},:;’”] )(?!I\b)\p{Lu}\p{L}+|^\p{Lu}\p{L}+’s\b|\b1\d{3}s?\b|\bcentur(?:y|ies)\b/u

/** Whether a sentence tells of a dish as it is made elsewhere, although the meat in it is another here. */
function isStoryOfUsualMeat(sentence: string, plate: FilledDish): boolean {
  const swapped = swappedMeatOfPlate(plate)
  if (!swapped || swapped.isUsualNamed) return false
  const plain = sentence.replace(/Scotch bonnets?/g, 'chili')
  const isOfOtherAnimal = landMeats.some((meat) => meat !== swapped.meat && animals[meat].test(plain))
  const namesMeat = new RegExp(`\\b${swapped.meat}\\b`, 'i').test(plain)
  return isOfOtherAnimal || (namesMeat && placeOrTimePattern.test(plain))
}

/**
 * The sentences of a text that speak of nothing which this eater may not have, nor of bread where there is none. They may name
 * the meat that a dish is known for in place of the one that was answered.
 */
export function keepAllowedSentences(text: string, plate: FilledDish): string {
  const { orders } = plate
  const usual = swappedMeatOfPlate(plate)?.usual
  const isUsualMeat = (food: LarderFood) => landMeatOfFood(food) === usual && orders.allowsWithAnyMeat(food)
  return text
    .split(/(?<=[.!?”]) (?=[“A-ZÇÉØ])/)
    .filter(
      (sentence) =>
        isSentenceForMeal(sentence, plate.orders.answers.mealType) &&
        isSentenceTrueOf(sentence, plate) &&
        !isStoryOfUsualMeat(sentence, plate),
    )
    .filter((sentence) =>
      foodsNamedButNotInDish(sentence, plate).every((foods) =>
        [...foods].some((food) => (food.kind !== 'grain' && orders.allows(food)) || isUsualMeat(food)),
      ),
    )
    .join(' ')
}
