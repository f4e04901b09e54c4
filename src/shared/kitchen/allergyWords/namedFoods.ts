import type { AllergenId } from '../allergens.ts'
import type { DietId } from '../diets.ts'
import { findFoodByKey } from '../foods/foods.ts'
import { foodNameKey } from '../foods/foodWords.ts'
import type { WishToken } from '../wish/wishTokens.ts'

/** What a text names in one language: foods in English, and what follows from how somebody eats. */
export interface NamedFoodsInText {
  foods: readonly string[]
  allergens: readonly AllergenId[]
  diets: readonly DietId[]
  /** Whether every word of it was understood. */
  isWhole: boolean
  /** How many words say it. */
  words: number
}

/** Words between what a thing is and what it is made of. */
const prepositionsOfMaterial = new Set('de d di du da do von aus van'.split(' '))

/** "Beurre de cacahuète": of two foods joined by "of" that are one food of the catalogue, that one. */
export function mergeIntoCompoundFood(
  named: NamedFoodsInText,
  tokens: readonly WishToken[],
): NamedFoodsInText {
  const [head, part] = named.foods
  if (
    named.foods.length !== 2 ||
    !tokens.some(({ word }) => prepositionsOfMaterial.has(word.replace(/['’].*$/, '')))
  )
    return named
  const food = findFoodByKey(foodNameKey(`${part} ${head}`))
  return food ? { ...named, foods: [food.name] } : named
}

/** Groups so wide that they are not meant where the same words mean something else: "legumes" are vegetables in Portuguese. */
const wide: ReadonlySet<string> = new Set(['vegetable', 'fruit', 'fresh fruit'])

/** The readings by the longest names: "noix de coco" is a coconut, and not nuts beside one. */
export function preferReadingsWithLongestNames(
  readings: readonly NamedFoodsInText[],
  tokens: readonly WishToken[],
): readonly NamedFoodsInText[] {
  const isWide = ({ foods }: NamedFoodsInText) => foods.length > 0 && foods.every((food) => wide.has(food))
  const specificReadings = readings.filter((each) => !isWide(each))
  const left = specificReadings.length > 0 ? specificReadings : readings
  if (tokens.length === 1) return left
  return left.filter(
    (each) =>
      each.allergens.length + each.diets.length > 0 ||
      !left.some((other) => isMoreSpecificFoodReading(other, each)),
  )
}

/** Whether a reading has fewer foods that the same words say, or more: of "papa y kiwi" the kiwi alone has not. */
export const isMoreSpecificFoodReading = (one: NamedFoodsInText, other: NamedFoodsInText): boolean =>
  one.foods.length < other.foods.length && one.words >= other.words

const familyWords = new Set(
  'family families familie familien famille familles familia familias famiglia família'.split(' '),
)
/** Whether the words speak of a family of foods: "onion family". */
export const isFoodFamilyMentioned = (tokens: readonly WishToken[]): boolean =>
  tokens.some(({ word }) => familyWords.has(word))

/** Families of plants by the food that they are called after. */
const families: Readonly<Record<string, readonly string[]>> = {
  onion: ['allium', 'onion', 'garlic', 'leek', 'shallot', 'spring onion', 'chive'],
  cabbage: ['cabbage', 'broccoli', 'cauliflower', 'kale', 'brussels sprout', 'kohlrabi', 'turnip', 'radish'],
  carrot: ['carrot', 'celery', 'parsnip', 'fennel', 'parsley', 'dill', 'caraway'],
  pea: ['legume'],
  bean: ['legume'],
}

export const expandFoodFamilies = (named: NamedFoodsInText): NamedFoodsInText => ({
  ...named,
  foods: named.foods.flatMap((food) => families[food] ?? [food]),
})
