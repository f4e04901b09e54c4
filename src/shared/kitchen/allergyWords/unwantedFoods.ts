import { type AllergenId, findAllergenByName } from '../allergens.ts'
import { allergensInContents, contentsOfFood, pathToContainedFood } from '../foods/foodContents.ts'
import { matchFoodName } from '../foods/matchFoodName.ts'
import { findFoodNameMeantByDislike } from '../gate/allergies/dislikes.ts'
import { contentsExcludedByFreeFrom } from '../wish/foods/foodMeanings.ts'
import { foodsNotTracedToAllergens } from '../wish/foods/foodsNotTracedToAllergens.ts'

/** Allergens of which people are allergic to single kinds: somebody allergic to almonds may eat walnuts. */
const hasSeparateKinds: ReadonlySet<AllergenId> = new Set<AllergenId>(['nuts', 'fish'])

/** What somebody who is allergic to a food, by its name in a wish, must not have; `names` are known to the gate. */
export function contentsAvoidedForAllergy(food: string): { allergens: AllergenId[]; names: string[] } {
  const { allergens, names } = contentsExcludedByFreeFrom(food)
  const known = names.flatMap((name) => findFoodNameMeantByDislike(name) ?? [])
  return {
    allergens: [...new Set([...allergens, ...names.flatMap(wholeAllergensOf)])],
    names: [...new Set(known.flatMap((name) => [name, ...namesakeOf(name)]))],
  }
}

/** Whether the gate can look for a food and for what is made of it. */
export function canGateFindFood(food: string): boolean {
  const { allergens, names } = contentsAvoidedForAllergy(food)
  const isTraced =
    !foodsNotTracedToAllergens.has(food) && !names.some((name) => foodsNotTracedToAllergens.has(name))
  return allergens.length + names.length > 0 && isTraced
}

/**
 * Allergens that a food certainly contains. Leaving out the food leaves out the whole allergen: peanuts with peanut butter, eggs
 * with egg white.
 */
function wholeAllergensOf(name: string): AllergenId[] {
  const called = findAllergenByName(name)
  const { food } = matchFoodName(name)
  const held = food ? [...allergensInContents(contentsOfFood(food))] : []
  return [
    ...(called ? [called] : []),
    ...held.flatMap(([id, { isCertain, isItself }]) =>
      isCertain && !(isItself && hasSeparateKinds.has(id)) ? [id] : [],
    ),
  ]
}

/** The food that another is named after and certainly made of: garlic of garlic powder, almond of almond milk. */
function namesakeOf(name: string): string[] {
  const words = name.split(' ')
  const shorter = words.slice(1).map((_, at) => words.slice(0, at + 1).join(' '))
  return shorter.filter((start) => isFoodMadeOfOrKindOf(name, start))
}

/** Whether a food is made of another, or a kind of it, so that a search for the other finds it. */
export function isFoodMadeOfOrKindOf(name: string, other: string): boolean {
  const [food, part] = [matchFoodName(name).food, matchFoodName(other).food]
  return (
    food !== null &&
    part !== null &&
    food !== part &&
    pathToContainedFood(food, part.name)?.isCertain === true
  )
}
