import { type FoodNameSegment, findFoodsInWords } from '../findFoodsInWords.ts'
import { findFoodClaimAt } from '../foodClaims.ts'
import { pathToContainedFood } from '../foodContents.ts'
import { type Food, getFoodByName } from '../foods.ts'
import { splitFoodNameIntoWords } from '../foodWords.ts'
import { isOrdinaryKindWord } from './claimStrengths.ts'

/** The food in place of which a food that is free of something is taken: milk for oat milk; null where it is none of these. */
export function ordinaryKindOfFood(food: Food): Food | null {
  if (food.replaces !== null) return getFoodByName(food.replaces)
  return pathToContainedFood(food, 'plant milk kind')?.isItself ? getFoodByName('milk') : null
}

/** Whether words beside an "or" call no food but its ordinary kind: "regular", "dairy", "not". */
export const isOrdinaryKind = (stretches: readonly FoodNameSegment[]): boolean =>
  stretches.length > 0 &&
  stretches.every(({ kind }) => kind !== 'food') &&
  stretches.some((stretch) => 'word' in stretch && isOrdinaryKindWord(stretch.word))

/** "Regular/gluten-free flour" leaves open which; "vegan/gluten-free flour" is both. */
export function slashBesideClaimAsOr(text: string): string {
  if (!slash.test(text)) return text
  const [left = [], right = [], ...more] = text
    .split(slash)
    .map((part) => findFoodsInWords(splitFoodNameIntoWords(part)))
  if (more.length > 0 || left.some(({ kind }) => kind === 'food')) return text
  const isClaimed = [left.at(-1), right[0]].filter(isFreeFromKind).length === 1
  return isClaimed ? text.replace(slash, ' or ') : text
}

const slash = /(?<=\p{L}\s?)\/(?=\s?\p{L})/u

const isFreeFromKind = (stretch: FoodNameSegment | undefined): boolean =>
  stretch !== undefined &&
  (stretch.kind === 'claim' || (stretch.kind === 'food' && stretch.food.replaces !== null))

/** The name without an optional claim in brackets before it, such as "(vegan) butter"; null if it has none. */
export function nameBehindBracketedClaim(name: string, line: string): string | null {
  const claim = /\(([^()]{2,30})\)(?=\s+\p{L})/u.exec(line)?.[1]
  if (claim === undefined || !name.toLowerCase().startsWith(claim.toLowerCase())) return null
  const words = splitFoodNameIntoWords(claim)
  return words.some((_, at) => findFoodClaimAt(words, at) !== null) ? name.slice(claim.length).trim() : null
}
