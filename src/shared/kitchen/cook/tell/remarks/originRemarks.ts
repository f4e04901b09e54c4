import type { CookingTime } from '../../../questionnaire.ts'
import type { CookingOrders, FilledDish } from '../../filledDish.ts'
import { getCuisinePantry } from '../../kitchens/cuisinePantries.ts'
import { cuisineNearnessOfDish } from '../../likelihoodOfDish.ts'
import { startsWithVowelSound } from '../grammar.ts'

/** Says of a dish that is not the cuisine's own where it comes from; where nothing was wished for, also why it was taken. */
export function remarksOnOrigin({ dish, orders }: FilledDish): string[] {
  const { kitchen, deal } = orders
  const nearness = cuisineNearnessOfDish(dish, orders)
  if (kitchen.cuisine === 'Other') return []
  const lack = `Among our dishes there is no ${describeAnswers(orders)}`
  if (nearness === 'own')
    return dish.isCombination && deal.isOpen ? [`${lack}; this one is our own, in its manner.`] : []
  const [origin] = dish.origins ?? []
  if (nearness === 'adopted' && origin)
    return [
      deal.isOpen
        ? `${lack}; the closest is this ${origin} dish.`
        : `It is ${startsWithVowelSound(origin) ? 'an' : 'a'} ${origin} dish.`,
    ]
  if (dish.cuisines === 'all')
    return [
      deal.isOpen
        ? `${lack}; this dish is of no cuisine in particular.`
        : 'It is a dish of no cuisine in particular.',
    ]
  const lenders = dish.cuisines.filter((cuisine) => cuisine !== 'Mediterranean' && cuisine !== 'Other')
  const from = lenders.find((cuisine) => kitchen.relatives.includes(cuisine)) ?? lenders[0]
  const adjective = dish.origins?.[0] ?? (from && getCuisinePantry(from).adjective)
  if (!adjective) return []
  const table = `the ${adjective} table`
  return [deal.isOpen ? `${lack}; the closest is this dish from ${table}.` : `A dish borrowed from ${table}.`]
}

const timeByAnswer: Readonly<Record<CookingTime, string>> = {
  '15 minutes or less': 'in 15 minutes or less',
  '30 minutes': 'in 30 minutes',
  '45 minutes': 'in 45 minutes',
  '1 hour or more': 'that takes an hour or more',
}

/** "Tibetan keto breakfast with beef in 15 minutes or less" */
function describeAnswers({ answers, kitchen }: CookingOrders): string {
  const { dietType, meatPreference, mealType, cookingTime } = answers
  const diet = dietType === 'No restrictions' ? '' : ` ${dietType.toLowerCase()}`
  const hasMeat = meatPreference !== null && meatPreference !== 'No preference'
  const meat = hasMeat ? ` with ${meatPreference.toLowerCase()}` : ''
  return `${kitchen.adjective}${diet} ${mealType.toLowerCase()}${meat} ${timeByAnswer[cookingTime]}`
}
