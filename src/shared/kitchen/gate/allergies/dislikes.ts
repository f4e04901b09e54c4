import { contentsOfFood, type PathToFoodFact, pathToContainedFood } from '../../foods/foodContents.ts'
import type { FoodFact } from '../../foods/foodFacts.ts'
import { type Food, findFoodByKey } from '../../foods/foods.ts'
import { foodNameKey, splitFoodNameIntoWords } from '../../foods/foodWords.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import type { IngredientLine } from '../../lines/parseIngredientLine.ts'
import type { LineCheck } from '../checkLine.ts'
import { type FoodGroup, foodGroupNamesBySynonym, foodGroupsByName } from '../foods/foodGroups.ts'

import {
  findFoodKindName,
  findPathToAnyFood,
  findProductNamesCalledAfterFood,
  namesOfFoodAndItsKind,
} from '../foods/kindsOfFood.ts'
import { findProductsThatMayBeMadeOfFoods } from '../foods/productsThatMayBeMadeOfFoods.ts'

/** Words around a dislike that say nothing of the food: "any kind of mushrooms", "spicy food". */
const idleWords = new Set(
  'any all kind kinds of the a very too much food foods dish dishes thing things stuff product products no not i hate dislike like really anything with in flavour flavor'.split(
    ' ',
  ),
)

/** What a person's own words for a food mean: "any kind of mushrooms". */
interface Meaning {
  words: readonly string[]
  group: FoodGroup | undefined
  /** Names of foods and kinds; none where nothing of it is known. */
  targets: readonly string[]
  /** Products that hold it or not, by the recipe of their maker. */
  products: readonly string[]
  /** As the catalogue or the group calls it; null where it is unknown. */
  name: string | null
}

/** The same words are asked of every line: as many as a household can name, 3,000. Those read first are forgotten first. */
const known = new Map<string, Meaning>()
const maxKnown = 4_000

function meaningOf(text: string): Meaning {
  const before = known.get(text)
  if (before) return before
  const meaning = readMeaning(text)
  known.set(text, meaning)
  for (const oldest of known.keys()) {
    if (known.size <= maxKnown) break
    known.delete(oldest)
  }
  return meaning
}

function readMeaning(text: string): Meaning {
  const words = splitFoodNameIntoWords(text).filter((word) => !idleWords.has(word))
  const said = words.join(' ')
  const food = words.length > 0 ? matchFoodName(said).food : null
  const called = foodGroupNamesBySynonym[said] ?? said
  const kind = findFoodKindName(said)
  const groupName = called in foodGroupsByName || kind !== null ? called : (food?.name ?? called)
  const group = foodGroupsByName[groupName]
  const targets = [
    ...(group?.kinds ?? []),
    ...(food && !group ? [...namesOfFoodAndItsKind(food), ...findProductNamesCalledAfterFood(food)] : []),
    ...(kind ? [kind] : []),
  ]
  return {
    words,
    group,
    targets,
    products: [
      ...(group?.productsThatMayHold ?? []),
      ...(group?.areAllProductsListed ? [] : findProductsThatMayBeMadeOfFoods(targets)),
    ],
    name: group ? groupName : (kind?.replace(/ kind$/, '') ?? food?.name ?? null),
  }
}

/** The food or group of foods that a person's own words mean, by our name for it; null when we know none. */
export function findFoodNameMeantByDislike(text: string): string | null {
  return meaningOf(text).name
}

/** The way by which a line holds a food that someone dislikes, every kind of it included; null when none is found. */
export const findPathToDislikedFood = (check: LineCheck, disliked: string): PathToFoodFact | null =>
  createDislikedFoodPathFinder(disliked)(check)

/**
 * The same for many lines: the words are read once. For an allergy, products count too that hold the food or not, by the recipe of
 * their maker.
 */
export function createDislikedFoodPathFinder(
  disliked: string,
  { isAllergy = false } = {},
): (check: Pick<LineCheck, 'foods' | 'line'>) => PathToFoodFact | null {
  const meaning = meaningOf(disliked)
  const { words, group, targets } = meaning
  if (words.length === 0) return () => null
  if (group || targets.length > 0) return ({ foods }) => pathInFoods(foods, meaning, isAllergy)
  return ({ line }) => {
    const inName = nameWordsOf(line)
    const isNamed = words.every((word) => inName.has(word))
    return isNamed ? { isCertain: true, isItself: true, path: [line.name] } : null
  }
}

function pathInFoods(
  foods: readonly Food[],
  { group, targets, products }: Meaning,
  isAllergy: boolean,
): PathToFoodFact | null {
  const { facts = [], possible = [], except = [] } = group ?? {}
  const possibleFoods = isAllergy ? [...possible, ...products] : possible
  return foods.reduce<PathToFoodFact | null>((best, food) => {
    // Of what is made of coconut only its facts tell whether there are nuts in it too.
    const isExcepted = except.some((name) => pathToContainedFood(food, name))
    const found = traceOf(food, isExcepted ? [] : targets, facts)
    const way = findPathToAnyFood(food, possibleFoods)
    return moreCertainPath(best, moreCertainPath(found, way && { ...way, isCertain: false }))
  }, null)
}

/**
 * Whether a line holds, or by the recipe of its maker may hold, any of the foods that people are allergic to. The words are read once for all lines, and those that name a food are
 * compared by what it is, however many there are.
 */
export function createLineTestForAllergies(disliked: readonly string[]): (check: LineCheck) => boolean {
  const byWords = new Map(disliked.map(meaningOf).map((meaning) => [meaning.words.join(' '), meaning]))
  const meanings = [...byWords.values()]
  const ofGroups = meanings.filter(({ group }) => group)
  const ofFoods = meanings.filter(({ group }) => !group)
  const targets = [...new Set(ofFoods.flatMap((each) => each.targets))]
  const products = [...new Set(ofFoods.flatMap((each) => each.products))]
  const isNamed = createCompleteWordListTest(
    meanings.flatMap(({ words, group, targets }) => (group || targets.length > 0 ? [] : [words])),
  )
  return (check) =>
    check.foods.some((food) => traceOf(food, targets, []) ?? findPathToAnyFood(food, products)) ||
    ofGroups.some((meaning) => pathInFoods(check.foods, meaning, true) !== null) ||
    isNamed(nameWordsOf(check.line))
}

/** Whether some of these lists of words stand whole among others. */
export function createCompleteWordListTest(
  lists: readonly (readonly string[])[],
): (words: ReadonlySet<string>) => boolean {
  const byFirst = Map.groupBy(lists, ([first]) => first)
  return (words) =>
    words.values().some((first) => byFirst.get(first)?.some((list) => list.every((word) => words.has(word))))
}

const nameWords = new WeakMap<IngredientLine, ReadonlySet<string>>()

function nameWordsOf(line: IngredientLine): ReadonlySet<string> {
  const before = nameWords.get(line)
  if (before) return before
  const words = new Set(splitFoodNameIntoWords(line.name))
  nameWords.set(line, words)
  return words
}

function traceOf(food: Food, targets: readonly string[], facts: readonly FoodFact[]): PathToFoodFact | null {
  const contents = contentsOfFood(food)
  const way = findPathToAnyFood(food, targets) ?? wayOfPlain(food, targets)
  return facts.reduce<PathToFoodFact | null>(
    (best, fact) => moreCertainPath(best, contents.get(fact) ?? null),
    way,
  )
}

/** What a food is when it is not canned, frozen, cooked or dried; null where the catalogue has no other food for it. */
const plainFoods = new WeakMap<Food, { plain: Food | null }>()

function plainOf(food: Food): Food | null {
  const before = plainFoods.get(food)
  if (before) return before.plain
  const found = findFoodByKey(foodNameKey(food.name.replace(/^(?:canned|frozen|cooked|dried) /, '')))
  const plain = found === food ? null : found
  plainFoods.set(food, { plain })
  return plain
}

/** Canned black beans are black beans to whoever dislikes beans. */
function wayOfPlain(food: Food, targets: readonly string[]): PathToFoodFact | null {
  const plain = plainOf(food)
  const way = plain && findPathToAnyFood(plain, targets)
  return way && { ...way, path: [food.name, ...way.path] }
}

function moreCertainPath(one: PathToFoodFact | null, other: PathToFoodFact | null): PathToFoodFact | null {
  if (!one || !other) return one ?? other
  return other.isCertain && !one.isCertain ? other : one
}
