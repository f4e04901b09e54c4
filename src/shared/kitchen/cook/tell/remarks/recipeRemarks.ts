import { isMeatQuestionAsked } from '../../../questionnaire.ts'
import { isFoodAllowedByDiet, landMeatOfFood } from '../../choose/dietRules.ts'
import { canDishBeMadeAhead } from '../../dishTraits.ts'
import type { CookingOrders, FilledDish } from '../../filledDish.ts'
import { swappedMeatOfPlate } from '../../plateTraits.ts'
import type { WishedFoodMeaning } from '../../wishes/wishWords.ts'
import { capitalize, joinWithAnd } from '../grammar.ts'
import type { WrittenSteps } from '../writeDishSteps.ts'
import { roundCookingTimes } from '../writeRecipeFromDish.ts'
import { remarksOnDiet } from './dietRemarks.ts'
import { remarksOnOrigin } from './originRemarks.ts'

/** What a reader should know beside the dish itself; never a food that the diet leaves out, but by request. */
export function recipeRemarksForReader(
  plate: FilledDish,
  told: Pick<WrittenSteps, 'isCookedInBatches' | 'prepMinutes' | 'cookMinutes'>,
): string[] {
  const { isCookedInBatches } = told
  return [
    ...remarksOnRefusals(plate),
    ...remarksOnGuests(plate.orders),
    ...remarksOnMissedWishes(plate),
    ...remarksOnMeat(plate),
    ...remarksOnShortTime(plate, told),
    ...remarksOnOrigin(plate),
    ...remarksOnDiet(plate),
    ...(isCookedInBatches ? [] : remarksOnManyServings(plate)),
    ...remarksOnMakingAhead(plate),
    ...remarksOnFreezing(plate),
  ]
}

function remarksOnRefusals({ orders, items }: FilledDish): string[] {
  const { answers } = orders
  const refused = orders.refused.filter(({ foods }) => !items.some(({ food }) => foods.has(food)))
  if (refused.length === 0) return []
  const refusedWishNames = (test: (meaning: WishedFoodMeaning) => boolean) =>
    refused.filter(test).map(sayMeaning)
  const byDiet = refusedWishNames(
    ({ foods }) => foods.size > 0 && ![...foods].some((food) => isFoodAllowedByDiet(answers.dietType, food)),
  )
  const byMeat = refusedWishNames(
    ({ foods }) =>
      [...foods].some((food) => isFoodAllowedByDiet(answers.dietType, food)) &&
      [...foods].every((food) => landMeatOfFood(food) !== null),
  )
  const wishesWithoutPlace = refused.filter(
    (meaning) => meaning.foods.size > 0 && [...meaning.foods].some((food) => orders.allows(food)),
  )
  const diet = answers.dietType.toLowerCase()
  return [
    ...remarkOnWishesWithoutPlace(wishesWithoutPlace),
    ...(byDiet.length > 0
      ? [`You asked for ${joinWithAnd(byDiet)}; that is not ${diet}, so this version goes without.`]
      : []),
    ...(byMeat.length > 0 && answers.meatPreference !== null
      ? [
          `You asked for ${joinWithAnd(byMeat)}, but ${answers.meatPreference.toLowerCase()} is your meat here, so it stays alone in the pan.`,
        ]
      : []),
  ]
}

function remarksOnGuests({ answers, isMeatless }: CookingOrders): string[] {
  return isMeatless && isMeatQuestionAsked(answers.dietType)
    ? ['It goes without meat, so that everyone at the table can eat it.']
    : []
}

function remarksOnMissedWishes({ missed, items, harmful }: FilledDish): string[] {
  const lacking = missed.filter(({ foods }) => !items.some(({ food }) => foods.has(food)))
  const isHarmful = ({ foods }: WishedFoodMeaning) => [...foods].some((food) => harmful.has(food))
  const harmfulWishNames = lacking.filter(isHarmful).map(sayMeaning)
  return [
    ...remarkOnWishesWithoutPlace(lacking.filter((meaning) => !isHarmful(meaning))),
    ...(harmfulWishNames.length > 0
      ? [
          `You asked for ${joinWithAnd(harmfulWishNames)}; that may harm somebody at the table, so this version goes without.`,
        ]
      : []),
  ]
}

function remarkOnWishesWithoutPlace(meanings: readonly WishedFoodMeaning[]): string[] {
  return meanings.length > 0
    ? [`There was no good place for ${joinWithAnd(meanings.map(sayMeaning))} in this dish.`]
    : []
}

/** Says of a dish that it takes less than the hour that was chosen. */
function remarksOnShortTime(
  { orders }: FilledDish,
  { prepMinutes, cookMinutes }: Pick<WrittenSteps, 'prepMinutes' | 'cookMinutes'>,
): string[] {
  const { leastMinutes, limitMinutes, previousTitle } = orders
  if (leastMinutes === null || previousTitle !== null) return []
  const { prepMinutes: prep, cookMinutes: cook } = roundCookingTimes(
    { prepMinutes, cookMinutes },
    limitMinutes,
  )
  const total = prep + cook
  return total < leastMinutes
    ? [`It is ready in ${total} minutes, sooner than the hour that was chosen.`]
    : []
}

function remarksOnMeat(plate: FilledDish): string[] {
  const { dish, items, orders } = plate
  const { kitchen, answers } = orders
  const swapped = swappedMeatOfPlate(plate)
  if (swapped)
    return [
      swapped.isUsualNamed
        ? `Here ${swapped.meat} takes the place of the ${swapped.usual}.`
        : `${capitalize(swapped.meat)} is not the usual meat of this dish.`,
    ]
  if (dish.meats) return []
  const asked = answers.meatPreference
  if (!asked || !kitchen.unusualMeats?.includes(asked) || kitchen.cuisine === 'Other') return []
  const isThere = items.some(({ food }) => landMeatOfFood(food) === asked.toLowerCase())
  const isSpiced =
    items.filter(({ food }) => food.kind === 'spice' && !/salt|black pepper/.test(food.name)).length > 1
  const remark = `${capitalize(asked)} is not the usual meat of ${kitchen.adjective} cooking`
  return isThere ? [isSpiced ? `${remark}, but it suits these spices.` : `${remark}.`] : []
}

const friedDishPattern = /\b(?:skillet|seared|stir-fry|fried|eggs|patties|pancakes|crispy)\b/
const otherDishPattern = /\b(?:steamed|soup|stew|slow|braise|curry|cold|no-cook|salad|dip|roast|oven|baked)\b/

function remarksOnManyServings({ servings, dish }: FilledDish): string[] {
  const isFromThePan = friedDishPattern.test(dish.style ?? '') && !otherDishPattern.test(dish.style ?? '')
  return servings >= 6 && isFromThePan && servings > (dish.serves ?? 4)
    ? [`For ${servings}, cook in batches or in two pans, so that nothing steams.`]
    : []
}

function remarksOnMakingAhead({ dish, orders, items }: FilledDish): string[] {
  const isRaw = items.some(({ food }) => food.kind === 'fish')
  if (!orders.isAhead || isRaw || !canDishBeMadeAhead(dish)) return []
  return /\b(?:cold|dip|no-cook)\b/.test(dish.style ?? '')
    ? ['It keeps a day in the refrigerator, covered.']
    : [
        'It can be made a day ahead: cool it quickly, keep it in the refrigerator and reheat until steaming hot.',
      ]
}

function remarksOnFreezing({ dish, orders }: FilledDish): string[] {
  const isAsked = orders.requirements.some((each) => each.kind === 'keeping' && each.keeping === 'freezer')
  if (!isAsked || !canDishBeMadeAhead(dish) || /\b(?:cold|no-cook|salad|eggs)\b/.test(dish.style ?? ''))
    return []
  return [
    'It freezes well for three months: cool it quickly, freeze it in portions, thaw them in the refrigerator and reheat until steaming hot.',
  ]
}

function sayMeaning({ label, foods }: WishedFoodMeaning): string {
  const same = [...foods].find(({ short, shortMany, title }) =>
    [short, shortMany, title].some((name) => name.toLowerCase() === label),
  )
  if (same) return same.shortMany
  const isSaidOfMany = [...foods].some((food) => `${food.name} ${food.shortMany} `.includes(`${label}s `))
  return isSaidOfMany ? `${label}s` : label
}
