import { pathToContainedFood } from '../../../foods/foodContents.ts'
import type { Food } from '../../../foods/foods.ts'
import type { GroceryCategory } from '../../../groceryCategories.ts'

/**
 * Milligrams of sodium in 100 g from which a food is salty for an infant, by the category that it is sold in. By the British
 * front-of-pack labelling more than 1.5 g of salt in 100 g is high, which is 600 mg of sodium. The NHS names crisps and
 * crackers as what infants must not have, which have a little less, and hard cheese, with up to 820 mg, as a food for them.
 */
const minSodiumMg: Partial<Record<GroceryCategory, number>> = {
  Meat: 600,
  Seafood: 600,
  Condiments: 600,
  Sauces: 600,
  Snacks: 480,
}
const minSodiumMgOfOthers = 850

/** Ready stock has less in 100 g, and is drunk by the cup. */
const stockKinds = ['stock kind', 'poultry stock kind', 'beef stock kind', 'meat stock kind']

/** A pinch of them is in a dish, and the water that noodles cook in takes most of theirs. */
const exceptedKinds = ['leavening', 'baking aid', 'noodle kind']

const isOfKind = (food: Food, kinds: readonly string[]) =>
  kinds.some((kind) => pathToContainedFood(food, kind)?.isItself)

/** Whether a food holds more salt than an infant's meal may, by its figures. */
export function isSaltyFoodForInfants(food: Food): boolean {
  if (isOfKind(food, exceptedKinds)) return false
  if (isOfKind(food, stockKinds)) return true
  return (food.figures?.sodiumMg ?? 0) >= (minSodiumMg[food.category] ?? minSodiumMgOfOthers)
}

const withoutSalt =
  /(?<!\p{L})(?:low|reduced|no|without|unsalted|salt[- ]free|salzarm\p{L}*|salzfrei\p{L}*|ungesalzen\p{L}*|ohne salz|sans sel|pauvre en sel|non sale[es]*|sin sal|baj[oa] en sal|sin sodio)(?!\p{L})/iu

/** Whether a line, its accents removed, says that it holds little salt. */
export const isLowInSaltByItsLine = (folded: string): boolean => withoutSalt.test(folded)
