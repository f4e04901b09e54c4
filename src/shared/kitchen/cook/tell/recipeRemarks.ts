import { isMeatQuestionAsked, type MeatPreference } from '../../questionnaire.ts'
import { isFoodAllowedByDiet, type LandMeat, landMeatOfFood } from '../choose/dietRules.ts'
import { parseDishLines } from '../dishLineSpec.ts'
import { canDishBeMadeAhead } from '../dishTraits.ts'
import type { CookingOrders, FilledDish, FilledDishItem } from '../filledDish.ts'
import type { LarderFoodKind } from '../larder/larderFoodEntry.ts'
import type { WishedFoodMeaning } from '../wishes/wishWords.ts'
import { capitalize, joinWithAnd } from './grammar.ts'
import { remarksOnOrigin } from './originRemarks.ts'
import type { WrittenSteps } from './writeDishSteps.ts'

/** What a reader should know beside the dish itself; never a food that the diet leaves out, but by request. */
export function recipeRemarksForReader(
  plate: FilledDish,
  { isCookedInBatches }: Pick<WrittenSteps, 'isCookedInBatches'>,
): string[] {
  return [
    ...remarksOnRefusals(plate),
    ...remarksOnGuests(plate.orders),
    ...remarksOnMissedWishes(plate),
    ...remarksOnMeat(plate),
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
    ({ foods }) => ![...foods].some((food) => isFoodAllowedByDiet(answers.dietType, food)),
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

function remarksOnMeat({ dish, items, orders }: FilledDish): string[] {
  const { kitchen, answers } = orders
  if (dish.meats) return remarksOnMeatOfDish(dish.meats, items)
  const asked = answers.meatPreference
  if (!asked || !kitchen.unusualMeats?.includes(asked) || kitchen.cuisine === 'Other') return []
  const isThere = items.some(({ food }) => landMeatOfFood(food) === asked.toLowerCase())
  const isSpiced =
    items.filter(({ food }) => food.kind === 'spice' && !/salt|black pepper/.test(food.name)).length > 1
  const remark = `${capitalize(asked)} is not the usual meat of ${kitchen.adjective} cooking`
  return isThere ? [isSpiced ? `${remark}, but it suits these spices.` : `${remark}.`] : []
}

/** Names only the meat that is in the dish: the usual one may be what the diet or the cook leaves out. */
function remarksOnMeatOfDish(usual: readonly MeatPreference[], items: readonly FilledDishItem[]): string[] {
  const isUsual = (meat: LandMeat) => usual.some((each) => each.toLowerCase() === meat)
  const meats = items.flatMap(({ food }) => landMeatOfFood(food) ?? [])
  const swapped = items
    .filter(({ slot, food }) => slot === 'protein' && food.kind === 'meat')
    .flatMap(({ food }) => landMeatOfFood(food) ?? [])[0]
  return swapped && !meats.some(isUsual) ? [`${capitalize(swapped)} is not the usual meat of this dish.`] : []
}

const kindsOfMainFoods: ReadonlySet<LarderFoodKind> = new Set([
  'meat',
  'fish',
  'dairy',
  'legume',
  'vegetable',
  'grain',
])

/**
 * Says of a dish that people know by a name when this version is not made as it usually is: without meat where it is
 * known for one, or with something else in a line whose food the diet leaves out.
 */
function remarksOnDiet({ dish, items, orders }: FilledDish): string[] {
  const diet = orders.answers.dietType
  if (dish.cuisines === 'all' || dish.isCombination || orders.isMeatless) return []
  const isWithoutMeat = dish.meats !== undefined && items.every(({ food }) => landMeatOfFood(food) === null)
  if (isWithoutMeat && isMeatQuestionAsked(diet)) return ['It is usually made with meat.']
  const isReplaced = Object.values(dish.lines)
    .flatMap(parseDishLines)
    .some(({ isOptional, fallbacks }) => {
      const [first = []] = fallbacks
      return (
        !isOptional &&
        first.length > 0 &&
        first.every(
          (option) =>
            option.kind === 'food' &&
            kindsOfMainFoods.has(option.food.kind) &&
            !/butter|ghee/.test(option.food.name) &&
            !isFoodAllowedByDiet(diet, option.food),
        )
      )
    })
  return isWithoutMeat || isReplaced ? [`This version is adapted to a ${diet.toLowerCase()} diet.`] : []
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
