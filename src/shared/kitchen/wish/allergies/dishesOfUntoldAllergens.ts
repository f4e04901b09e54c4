import { allergensInContents, contentsOfFood } from '../../foods/foodContents.ts'
import { matchFoodName } from '../../foods/matchFoodName.ts'
import { usualRoleOfFoodInDish } from '../foods/partsOfDish.ts'

const blends: ReadonlySet<string> = new Set(['curry powder', 'curry paste', 'garam masala'])
const madeCategories: ReadonlySet<string> = new Set(['Frozen Foods', 'Sauces'])

/**
 * Whether a food is a blend, a dish or a sauce that holds allergens, or that the catalogue does not know: somebody who reacts
 * to it reacts to one of its foods, and the wish does not say to which.
 */
export function isDishOfUntoldAllergens(food: string): boolean {
  if (blends.has(food)) return true
  const role = usualRoleOfFoodInDish(food)
  const known = matchFoodName(food).food
  if (known === null) return role === 'dish'
  const { size } = allergensInContents(contentsOfFood(known))
  const isMade = role === 'dish' || madeCategories.has(known.category)
  return isMade ? size > 0 : role === 'treat' && size > 1
}
