import { type AllergenId, allergenCalled } from '../allergens.ts'
import { allergensIn, contentsOf, wayTo } from '../foods/contents.ts'
import { matchFood } from '../foods/matchFood.ts'
import { foodCalled } from '../gate/dislikes.ts'
import { freedomFrom } from '../wish/foodMeanings.ts'

/** Allergens of which people are allergic to single kinds: somebody allergic to almonds may eat walnuts. */
const hasSeparateKinds: ReadonlySet<AllergenId> = new Set<AllergenId>(['nuts', 'fish'])

/** What somebody who is allergic to a food, by its name in a wish, must not have; `names` are known to the gate. */
export function unwantedOf(food: string): { allergens: AllergenId[]; names: string[] } {
  const { allergens, names } = freedomFrom(food)
  const known = names.filter((name) => foodCalled(name) !== null)
  return {
    allergens: [...new Set([...allergens, ...names.flatMap(wholeAllergensOf)])],
    names: [...new Set(known.flatMap((name) => [name, ...soleIngredientOf(name)]))],
  }
}

/** Whether the gate can look for a food. */
export function isLookedFor(food: string): boolean {
  const { allergens, names } = unwantedOf(food)
  return allergens.length + names.length > 0
}

/** Allergens that a food certainly holds and that are left out whole with it: peanuts of peanut butter, eggs of egg white. */
function wholeAllergensOf(name: string): AllergenId[] {
  const called = allergenCalled(name)
  const { food } = matchFood(name)
  const held = food ? [...allergensIn(contentsOf(food))] : []
  return [
    ...(called ? [called] : []),
    ...held.flatMap(([id, { isCertain, isItself }]) =>
      isCertain && !(isItself && hasSeparateKinds.has(id)) ? [id] : [],
    ),
  ]
}

/** What alone a food is made of: garlic of garlic powder. */
function soleIngredientOf(name: string): readonly string[] {
  const { food } = matchFood(name)
  return food && food.of.length === 1 ? food.of.filter((part) => foodCalled(part) !== null) : []
}

/** Whether a food is made of another, or a kind of it, so that whoever looks for the other finds it. */
export function isMadeOf(name: string, other: string): boolean {
  const [food, part] = [matchFood(name).food, matchFood(other).food]
  return food !== null && part !== null && food !== part && wayTo(food, part.name)?.isCertain === true
}
