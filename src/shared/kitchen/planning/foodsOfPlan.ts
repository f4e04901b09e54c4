import { pathToContainedFood } from '../foods/foodContents.ts'
import { type Food, findFoodByKey } from '../foods/foods.ts'
import { foodNameKey } from '../foods/foodWords.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import type { CandidateDish, FoodPack, FoodToUseUp } from '../planner/planProblem.ts'
import { smallestPackOfFood } from './packOfFood.ts'

export const foodsOfWords = (words: readonly string[]): Food[] =>
  words.flatMap((word) => matchFoodName(word).food ?? [])

/** The foods of the dishes that words mean: "mushrooms" are all kinds of them. */
export function foodsMeant(words: readonly string[], candidates: readonly CandidateDish[]): string[] {
  const meant = foodsOfWords(words)
  const foods = new Set(candidates.flatMap((each) => each.foods.map(({ food }) => food)))
  return [...foods].filter((food) => meant.some((each) => isFoodMeant(food, each)))
}

export function isFoodMeant(name: string, meant: Food): boolean {
  const food = foodNamed(name)
  if (!food) return false
  const isKindOf = (kind: string) => pathToContainedFood(food, kind)?.isItself === true
  return food === meant || isKindOf(meant.name) || isKindOf(`${meant.name} kind`)
}

export const foodNamed = (name: string): Food | null => findFoodByKey(foodNameKey(name))

export function packsOf(candidates: readonly CandidateDish[]): FoodPack[] {
  const names = new Set(candidates.flatMap(({ foods }) => foods.map(({ food }) => food)))
  return [...names].flatMap((name) => {
    const food = foodNamed(name)
    return (food && smallestPackOfFood(food)) ?? []
  })
}

/** Each food once, with the grams of all and the first of the days. */
export function mergeFoods(foods: readonly FoodToUseUp[]): FoodToUseUp[] {
  const merged = new Map<string, FoodToUseUp>()
  for (const each of foods) {
    const known = merged.get(each.food)
    merged.set(
      each.food,
      known ? { ...known, grams: known.grams + each.grams, byDay: Math.min(known.byDay, each.byDay) } : each,
    )
  }
  return [...merged.values()]
}
