import type { AllergenId } from '../allergens.ts'
import { allergenByFoodFact, type FoodFact } from './foodFacts.ts'
import { type Food, getFoodByName } from './foods.ts'

/** How one comes from a food to a fact: "fish sauce", "anchovy", and the fact's own word at the end. */
export interface PathToFoodFact {
  isCertain: boolean
  /** Through what the food is, not through what it is made of. */
  isItself: boolean
  path: readonly string[]
}

export type FoodContents = ReadonlyMap<FoodFact, PathToFoodFact>

const known = new Map<string, FoodContents>()
const none: FoodContents = new Map()

/** Whatever is certain goes before what is not, then the shorter way. */
function isBetter(trace: PathToFoodFact, than: PathToFoodFact | undefined): boolean {
  if (!than) return true
  if (trace.isCertain !== than.isCertain) return trace.isCertain
  if (trace.isItself !== than.isItself) return trace.isItself
  return trace.path.length < than.path.length
}

/** Every fact that holds for a food, by itself, by its kinds and by what it is made of. */
export function contentsOfFood(food: Food): FoodContents {
  const before = known.get(food.name)
  if (before) return before
  known.set(food.name, none)
  const contents = gathered(food, contentsOfFood)
  known.set(food.name, contents)
  return contents
}

/** The contents of a food that is made without some of what it is made of; what it itself is stays. */
export function contentsOfFoodWithout(food: Food, leftOut: readonly Food[]): FoodContents {
  if (leftOut.length === 0) return contentsOfFood(food)
  const isOut = (part: Food) =>
    leftOut.some(
      ({ name }) =>
        (pathToContainedFood(part, name) ?? pathToContainedFood(part, `${name} kind`))?.isItself === true,
    )
  const read = new Map<string, FoodContents>()
  const contents = (part: Food): FoodContents => {
    const before = read.get(part.name)
    if (before) return before
    read.set(part.name, none)
    const own = gathered(part, contents, isOut)
    read.set(part.name, own)
    return own
  }
  return contents(food)
}

function gathered(
  food: Food,
  read: (part: Food) => FoodContents,
  isOut: (part: Food) => boolean = () => false,
): FoodContents {
  const contents = new Map<FoodFact, PathToFoodFact>()
  const add = (fact: FoodFact, trace: PathToFoodFact) => {
    if (isBetter(trace, contents.get(fact))) contents.set(fact, trace)
  }
  const own = food.isKind ? [] : [food.name]
  for (const { fact, isCertain } of food.ownFacts) add(fact, { isCertain, isItself: true, path: own })
  const addContentsOfParts = (names: readonly string[], isSure: boolean, isItself: boolean) => {
    for (const part of names.map(getFoodByName)) {
      if (!isItself && isOut(part)) continue
      for (const [fact, trace] of read(part)) {
        add(fact, {
          isCertain: trace.isCertain && isSure,
          isItself: trace.isItself && isItself,
          path: [...own, ...trace.path],
        })
      }
    }
  }
  addContentsOfParts(food.is, true, true)
  addContentsOfParts(food.of, true, false)
  addContentsOfParts(food.maybe, false, false)
  for (const fact of food.struckFacts) contents.delete(fact)
  return contents
}

/** The allergens among the contents of a food, each with the way that shows why. */
export function allergensInContents(contents: FoodContents): Map<AllergenId, PathToFoodFact> {
  const found = new Map<AllergenId, PathToFoodFact>()
  for (const [fact, trace] of contents) {
    const allergen = allergenByFoodFact[fact]
    if (allergen && isBetter(trace, found.get(allergen))) found.set(allergen, trace)
  }
  return found
}

/** All ways that lead from foods, of those that were asked about last: a recipe asks about the same few again and again. */
const pathsByFood = new Map<Food, ReadonlyMap<string, PathToFoodFact>>()
const maxFoods = 1_000

/** The way from a food to another that it is or is made of, by names; null when there is none. */
export function pathToContainedFood(food: Food, name: string): PathToFoodFact | null {
  const known = pathsByFood.get(food)
  if (known) return known.get(name) ?? null
  const found = pathsFromFood(food)
  pathsByFood.set(food, found)
  for (const oldest of pathsByFood.keys()) {
    if (pathsByFood.size <= maxFoods) break
    pathsByFood.delete(oldest)
  }
  return found.get(name) ?? null
}

/** A way to each food that one comes to: a certain one before a possible one, by what it is before what it is made of. */
function pathsFromFood(food: Food): Map<string, PathToFoodFact> {
  const found = new Map<string, PathToFoodFact>()
  const possible: [Food, PathToFoodFact][] = []
  const visit = (at: Food, { isCertain, isItself, path }: PathToFoodFact) => {
    if (found.has(at.name)) return
    const way = { isCertain, isItself, path: at.isKind ? path : [...path, at.name] }
    found.set(at.name, way)
    for (const next of at.is) visit(getFoodByName(next), way)
    for (const next of at.of) visit(getFoodByName(next), { ...way, isItself: false })
    for (const next of at.maybe)
      possible.push([getFoodByName(next), { ...way, isCertain: false, isItself: false }])
  }
  visit(food, { isCertain: true, isItself: true, path: [] })
  for (const [at, way] of possible) visit(at, way)
  return found
}
