import { type LandMeat, landMeatOfFood, landMeats } from './choose/dietRules.ts'
import type { FilledDish, FilledDishItem } from './filledDish.ts'
import { allLarderFoods, type LarderFood } from './larderFood.ts'

/** Whether a plate is sweet through and through. */
export function isSweetDish(plate: FilledDish): boolean {
  return (
    /\b(?:sweet|fruit|dessert)\b/.test(plate.dish.style ?? '') &&
    !plate.items.some(({ food }) => food.kind === 'meat' || food.kind === 'fish')
  )
}

/** What may lie on fruit, or swim in a sweet drink, without anyone asking why. */
export function isAtHomeInSweets({ kind, name, words }: LarderFood): boolean {
  if (kind === 'herb') return /mint|basil/.test(name)
  if (kind === 'dairy') return /cream|yogurt|ricotta|mascarpone|labneh/.test(name)
  return kind === 'fruit' || kind === 'nut' || (kind === 'spice' && !words.has('pepper'))
}

/** Whether a dish is tossed together in its pan, so that more can go into it. */
export function isFromSkillet({ dish }: FilledDish): boolean {
  const style = dish.style ?? ''
  return (
    /\b(?:skillet|stir-fry|noodles|hash|scramble|rice)\b/.test(style) &&
    !/\b(?:baked|cold|no-cook|bowl)\b/.test(style)
  )
}

/** Whether a dish has a sauce, so that something can be stirred into it. */
export function isDishWithSauce({ dish }: FilledDish): boolean {
  const style = dish.style ?? ''
  return (
    /\b(?:stew|soup|curry|sauc\w*|braise|slow|pasta|creamy|mince|one-pot)\b/.test(style) &&
    !/\b(?:fried|crispy|salad|sandwich|grilled|no-cook|baked)\b/.test(style)
  )
}

export interface SwappedMeat {
  meat: LandMeat
  /** The meat that the dish is known for, and whether the recipe may speak of it because it is avoided by none of the eaters. */
  usual: LandMeat
  isUsualNamed: boolean
}

/** The meat that stands in for the one the dish is known for; null where the meat is usual or there is none. */
export function swappedMeatOfPlate({ dish, items, orders }: FilledDish): SwappedMeat | null {
  const usual = landMeats.filter((meat) => dish.meats?.some((each) => each.toLowerCase() === meat))
  const first = landMeats.find((meat) => meat === dish.meats?.[0]?.toLowerCase())
  if (!first || items.some(({ food }) => usual.some((meat) => landMeatOfFood(food) === meat))) return null
  const standIn = items.find(({ slot, food }) => slot === 'protein' && food.kind === 'meat')
  const meat = standIn && landMeatOfFood(standIn.food)
  if (!meat) return null
  const isUsualNamed = allLarderFoods.some(
    (food) => food.kind === 'meat' && landMeatOfFood(food) === first && orders.allowsWithAnyMeat(food),
  )
  return { meat, usual: first, isUsualNamed }
}

/** The meat of a dish that is also made without; null where it has none, or is not the dish without it. */
export function optionalMeatOfPlate({ dish, items }: FilledDish): FilledDishItem | null {
  if (!dish.lines.protein?.trim().startsWith('?')) return null
  return items.find(({ slot, food }) => slot === 'protein' && food.kind === 'meat') ?? null
}

/** Whether a text names a meat, by its animal or as it is called in the kitchen: "ham", "sausages". */
export function isMeatNamedIn({ food }: FilledDishItem, text: string): boolean {
  const lastWord = (name: string) => name.split(' ').at(-1)!
  const names = [landMeatOfFood(food) ?? food.short, lastWord(food.short), lastWord(food.shortMany)]
  return names.some((name) => text.toLowerCase().includes(name.toLowerCase()))
}
