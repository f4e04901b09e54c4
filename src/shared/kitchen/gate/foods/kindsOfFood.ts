import {
  allergensInContents,
  contentsOfFood,
  type PathToFoodFact,
  pathToContainedFood,
} from '../../foods/foodContents.ts'
import { type Food, getFoodByName, listAllFoodKinds, listAllFoods } from '../../foods/foods.ts'
import { foodNameKey, splitFoodNameIntoWords } from '../../foods/foodWords.ts'

let kindByKey: Map<string, string> | null = null

/** The kind that is called so, with or without the word "kind": "red meat", "mushroom". Null when none is. */
export function findFoodKindName(name: string): string | null {
  if (!kindByKey) {
    kindByKey = new Map()
    for (const kind of listAllFoodKinds())
      kindByKey.set(foodNameKey(kind.name.replace(/ kind$/, '')), kind.name)
  }
  return kindByKey.get(foodNameKey(name)) ?? null
}

const targets = new WeakMap<Food, readonly string[]>()

/** A food's own name and the kind that bears it: "fish" stands for every fish. */
export function namesOfFoodAndItsKind(food: Food): readonly string[] {
  const before = targets.get(food)
  if (before) return before
  const kind = findFoodKindName(food.name)
  const found = kind === null ? [food.name] : [food.name, kind]
  targets.set(food, found)
  return found
}

let foodsByWord: Map<string, Food[]> | null = null

/** Every food by each word of its name, and by its name as a root: "celery root"; "buttermilk" by "milk" too. */
function foodsOfWord(word: string): readonly Food[] {
  if (!foodsByWord) {
    foodsByWord = new Map()
    for (const food of listAllFoods()) {
      const roots = food.aliases.filter((alias) => alias.endsWith(' root')).flatMap(splitFoodNameIntoWords)
      for (const each of new Set([...splitFoodNameIntoWords(food.name), ...roots]))
        for (const key of new Set(each.endsWith('milk') ? [each, 'milk'] : [each]))
          foodsByWord.set(key, [...(foodsByWord.get(key) ?? []), food])
    }
  }
  return foodsByWord.get(word) ?? []
}

/**
 * Names of foods that are called by a food and hold an allergen of it: of celery its seed and its salt, of milk buttermilk, and not
 * coconut milk.
 */
export function findProductNamesCalledAfterFood(food: Food): readonly string[] {
  const allergens = [...allergensInContents(contentsOfFood(food)).keys()]
  const [called = [], ...others] = splitFoodNameIntoWords(food.name).map(foodsOfWord)
  return called.flatMap((each) => {
    if (!others.every((foods) => foods.includes(each))) return []
    const held = allergensInContents(contentsOfFood(each))
    return allergens.some((id) => held.has(id)) ? [each.name] : []
  })
}

/** How one comes from a food to another, or to the kind that bears its name; null when there is no way. */
export function findPathToAnyFood(food: Food, targets: readonly string[]): PathToFoodFact | null {
  let best: PathToFoodFact | null = null
  for (const target of targets) {
    const way = pathToContainedFood(food, target)
    if (way && (!best || (way.isCertain && !best.isCertain))) best = way
  }
  return best
}

/** Whether a food is another, a kind of it, or certainly made of it alone: a yolk of the egg, juice of the lemon. */
export function isFoodSameAsOrMadeOnlyOf(food: Food, from: Food): boolean {
  const way = findPathToAnyFood(food, namesOfFoodAndItsKind(from))
  return way !== null && (way.isItself || (way.isCertain && food.of.length === 1))
}

const kindWordsByFood = new Map<string, ReadonlySet<string>>()

/** The words of all kinds a food is of: chorizo -> "dry", "sausage", "kind". */
export function wordsInKindNamesOfFood(food: Food): ReadonlySet<string> {
  const known = kindWordsByFood.get(food.name)
  if (known) return known
  const words = new Set<string>()
  for (const name of food.is) {
    const kind = getFoodByName(name)
    if (kind.isKind) for (const word of splitFoodNameIntoWords(kind.name)) words.add(word)
    for (const word of wordsInKindNamesOfFood(kind)) words.add(word)
  }
  kindWordsByFood.set(food.name, words)
  return words
}

/** Whether a food only salts or peppers, whatever its grain. */
export function isSaltOrPepper(food: Food): boolean {
  return (
    pathToContainedFood(food, 'salt kind')?.isItself === true ||
    ['black pepper', 'white pepper'].includes(food.name)
  )
}
