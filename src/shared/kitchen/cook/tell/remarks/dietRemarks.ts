import { isMeatQuestionAsked } from '../../../questionnaire.ts'
import { isFoodAllowedByDiet, landMeatOfFood } from '../../choose/dietRules.ts'
import { type DishLineSpec, parseDishLines } from '../../dishLineSpec.ts'
import { type FilledDish, shortFoodNameOfItem } from '../../filledDish.ts'
import type { LarderFoodKind } from '../../larder/larderFoodEntry.ts'
import type { LarderFood } from '../../larderFood.ts'
import { joinWithAnd } from '../grammar.ts'

/** What makes a curry, a stir-fry or a taco as often as meat does. */
const asUsualAsMeat = /\b(?:shrimp|squid|paneer)\b/

const kindsOfMainFoods: ReadonlySet<LarderFoodKind> = new Set([
  'meat',
  'fish',
  'dairy',
  'legume',
  'vegetable',
  'grain',
])

/** More of them make a list that says less than the ingredients. */
const maxNamed = 3

/**
 * Says of a dish that people know by a name when this version is not made as it usually is, and of what it is made then: without meat
 * where it is known for one, or with something else in a line whose food the diet leaves out.
 */
export function remarksOnDiet(plate: FilledDish): string[] {
  const { dish, items, orders } = plate
  const diet = orders.answers.dietType
  if (dish.cuisines === 'all' || dish.isCombination || orders.isMeatless) return []
  const isWithoutMeat =
    dish.meats !== undefined &&
    items.every(({ food }) => landMeatOfFood(food) === null) &&
    !items.some(({ slot, food }) => slot === 'protein' && asUsualAsMeat.test(food.name))
  const ofProtein = isWithoutMeat ? namesIn(plate, 'protein') : []
  if (isWithoutMeat && isMeatQuestionAsked(diet))
    return [
      ofProtein.length > 0
        ? `It is usually made with meat, here with ${joinWithAnd(ofProtein)}.`
        : 'It is usually made with meat.',
    ]
  const replaced = linesReplacedForDiet(plate)
  if (!isWithoutMeat && replaced.length === 0) return []
  const standIns = replaced.flatMap(({ slot, spec }) => standInsOf(spec, slot, plate))
  const named = [...new Set([...ofProtein, ...standIns])].slice(0, maxNamed)
  const adapted = `This version is adapted to a ${diet.toLowerCase()} diet`
  return [named.length > 0 ? `${adapted}, with ${joinWithAnd(named)}.` : `${adapted}.`]
}

const namesIn = ({ slots }: FilledDish, slot: string) => (slots.get(slot) ?? []).map(shortFoodNameOfItem)

/** The lines of the dish and of its sauce whose first food the diet leaves out. */
function linesReplacedForDiet({ dish, sauce, orders }: FilledDish): { slot: string; spec: DishLineSpec }[] {
  const specsOf = (lines: Readonly<Record<string, string>>, prefix: string) =>
    Object.entries(lines).flatMap(([slot, source]) =>
      parseDishLines(source).map((spec) => ({ slot: prefix + slot, spec })),
    )
  return [...specsOf(dish.lines, ''), ...specsOf(sauce?.lines ?? {}, 'sauce.')].filter(
    ({ spec: { isOptional, fallbacks } }) => {
      const [first = []] = fallbacks
      return (
        !isOptional &&
        first.length > 0 &&
        first.every(
          (option) =>
            option.kind === 'food' &&
            kindsOfMainFoods.has(option.food.kind) &&
            !/butter|ghee/.test(option.food.name) &&
            !isFoodAllowedByDiet(orders.answers.dietType, option.food),
        )
      )
    },
  )
}

/** What a line holds instead of its first food, by name. */
function standInsOf({ fallbacks }: DishLineSpec, slot: string, { slots }: FilledDish): string[] {
  const foodsOf = (groups: DishLineSpec['fallbacks']): ReadonlySet<LarderFood> =>
    new Set(groups.flat().flatMap((option) => (option.kind === 'food' ? [option.food] : [])))
  const [usual, others] = [foodsOf(fallbacks.slice(0, 1)), foodsOf(fallbacks.slice(1))]
  return (slots.get(slot) ?? [])
    .filter(({ food, insteadOf }) => others.has(food) || (insteadOf !== null && usual.has(insteadOf)))
    .map(shortFoodNameOfItem)
}
