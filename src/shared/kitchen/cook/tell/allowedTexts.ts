import { type MealType, mealTypes } from '../../questionnaire.ts'
import { type LandMeat, landMeats } from '../choose/dietRules.ts'
import type { FilledDish } from '../filledDish.ts'
import { allLarderFoods, type LarderFood, singularWordsOfText } from '../larderFood.ts'
import { isMeaninglessWishWord } from '../wishes/wishWords.ts'
import { meatInsteadOfUsual } from './meatOfDish.ts'

/** Words that end a food's name and mean other things as often: a cabbage roll, a fish cake, a root. */
const loose = new Set(
  'granola roll bun cake crisp verde root masala salsa crouton relish fruit leche sheet rib biscuit'.split(
    ' ',
  ),
)

/** Sides that go by the name of what they replace. */
const pretenders = /^(?:cauliflower rice|zucchini ribbons)$/

/** The foods a word names outright: "rice" is any rice, "cream" is cream and not what else ends in it. */
const outright = new Map<string, Set<LarderFood>>()
const byLastWord = new Map<string, Set<LarderFood>>()
for (const food of allLarderFoods) {
  for (const name of [food.short, food.shortMany, food.title]) {
    const words = singularWordsOfText(name)
    addTo(outright, words.join(' '), food)
    addTo(byLastWord, words.at(-1) ?? '', food)
  }
  if (food.tags.has('soy')) addTo(byLastWord, 'soy', food)
  if (food.tags.has('peanut')) addTo(byLastWord, 'groundnut', food)
  if (food.tags.has('sesame')) addTo(byLastWord, 'sesame', food)
  if (food.kind === 'fish') addTo(byLastWord, 'fish', food)
  if (food.kind === 'meat') addTo(byLastWord, 'meat', food)
}

function addTo(index: Map<string, Set<LarderFood>>, phrase: string, food: LarderFood): void {
  if (phrase === '' || isMeaninglessWishWord(phrase) || loose.has(phrase)) return
  index.set(phrase, (index.get(phrase) ?? new Set()).add(food))
}

function foodsMeant(phrase: string): ReadonlySet<LarderFood> | undefined {
  return outright.get(phrase) ?? byLastWord.get(phrase)
}

/** Every food that a text names and that is not on the plate, by all the foods the name may mean. */
export function foodsNamedButNotInDish(text: string, plate: FilledDish): ReadonlySet<LarderFood>[] {
  const there = wordsOfItems(plate)
  for (const role of ['side', 'sauce']) {
    const label = plate.words.get(`${role}.label`) ?? ''
    if (!pretenders.test(label)) for (const word of singularWordsOfText(label)) there.add(word)
  }
  for (const word of singularWordsOfText(plate.dish.says ?? '')) there.add(word)
  return foodsNamedBeyond(text, there)
}

/** Whether the name of a side or a sauce names a food that is not in it because no eater may have it: "garlic yogurt". */
export function isForbiddenFoodNamed(label: string, plate: FilledDish): boolean {
  if (pretenders.test(label)) return false
  const absent = foodsNamedBeyond(label, wordsOfItems(plate))
  return absent.some((foods) => ![...foods].some((food) => plate.orders.allows(food)))
}

const wordsOfItems = ({ items }: FilledDish) => new Set(items.flatMap(({ food }) => [...food.words]))

/** The foods that a text names by words that are not all there. */
function foodsNamedBeyond(text: string, there: ReadonlySet<string>): ReadonlySet<LarderFood>[] {
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
const told = /(?<=[\p{Ll},:;’”] )(?!I\b)\p{Lu}\p{L}+|^\p{Lu}\p{L}+’s\b|\b1\d{3}s?\b|\bcentur(?:y|ies)\b/u

/** Whether a sentence tells of a dish as it is made elsewhere, with meat in it that only this version has. */
function isStoryOfUsualMeat(sentence: string, { dish, items }: FilledDish): boolean {
  const swapped = dish.meats && meatInsteadOfUsual(dish.meats, items)
  if (!swapped) return false
  const plain = sentence.replace(/Scotch bonnets?/g, 'chili')
  const isOfOtherAnimal = landMeats.some((meat) => meat !== swapped && animals[meat].test(plain))
  return isOfOtherAnimal || (new RegExp(`\\b${swapped}\\b`, 'i').test(plain) && told.test(plain))
}

/** The sentences of a text that speak of nothing which this eater may not have, nor of bread where there is none. */
export function keepAllowedSentences(text: string, plate: FilledDish): string {
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
        [...foods].some((food) => food.kind !== 'grain' && plate.orders.allows(food)),
      ),
    )
    .join(' ')
}
