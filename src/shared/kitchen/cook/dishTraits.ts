import type { DishComponent, DishTemplate } from './dishTemplate.ts'
import type { FilledDish } from './filledDish.ts'
import type { ParsedCookWish } from './wishes/parseCookWish.ts'

/** Whether a dish is as good when it was made the day before. */
export function canDishBeMadeAhead({ style }: DishTemplate): boolean {
  const kind = style ?? ''
  return (
    /\b(?:stew|soup|curry|braise|slow|baked|oven|dip|cold|one-pot|make-ahead)\b/.test(kind) &&
    !/\b(?:fried|crispy|seared|grilled|stir-fry)\b/.test(kind)
  )
}

/** Whether a wish speaks of children at the table. */
export function isWishForChildren({ words }: ParsedCookWish): boolean {
  return ['kid', 'child', 'children', 'toddler'].some((word) => words.has(word))
}

/** Whether a dish is a cake, a drink or a side that is asked for by its name: made as it is written, whatever the meal. */
export function isMadeAsWritten({ onlyFor, cuisines }: DishTemplate): boolean {
  return onlyFor !== undefined && cuisines !== 'all'
}

const likedByChildren =
  /\b(?:kids|mild|pasta|noodles|rice|pancakes|patties|meatballs|cheesy|sweet|crispy|burger|wrap|fruit)\b/
const hardForChildren = /\b(?:spicy|sour|dip|smoky|wine|steak|slow)\b/

/** Whether most children eat a dish without being asked twice. */
export function isDishLikedByChildren({ style = '' }: DishTemplate): boolean {
  return likedByChildren.test(style) && !hardForChildren.test(style)
}

const onePot = /\b(?:one-pot|one-pan|soup|stew|traybake|sheet pan|no-cook)\b/

/** Whether nothing but one pot is to be washed, for the dish and what stands beside it. */
export function isFilledDishCookedInOnePot({ dish, side, extraSteps }: FilledDish): boolean {
  return isOnePotDish(dish) && !(side && isComponentCookedInOwnPot(side)) && extraSteps.length === 0
}

/** Whether a side is cooked in a pot of its own; bread may be warmed in an oven. */
export function isComponentCookedInOwnPot({ steps }: DishComponent): boolean {
  return steps.some(
    (step) => /\b(?:second pan|pot|boil|roast|simmer|pan|cook|fry)\b/i.test(step) && !/hot oven/.test(step),
  )
}

export function isOnePotDish({ style = '', steps }: DishTemplate): boolean {
  return (
    onePot.test(style) && !steps.some((step) => /\b(?:second|another|small) (?:pan|skillet|pot)\b/.test(step))
  )
}

/** Whether a wish asks for a single pot or pan. */
export function isOnePotWish(text: string): boolean {
  return /\b(?:one|single)[- ](?:pot|pan|skillet)\b/i.test(text)
}

/** Whether a sauce bites, so that children push it aside. */
export function isSharpSauce(sauce: string): boolean {
  return /horseradish|mustard|harissa|pepper|piri|awaze|ezme|sambal|sepen|achar|vinegar|yangnyeom/.test(sauce)
}
