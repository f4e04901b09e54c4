import { type Choice, nearnessOf } from './choose.ts'
import { dietAllows, meatOf } from './dietRules.ts'
import { capitalize, joinList } from './grammar.ts'
import { kitchenOf } from './kitchens/kitchens.ts'
import type { Orders, Plate } from './plate.ts'
import type { Meaning } from './wishWords.ts'

/** What a reader should know beside the dish itself; never a food that the diet leaves out, but by request. */
export function remarksOn({ plate }: Choice): string[] {
  return [
    ...onRefusals(plate.orders),
    ...onMissed(plate),
    ...onMeat(plate),
    ...onOrigin(plate),
    ...onCrowd(plate),
  ]
}

function onRefusals(orders: Orders): string[] {
  const { answers, refused } = orders
  if (refused.length === 0) return []
  const against = (test: (meaning: Meaning) => boolean) => refused.filter(test).map(sayMeaning)
  const byDiet = against(({ foods }) => ![...foods].some((food) => dietAllows(answers.dietType, food)))
  const byMeat = against(
    ({ foods }) =>
      [...foods].some((food) => dietAllows(answers.dietType, food)) &&
      [...foods].every((food) => meatOf(food) !== null),
  )
  const diet = answers.dietType.toLowerCase()
  return [
    ...(byDiet.length > 0
      ? [`You asked for ${joinList(byDiet)}; that is not ${diet}, so this version goes without.`]
      : []),
    ...(byMeat.length > 0 && answers.meatPreference !== null
      ? [
          `You asked for ${joinList(byMeat)}, but ${answers.meatPreference.toLowerCase()} is your meat here, so it stays alone in the pan.`,
        ]
      : []),
  ]
}

function onMissed({ missed }: Plate): string[] {
  return missed.length > 0
    ? [`There was no good place for ${joinList(missed.map(sayMeaning))} in this dish.`]
    : []
}

function onMeat({ items, orders }: Plate): string[] {
  const { kitchen, answers } = orders
  const asked = answers.meatPreference
  if (!asked || !kitchen.unusualMeats?.includes(asked) || kitchen.cuisine === 'Other') return []
  const isThere = items.some(({ food }) => meatOf(food) === asked.toLowerCase())
  return isThere
    ? [
        `${capitalize(asked)} is not the usual meat of ${kitchen.adjective} cooking, but it suits these flavors.`,
      ]
    : []
}

function onOrigin({ dish, orders }: Plate): string[] {
  const nearness = nearnessOf(dish, orders)
  if (dish.cuisines === 'all' || orders.kitchen.cuisine === 'Other') return []
  if (nearness !== 'neighbor' && nearness !== 'far') return []
  const from = dish.cuisines.find((cuisine) => orders.kitchen.relatives.includes(cuisine)) ?? dish.cuisines[0]
  return from && from !== 'Other' ? [`A dish borrowed from the ${kitchenOf(from).adjective} table.`] : []
}

function onCrowd({ servings, dish }: Plate): string[] {
  return servings >= 8 && servings > (dish.serves ?? 4)
    ? [`For ${servings}, cook in batches or in two pans, so that nothing steams.`]
    : []
}

function sayMeaning({ label, foods }: Meaning): string {
  const same = [...foods].find(
    (food) => food.short === label || food.shortMany === label || food.title === label,
  )
  return same ? same.shortMany : label
}
