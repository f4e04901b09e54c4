import { isLikelyAllergyFood } from '../clauses.ts'
import { isFoodItem } from '../foods/isFoodItem.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'
import type { WishReadingState } from '../reading.ts'
import { isIngredientAndNoDish, isNameOfAllergen } from '../sideBySide.ts'
import type { WishItem } from '../wishItems.ts'
import { isNameContinuedAcrossGap } from '../wishTokens.ts'

/** Roles that may stand between a condition and the foods that are joined to it. */
const passed: readonly WishItem['role'][] = ['idle', 'pronouns', 'joins', 'condition']

/** Roles that end the clause of a condition and its foods. */
const over: readonly WishItem['role'][] = ['ends', 'leavesOutNext', 'notNext', 'notEither']

/**
 * The foods that "and" joins to a condition in a clause that holds nothing else: "IBS and lactose", "lactose and IBS", or that stand in brackets behind one that is asked about. Of a diet, "vegan and
 * nuts", only what people are allergic to: "vegetarian and rice" may be a wish.
 */
export function findFoodsJoinedToCondition({ items, unwanted }: WishReadingState, at: number): number[] {
  const { condition } = items[at]!
  if (condition === null || condition.isNotOfFood) return []
  const after = foodsFrom(items, at, 1)
  const before = condition.joinsNext ? [] : foodsFrom(items, at, -1)
  const foods = [...before, ...after].filter((food) => !unwanted.has(food))
  const isMeant = (food: string) =>
    isNameOfAllergen(food) ||
    (condition.isAsked === true &&
      (isLikelyAllergyFood(food) || (isIngredientAndNoDish(food) && usualRoleOfFoodInDish(food) !== 'dish')))
  return foods.every((food) => isMeant(items[food]!.food!)) ? foods : []
}

const listGaps: readonly WishItem['gap'][] = ['bracket', 'comma']

/** The foods from a condition on in one direction, none without "and" between or where the clause says something else. */
function foodsFrom(items: readonly WishItem[], at: number, step: 1 | -1): number[] {
  const foods: number[] = []
  const { joinsNext, isAsked } = items[at]!.condition!
  // "Six food elimination diet (milk, egg, wheat)".
  const isListed = isAsked === true && step === 1 && items[at + 1]?.gap === 'bracket'
  let isJoined = joinsNext === true || isListed
  for (let index = at + step; items[index]; index += step) {
    const item = items[index]!
    const { gap, joins } = items[step === 1 ? index : index + 1]!
    if (gap === 'and' || joins || item.role === 'joins') isJoined = true
    else if (!isNameContinuedAcrossGap({ gap }) && !(isListed && listGaps.includes(gap))) break
    if (isFoodItem(item)) {
      if (!isJoined) return []
      foods.push(index)
    } else if (over.includes(item.role)) break
    else if (!passed.includes(item.role)) return []
  }
  return foods
}
